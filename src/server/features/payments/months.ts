/** The months of a subscription: each begins on the day of the upgrade, or on the month's last day where it has no such day. */

/** The instant at which month `index` begins (0 is the upgrade itself), in UTC. */
export function monthStart(upgradedAt: Date, index: number): Date {
  const year = upgradedAt.getUTCFullYear();
  const month = upgradedAt.getUTCMonth() + index;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const start = new Date(upgradedAt);
  start.setUTCFullYear(year, month, Math.min(upgradedAt.getUTCDate(), lastDay));
  return start;
}

type Period = { startsAt: Date; endsAt: Date };

/** The months after the first that begin within one of the periods. */
export function monthsWithin(upgradedAt: Date, periods: Period[]): number[] {
  const end = Math.max(...periods.map(({ endsAt }) => endsAt.getTime()));
  const months: number[] = [];
  for (let index = 1; monthStart(upgradedAt, index).getTime() < end; index += 1) {
    const start = monthStart(upgradedAt, index);
    if (periods.some(({ startsAt, endsAt }) => startsAt <= start && start < endsAt)) months.push(index);
  }
  return months;
}
