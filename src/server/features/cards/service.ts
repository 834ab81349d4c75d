/** Which question a card is of: known by its words, so that what she remembers outlives a set that is changed or made again. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Question, QuestionSetContent } from '../../../study/material/schema.ts';
import type { App } from '../../app.ts';
import { cards } from '../../db/tables.ts';

/** Case, spaces and punctuation do not make another question; nor do the student's own words in its place. */
export function wordsOf({ question, generated }: Pick<Question, 'question' | 'generated'>): string {
  const words = (generated?.question ?? question)
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return createHash('sha256')
    .update((words ?? []).join(' '))
    .digest('base64url');
}

/** Within the transaction that replaces the content of a question set: a card without its question rests until it is back. */
export async function matchCards({ db }: App, materialId: number, content: unknown): Promise<void> {
  const known = await db
    .select({ id: cards.id, words: cards.words, itemId: cards.itemId })
    .from(cards)
    .where(eq(cards.materialId, materialId));
  if (known.length === 0) return;
  // Stored as the schema of question sets has it.
  const { questions } = content as QuestionSetContent;
  const byWords = new Map(questions.map((question) => [wordsOf(question), question.id]));
  for (const { id, words, itemId } of known) {
    const now = byWords.get(words) ?? null;
    if (now !== itemId) await db.update(cards).set({ itemId: now }).where(eq(cards.id, id));
  }
}
