/** Which of her cards come back on a day. */
import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { cards, cases, classes, classSessions } from '../../db/tables.ts';

/** As a day, one that never comes. */
export const suspendedUntil = '9999-12-31';

/** A question without a card is never held. */
export const isFree = (day: string): SQL | undefined =>
  or(isNull(cards.heldUntil), lte(cards.heldUntil, day));

/** Whose turn a card has from `day` on: what was due before it counts for it. */
export const dueOn = (day: string): SQL<string> =>
  sql<string>`greatest(${cards.dueOn}, ${cards.heldUntil}, ${day}::date)`;

/**
 * Of rows of `cards`, `cases`, `class_sessions` and `classes`, joined: her cards due from `day` to `last`, both included.
 * After its exam a class rests.
 */
export const isDue = (userId: number, day: string, last: string): SQL | undefined =>
  and(
    eq(cards.userId, userId),
    isNotNull(cards.itemId),
    lte(cards.dueOn, last),
    or(isNull(cards.heldUntil), lte(cards.heldUntil, last)),
    isNull(cases.deletedAt),
    isNull(classSessions.deletedAt),
    or(isNull(classes.examOn), sql`${classes.examOn} > ${dueOn(day)}`),
  );
