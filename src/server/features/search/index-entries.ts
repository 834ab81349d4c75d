/** Keeps what can be found in step with what is stored: called in the transaction that stores a text or a material. */
import { and, eq, sql } from 'drizzle-orm';
import type { Opinion } from '../../../opinion/opinion.ts';
import type { MaterialKind } from '../../../study/material/schema.ts';
import { type Entry, entriesOfMaterial, entriesOfText } from '../../../study/search-entries.ts';
import type { App } from '../../app.ts';
import { searchEntries, searchTexts } from '../../db/tables.ts';

type OfCase = { caseId: number; userId: number };
type OfMaterial = OfCase & { materialId: number; kind: MaterialKind; content: unknown; entries?: Entry[] };

export const indexText = (app: App, ofCase: OfCase, opinion: Opinion): Promise<void> =>
  indexTextEntries(app, ofCase, entriesOfText(opinion));

export async function indexTextEntries(app: App, ofCase: OfCase, entries: Entry[]): Promise<void> {
  await replaceEntries(app, { ...ofCase, materialId: null }, 'text', entries);
}

export async function forgetText({ db }: App, caseId: number): Promise<void> {
  await db.delete(searchEntries).where(ofSource(caseId, 'text'));
  await db
    .update(searchTexts)
    .set({ texts: sql`${searchTexts.texts} - 'text'` })
    .where(eq(searchTexts.caseId, caseId));
}

/** Replaces what the material held before. `entries` are given where they were made already. */
export async function indexMaterial(
  app: App,
  { kind, content, caseId, userId, materialId, entries }: OfMaterial,
): Promise<void> {
  const made = entries ?? entriesOfMaterial(kind, content);
  await replaceEntries(app, { caseId, userId, materialId }, kind, made);
}

const ofSource = (caseId: number, source: Entry['source']) =>
  and(eq(searchEntries.caseId, caseId), eq(searchEntries.source, source));

/** A statement carries 65,535 values at most; an entry takes eight. */
const entriesPerStatement = 500;

async function replaceEntries(
  { db }: App,
  owner: OfCase & { materialId: number | null },
  source: Entry['source'],
  entries: Entry[],
): Promise<void> {
  const { caseId, userId } = owner;
  await db.delete(searchEntries).where(ofSource(caseId, source));
  const texts = { [source]: entries.map(({ text }) => text) };
  await db
    .insert(searchTexts)
    .values({ caseId, userId, texts })
    .onConflictDoUpdate({
      target: searchTexts.caseId,
      set: { texts: sql`${searchTexts.texts} || excluded.texts` },
    });
  const rows = entries.map((entry, number) => ({ ...entry, ...owner, number }));
  for (let from = 0; from < rows.length; from += entriesPerStatement)
    await db.insert(searchEntries).values(rows.slice(from, from + entriesPerStatement));
}
