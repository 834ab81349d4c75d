/** Before class: how ready the cases of a class session are, and how long the drill still takes. */
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Tonight } from '../../../shared/drill.ts';
import { addDays } from '../../../study/drill/days.ts';
import type { App } from '../../app.ts';
import { cards, cases, classes, classSessions, drillDays } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { ownedClassSession } from '../sessions/service.ts';
import { isDue } from './due.ts';
import { dayOf } from './questions.ts';
import { findNextSessions } from './scope.ts';
import { listReadiness } from './stats.ts';

/** Until she has drilled herself: read, think, answer, compare. */
const usualSeconds = 75;
const daysMeasured = 30;

export async function getTonight(
  app: App,
  user: SignedIn,
  asked: { sessionId?: number | undefined; day?: string | undefined },
): Promise<Tonight> {
  const day = dayOf(app, asked.day);
  if (asked.sessionId !== undefined) await ownedClassSession(app, user, asked.sessionId);
  const [next, due, seconds] = await Promise.all([
    asked.sessionId === undefined ? findNextSessions(app, user, day) : [{ id: asked.sessionId }],
    countDue(app, user, day),
    secondsAnAnswer(app, user, day),
  ]);
  const id = next[0]?.id;
  if (id === undefined) return { session: null, due };
  const [ready] = await listReadiness(app, user, [id], day);
  const cases = (ready?.cases ?? []).map(({ caseId, questionSetId, readiness, left }) => ({
    caseId,
    questionSetId,
    readiness,
    left,
  }));
  const left = cases.reduce((sum, each) => sum + each.left, 0);
  return { session: { id, cases, minutesLeft: Math.ceil((left * seconds) / 60) }, due };
}

async function countDue({ db }: App, { userId }: SignedIn, day: string): Promise<number> {
  const [row] = await db
    .select({ due: sql<number>`count(*)::integer` })
    .from(cards)
    .innerJoin(cases, eq(cases.id, cards.caseId))
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .innerJoin(classes, eq(classes.id, classSessions.classId))
    .where(isDue(userId, day, day));
  return row?.due ?? 0;
}

async function secondsAnAnswer({ db }: App, { userId }: SignedIn, day: string): Promise<number> {
  const [row] = await db
    .select({
      answers: sql<number>`coalesce(sum(${drillDays.answers}), 0)::integer`,
      elapsedMs: sql<number>`coalesce(sum(${drillDays.elapsedMs}), 0)::double precision`,
    })
    .from(drillDays)
    .where(and(eq(drillDays.userId, userId), gte(drillDays.day, addDays(day, -daysMeasured))));
  return row && row.answers >= 10 ? row.elapsedMs / row.answers / 1000 : usualSeconds;
}
