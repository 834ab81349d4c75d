/** The next class session: what there is to read and to drill before it. */
import { and, asc, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tonight } from '../../../shared/drill.ts';
import { addDays } from '../../../study/drill/days.ts';
import type { App } from '../../app.ts';
import { cards, cases, classes, classSessions, drillDays, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { dayOf } from './questions.ts';
import { findNextSessions } from './scope.ts';
import { listReadiness } from './stats.ts';

/** Until she has drilled herself: read, think, answer, compare. */
const usualSeconds = 75;
const daysMeasured = 30;

export async function getTonight(
  app: App,
  user: SignedIn,
  asked: { day?: string | undefined },
): Promise<Tonight> {
  const day = dayOf(app, asked.day);
  const [next] = await findNextSessions(app, user, day);
  const due = await countDue(app, user, day);
  if (!next) return { session: null, due };
  const [ready] = await listReadiness(app, user, [next.id]);
  const drilled = new Map(ready?.cases.map((each) => [each.caseId, each]));
  const rows = await listCases(app, next.id);
  const listed = rows.map(({ caseId, title, briefId, holding }) => {
    const own = drilled.get(caseId);
    return {
      caseId,
      title,
      briefId,
      questionSetId: own?.questionSetId ?? null,
      holding,
      readiness: own?.readiness ?? ('new' as const),
      left: own ? Math.max(0, own.questions - own.learned) : 0,
    };
  });
  const left = listed.reduce((sum, each) => sum + each.left, 0);
  const seconds = await secondsAnAnswer(app, user, day);
  return { session: { ...next, cases: listed, minutesLeft: Math.ceil((left * seconds) / 60) }, due };
}

async function listCases({ db }: App, sessionId: number) {
  return db
    .select({
      caseId: cases.id,
      title: cases.title,
      briefId: materials.id,
      holding: sql<string | null>`${materials.content} #>> '{holding,text}'`,
    })
    .from(cases)
    .leftJoin(materials, and(eq(materials.caseId, cases.id), eq(materials.kind, 'brief')))
    .where(and(eq(cases.sessionId, sessionId), isNull(cases.deletedAt)))
    .orderBy(asc(cases.position), asc(cases.id));
}

async function countDue({ db }: App, { userId }: SignedIn, day: string): Promise<number> {
  const [row] = await db
    .select({ due: sql<number>`count(*)::integer` })
    .from(cards)
    .innerJoin(cases, eq(cases.id, cards.caseId))
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .innerJoin(classes, eq(classes.id, classSessions.classId))
    .where(
      and(
        eq(cards.userId, userId),
        lte(cards.dueOn, day),
        isNotNull(cards.itemId),
        isNull(cases.deletedAt),
        isNull(classSessions.deletedAt),
        or(isNull(classes.examOn), sql`${classes.examOn} > ${day}`),
      ),
    );
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
