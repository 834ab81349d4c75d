/** All figures of a period, from grouped queries side by side. */
import type { Analytics, AnalyticsDays, Daily } from '../../../../shared/analytics.ts';
import type { App } from '../../../app.ts';
import { lookForState } from '../../../db/installation.ts';
import { sumPayments, sumSpentTokens } from './money.ts';
import {
  countAccounts,
  countActive,
  countConversion,
  countDifferent,
  countSignUps,
  countUpgrades,
} from './people.ts';
import { periodOf } from './period.ts';
import {
  countAnalyses,
  countFailedMails,
  countFailures,
  measureFirstMaterial,
  sumModelCalls,
  sumReadings,
} from './work.ts';

type AnalyticsRequest = { days?: AnalyticsDays | undefined };

export async function getAnalytics(
  app: App,
  _: unknown,
  { days = 30 }: AnalyticsRequest,
): Promise<Analytics> {
  const now = app.now();
  const period = periodOf(days, now);
  const [people, work, money, queue, { lastBackupAt, isHeld }] = await Promise.all([
    readPeople(app, period),
    readWork(app, period),
    Promise.all([sumPayments(app, period), sumSpentTokens(app, period)]),
    app.queue.describeOpen(),
    lookForState(app.db),
  ]);
  const perDay = [...people.perDay, ...money, outcomesByDay(work.analyses), mediansByDay(work.firstMaterial)];
  const whole = work.firstMaterial.find(({ day }) => day === null);
  return {
    days,
    from: period.from,
    until: period.until,
    madeAt: now.toISOString(),
    daily: mergeDays(period.days, perDay),
    activeUsers: people.activeUsers,
    conversion: people.conversion,
    accounts: people.accounts,
    analyses: overall(work.analyses),
    firstMaterial: whole?.analyses ? whole : { analyses: 0, medianMs: null, slowestTenthMs: null },
    failures: work.failures,
    models: work.models,
    readings: work.readings,
    queue: queue.map(({ oldestAt, ...rest }) => ({ ...rest, oldestAt: oldestAt?.toISOString() ?? null })),
    mailsFailed: work.mailsFailed,
    lastBackupAt: lastBackupAt?.toISOString() ?? null,
    isHeld,
  };
}

type Within = ReturnType<typeof periodOf>;

async function readPeople(app: App, period: Within) {
  const [signUps, active, upgrades, activeUsers, conversion, accounts] = await Promise.all([
    countSignUps(app, period),
    countActive(app, period),
    countUpgrades(app, period),
    countDifferent(app, period),
    countConversion(app, period),
    countAccounts(app),
  ]);
  return { perDay: [signUps, active, upgrades], activeUsers, conversion, accounts };
}

async function readWork(app: App, period: Within) {
  const [analyses, firstMaterial, failures, models, readings, mailsFailed] = await Promise.all([
    countAnalyses(app, period),
    measureFirstMaterial(app, period),
    countFailures(app, period),
    sumModelCalls(app, period),
    sumReadings(app, period),
    countFailedMails(app, period),
  ]);
  return { analyses, firstMaterial, failures, models, readings, mailsFailed };
}

type Counted = Awaited<ReturnType<typeof countAnalyses>>;
type FirstMaterialMedians = Awaited<ReturnType<typeof measureFirstMaterial>>;
type Partly = Partial<Daily> & { day: string };

const nothing: Omit<Daily, 'day'> = {
  ...{ signUps: 0, activeUsers: 0, upgrades: 0 },
  ...{ ready: 0, failed: 0, cancelled: 0, running: 0, medianFirstMaterialMs: null },
  ...{ tokensSold: 0, tokensSpent: 0, planCents: 0, tokenCents: 0, takenBackCents: 0 },
};

/** What a query has nothing of for a day is none. */
function mergeDays(days: string[], parts: Partly[][]): Daily[] {
  const merged = new Map(days.map((day) => [day, { day, ...nothing }]));
  for (const row of parts.flat()) {
    const known = merged.get(row.day);
    if (known) Object.assign(known, row);
  }
  return [...merged.values()];
}

function outcomesByDay(counted: Counted): Partly[] {
  const byDay = Map.groupBy(counted, ({ day }) => day);
  return [...byDay].map(([day, rows]) => {
    const of = (outcome: string) => totalOf(rows.filter((row) => row.outcome === outcome));
    return {
      day,
      ready: of('ready'),
      failed: of('failed'),
      cancelled: of('cancelled'),
      running: of('running'),
    };
  });
}

const mediansByDay = (measured: FirstMaterialMedians): Partly[] =>
  measured.flatMap(({ day, medianMs }) => (day === null ? [] : [{ day, medianFirstMaterialMs: medianMs }]));

const totalOf = (rows: { analyses: number }[]) => rows.reduce((sum, { analyses }) => sum + analyses, 0);

/** By tier, engine and outcome, the most frequent first. */
function overall(counted: Counted): Analytics['analyses'] {
  const alike = Map.groupBy(counted, ({ tier, engine, outcome }) => JSON.stringify([tier, engine, outcome]));
  return [...alike.values()]
    .flatMap((rows) => {
      const [first] = rows;
      if (!first) return [];
      const { tier, engine, outcome } = first;
      return [{ tier, engine, outcome, analyses: totalOf(rows) }];
    })
    .toSorted((a, b) => b.analyses - a.analyses);
}
