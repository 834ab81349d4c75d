/** What was analyzed, how it ended, how long it took and what it cost. Cases that were deleted are in none of it. */
import { and, count, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { cases, mails, materials, modelCalls } from '../../../db/tables.ts';
import { outcomeOf } from './outcome.ts';
import { dayOf, type Period, since } from './period.ts';

export async function countAnalyses({ db }: App, period: Period) {
  const day = dayOf(cases.createdAt);
  return db
    .select({ day, tier: cases.tier, engine: cases.engine, outcome: outcomeOf, analyses: count() })
    .from(cases)
    .where(since(cases.createdAt, period))
    .groupBy(day, cases.tier, cases.engine, outcomeOf);
}

/** A row a day, and one without a day for all of them. */
export async function measureFirstMaterial({ db }: App, period: Period) {
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

export async function countFailures({ db }: App, period: Period) {
  const rows = await db
    .select({ code: cases.failureCode, analyses: count() })
    .from(cases)
    .where(and(eq(cases.status, 'failed'), since(cases.createdAt, period)))
    .groupBy(cases.failureCode)
    .orderBy(sql`count(*) desc`);
  return rows.map(({ code, analyses }) => ({ code: code ?? 'unknown', analyses }));
}

export async function sumModelCalls({ db }: App, period: Period) {
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
export async function sumReadings({ db }: App, period: Period) {
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

export async function countFailedMails({ db }: App, { startsAt }: Period): Promise<number> {
  const [row] = await db.select({ mails: count() }).from(mails).where(gte(mails.failedAt, startsAt));
  return row?.mails ?? 0;
}
