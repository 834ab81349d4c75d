/** Days and instants as a student reads them. A day has no time zone; an instant is shown in hers. */

const asDay = (day: string) => new Date(`${day}T00:00:00`);

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options);
const long = format({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const thisYear = format({ weekday: 'short', month: 'short', day: 'numeric' });
const plain = format({ month: 'short', day: 'numeric', year: 'numeric' });
const clock = format({ hour: 'numeric', minute: '2-digit' });

/** "Tue, Sep 16", with the year where it is not this one. */
export function dayText(day: string, now = new Date()): string {
  const date = asDay(day);
  return (date.getFullYear() === now.getFullYear() ? thisYear : long).format(date);
}

/** "Sep 16, 2025" */
export const dateText = (instant: string) => plain.format(new Date(instant));

/** "2:02 PM", never broken across lines. */
export const clockText = (instant: string) =>
  clock.format(new Date(instant)).replaceAll(/[ \u202F]/g, '\u00A0');

const isOfToday = (instant: string, now: Date) => new Date(instant).toDateString() === now.toDateString();

/** "2:02 PM" today, else "Sep 16, 2025, 2:02 PM" */
export const instantText = (instant: string, now = new Date()): string =>
  isOfToday(instant, now) ? clockText(instant) : `${dateText(instant)}, ${clockText(instant)}`;

/** Today as YYYY-MM-DD on the student's own calendar. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
