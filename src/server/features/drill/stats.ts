/** What her drilling comes to: due, learned, ready, in a row, day by day, and how well she judges herself. */
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { DrillStats, SessionReadiness } from '../../../shared/drill.ts';
import { addDays, weekdayOf } from '../../../study/drill/days.ts';
import { readinessOf } from '../../../study/drill/readiness.ts';
import type { App } from '../../app.ts';
import { cards, cases, classes, classSessions, drillDays, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { ownedClass } from '../classes/service.ts';
import { dueOn, isDue, suspendedUntil } from './due.ts';
import { dayOf, findRamps } from './questions.ts';
import { findNextSessions } from './scope.ts';
import { getDrillSettings } from './settings.ts';

/** How far back and ahead the charts look. */
const daysBack = 28;
const daysAhead = 14;
const calibrationDays = 120;
const longestStreak = 400;

type DrillStatsRequest = { classId?: number | undefined; day?: string | undefined };

export async function getDrillStats(app: App, user: SignedIn, asked: DrillStatsRequest): Promise<DrillStats> {
  const { classId } = asked;
  const day = dayOf(app, asked.day);
  if (classId !== undefined) await ownedClass(app, user, classId);
  const next = await findNextSessions(app, user, day, classId);
  const readiness = await listReadiness(
    app,
    user,
    classId === undefined ? next.map(({ id }) => id) : { classId },
    day,
  );
  const upcoming = new Set(next.map(({ id }) => id));
  const tonight = readiness
    .filter(({ sessionId }) => upcoming.has(sessionId))
    .flatMap(({ cases }) => cases)
    .reduce((sum, { left }) => sum + left, 0);
  const dueByDay = await listDue(app, user, day, classId);
  const days = await listDays(app, user, day, classId);
  return {
    due: { tonight, longTerm: dueByDay[0]?.due ?? 0 },
    learned: await countLearned(app, user, classId),
    suspended: await countSuspended(app, user, classId),
    readiness,
    streak: streakOf(days, day, (await getDrillSettings(app, user)).easyDays),
    history: days
      .filter((each) => each.day > addDays(day, -daysBack))
      .map(({ day, answers, right }) => ({ day, answers, right })),
    dueByDay,
    calibration: calibrationOf(days.filter((each) => each.day > addDays(day, -calibrationDays))),
  };
}

const ofClass = (classId: number | undefined): SQL | undefined =>
  classId === undefined
    ? undefined
    : inArray(
        cards.caseId,
        sql`(select ${cases.id} from ${cases} join ${classSessions} on ${classSessions.id} = ${cases.sessionId} where ${classSessions.classId} = ${classId})`,
      );

const isLive = sql`exists (select from ${cases} join ${classSessions} on ${classSessions.id} = ${cases.sessionId}
  where ${cases.id} = ${cards.caseId} and ${cases.deletedAt} is null and ${classSessions.deletedAt} is null)`;

/** Near its exam a class asks by its plan; until then, and of the others, by the schedule. */
async function listDue(app: App, user: SignedIn, day: string, classId: number | undefined) {
  const ofClass = classId === undefined ? undefined : eq(classes.id, classId);
  const ramps = await findRamps(app, user, ofClass, day);
  const rows = await app.db
    .select({ day: sql<string>`${dueOn(day)}::text`, due: sql<number>`count(*)::integer` })
    .from(cards)
    .innerJoin(cases, eq(cases.id, cards.caseId))
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .innerJoin(classes, eq(classes.id, classSessions.classId))
    .where(
      and(
        isDue(user.userId, day, addDays(day, daysAhead - 1)),
        ofClass,
        ramps.length > 0
          ? notInArray(
              classes.id,
              ramps.map((ramp) => ramp.classId),
            )
          : undefined,
      ),
    )
    // By its place: the day in it is a parameter, and would be another one here.
    .groupBy(sql`1`);
  const byDay = new Map<string, number>();
  for (const { day, due } of [...rows, ...ramps.flatMap(({ plan }) => plan)])
    byDay.set(day, (byDay.get(day) ?? 0) + due);
  return Array.from({ length: daysAhead }, (_, ahead) => addDays(day, ahead)).map((day) => ({
    day,
    due: byDay.get(day) ?? 0,
  }));
}

async function countLearned({ db }: App, { userId }: SignedIn, classId: number | undefined) {
  const [row] = await db
    .select({ learned: sql<number>`count(*)::integer` })
    .from(cards)
    .where(
      and(
        eq(cards.userId, userId),
        isNotNull(cards.itemId),
        isNotNull(cards.learnedAt),
        isLive,
        ofClass(classId),
      ),
    );
  return row?.learned ?? 0;
}

async function countSuspended({ db }: App, { userId }: SignedIn, classId: number | undefined) {
  const suspended = eq(cards.heldUntil, suspendedUntil);
  const [row] = await db
    .select({ suspended: sql<number>`count(*)::integer` })
    .from(cards)
    .where(and(eq(cards.userId, userId), isNotNull(cards.itemId), suspended, isLive, ofClass(classId)));
  return row?.suspended ?? 0;
}

/** Of these class sessions, or of all of a class; a case whose set is empty is never ready and has no place here. */
export async function listReadiness(
  { db }: App,
  { userId }: SignedIn,
  of: readonly number[] | { classId: number },
  day: string,
): Promise<SessionReadiness[]> {
  if ('length' in of && of.length === 0) return [];
  const rows = await db
    .select({
      session: {
        sessionId: classSessions.id,
        classId: classSessions.classId,
        title: classSessions.title,
        heldOn: classSessions.heldOn,
      },
      courtCase: { caseId: cases.id, title: cases.title, questionSetId: materials.id },
      // A suspended one is not asked, unless she had it right before.
      questions: sql<number>`${materials.itemCount} - count(*) filter (where ${cards.heldUntil} = ${suspendedUntil} and ${cards.learnedAt} is null)::integer`,
      asked: sql<number>`count(${cards.id}) filter (where ${cards.reps} > 0)::integer`,
      learned: sql<number>`count(${cards.learnedAt})::integer`,
      left: sql<number>`greatest(0, ${materials.itemCount} - count(*) filter (where ${cards.learnedAt} is not null or ${cards.heldUntil} > ${day}))::integer`,
      missed: sql<number>`count(${cards.id}) filter (where ${cards.lastRating} = 'again')::integer`,
    })
    .from(classSessions)
    .innerJoin(cases, and(eq(cases.sessionId, classSessions.id), isNull(cases.deletedAt)))
    .innerJoin(
      materials,
      and(eq(materials.caseId, cases.id), eq(materials.kind, 'questions'), gt(materials.itemCount, 0)),
    )
    .leftJoin(cards, and(eq(cards.materialId, materials.id), isNotNull(cards.itemId)))
    .where(
      and(
        eq(classSessions.userId, userId),
        isNull(classSessions.deletedAt),
        'length' in of ? inArray(classSessions.id, [...of]) : eq(classSessions.classId, of.classId),
      ),
    )
    .groupBy(classSessions.id, cases.id, materials.id)
    .orderBy(
      sql`coalesce(${classSessions.heldOn}, ${classSessions.createdAt}::date) desc`,
      asc(classSessions.id),
      asc(cases.position),
      asc(cases.id),
    );
  const sessions = new Map<number, SessionReadiness>();
  for (const { session, courtCase, questions, asked, learned, left, missed } of rows) {
    const entry = sessions.get(session.sessionId) ?? { ...session, cases: [] };
    const readiness = readinessOf({ questions, learned, asked, missed });
    entry.cases.push({ ...courtCase, questions, learned, left, readiness });
    sessions.set(session.sessionId, entry);
  }
  return [...sessions.values()];
}

type Day = { day: string; answers: number; right: number; sureness: number[]; rightBySureness: number[] };

async function listDays(
  { db }: App,
  { userId }: SignedIn,
  day: string,
  classId: number | undefined,
): Promise<Day[]> {
  const rows = await db
    .select()
    .from(drillDays)
    .where(
      and(
        eq(drillDays.userId, userId),
        gte(drillDays.day, addDays(day, -longestStreak)),
        classId === undefined ? undefined : eq(drillDays.classId, classId),
      ),
    )
    .orderBy(asc(drillDays.day));
  const days = new Map<string, Day>();
  for (const { day, answers, rightAnswers, sureness, rightBySureness } of rows) {
    const sum = days.get(day) ?? {
      day,
      answers: 0,
      right: 0,
      sureness: [0, 0, 0],
      rightBySureness: [0, 0, 0],
    };
    const add = (one: number[], other: number[]) => one.map((number, index) => number + (other[index] ?? 0));
    days.set(day, {
      day,
      answers: sum.answers + answers,
      right: sum.right + rightAnswers,
      sureness: add(sum.sureness, sureness),
      rightBySureness: add(sum.rightBySureness, rightBySureness),
    });
  }
  return [...days.values()];
}

function streakOf(days: readonly Day[], today: string, easyDays: readonly number[]) {
  const drilled = new Set(days.map(({ day }) => day));
  let [count, off] = [0, 0];
  // Today is not over: that nothing was done yet ends nothing.
  for (let day = today; off < 2 && day > addDays(today, -longestStreak); day = addDays(day, -1)) {
    if (drilled.has(day)) [count, off] = [count + 1, 0];
    else if (day !== today && !easyDays.includes(weekdayOf(day))) off += 1;
  }
  return { days: count, isTodayDone: drilled.has(today) };
}

const calibrationOf = (days: readonly Day[]) =>
  [1, 2, 3].map((sureness) => ({
    sureness,
    times: days.reduce((sum, day) => sum + (day.sureness[sureness - 1] ?? 0), 0),
    right: days.reduce((sum, day) => sum + (day.rightBySureness[sureness - 1] ?? 0), 0),
  }));
