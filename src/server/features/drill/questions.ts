/** The questions to drill now, and the order in which they are asked. */
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import { shortCaseName } from '../../../opinion/caption/short-name.ts';
import type { Drill, DrillItem, DrillSettings, getDrill as getDrillEndpoint } from '../../../shared/drill.ts';
import { addDays, daysBetween } from '../../../study/drill/days.ts';
import { isLasting } from '../../../study/drill/decks.ts';
import { examRetention, phaseOf, rampDays, rampPlan } from '../../../study/drill/exam.ts';
import { intervalsAfter, stabilitiesUntil } from '../../../study/drill/memory.ts';
import { interleave } from '../../../study/drill/order.ts';
import type { Question } from '../../../study/material/schema.ts';
import { areOpposed } from '../../../study/outcome.ts';
import type { App } from '../../app.ts';
import { cards, cases, classes, classSessions, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { isFree } from './due.ts';
import { findScope, type Scope } from './scope.ts';
import { getDrillSettings, retentionFor } from './settings.ts';

type DrillRequest = z.infer<(typeof getDrillEndpoint)['request']>;

export const dayOf = ({ now }: App, day: string | undefined): string =>
  day ?? now().toISOString().slice(0, 10);

export async function getDrill(app: App, user: SignedIn, asked: DrillRequest): Promise<Drill> {
  const day = dayOf(app, asked.day);
  const scope = await findScope(app, user, asked, day);
  const ramps = await findRamps(app, user, scope.where, day);
  const answer = { title: scope.title, isExamNear: ramps.length > 0 };
  const settings = await getDrillSettings(app, user);
  const find: Find = { app, user, scope, day, limit: asked.limit, settings };
  if (asked.ahead) return { ...answer, items: await withPairs(find, ordered(await listAhead(find))) };
  const tonight = await listTonight(find);
  const longTerm = await listLongTerm(find, ramps);
  const known = new Set(tonight.map(nameOf));
  const items = [...tonight, ...longTerm.filter((item) => !known.has(nameOf(item)))];
  return { ...answer, items: await withPairs(find, ordered(items).slice(0, asked.limit)) };
}

const nameOf = ({ questionSetId, itemId }: DrillItem) => `${questionSetId} ${itemId}`;

/** What she was sure of and had wrong comes first. */
const ordered = (items: DrillItem[]): DrillItem[] => {
  const misses = items.filter(({ isSureMiss }) => isSureMiss);
  const first = interleave(misses);
  return [
    ...first,
    ...interleave(
      items.filter(({ isSureMiss }) => !isSureMiss),
      first.at(-1),
    ),
  ];
};

type Find = {
  app: App;
  user: SignedIn;
  scope: Scope;
  day: string;
  limit: number;
  settings: DrillSettings;
};

const fields = {
  examOn: classes.examOn,
  stability: cards.stability,
  memoryDifficulty: cards.difficulty,
  reps: cards.reps,
  lapses: cards.lapses,
  lastReviewedOn: cards.lastReviewedOn,
  questionSetId: materials.id,
  caseId: cases.id,
  caseTitle: cases.title,
  classId: classes.id,
  sessionId: classSessions.id,
  sessionTitle: classSessions.title,
  categoryId: cases.categoryId,
  pageLabels: materials.pageLabels,
};

type Row = Omit<DrillItem, 'itemId' | 'deck' | 'intervals'> & {
  examOn: string | null;
  stability: number | null;
  memoryDifficulty: number | null;
  reps: number | null;
  lapses: number | null;
  lastReviewedOn: string | null;
};

function toItem(row: Row, deck: DrillItem['deck'], { day, settings }: Find): DrillItem {
  const { examOn, stability, memoryDifficulty, reps, lapses, lastReviewedOn, ...item } = row;
  const known =
    reps && stability && memoryDifficulty && lastReviewedOn
      ? { stability, difficulty: memoryDifficulty, reps, lapses: lapses ?? 0, lastReviewedOn }
      : undefined;
  // Near an exam the days left decide, not the schedule.
  const returns = isLasting(item.question.kind) && phaseOf(examOn, day) === 'term';
  const intervals =
    known?.lastReviewedOn === day
      ? item.due && asScheduled(daysBetween(day, item.due))
      : intervalsAfter(known, day, retentionFor(settings, examOn));
  return { ...item, deck, itemId: item.question.id, ...(returns && intervals ? { intervals } : {}) };
}

/** A second answer on a day teaches the schedule nothing. */
const asScheduled = (days: number) => ({ again: days, hard: days, good: days, easy: days });

const isThere = ({ userId }: SignedIn) =>
  and(
    eq(materials.userId, userId),
    eq(materials.kind, 'questions'),
    isNull(cases.deletedAt),
    isNull(classSessions.deletedAt),
  );

const eachQuestion = sql`jsonb_array_elements(${materials.content} -> 'questions') with ordinality as each(question, place)`;

/** The questions of sets, each with its card where it has one, in the order of the sets. */
async function listQuestions({ app, user, day, limit }: Find, where: SQL | undefined): Promise<Row[]> {
  return app.db
    .select({
      ...fields,
      question: sql<Question>`each.question`,
      due: cards.dueOn,
      isSureMiss: sql<boolean>`coalesce(${cards.isSureMiss}, false)`,
    })
    .from(materials)
    .innerJoin(cases, eq(cases.id, materials.caseId))
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .innerJoin(classes, eq(classes.id, classSessions.classId))
    .innerJoin(eachQuestion, sql`true`)
    .leftJoin(cards, and(eq(cards.materialId, materials.id), sql`${cards.itemId} = each.question ->> 'id'`))
    .where(and(isThere(user), isFree(day), where))
    .orderBy(sql`each.place`, asc(cases.position), asc(cases.id))
    .limit(limit);
}

/** All questions of a class session, until each was right once. */
async function listTonight(find: Find): Promise<DrillItem[]> {
  const rows = await listQuestions(find, and(find.scope.tonight, isNull(cards.learnedAt)));
  return rows.map((row) => toItem(row, 'tonight', find));
}

/** A hard question asks of another case of its class session too, where one came out otherwise. */
async function withPairs({ app, user }: Find, items: DrillItem[]): Promise<DrillItem[]> {
  const isHard = ({ question }: DrillItem) => question.difficulty === 'Hard';
  const sessionIds = [...new Set(items.filter(isHard).map(({ sessionId }) => sessionId))];
  if (sessionIds.length === 0) return items;
  const rows = await app.db
    .select({
      caseId: cases.id,
      sessionId: cases.sessionId,
      title: cases.title,
      disposition: sql<string>`${cases.disposition}`,
    })
    .from(cases)
    .where(
      and(
        eq(cases.userId, user.userId),
        inArray(cases.sessionId, sessionIds),
        isNull(cases.deletedAt),
        isNotNull(cases.disposition),
      ),
    )
    .orderBy(asc(cases.position), asc(cases.id));
  return items.map((item) => {
    const own = rows.find(({ caseId }) => caseId === item.caseId);
    const other =
      own && isHard(item)
        ? rows.find(
            ({ sessionId, disposition }) =>
              sessionId === item.sessionId && areOpposed(own.disposition, disposition),
          )
        : undefined;
    if (!other) return item;
    const { caseId, title, disposition } = other;
    return { ...item, pairedWith: { caseId, title: shortCaseName(title), disposition } };
  });
}

/** What is not due: the weakest first. */
async function listAhead(find: Find): Promise<DrillItem[]> {
  const rows = await listQuestions(find, find.scope.where);
  return rows.map((row) => toItem(row, row.due === null ? 'tonight' : 'long_term', find));
}

type Ramp = { classId: number; quota: number; plan: { day: string; due: number }[] };

async function listLongTerm(find: Find, ramps: Ramp[]): Promise<DrillItem[]> {
  const { app, user, scope, day } = find;
  const left = scope.isChosen ? find.limit : Math.min(find.limit, await leftToday(app, user, day));
  if (left <= 0) return [];
  const isInRamp = ramps.map(({ classId }) => classId);
  const due = and(
    lte(cards.dueOn, day),
    ne(cards.lastReviewedOn, day),
    or(isNull(classes.examOn), gt(classes.examOn, day)),
    isInRamp.length > 0 ? notInArray(classes.id, isInRamp) : undefined,
  );
  // Of what is due, what is least likely to be recalled still.
  const forgotten = sql`(${day}::date - ${cards.lastReviewedOn}) / ${cards.stability}`;
  const rows = await listCards(find, and(scope.where, due), forgotten, left);
  for (const { classId, quota } of ramps) {
    const onTheDay = sql`(${classes.examOn} - ${cards.lastReviewedOn}) / ${cards.stability}`;
    const where = and(
      scope.where,
      eq(classes.id, classId),
      isNotNull(cards.dueOn),
      ne(cards.lastReviewedOn, day),
      isOwed,
    );
    rows.push(...(await listCards(find, where, onTheDay, Math.min(quota, left - rows.length))));
  }
  return rows.map((row) => toItem(row, 'long_term', find));
}

async function listCards(
  { app, user, day }: Find,
  where: SQL | undefined,
  weakness: SQL,
  limit: number,
): Promise<Row[]> {
  if (limit <= 0) return [];
  const question = sql<Question>`jsonb_path_query_first(${materials.content},
    '$.questions[*] ? (@.id == $id)', jsonb_build_object('id', ${cards.itemId}))`;
  return app.db
    .select({ ...fields, question, due: cards.dueOn, isSureMiss: cards.isSureMiss })
    .from(cards)
    .innerJoin(materials, eq(materials.id, cards.materialId))
    .innerJoin(cases, eq(cases.id, cards.caseId))
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .innerJoin(classes, eq(classes.id, classSessions.classId))
    .where(and(eq(cards.userId, user.userId), isNotNull(cards.itemId), isThere(user), isFree(day), where))
    .orderBy(desc(cards.isSureMiss), desc(weakness), asc(cards.id))
    .limit(limit);
}

/** Of the long-term deck, where she set a limit for the day. */
async function leftToday(app: App, user: SignedIn, day: string): Promise<number> {
  const { dailyLimit } = await getDrillSettings(app, user);
  if (dailyLimit === null) return Number.POSITIVE_INFINITY;
  const [row] = await app.db
    .select({ asked: sql<number>`count(*)::integer` })
    .from(cards)
    .where(
      and(
        eq(cards.userId, user.userId),
        gt(cards.dueOn, day),
        eq(cards.lastReviewedOn, day),
        gt(cards.reps, 1),
      ),
    );
  return Math.max(0, dailyLimit - (row?.asked ?? 0));
}

/**
 * In the ramp a question comes once more: one that was not asked in it yet, that was only ever learned, or that would
 * not be recalled on the day of the exam.
 */
const isOwed = sql<boolean>`(${cards.lastReviewedOn} < ${classes.examOn} - ${rampDays}::integer or ${cards.reps} = 1
  or (${classes.examOn} - ${cards.lastReviewedOn}) / ${cards.stability} > ${stabilitiesUntil(examRetention)})`;

/** Classes within their last fortnight before the exam, and how many more questions this day asks of each. */
export async function findRamps(
  { db }: App,
  { userId }: SignedIn,
  where: SQL | undefined,
  day: string,
): Promise<Ramp[]> {
  const countCards = (where: SQL) => sql<number>`count(${cards.id}) filter (where ${where})::integer`;
  const isToday = sql`${cards.lastReviewedOn} = ${day}`;
  const counts = {
    open: countCards(sql`${isOwed} and not ${isToday}`),
    asked: countCards(sql`${isToday} and ${cards.reps} > 1`),
    later: countCards(sql`${isOwed} and ${isToday}`),
  };
  const rows = await db
    .select({ classId: classes.id, examOn: classes.examOn, ...counts })
    .from(classes)
    .innerJoin(classSessions, eq(classSessions.classId, classes.id))
    .innerJoin(cases, and(eq(cases.sessionId, classSessions.id), isNull(cases.deletedAt)))
    .innerJoin(materials, and(eq(materials.caseId, cases.id), eq(materials.kind, 'questions')))
    .leftJoin(cards, and(eq(cards.materialId, materials.id), isNotNull(cards.itemId), isNotNull(cards.dueOn)))
    .where(
      and(
        eq(classes.userId, userId),
        isNull(classSessions.deletedAt),
        gt(classes.examOn, day),
        lte(classes.examOn, addDays(day, rampDays)),
        where,
      ),
    )
    .groupBy(classes.id);
  return rows.flatMap(({ classId, examOn, ...counts }) => {
    const plan = examOn === null ? [] : rampPlan(examOn, day, counts);
    return plan[0] ? [{ classId, quota: plan[0].due, plan }] : [];
  });
}
