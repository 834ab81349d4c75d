/** Questions that she keeps out of the drill: until tomorrow, or until she brings them back. */
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { holdQuestion as holdEndpoint } from '../../../shared/drill.ts';
import { addDays } from '../../../study/drill/days.ts';
import type { App } from '../../app.ts';
import { cards, cases, classSessions } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { ownedClass } from '../classes/service.ts';
import { lockMaterial } from '../materials/service.ts';
import { suspendedUntil } from './due.ts';
import { dayOf } from './questions.ts';
import { findQuestion, lockCard } from './reviews.ts';

type Held = z.infer<(typeof holdEndpoint)['request']>;

export async function holdQuestion(app: App, user: SignedIn, held: Held): Promise<undefined> {
  const day = dayOf(app, held.day);
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const set = await lockMaterial(within, user, held.questionSetId, 'questions');
    // One that was never asked gets its card here: nothing of it counts as an answer.
    const card = await lockCard(within, set, findQuestion(set, held), { rating: 'good', reviewedOn: day });
    const heldUntil = { tomorrow: addDays(day, 1), suspended: suspendedUntil, none: null }[held.hold];
    await db.update(cards).set({ heldUntil }).where(eq(cards.id, card.id));
  });
}

export async function releaseQuestions(
  app: App,
  user: SignedIn,
  { classId }: { classId?: number | undefined },
): Promise<{ released: number }> {
  if (classId !== undefined) await ownedClass(app, user, classId);
  const ofClass = app.db
    .select({ id: cases.id })
    .from(cases)
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .where(classId === undefined ? sql`true` : eq(classSessions.classId, classId));
  const mine = and(
    eq(cards.userId, user.userId),
    isNotNull(cards.heldUntil),
    classId === undefined ? undefined : inArray(cards.caseId, ofClass),
  );
  const rows = await app.db.update(cards).set({ heldUntil: null }).where(mine).returning({ id: cards.id });
  return { released: rows.length };
}
