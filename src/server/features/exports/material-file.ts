/** One material as a file. */
import { type FileFormat, fileFormats, isDeck, isFree } from '../../../shared/downloads.ts';
import type { Brief, MaterialRecord, Outline, QuestionSet } from '../../../shared/materials.ts';
import { product } from '../../../shared/prices.ts';
import { materialToMarkdown } from '../../../study/markdown.ts';
import type { MaterialKind } from '../../../study/material/schema.ts';
import { ankiNotes } from '../../../study/print/anki-notes.ts';
import { ownSheet } from '../../../study/print/own-sheet.ts';
import { questionRows } from '../../../study/print/rows.ts';
import {
  briefSheet,
  type Heading,
  outlineSheet,
  questionsSheet,
  type Sheet,
} from '../../../study/print/sheet.ts';
import {
  type DeckFormat,
  deckWriters,
  type Printed,
  type SheetFormat,
  sheetWriters,
} from '../../../study/print/writers.ts';
import { referenceParts } from '../../../study/words/captions.ts';
import { dayName } from '../../../study/words/day-name.ts';
import { chosenByProgram, isEmbedded, makerName } from '../../../study/words/engines.ts';
import type { Places } from '../../../study/words/pages.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import {
  captionOf,
  findMaterial,
  getBrief,
  getOutline,
  getQuestionSet,
  passageLinks,
  placesOfMaterial,
} from '../materials/service.ts';
import { findPlan } from '../subscription/service.ts';

export type Download = { fileName: string; type: string; bytes: Buffer };
export type MaterialFormat = Exclude<FileFormat, 'hotseat'>;
export type MaterialFileRequest = { id: number; format: MaterialFormat; own?: boolean | undefined };

/** Throws not found before `paid_plan_only`: another student's ids tell nothing. */
export async function downloadMaterial(
  app: App,
  user: SignedIn,
  kind: MaterialKind,
  { id, format, own = false }: MaterialFileRequest,
): Promise<Download> {
  const material = await readMaterial(app, user, kind, id);
  if (own) return ownFile(app, material, format);
  await requirePaidPlan(app, user);
  return {
    ...named(`${material.record.caseTitle} - ${material.sheet.kind}`, format),
    bytes: await bytesOf(app, material, format),
  };
}

export async function requirePaidPlan(app: App, { userId }: SignedIn): Promise<void> {
  if (!(await findPlan(app, userId))) throw new AppError('paid_plan_only');
}

export const named = (name: string, format: FileFormat) => ({
  fileName: `${name}.${format}`,
  type: fileFormats[format].type,
});

type Content =
  | { kind: 'brief'; record: Brief }
  | { kind: 'outline'; record: Outline }
  | { kind: 'questions'; record: QuestionSet };

export type ReadMaterial = Content & {
  record: MaterialRecord;
  sheet: Sheet;
  heading: Heading;
  places: Places;
};

export async function readMaterial(
  app: App,
  user: SignedIn,
  kind: MaterialKind,
  id: number,
): Promise<ReadMaterial> {
  const content = await readContent(app, user, kind, id);
  const { record } = content;
  const [known, { own }] = await Promise.all([
    placesOfMaterial(app, record),
    findMaterial(app, user, id, kind),
  ]);
  const places = { ...known, hrefOf: passageLinks(app.config.appUrl, known, kind, id) };
  const { citation, court, decidedOn } = captionOf(own);
  const line = referenceParts({ citation, court, decidedOn }).join(' · ');
  const heading = { title: own.title, lines: line === '' ? [] : [line] };
  return { ...content, sheet: sheetOf(content, heading, places), heading, places };
}

async function readContent(app: App, user: SignedIn, kind: MaterialKind, id: number): Promise<Content> {
  if (kind === 'brief') return { kind, record: await getBrief(app, user, { id }) };
  if (kind === 'outline') return { kind, record: await getOutline(app, user, { id }) };
  return { kind, record: await getQuestionSet(app, user, { id }) };
}

function sheetOf(content: Content, heading: Heading, places: Places): Sheet {
  if (content.kind === 'brief') return briefSheet(content.record.caseTitle, content.record, places);
  if (content.kind === 'outline') return outlineSheet(heading, content.record, places);
  return questionsSheet(heading, content.record, places);
}

/** Without asking for the plan. */
export async function bytesOf(app: App, material: ReadMaterial, format: MaterialFormat): Promise<Buffer> {
  const { record, kind, sheet, places } = material;
  if (isDeck(format)) return deckFile(app, notesOf(material, [record.caseTitle]), format);
  return sheetFile(app, sheet, format, {
    trust: trustOf(record),
    markdown: () => materialToMarkdown({ [kind]: record }, places),
    rows: kind === 'questions' ? () => questionRows(record.caseTitle, record.questions, places) : undefined,
  });
}

type Kept = Omit<Printed, 'sheet' | 'imprint'> & { trust: string };

/** Pages are set in a process of their own. */
export async function sheetFile(
  { printer, now }: App,
  sheet: Sheet,
  format: SheetFormat,
  { trust, ...more }: Kept,
): Promise<Buffer> {
  const imprint = { maker: product, trust, printedAt: now().getTime() };
  if (format === 'pdf' || format === 'docx') return printer.print(sheet, imprint, format);
  return Buffer.from(await sheetWriters[format]({ sheet, imprint, ...more }));
}

export type Listed = { id: number; kind: MaterialKind; className: string };

/** The questions of many cases as one deck. */
export async function deckOf(
  app: App,
  user: SignedIn,
  listed: readonly Listed[],
  format: DeckFormat,
): Promise<Buffer> {
  const notes = [];
  for (const { id, kind, className } of listed) {
    if (kind !== 'questions') continue;
    const material = await readMaterial(app, user, kind, id);
    notes.push(...notesOf(material, [className, material.record.caseTitle]));
  }
  return deckFile(app, notes, format);
}

/** None of what holds no questions. `deck` is where its cards go, below the product's own. */
const notesOf = ({ kind, record, places }: ReadMaterial, deck: readonly string[]) =>
  kind === 'questions'
    ? ankiNotes({
        caseKey: `case ${record.caseId}`,
        caseTitle: record.caseTitle,
        deck: [product, ...deck],
        questions: record.questions,
        places,
      })
    : [];

const deckFile = async (app: App, notes: ReturnType<typeof notesOf>, format: DeckFormat) =>
  Buffer.from(await deckWriters[format](notes, app.now().getTime()));

async function ownFile(app: App, material: ReadMaterial, format: FileFormat): Promise<Download> {
  const { record, kind, heading } = material;
  // The kind names the record's content.
  const sheet = ownSheet(heading, { kind, content: record } as Parameters<typeof ownSheet>[1]);
  if (isFree(format)) {
    const file = named(`${record.caseTitle} - My Words`, format);
    return { ...file, bytes: await sheetFile(app, sheet, format, { trust: product }) };
  }
  throw new AppError('invalid_request', {
    message: 'Your own words come as Markdown or CSV only.',
  });
}

function trustOf({ engine, tier, createdAt }: MaterialRecord): string {
  const made = `${product} · made by ${makerName(engine)}, ${tier} tier, ${dayName(createdAt.slice(0, 10))}`;
  return isEmbedded(engine) ? `${made} · ${chosenByProgram}` : made;
}
