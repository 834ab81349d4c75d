/** From a highlight's row to what the API answers: with the place that its words have in the text now. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { type Opinion, passagesOf } from '../../../opinion/opinion.ts';
import type { Highlight } from '../../../shared/highlights.ts';
import { type PassageText, type Placer, placer } from '../../../study/material/anchors.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { highlights } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { findOpinion, getCase } from '../cases/service.ts';

export type HighlightRow = typeof highlights.$inferSelect;
export type OfCase = { id: number };
export type OfHighlight = OfCase & { highlightId: number };

export const passagesIn = (opinion: Opinion | undefined): PassageText[] =>
  (opinion?.paragraphs ?? []).flatMap(passagesOf);

/** Throws not found unless the case is this student's. */
export async function openText(app: App, user: SignedIn, caseId: number) {
  await getCase(app, user, { id: caseId });
  const opinion = await findOpinion(app, caseId);
  const passages = passagesIn(opinion);
  return { opinion, passages, place: placer(passages) };
}

export const ofStudent = ({ userId }: SignedIn, { id, highlightId }: OfHighlight) =>
  and(eq(highlights.id, highlightId), eq(highlights.caseId, id), eq(highlights.userId, userId));

/** Throws not found for one that is another's, of another case, or removed. */
export async function ownedHighlight({ db }: App, user: SignedIn, of: OfHighlight): Promise<HighlightRow> {
  const standing = and(ofStudent(user, of), isNull(highlights.deletedAt));
  return oneRow(await db.select().from(highlights).where(standing));
}

export async function listRows({ db }: App, { userId }: SignedIn, { id }: OfCase): Promise<HighlightRow[]> {
  return db
    .select()
    .from(highlights)
    .where(and(eq(highlights.caseId, id), eq(highlights.userId, userId), isNull(highlights.deletedAt)))
    .orderBy(asc(highlights.id));
}

export function toHighlight(row: HighlightRow, place: Placer): Highlight {
  const { id, colour, quote, note, use, page, createdAt } = row;
  return { id, colour, quote, note, use, page, places: place(row), createdAt: createdAt.toISOString() };
}
