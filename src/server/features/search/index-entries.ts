/** Keeps what can be found in step with what is stored: called in the transaction that stores a text or a material. */
import { and, eq } from 'drizzle-orm';
import type { Opinion } from '../../../opinion/opinion.ts';
import type { MaterialKind } from '../../../study/material/schema.ts';
import type { App } from '../../app.ts';
import { searchEntries } from '../../db/tables.ts';
import { type Entry, entriesOfMaterial, entriesOfText } from './entries.ts';

type OfCase = { caseId: number; userId: number };
type OfMaterial = OfCase & { materialId: number; kind: MaterialKind; content: unknown };

export async function indexText(app: App, ofCase: OfCase, opinion: Opinion): Promise<void> {
  await forgetText(app, ofCase.caseId);
  await insertEntries(app, { ...ofCase, materialId: null }, entriesOfText(opinion));
}

export async function forgetText({ db }: App, caseId: number): Promise<void> {
  const isText = and(eq(searchEntries.caseId, caseId), eq(searchEntries.source, 'text'));
  await db.delete(searchEntries).where(isText);
}

/** Replaces what the material held before. */
export async function indexMaterial(
  app: App,
  { kind, content, caseId, userId, materialId }: OfMaterial,
): Promise<void> {
  const ofKind = and(eq(searchEntries.caseId, caseId), eq(searchEntries.source, kind));
  await app.db.delete(searchEntries).where(ofKind);
  await insertEntries(app, { caseId, userId, materialId }, entriesOfMaterial(kind, content));
}

/** A statement carries 65,535 values at most; an entry takes seven. */
const entriesPerStatement = 500;

async function insertEntries(
  { db }: App,
  owner: OfCase & { materialId: number | null },
  entries: Entry[],
): Promise<void> {
  for (let from = 0; from < entries.length; from += entriesPerStatement) {
    const some = entries.slice(from, from + entriesPerStatement);
    await db.insert(searchEntries).values(some.map((entry) => ({ ...entry, ...owner })));
  }
}
