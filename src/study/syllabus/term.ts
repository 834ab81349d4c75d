/** When a semester is, by its name; and which year a day without one is in. */

/** ISO days, both inclusive. `isNamed` where the semester's name says the year. */
export type Term = { from: string; to: string; isNamed: boolean };

const seasons: [RegExp, from: string, to: string][] = [
  [/\b(?:fall|autumn|michaelmas)\b/i, '08-01', '12-31'],
  [/\b(?:winter)\b/i, '01-01', '03-31'],
  [/\b(?:spring|hilary)\b/i, '01-01', '06-15'],
  [/\b(?:summer|trinity)\b/i, '05-01', '08-31'],
];

const dayMs = 24 * 60 * 60 * 1000;
const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** `madeOn` is when the student made the class, for a semester that names no year. */
export function termOf(semester: string, madeOn: string): Term {
  const season = seasons.find(([name]) => name.test(semester));
  const span = /\b(20\d{2})\s*[-–—/]\s*(?:20)?(\d{2})\b/.exec(semester);
  if (span) {
    const [first, second] = [Number(span[1]), 2000 + Number(span[2])];
    if (!season) return { from: `${first}-08-01`, to: `${second}-07-31`, isNamed: true };
    const year = season[1] === '08-01' ? first : second;
    return { from: `${year}-${season[1]}`, to: `${year}-${season[2]}`, isNamed: true };
  }
  const year = /\b(20\d{2})\b/.exec(semester)?.[1] ?? shortYear(semester);
  if (year && season) return { from: `${year}-${season[1]}`, to: `${year}-${season[2]}`, isNamed: true };
  if (year) return { from: `${year}-01-01`, to: `${year}-12-31`, isNamed: true };
  if (season) {
    // The one that is nearest to the day on which she made the class.
    const near = nearestYear(season[1], madeOn);
    return { from: `${near}-${season[1]}`, to: `${near}-${season[2]}`, isNamed: false };
  }
  return { from: plusDays(madeOn, -120), to: plusDays(madeOn, 245), isNamed: false };
}

const shortYear = (semester: string) => {
  const found = /['’](\d{2})\b/.exec(semester)?.[1];
  return found && `20${found}`;
};

function nearestYear(monthDay: string, day: string): number {
  const year = Number(day.slice(0, 4));
  const away = (candidate: number) => Math.abs(Date.parse(`${candidate}-${monthDay}`) - Date.parse(day));
  return [year - 1, year, year + 1].toSorted((a, b) => away(a) - away(b))[0] ?? year;
}

/** The year in which the day falls into the term; where none does, the nearest. Undefined for a day that no year has. */
export function inTerm(month: number, day: number, term: Term, weekday?: number): string | undefined {
  const years = [-1, 0, 1].map((step) => Number(term.from.slice(0, 4)) + step);
  const days = years.flatMap((year) => isoDayOf(year, month, day) ?? []);
  const middle = (Date.parse(term.from) + Date.parse(term.to)) / 2;
  const away = (iso: string) => {
    const outside = iso < term.from || iso > term.to ? 1e13 : 0;
    const isOther = weekday !== undefined && new Date(iso).getUTCDay() !== weekday;
    // A weekday tells the year only where the semester does not.
    return Math.abs(Date.parse(iso) - middle) + outside + (isOther && !term.isNamed ? 1e14 : 0);
  };
  return days.toSorted((a, b) => away(a) - away(b))[0];
}

/** Undefined for a day that the calendar does not have. */
export function isoDayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}
