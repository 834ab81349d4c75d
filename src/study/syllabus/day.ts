/** The day with which a line of a syllabus begins. */
import { inTerm, isoDayOf, type Term } from './term.ts';

export type Dated = {
  heldOn: string;
  /** The last day, where the line names several. */
  until?: string;
  /** What stands before and behind it in the line. */
  label: string;
  rest: string;
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['su', 'm', 'tu', 'w', 'th', 'f', 'sa'];

const monthWord = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const weekdayWord = String.raw`(?:sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday|s)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|[mwf]|tu|th|r)\b\.?`;
const labelWord = String.raw`(?:week|wk|class|session|meeting|lecture|day|unit|module|lesson|seminar)\b\.?\s*(?:no\.?|#)?\s*\d{0,3}[a-z]?\b`;
const dayNumber = String.raw`(\d{1,2})(?:st|nd|rd|th)?(?!\d|[./]\d)`;
const yearNumber = String.raw`(?:,?\s*((?:19|20)\d{2})\b)?`;
/** "– 16", "–Sept. 18", "& 16" */
const further = String.raw`(?:\s*(?:[-–—&]|to|and)\s*(?:(${monthWord})\s*)?(\d{1,2})(?:st|nd|rd|th)?\b(?![./]\d))?`;

const lead = new RegExp(
  String.raw`^[\s•*·#>|[(–—-]*(?<label>(?:(?:${labelWord}|\d{1,3}[.):]|\d{1,2}(?=\s*[|\t]))[\s:.,|([–—-]*)*)(?:date\b[:\s]*)?(?:(?<weekday>${weekdayWord})(?:\s*[/&]\s*${weekdayWord})?[\s,.:(–—-]*)?`,
  'i',
);

type Reader = {
  form: RegExp;
  read: (found: RegExpExecArray, term: Term, weekday?: number) => Read | undefined;
};
type Read = { heldOn: string; until?: string | undefined };

const monthOf = (word: string) => months.indexOf(word.slice(0, 3).toLowerCase()) + 1;
const fullYear = (written: string) => Number(written) + (written.length === 2 ? 2000 : 0);

const place = (month: number, day: number, year: string | undefined, term: Term, weekday?: number) =>
  year === undefined ? inTerm(month, day, term, weekday) : isoDayOf(fullYear(year), month, day);

const readers: Reader[] = [
  {
    form: /^((?:19|20)\d{2})-(\d{1,2})-(\d{1,2})\b/,
    read: ([, year = '', month, day]) => {
      const heldOn = isoDayOf(Number(year), Number(month), Number(day));
      return heldOn ? { heldOn } : undefined;
    },
  },
  {
    form: new RegExp(String.raw`^(${monthWord})\s*${dayNumber}${further}${yearNumber}`, 'i'),
    read: ([, month = '', day, otherMonth, otherDay, year], term, weekday) => {
      const heldOn = place(monthOf(month), Number(day), year, term, weekday);
      if (!heldOn) return undefined;
      const until = otherDay && place(monthOf(otherMonth ?? month), Number(otherDay), year, term);
      return { heldOn, ...(until && until > heldOn ? { until } : {}) };
    },
  },
  {
    form: new RegExp(String.raw`^${dayNumber}\s+(?:of\s+)?(${monthWord})${yearNumber}`, 'i'),
    read: ([, day, month = '', year], term, weekday) => {
      const heldOn = place(monthOf(month), Number(day), year, term, weekday);
      return heldOn ? { heldOn } : undefined;
    },
  },
  {
    form: /^(\d{1,2})[/.](\d{1,2})(?:[/.]((?:20)?\d{2}))?(?!\d)(?:\s*[-–—&]\s*(\d{1,2})[/.](\d{1,2})(?:[/.](?:20)?\d{2})?(?!\d))?/,
    read: ([, month, day, year, otherMonth, otherDay], term, weekday) => {
      const heldOn = place(Number(month), Number(day), year, term, weekday);
      if (!heldOn) return undefined;
      const until = otherMonth && place(Number(otherMonth), Number(otherDay), year, term);
      return { heldOn, ...(until && until > heldOn ? { until } : {}) };
    },
  },
];

function weekdayOf(word: string | undefined): number | undefined {
  if (!word) return undefined;
  const plain = word.toLowerCase().replace('.', '');
  if (plain === 'r') return 4;
  const found = weekdays.findLastIndex((begin) => plain.startsWith(begin));
  return found < 0 ? undefined : found;
}

/** Undefined for a line that begins with no day. */
export function dayAtStart(line: string, term: Term): Dated | undefined {
  const found = lead.exec(line);
  const label = found?.groups?.label?.trim() ?? '';
  const begin = found?.[0].length ?? 0;
  const weekday = weekdayOf(found?.groups?.weekday);
  for (const { form, read } of readers) {
    const match = form.exec(line.slice(begin));
    const day = match && read(match, term, weekday);
    if (!match || !day) continue;
    const { until, heldOn } = day;
    const rest = line.slice(begin + match[0].length);
    return { heldOn, ...(until ? { until } : {}), label: plainLabel(label), rest: plainRest(rest) };
  }
  return undefined;
}

/** "Class 3" of a line that names a class and no day. */
export function labelAtStart(line: string): { label: string; rest: string } | undefined {
  const found = new RegExp(String.raw`^[\s•*·#>|[(–—-]*(${labelWord})`, 'i').exec(line);
  if (!found?.[1] || !/\d/.test(found[1])) return undefined;
  return { label: plainLabel(found[1]), rest: plainRest(line.slice(found[0].length)) };
}

const plainLabel = (label: string) =>
  /[a-z]/i.test(label) ? label.replace(/[\s:.,|([–—-]+$/, '').replaceAll(/\s+/g, ' ') : '';

/** Without a weekday in brackets and the marks that part a day from what is done on it. */
const plainRest = (rest: string) =>
  rest
    .replace(new RegExp(String.raw`^[\s,]*[([]\s*${weekdayWord}\s*[)\]]`, 'i'), '')
    .replace(/^[\s:.,;|)\]–—-]+/, '');
