/** A name that the student puts right reaches what was made under the other one: materials, their cards, and the course outline. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { shortCaseName } from '../../../opinion/caption/short-name.ts';
import { type Renaming, renamed } from '../../../study/material/renamed.ts';
import type { QuestionSetContent } from '../../../study/material/schema.ts';
import type { App } from '../../app.ts';
import { cards, courseOutlines, materials } from '../../db/tables.ts';
import { wordsOf } from '../cards/service.ts';
import { indexMaterial } from '../search/service.ts';

type Renamed = { caseId: number; classId: number; userId: number; from: string; to: string };

/** Within the transaction that renames the case. */
export async function renameInWorks(app: App, one: Renamed): Promise<void> {
  const made = await app.db
    .select({ id: materials.id, kind: materials.kind, content: materials.content })
    .from(materials)
    .where(and(eq(materials.caseId, one.caseId), eq(materials.userId, one.userId)))
    .orderBy(asc(materials.id))
    .for('update');
  const read = made.map(({ content }) => nameRead(content)).find((name) => name !== undefined);
  const names = [one.from, read ?? one.from].filter((name) => name !== one.to);
  const repeated = renamingOf(names, () => shortCaseName(one.to));
  for (const { id, kind, content } of made) {
    const next = renamed(content, repeated);
    if (next === content) continue;
    await app.db
      .update(materials)
      .set({ content: next, version: sql`${materials.version} + 1` })
      .where(eq(materials.id, id));
    await indexMaterial(app, { ...one, materialId: id, kind, content: next });
    if (kind === 'questions') await keepCards(app, id, next as QuestionSetContent);
  }
  await renameInOutline(app, one, names);
}

const nameRead = (content: unknown) => (content as { caption?: { caseName?: string } }).caption?.caseName;

/** Only what is a case's name: “Untitled” stands for much else. */
function renamingOf(names: readonly string[], to: (name: string) => string): Renaming {
  const all = new Set(names.flatMap((name) => [name, shortCaseName(name)]));
  return [...all]
    .filter((from) => /\sv\.?\s|^(?:In re|Ex parte|Matter of|Estate of)\s/.test(from))
    .map((from) => ({ from, to: to(from) }))
    .toSorted((a, b) => b.from.length - a.from.length);
}

/** A card is known by the words of its question. */
async function keepCards({ db }: App, materialId: number, { questions }: QuestionSetContent): Promise<void> {
  for (const question of questions)
    await db
      .update(cards)
      .set({ words: wordsOf(question) })
      .where(and(eq(cards.materialId, materialId), eq(cards.itemId, question.id)));
}

async function renameInOutline(
  { db }: App,
  { classId, userId, to }: Renamed,
  names: readonly string[],
): Promise<void> {
  const owned = and(eq(courseOutlines.classId, classId), eq(courseOutlines.userId, userId));
  const [row] = await db.select().from(courseOutlines).where(owned).for('update');
  if (!row) return;
  // A case's own line has the whole name.
  const renaming = renamingOf(names, (from) => (names.includes(from) ? to : shortCaseName(to)));
  const content = renamed(row.content, renaming);
  if (content !== row.content)
    await db
      .update(courseOutlines)
      .set({ content, version: row.version + 1 })
      .where(owned);
}
