/** Days and moments as the screens write them. */

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "2019-06-03" to "June 3, 2019", whatever the reader's time zone. */
export const dayName = (isoDay: string) => day.format(new Date(`${isoDay}T00:00:00Z`));

/** A time of today alone, else with its day: "14:02", "November 12, 14:02". */
export function momentName(instant: string, now: Date, timeZone?: string): string {
  const zone = timeZone ? { timeZone } : {};
  const time = new Intl.DateTimeFormat('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...zone,
  });
  const dayOf = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', ...zone });
  const then = new Date(instant);
  const isToday = dayOf.format(then) === dayOf.format(now);
  return isToday ? time.format(then) : `${dayOf.format(then)}, ${time.format(then)}`;
}
