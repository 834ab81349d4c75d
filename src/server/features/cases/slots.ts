/** The order of the cases in a category, or of those in a class session that have none, as the student put them. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { cases } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';

type Slot = {
  id: number;
  sessionId: number;
  categoryId: number | null;
  beforeId?: number | null | undefined;
};

/** Puts a case that stands in the group before another; last where that one is not in the group. Within a transaction. */
export async function placeCase(
  { db }: App,
  { userId }: SignedIn,
  { id, sessionId, categoryId, beforeId }: Slot,
): Promise<void> {
  const inCategory = categoryId === null ? isNull(cases.categoryId) : eq(cases.categoryId, categoryId);
  const inGroup = and(eq(cases.userId, userId), eq(cases.sessionId, sessionId), inCategory);
  const group = await db
    .select({ id: cases.id })
    .from(cases)
    .where(inGroup)
    .orderBy(asc(cases.position), asc(cases.id));
  const others = group.map((row) => row.id).filter((other) => other !== id);
  const at = beforeId ? others.indexOf(beforeId) : -1;
  const order = at < 0 ? [...others, id] : others.toSpliced(at, 0, id);
  await db
    .update(cases)
    .set({ position: sql`array_position(${sql.param(order)}::integer[], ${cases.id})` })
    .where(and(eq(cases.userId, userId), inArray(cases.id, order)));
}
