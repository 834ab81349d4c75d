/** What was analyzed, how it ended, how long it took and what it cost. Cases that were deleted are in none of it. */
import { and, count, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { type Analytics, outcomeSchema } from '../../../../shared/analytics.ts';
import type { App } from '../../../app.ts';
import { cases, mails, materials, modelCalls } from '../../../db/tables.ts';
import { outcomeOf } from './outcome.ts';
import { dayOf, type Period, sideBySide, since } from './period.ts';

export async function readWork(app: App, period: Period) {
  const { counted, measured, ...figures } = await sideBySide({
    counted: countAnalyses(app, period),
    measured: measureFirstMaterial(app, period),
    failures: countFailures(app, period),
    models: sumModelCalls(app, period),
    readings: sumReadings(app, period),
    mailsFailed: countFailedMails(app, period),
  });
  const whole = measured.find(({ day }) => day === null);
  return {
    ...figures,
    perDay: [outcomesByDay(counted), mediansByDay(measured)],
    analyses: overall(counted),
    firstMaterial: whole?.analyses ? whole : { analyses: 0, medianMs: null, slowestTenthMs: null },
  };
}

type Counted = Awaited<ReturnType<typeof countAnalyses>>;

const totalOf = (rows: Counted) => rows.reduce((sum, { analyses }) => sum + analyses, 0);

const outcomesByDay = (counted: Counted) =>
  [...Map.groupBy(counted, ({ day }) => day)].map(([day, rows]) => ({
    day,
    ...Object.fromEntries(
      outcomeSchema.options.map((each) => [each, totalOf(rows.filter(({ outcome }) => outcome === each))]),
    ),
  }));

const mediansByDay = (measured: Awaited<ReturnType<typeof measureFirstMaterial>>) =>
  measured.flatMap(({ day, medianMs }) => (day === null ? [] : [{ day, medianFirstMaterialMs: medianMs }]));

/** By tier, engine and outcome, the most frequent first. */
function overall(counted: Counted): Analytics['analyses'] {
  const alike = Map.groupBy(counted, ({ tier, engine, outcome }) => JSON.stringify([tier, engine, outcome]));
  return [...alike.values()]
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      const { day: _, ...same } = first;
      return [{ ...same, analyses: totalOf([first, ...others]) }];
    })
    .toSorted((a, b) => b.analyses - a.analyses);
}

async function countAnalyses({ db }: App, period: Period) {
  const day = dayOf(cases.createdAt);
  return db
    .select({ day, tier: cases.tier, engine: cases.engine, outcome: outcomeOf, analyses: count() })
    .from(cases)
    .where(since(cases.createdAt, period))
    .groupBy(day, cases.tier, cases.engine, outcomeOf);
}

/** A row a day, and one without a day for all of them. */
async function measureFirstMaterial({ db }: App, period: Period) {
  const day = dayOf(cases.createdAt);
  const ms = sql`extract(epoch from ${cases.firstMaterialAt} - ${cases.createdAt}) * 1000`;
  const atShare = (share: number) =>
    sql<number>`round(percentile_cont(${sql.raw(String(share))}) within group (order by ${ms}))`.mapWith(
      Number,
    );
  return (
    db
      .select({
        day: sql<string | null>`${day}`,
        analyses: count(),
        medianMs: atShare(0.5),
        slowestTenthMs: atShare(0.9),
      })
      .from(cases)
      // A second run began with an answer or another try, which nobody timed.
      .where(and(since(cases.createdAt, period), isNotNull(cases.firstMaterialAt), eq(cases.run, 1)))
      .groupBy(sql`grouping sets ((${day}), ())`)
  );
}

async function countFailures({ db }: App, period: Period) {
  const rows = await db
    .select({ code: cases.failureCode, analyses: count() })
    .from(cases)
    .where(and(eq(cases.status, 'failed'), since(cases.createdAt, period)))
    .groupBy(cases.failureCode)
    .orderBy(sql`count(*) desc`);
  return rows.map(({ code, analyses }) => ({ code: code ?? 'unknown', analyses }));
}

async function sumModelCalls({ db }: App, period: Period) {
  const total = (
    column: (typeof modelCalls)['inputTokens' | 'outputTokens' | 'cachedTokens' | 'costCents'],
  ) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  return db
    .select({
      model: modelCalls.model,
      calls: count(),
      failedCalls:
        sql<number>`count(*) filter (where ${modelCalls.outcome} not in ('ok', 'running'))`.mapWith(Number),
      inputTokens: total(modelCalls.inputTokens),
      cachedTokens: total(modelCalls.cachedTokens),
      outputTokens: total(modelCalls.outputTokens),
      costCents: total(modelCalls.costCents),
    })
    .from(modelCalls)
    .where(since(modelCalls.createdAt, period))
    .groupBy(modelCalls.model)
    .orderBy(modelCalls.model);
}

/** By who read: what it cost, and how often it did not bear out what had been written. Of materials that are still there. */
async function sumReadings({ db }: App, period: Period) {
  const spent = await db
    .select({
      model: modelCalls.model,
      calls: count(),
      costCents: sql<number>`coalesce(sum(${modelCalls.costCents}), 0)`.mapWith(Number),
    })
    .from(modelCalls)
    .where(and(since(modelCalls.createdAt, period), eq(modelCalls.isReading, true)))
    .groupBy(modelCalls.model)
    .orderBy(modelCalls.model);
  const checking = (field: string) =>
    sql<number>`coalesce(sum((${materials.content} #>> ${`{checking,${field}}`})::int), 0)`.mapWith(Number);
  const by = sql<string | null>`${materials.content} #>> '{checking,by}'`;
  const found = await db
    .select({ model: by, lines: checking('read'), disagreed: checking('disagreed') })
    .from(materials)
    .where(since(materials.createdAt, period))
    .groupBy(by);
  return spent.map((reading) => {
    const { lines = 0, disagreed = 0 } = found.find(({ model }) => model === reading.model) ?? {};
    return { ...reading, lines, disagreed };
  });
}

async function countFailedMails({ db }: App, { startsAt }: Period): Promise<number> {
  const [row] = await db.select({ mails: count() }).from(mails).where(gte(mails.failedAt, startsAt));
  return row?.mails ?? 0;
}
