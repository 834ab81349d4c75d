/** All figures of a period, from grouped queries side by side. */
import { type Analytics, type AnalyticsDays, type Daily, dailySchema } from '../../../../shared/analytics.ts';
import type { App } from '../../../app.ts';
import { lookForState } from '../../../db/installation.ts';
import { readMoney } from './money.ts';
import { readPeople } from './people.ts';
import { periodOf } from './period.ts';
import { readWork } from './work.ts';

type AnalyticsRequest = { days?: AnalyticsDays | undefined };

export async function getAnalytics(
  app: App,
  _: unknown,
  { days = 30 }: AnalyticsRequest,
): Promise<Analytics> {
  const now = app.now();
  const period = periodOf(days, now);
  const [{ perDay: ofPeople, ...people }, { perDay: ofWork, ...work }, ofMoney, queue, state] =
    await Promise.all([
      readPeople(app, period),
      readWork(app, period),
      readMoney(app, period),
      app.queue.describeOpen(),
      lookForState(app.db),
    ]);
  return {
    days,
    from: period.from,
    until: period.until,
    madeAt: now.toISOString(),
    daily: mergeDays(period.days, [...ofPeople, ...ofMoney, ...ofWork]),
    ...people,
    ...work,
    queue: queue.map(({ oldestAt, ...rest }) => ({ ...rest, oldestAt: oldestAt?.toISOString() ?? null })),
    lastBackupAt: state.lastBackupAt?.toISOString() ?? null,
    isHeld: state.isHeld,
  };
}

/** What a query has nothing of for a day is none. */
function mergeDays(days: string[], parts: (Partial<Daily> & { day: string })[][]): Daily[] {
  const { day: _, ...figures } = dailySchema.shape;
  const nothing = Object.entries(figures).map(([name, schema]) => [
    name,
    schema.safeParse(null).success ? null : 0,
  ]);
  // A figure for each field of the schema.
  const merged = new Map(days.map((day) => [day, { day, ...Object.fromEntries(nothing) } as Daily]));
  for (const row of parts.flat()) {
    const known = merged.get(row.day);
    if (known) Object.assign(known, row);
  }
  return [...merged.values()];
}
