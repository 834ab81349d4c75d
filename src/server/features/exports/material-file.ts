/** One material as a file. */
import { type FileFormat, fileFormats } from '../../../shared/downloads.ts';
import type { Brief, MaterialRecord, Outline, QuestionSet } from '../../../shared/materials.ts';
import { product } from '../../../shared/prices.ts';
import { materialToMarkdown } from '../../../study/markdown.ts';
import type { MaterialKind } from '../../../study/material/schema.ts';
import { ankiNotes, notesToText } from '../../../study/print/anki-notes.ts';
import { notesToApkg } from '../../../study/print/apkg.ts';
import { ownSheet } from '../../../study/print/own-sheet.ts';
import type { Imprint } from '../../../study/print/pdf.ts';
import { questionRows, sheetRows } from '../../../study/print/rows.ts';
import {
  briefSheet,
  type Heading,
  outlineSheet,
  questionsSheet,
  type Sheet,
} from '../../../study/print/sheet.ts';
import { sheetToMarkdown } from '../../../study/print/sheet-markdown.ts';
import { referenceParts } from '../../../study/words/captions.ts';
import { dayName } from '../../../study/words/day-name.ts';
import { chosenByProgram, isEmbedded, makerName } from '../../../study/words/engines.ts';
import type { Places } from '../../../study/words/pages.ts';
import type { App } from '../../app.ts';
import { toCsv } from '../../base/csv.ts';
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
  if (own) return ownFile(material, format);
  await requirePaidPlan(app, user);
  return {
    ...named(`${material.record.caseTitle} - ${material.sheet.kind}`, format),
    bytes: await bytesOf(app, material, format),
  };
}

export async function requirePaidPlan(app: App, { userId }: SignedIn): Promise<void> {
  if (!(await findPlan(app, userId))) throw new AppError('paid_plan_only');
}

export const named = (name: string, format: FileFormat) => {
  const { extension, type } = fileFormats[format];
  return { fileName: `${name}.${extension}`, type };
};

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
  switch (format) {
    case 'pdf':
    case 'docx':
      return app.printer.print(sheet, imprintOf(app, trustOf(record)), format);
    case 'md':
      return Buffer.from(materialToMarkdown({ [kind]: record }, places));
    case 'csv':
      return Buffer.from(toCsv(rowsOf(material)));
    case 'apkg':
    case 'txt':
      return deckFile(app, notesOf(material, [record.caseTitle]), format);
  }
}

export const rowsOf = ({ kind, record, sheet, places }: ReadMaterial) =>
  kind === 'questions' ? questionRows(record.caseTitle, record.questions, places) : sheetRows(sheet);

/** None of what holds no questions. `deck` is where its cards go, below the product's own. */
export const notesOf = ({ kind, record, places }: ReadMaterial, deck: readonly string[]) =>
  kind === 'questions'
    ? ankiNotes({
        caseKey: `case ${record.caseId}`,
        caseTitle: record.caseTitle,
        deck: [product, ...deck],
        questions: record.questions,
        places,
      })
    : [];

export const deckFile = async (app: App, notes: ReturnType<typeof notesOf>, format: 'apkg' | 'txt') =>
  format === 'apkg' ? notesToApkg(notes, app.now().getTime()) : Buffer.from(notesToText(notes));

function ownFile(material: ReadMaterial, format: FileFormat): Download {
  const { record, kind, heading } = material;
  // The kind names the record's content.
  const sheet = ownSheet(heading, { kind, content: record } as Parameters<typeof ownSheet>[1]);
  const file = named(`${record.caseTitle} - My Words`, format);
  if (format === 'md') return { ...file, bytes: Buffer.from(sheetToMarkdown(sheet)) };
  if (format === 'csv') return { ...file, bytes: Buffer.from(toCsv(sheetRows(sheet))) };
  throw new AppError('invalid_request', {
    message: 'Your own words come as Markdown or CSV only.',
  });
}

export const imprintOf = (app: App, trust: string): Imprint => ({
  maker: product,
  trust,
  printedAt: app.now().getTime(),
});

function trustOf({ engine, tier, createdAt }: MaterialRecord): string {
  const made = `${product} · made by ${makerName(engine)}, ${tier} tier, ${dayName(createdAt.slice(0, 10))}`;
  return isEmbedded(engine) ? `${made} · ${chosenByProgram}` : made;
}
