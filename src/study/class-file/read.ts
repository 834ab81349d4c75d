/** From a stranger's file to rows: what is no class file is refused, a case that cannot be taken is left out by name. */
import { createHash } from 'node:crypto';
import { storedFindingsOf } from '../../opinion/findings.ts';
import type { Opinion } from '../../opinion/opinion.ts';
import { readForeignOpinion } from '../../opinion/opinion-schema.ts';
import { boundPassed } from '../material/bounds.ts';
import {
  briefContentSchema,
  type MaterialKind,
  outlineContentSchema,
  questionSetContentSchema,
} from '../material/schema.ts';
import { withEverySection } from '../material/shape.ts';
import { storageFault } from '../material/storable.ts';
import { checkPinpoints } from '../pinpoints.ts';
import { entriesOfMaterial, entriesOfText } from '../search-entries.ts';
import { type ClassFile, classBounds, classFilePath, classFileSchema, pathsOfCase } from './class-file.ts';
import { judge, openGround } from './judge.ts';
import type { LeftOut, ReadCase, ReadClass, ReadMaterial, Slice } from './rows.ts';
import { type OpenedZip, openZip } from './unzip.ts';

/** The sentence on a file that is refused as a whole. */
export class ClassFileRefusal extends Error {}

const notOne = 'This isn’t a class file from this product, or it’s damaged. Ask for a new one.';
/** Of a case. */
const isDamaged = 'it’s damaged';

/** The sentence on a case that is left out. */
class Unusable extends Error {}

const zipBounds = {
  mostEntries: 4 * classBounds.cases + 1,
  // The text of the largest file that is read, with all that is known of it.
  mostBytesEach: 16 * 1024 * 1024,
  mostBytes: classBounds.unpackedBytes,
  isExpected: (path: string) =>
    path === classFilePath || /^cases\/[1-9]\d{0,2}\/(?:opinion|brief|outline|questions)\.json$/.test(path),
};

/** Keeps what goes into the database as it is and tells where. */
export type Keep = (text: string) => Slice;

export async function readClassFile(path: string, keep: Keep): Promise<ReadClass> {
  const zip = await openZip(path, zipBounds).catch(refuse);
  try {
    const file = await readList(zip).catch(refuse);
    const leftOut: LeftOut[] = file.leftOut.map(({ title, reason }) => ({ title, reason: reasons[reason] }));
    const cases: ReadCase[] = [];
    for (const index of file.cases.keys()) {
      const read = await readCase(zip, file, index, keep);
      if ('reason' in read) leftOut.push(read);
      else cases.push(read);
    }
    const [first] = leftOut;
    if (cases.length === 0 && file.cases.length > 0 && first)
      throw new ClassFileRefusal(
        first.reason === isDamaged ? notOne : `This class file can’t be used: ${first.reason}.`,
      );
    return { name: file.name, sessions: file.sessions, cases, leftOut };
  } finally {
    zip.close();
  }
}

const reasons: Record<ClassFile['leftOut'][number]['reason'], string> = {
  no_text: 'its text was deleted before',
  too_many: `a class file holds ${classBounds.cases} cases at most`,
};

const refuse = (): never => {
  throw new ClassFileRefusal(notOne);
};

const parse = (bytes: Buffer | undefined): unknown => JSON.parse(String(bytes ?? 'null'));

async function readList(zip: OpenedZip): Promise<ClassFile> {
  const given = parse(await zip.read(classFilePath));
  if (storageFault(given)) refuse();
  const file = classFileSchema.parse(given);
  const isPlaced = ({ session, category }: ClassFile['cases'][number]) => {
    const place = file.sessions[session];
    return place !== undefined && (category === null || category < place.categories.length);
  };
  return file.cases.every(isPlaced) ? file : refuse();
}

async function readCase(
  zip: OpenedZip,
  file: ClassFile,
  index: number,
  keep: Keep,
): Promise<ReadCase | LeftOut> {
  const place = file.cases[index];
  if (!place) throw new Error('There is no such case');
  try {
    const paths = pathsOfCase(index);
    const text = await zip.read(paths.opinion);
    const opinion = readOpinion(storable(text));
    const ground = openGround(opinion);
    const materials: ReadMaterial[] = [];
    for (const kind of ['brief', 'outline', 'questions'] as const) {
      const value = storable(await zip.read(paths[kind]));
      if (value !== null) materials.push(readMaterial(kind, value, ground, keep));
    }
    const kept = keep(JSON.stringify(opinion));
    return {
      ...place,
      opinion: kept,
      entries: keep(JSON.stringify(entriesOfText(opinion))),
      findings: storedFindingsOf(opinion),
      materials,
      sha256: createHash('sha256')
        .update(text ?? '')
        .digest('hex'),
      bytes: [kept, ...materials.map(({ content }) => content)].reduce((sum, { bytes }) => sum + bytes, 0),
    };
  } catch (error) {
    return { title: place.title, reason: error instanceof Unusable ? error.message : isDamaged };
  }
}

function storable(bytes: Buffer | undefined): unknown {
  const value = parse(bytes);
  if (storageFault(value)) throw new Unusable(isDamaged);
  return value;
}

function readOpinion(value: unknown): Opinion {
  const opinion = readForeignOpinion(value);
  if (!('passed' in opinion)) return opinion;
  throw new Unusable(opinion.passed ? `its text has ${opinion.passed}` : isDamaged);
}

const schemas = {
  brief: briefContentSchema,
  outline: outlineContentSchema,
  questions: questionSetContentSchema,
};
const names: Record<MaterialKind, string> = { brief: 'brief', outline: 'outline', questions: 'question set' };

function readMaterial(
  kind: MaterialKind,
  value: unknown,
  ground: ReturnType<typeof openGround>,
  keep: Keep,
): ReadMaterial {
  const passed = boundPassed(value);
  if (passed) throw new Unusable(`its ${names[kind]} has ${passed}`);
  const given = schemas[kind].parse(withEverySection(value));
  const content = judge(kind, checkPinpoints(given, ground.opinion), ground);
  return {
    kind,
    content: keep(JSON.stringify(content)),
    entries: keep(JSON.stringify(entriesOfMaterial(kind, content))),
    itemCount: 'questions' in content ? content.questions.length : 0,
    lostQuotes: countQuotes(given) - countQuotes(content),
  };
}

function countQuotes(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + countQuotes(each), 0);
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'quote' in value && 'paragraphId' in value ? 1 : 0;
  return Object.values(value).reduce<number>((sum, each) => sum + countQuotes(each), own);
}
