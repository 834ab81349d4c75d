/** Everything of a student as a zip, for herself. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { type Opinion, passagesOf } from '../../../opinion/opinion.ts';
import { product } from '../../../shared/prices.ts';
import { materialToMarkdown } from '../../../study/markdown.ts';
import type { MaterialKind, QuestionSetContent } from '../../../study/material/schema.ts';
import { placesIn } from '../../../study/places.ts';
import { toCsv } from '../../../study/print/csv.ts';
import { ownBriefSheet } from '../../../study/print/own-brief-sheet.ts';
import { sheetToMarkdown } from '../../../study/print/sheet-markdown.ts';
import type { App } from '../../app.ts';
import { pathPart } from '../../base/path-part.ts';
import { cases, caseTexts, materials } from '../../db/tables.ts';
import type { AsideResult } from '../../outside/aside.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { type ZipFile, zipPieces } from '../../outside/zip.ts';
import { getCurrentUser } from '../auth/service.ts';
import { readOwnBrief } from '../highlights/service.ts';
import { getBrief, getOutline, getQuestionSet, placesOfMaterial } from '../materials/service.ts';
import { getAccount } from '../security/service.ts';
import { records } from './records.ts';

export async function exportAccount(app: App, user: SignedIn): Promise<AsyncIterable<Uint8Array>> {
  await app.rateLimits.spend('exportsPerUser', user.userId);
  const files = [
    { path: 'README.md', content: async () => readMe },
    { path: 'account.json', content: async () => toJson(await describeAccount(app, user)) },
    ...records.flatMap(({ name, read }) => [
      { path: `records/${name}.json`, content: async () => toJson(await read(app, user.userId)) },
      { path: `records/${name}.csv`, content: async () => toCsv(await read(app, user.userId)) },
    ]),
    ...(await listCaseFiles(app, user)),
  ];
  return zipPieces(files, app.now());
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function describeAccount(app: App, user: SignedIn) {
  return { ...(await getCurrentUser(app, user)), ...(await getAccount(app, user)) };
}

async function listCaseFiles(app: App, user: SignedIn): Promise<ZipFile[]> {
  const rows = await app.db
    .select({ id: cases.id, title: cases.title })
    .from(cases)
    .where(and(eq(cases.userId, user.userId), isNull(cases.deletedAt)))
    .orderBy(asc(cases.id));
  return rows.flatMap(({ id, title }) =>
    (Object.keys(caseFiles) as CaseFile[]).map((file) => ({
      path: `cases/${id} ${pathPart(title, 'case')}/${file}`,
      content: async () =>
        (await app.aside.make({ work: 'case of the account', user, request: { id, title, file } })).bytes,
    })),
  );
}

type OneCase = { id: number; title: string };

/** Each is made when its turn comes, of a case that is hers. */
const caseFiles = {
  'opinion.json': async (app: App, _: SignedIn, { id }: OneCase) =>
    toJson((await findOpinion(app, id)) ?? null),
  'opinion.md': async (app: App, _: SignedIn, { id, title }: OneCase) =>
    opinionToMarkdown(title, await findOpinion(app, id)),
  'material.json': async (app: App, _: SignedIn, { id }: OneCase) => toJson(await listMaterials(app, id)),
  'material.md': async (app: App, user: SignedIn, { id }: OneCase) =>
    materialToRead(app, user, await listMaterials(app, id)),
  'own-brief.md': (app: App, user: SignedIn, { id }: OneCase) => ownBriefToRead(app, user, id),
  'questions.csv': async (app: App, _: SignedIn, { id }: OneCase) =>
    questionsOf(await listMaterials(app, id)),
};
type CaseFile = keyof typeof caseFiles;

/** What a thread aside makes of it. */
export const accountWorks = {
  'case of the account': async (
    app: App,
    user: SignedIn,
    { file, ...one }: OneCase & { file: CaseFile },
  ): Promise<AsideResult> => ({ bytes: Buffer.from(await caseFiles[file](app, user, one)) }),
};

async function findOpinion({ db }: App, caseId: number): Promise<Opinion | undefined> {
  const [row] = await db.select().from(caseTexts).where(eq(caseTexts.caseId, caseId));
  // Written by the worker alone, from an Opinion.
  return row?.opinion as Opinion | undefined;
}

function opinionToMarkdown(title: string, opinion: Opinion | undefined): string {
  if (!opinion) return `# ${title}\n\nThe text of this case is not kept.\n`;
  const passages = opinion.paragraphs.flatMap((paragraph) =>
    passagesOf(paragraph).map(({ page, text }) => ({ page, text, kind: paragraph.kind })),
  );
  const byPage = Map.groupBy(passages, ({ page }) => page);
  const { pageNameOf } = placesIn(opinion);
  const pages = [...byPage].map(([page, found]) => {
    const lines = found.map(({ kind, text }) => (kind === 'heading' ? `### ${text}` : text));
    return `## ${pageNameOf(page)}\n\n${lines.join('\n\n')}`;
  });
  return `# ${title}\n\n${pages.join('\n\n')}\n`;
}

type MaterialRow = typeof materials.$inferSelect;

async function listMaterials({ db }: App, caseId: number): Promise<MaterialRow[]> {
  return db.select().from(materials).where(eq(materials.caseId, caseId)).orderBy(asc(materials.id));
}

/** As the screens show it. */
async function materialToRead(app: App, user: SignedIn, rows: MaterialRow[]): Promise<string> {
  const [row] = rows;
  if (!row) return '';
  const idOf = (kind: MaterialKind) => rows.find((each) => each.kind === kind)?.id;
  const [brief, outline, questions] = [idOf('brief'), idOf('outline'), idOf('questions')];
  const made = {
    ...(brief === undefined ? {} : { brief: await getBrief(app, user, { id: brief }) }),
    ...(outline === undefined ? {} : { outline: await getOutline(app, user, { id: outline }) }),
    ...(questions === undefined ? {} : { questions: await getQuestionSet(app, user, { id: questions }) }),
  };
  return materialToMarkdown(made, await placesOfMaterial(app, row));
}

/** What she highlighted and noted, as the file that is free to her. */
async function ownBriefToRead(app: App, user: SignedIn, id: number): Promise<string> {
  const { own, title, places } = await readOwnBrief(app, user, { id });
  return sheetToMarkdown(ownBriefSheet({ title, lines: [] }, own.sections, places));
}

function questionsOf(rows: MaterialRow[]): string {
  // Stored as the schemas of the material have it.
  const set = rows.find(({ kind }) => kind === 'questions')?.content as QuestionSetContent | undefined;
  const lines = (set?.questions ?? []).map(({ question, answer, difficulty, kind }) => ({
    difficulty,
    kind,
    question,
    answer: answer.map(({ text }) => text).join('\n'),
  }));
  return toCsv(lines);
}

const readMe = `# Your ${product} export

- account.json: your account, profile and preferences
- records/: everything kept of you, one table a file, as JSON and as CSV
- cases/: each case with its text and its study material, as JSON and as Markdown, its questions as CSV, and your
  own brief with your highlights and notes as Markdown

Passwords, secrets of the second factor and keys of sign-ins are left out: they open your account. The PDFs
themselves were deleted when their text was out.
`;
