/** A class file of another student comes in. It is read and checked before anything is written. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Opinion } from '../../../opinion/opinion.ts';
import { readForeignOpinion } from '../../../opinion/opinion-schema.ts';
import { type BroughtInClass, classFileLimits } from '../../../shared/class-files.ts';
import { limits } from '../../../shared/prices.ts';
import {
  type BroughtIn,
  type ClassFile,
  classFilePath,
  classFileSchema,
  pathsOfCase,
  readForeignMaterial,
} from '../../../study/class-file/class-file.ts';
import { broughtIn } from '../../../study/words/engines.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { cases, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { writeFileFrom } from '../../outside/temporary-files.ts';
import { readZip } from '../../outside/unzip.ts';
import { addFromText } from '../cases/adding.ts';
import { createClass } from '../classes/service.ts';
import { storeMaterial } from '../materials/service.ts';
import { ownedSemester } from '../semesters/service.ts';
import { createCategory } from '../sessions/categories.ts';
import { createClassSession } from '../sessions/service.ts';

/** Four times what the largest casebook has; a semester is far below. */
const bounds = {
  mostEntries: 2_100,
  mostBytesEach: 8 * 1024 * 1024,
  mostBytes: 96 * 1024 * 1024,
  isExpected: (path: string) =>
    path === classFilePath || /^cases\/[1-9]\d{0,2}\/(?:opinion|brief|outline|questions)\.json$/.test(path),
};

const refused = () =>
  new AppError('unusable_file', {
    message: 'This isn’t a class file from this product, or it’s damaged. Ask for a new one.',
  });

type ReadCase = ClassFile['cases'][number] & { opinion: Opinion; materials: BroughtIn[]; sha256: string };
type ReadClass = { file: ClassFile; cases: ReadCase[] };

/** How the transaction is opened: by the route, which knows the request's idempotency key. */
type WithinOnce = (content: unknown, work: (app: App) => Promise<BroughtInClass>) => Promise<BroughtInClass>;

export async function bringInClass(
  app: App,
  user: SignedIn,
  { semesterId }: { semesterId: number },
  bytes: AsyncIterable<Uint8Array>,
  withinOnce: WithinOnce,
): Promise<BroughtInClass> {
  await app.rateLimits.spend('exportsPerUser', user.userId);
  await ownedSemester(app, user, semesterId);
  return app.files.withFile(async (path) => {
    const written = await writeFileFrom(bytes, path, classFileLimits.maxBytes);
    if (!written) throw new AppError('too_large', { message: 'This class file is too large to open.' });
    const read = await readClassFile(path);
    return withinOnce({ semesterId, sha256: written.sha256 }, (within) =>
      within.db.transaction((db) => store({ ...within, db }, user, semesterId, read)),
    );
  });
}

/** Whatever is wrong with it, the answer is one sentence: what a stranger's file makes fail is nobody's to debug. */
async function readClassFile(path: string): Promise<ReadClass> {
  try {
    const files = await readZip(path, bounds);
    const file = classFileSchema.parse(parse(files.get(classFilePath)));
    const read: ReadCase[] = [];
    for (const [index, one] of file.cases.entries()) {
      read.push({ ...one, ...readCase(files, index) });
      const session = file.sessions[one.session];
      if (!session || (one.category !== null && one.category >= session.categories.length)) throw refused();
      // One case at a time: others are served in between.
      await setImmediate();
    }
    return { file, cases: read };
  } catch {
    throw refused();
  }
}

const parse = (bytes: Buffer | undefined): unknown => JSON.parse(String(bytes ?? 'null'));

function readCase(files: ReadonlyMap<string, Buffer>, index: number) {
  const { opinion: textPath, ...paths } = pathsOfCase(index);
  const text = files.get(textPath);
  const opinion = readForeignOpinion(parse(text));
  if (!text || !opinion) throw refused();
  const made = (['brief', 'outline', 'questions'] as const).flatMap((kind) => {
    const value = parse(files.get(paths[kind]));
    if (value === null) return [];
    const material = readForeignMaterial(kind, value, opinion);
    if (!material) throw refused();
    return [material];
  });
  return { opinion, materials: made, sha256: createHash('sha256').update(text).digest('hex') };
}

async function store(
  app: App,
  user: SignedIn,
  semesterId: number,
  { file, cases: read }: ReadClass,
): Promise<BroughtInClass> {
  const { userId } = user;
  const made = await createClass(app, user, { name: file.name, semesterId });
  const sessions = [];
  for (const { title, heldOn, categories } of file.sessions) {
    const { id } = await createClassSession(app, user, { id: made.id, title, heldOn });
    const categoryIds = [];
    for (const name of categories) categoryIds.push((await createCategory(app, user, { id, name })).id);
    sessions.push({ id, categoryIds });
  }
  const at = app.now();
  for (const { title, isExcerpt, session, category, opinion, materials: drafts, sha256 } of read) {
    const place = sessions[session];
    if (!place) throw refused();
    const draft = {
      ...{
        userId,
        sessionId: place.id,
        categoryId: category === null ? null : (place.categoryIds[category] ?? null),
      },
      ...{ title, isExcerpt, sha256, fileName: `${title}.hotseat`, fileSize: 0 },
      ...{ tier: 'standard' as const, pdfDeletedAt: at },
    };
    const { id } = await addFromText(app, draft, opinion);
    for (const { kind, content } of drafts) {
      const itemCount =
        'questions' in content && Array.isArray(content.questions) ? content.questions.length : 0;
      const rest = { tier: 'standard' as const, engine: broughtIn, engineVersion: '1', itemCount };
      await storeMaterial(app, { id, userId }, { kind, content, ...rest });
    }
    // Nothing was charged for it, so nothing is made again for nothing.
    await app.db.update(materials).set({ freeRemakes: limits.freeRemakes }).where(eq(materials.caseId, id));
    await app.db
      .update(cases)
      .set({ status: 'ready', step: null, engine: broughtIn, firstMaterialAt: at, readyToldAt: at })
      .where(eq(cases.id, id));
  }
  const lostQuotes = read.flatMap((one) => one.materials).reduce((sum, each) => sum + each.lostQuotes, 0);
  return { ...made, caseCount: read.length, lostQuotes };
}
