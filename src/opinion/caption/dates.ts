import { isCourtLine } from './courts.ts';
import { cellsOf, type FrontCell } from './front-rows.ts';
import { monthName } from './kinds.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const year = String.raw`(?<year>(?:1[6-9]|20)\d{2})`;
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const forms: RegExp[] = [
  new RegExp(String.raw`\b(?<month>${monthName})\s+${day},?\s+${year}`, 'i'),
  new RegExp(String.raw`\b${day}\s+(?:day\s+of\s+)?(?<month>${monthName}),?\s+${year}`, 'i'),
];
const figures = /\b(?<first>\d{1,2})[/.-](?<second>\d{1,2})[/.-](?<y>(?:19|20)?\d{2})\b/;
const ordered = /\b(?<year>(?:19|20)\d{2})-?(?<month>0[1-9]|1[0-2])-?(?<day>[0-3]\d)\b/;
const spelled = new RegExp(
  String.raw`\b${day}\s+day\s+of\s+(?<month>${monthName}),?\s+(?:in the year )?(?<words>two\s+thousand(?:\s+and)?(?:\s+[a-z]+(?:[\s-][a-z]+)?)?)`,
  'i',
);
const units =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

/** The first date in the text as an ISO day. `isDayFirst` is how a Commonwealth court writes figures. */
export function isoDay(text: string, isDayFirst = false): string | undefined {
  const found = forms
    .map((form) => form.exec(text))
    .filter((match) => match !== null)
    .sort((a, b) => a.index - b.index)[0]?.groups;
  if (found) return iso(Number(found.year), monthNumber(found.month!), Number(found.day));
  const words = spelled.exec(text)?.groups;
  if (words) return iso(spelledYear(words.words!), monthNumber(words.month!), Number(words.day));
  const whole = ordered.exec(text)?.groups;
  if (whole) return iso(Number(whole.year), Number(whole.month), Number(whole.day));
  const numeric = figures.exec(text)?.groups;
  if (!numeric) return undefined;
  const [first, second] = [Number(numeric.first), Number(numeric.second)];
  const written = Number(numeric.y);
  const full = written < 100 ? 2000 + written : written;
  return isDayFirst || first > 12 ? iso(full, second, first) : iso(full, first, second);
}

function monthNumber(name: string): number {
  return months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function spelledYear(words: string): number {
  const rest = words.toLowerCase().replace(/^two\s+thousand(?:\s+and)?\s*/, '');
  const [first = '', second = ''] = rest.split(/[\s-]+/);
  if (units.includes(first)) return 2000 + units.indexOf(first) + 1;
  const tens = { twenty: 20, thirty: 30 }[first] ?? 0;
  return 2000 + tens + (units.includes(second) ? units.indexOf(second) + 1 : 0);
}

/** Nothing for a day that the calendar does not have, such as a misprinted February 30. */
function iso(ofYear: number, month: number, ofDay: number): string | undefined {
  const date = new Date(Date.UTC(ofYear, month - 1, ofDay));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === ofDay;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** What kinds of day a court names, by the words before it, the most telling first. */
const decided =
  /\b(?:decided(?: and (?:filed|entered))?|date decided|opinion (?:filed|issued|delivered|rendered)|judgment (?:given(?: on)?|rendered|delivered)|date of judgment|delivered|issued|released|rendered|signed|rel|entered(?: on docket)?|announced|handed down|promulgated)\b[:.\s—–-]*(?:on\s+)?(.{0,40})/i;
/** Told behind whence the case came: "Appeal from Vale District Court; NORA ORR, judge. Opinion filed June 19, 2020. Affirmed." */
const inProse = /(?:^|[.;]\s+)opinion (?:filed|delivered|issued)\b[:\s]*(?:on\s+)?(.{0,40})/i;
const filed = /\b(?:filed|file date|date filed|date)\b[:\s—–-]*(?:on\s+)?(.{0,40})/i;
const filedAfter = new RegExp(
  String.raw`(${monthName}\s+\d{1,2},?\s+\d{4}),\s*(?:filed|decided|opinion)\b`,
  'i',
);
const notDecided =
  /\b(?:(?:re)?argued|argument|(?<!on )reargument|submitted|heard|hearing(?: dates?)?|as (?:amended|modified)|amended|rehearing|certiorari|motion date|calendar date|date of hearing|date submitted|session|indictments?|complaint filed)\b[^—–\n]{0,60}?(?=\b(?:decided|filed|opinion|judgment)\b|[—–]|$)/gi;
const alone = new RegExp(
  String.raw`^[\[(]?\s*(?:date:?\s*)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?(?:${monthName}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}(?:st|nd|rd|th)?\s+${monthName},?\s+\d{4})(?:,?\s+\d{1,2}:\d{2} ?[ap]\.?m\.?)?\s*[\])]?\.?$`,
  'i',
);
const trailing = new RegExp(
  String.raw`(?:${monthName}\s+\d{1,2},?\s+\d{4}|\d{1,2}\s+${monthName},?\s+\d{4})\s*[\])]?\.?$`,
  'i',
);
const dated =
  /\b(?:dated|entered|signed|so ordered|done|date decided|opinion delivered|date|delivered|rendered)\b[^.]{0,60}?:?\s*(.{0,60})/i;
const statedTerm = /\bat a stated term\b|\bheld at\b|\bday of\b/i;

/** The day of decision out of the front's lines, the stamps, or the words at the opinion's end. */
export function decisionDay(
  front: string[],
  stamps: string[],
  end: string[],
): { decidedOn: string; confidence: number } | undefined {
  const cells = cellsOf(front, isCourtLine);
  const isDayFirst = cells.some(({ text }) =>
    /\[(?:19|20)\d{2}\] (?:UK|EW|HCA|NZ|IE)|royal courts of justice/i.test(text),
  );
  const usable = cells.filter(({ kind }) => !['below', 'notice', 'counsel', 'prose'].includes(kind));
  const texts = usable.filter(({ kind }) => kind !== 'stamp').map(({ text }) => text);
  const own = firstDay(texts, decided, isDayFirst);
  if (own) return { decidedOn: own, confidence: 0.95 };
  const filedOn = filedBehind(texts, isDayFirst) ?? firstDay(texts, filed, isDayFirst);
  if (filedOn) return { decidedOn: filedOn, confidence: 0.9 };
  const told = firstDay([front.join(' ')], inProse, isDayFirst);
  if (told) return { decidedOn: told, confidence: 0.85 };
  const stampDay = stampedDay(cells, isDayFirst);
  if (stampDay) return { decidedOn: stampDay, confidence: 0.85 };
  const clerks = firstDay(
    stamps.filter((line) => !/\bdocument\b|^case\b/i.test(line)),
    filed,
    isDayFirst,
  );
  if (clerks) return { decidedOn: clerks, confidence: 0.8 };
  const lone = loneDay(texts);
  if (lone) return { decidedOn: lone, confidence: 0.85 };
  const term = front.join(' ');
  const held = statedTerm.test(term) ? isoDay(term.slice(term.search(/\bday of\b/i) - 8)) : undefined;
  if (held && spelled.test(term)) return { decidedOn: held, confidence: 0.85 };
  const last =
    firstDay(end, dated, isDayFirst) ??
    firstDay(stamps, filed, isDayFirst) ??
    firstDay(end, filed, isDayFirst) ??
    loneDay(end);
  return last ? { decidedOn: last, confidence: 0.75 } : undefined;
}

/** "June 13, 2018, Filed": the kind of day behind it. */
function filedBehind(texts: string[], isDayFirst: boolean): string | undefined {
  const found = texts.map((text) => filedAfter.exec(text)?.[1]).find(Boolean);
  return found && isoDay(found, isDayFirst);
}

/** A date on a line of its own, or the second of two that a dash parts: argued on the one, decided on the other. */
function loneDay(texts: string[]): string | undefined {
  for (const text of texts) {
    const plain = text.trim();
    if (alone.test(plain)) return isoDay(plain);
  }
  for (const text of texts) {
    const pair = new RegExp(
      String.raw`\d{4}[.,;]?\s*[-–—]\s*(?<last>${monthName}\s+\d{1,2},?\s+\d{4})\.?$`,
      'i',
    ).exec(text.trim());
    if (pair) return isoDay(pair.groups!.last!);
  }
  for (const text of texts) {
    const plain = text.trim().replace(notDecided, ' ');
    const last = plain.length < 90 && !/\bterm\b/i.test(plain) ? trailing.exec(plain)?.[0] : undefined;
    if (last && !/\b(?:in|on|of|from|until|since|before|after)\s*$/i.test(plain.slice(0, -last.length)))
      return isoDay(last);
  }
  return undefined;
}

/** The clerk's stamp: a day beside "Filed". */
function stampedDay(cells: FrontCell[], isDayFirst: boolean): string | undefined {
  const at = cells.findIndex(({ text }) => /^(?:e-?)?filed$|^electronically filed$/i.test(text));
  if (at === -1) return undefined;
  const { isRight, row } = cells[at]!;
  for (const cell of cells.slice(at + 1))
    if (cell.row - row <= 5 && (cell.isRight === isRight || cell.row === row)) {
      const found = isoDay(cell.text, isDayFirst);
      if (found) return found;
    }
  return undefined;
}

function firstDay(lines: string[], pattern: RegExp, isDayFirst: boolean): string | undefined {
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!.trim();
    const isSplit = /\b(?:filed|date|on|rendered|decided|dated)\W*$/i.test(line);
    const text = `${line} ${isSplit ? (lines[index + 1] ?? '') : ''}`;
    const found = pattern.exec(text.replace(notDecided, ' '))?.[1];
    const on = found && isoDay(found, isDayFirst);
    if (on) return on;
  }
  return undefined;
}
