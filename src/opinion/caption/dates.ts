const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const written = String.raw`(?<month>Jan(?:uary|\.)?|Feb(?:ruary|\.)?|Mar(?:ch|\.)?|Apr(?:il|\.)?|May|June?\.?|July?\.?|Aug(?:ust|\.)?|Sept?(?:ember|\.)?|Oct(?:ober|\.)?|Nov(?:ember|\.)?|Dec(?:ember|\.)?)\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>(?:1[6-9]|20)\d{2})`;
const numeric = String.raw`(?<m>\d{1,2})/(?<d>\d{1,2})/(?<y>(?:19|20)?\d{2})\b`;

/** The first date in the text as an ISO day. */
export function isoDay(text: string): string | undefined {
  const word = new RegExp(`\\b${written}`, 'i').exec(text)?.groups;
  if (word)
    return iso(
      Number(word.year),
      months.indexOf(word.month!.slice(0, 3).toLowerCase()) + 1,
      Number(word.day),
    );
  const figures = new RegExp(`\\b${numeric}`).exec(text)?.groups;
  if (!figures) return undefined;
  const year = Number(figures.y);
  return iso(year < 100 ? 2000 + year : year, Number(figures.m), Number(figures.d));
}

/** Nothing for a day that the calendar does not have, such as a misprinted February 30. */
function iso(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

const decided =
  /\b(?:decided|opinion (?:filed|issued|delivered)|delivered|issued|released|rendered|entered)\b[:\s—–-]*(?:on\s+)?(.{0,40})/i;
const filed = /\b(?:filed|file date|date filed)\b[:\s—–-]*(?:on\s+)?(.{0,40})/i;
const notDecided = /\b(?:argued|submitted|heard|as (?:amended|modified)|rehearing|certiorari)\b[^—–]{0,60}/gi;
const alone = new RegExp(
  String.raw`^[\[(]?\s*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?${written}\s*[\])]?\.?$`,
  'i',
);
const dated = /\b(?:dated|entered|signed|so ordered)\b[^.]{0,60}?:?\s*(.{0,60})/i;

/** The day of decision out of the front's lines, the stamps, or the words at the opinion's end. */
export function decisionDay(
  front: string[],
  stamps: string[],
  end: string[],
): { decidedOn: string; confidence: number } | undefined {
  const own = firstDay(front, decided);
  if (own) return { decidedOn: own, confidence: 0.95 };
  const filedOn = firstDay(front, filed);
  if (filedOn) return { decidedOn: filedOn, confidence: 0.9 };
  const lone = front.find((line) => alone.test(line.trim()));
  const loneDay = lone && isoDay(lone);
  if (loneDay) return { decidedOn: loneDay, confidence: 0.9 };
  const last = firstDay(end, dated) ?? firstDay(stamps, filed) ?? firstDay(end, filed);
  return last ? { decidedOn: last, confidence: 0.75 } : undefined;
}

function firstDay(lines: string[], pattern: RegExp): string | undefined {
  for (let index = 0; index < lines.length; index++) {
    const text = `${lines[index]} ${/\bfiled$/i.test(lines[index]!.trim()) ? (lines[index + 1] ?? '') : ''}`;
    const found = pattern.exec(text.replace(notDecided, ' '))?.[1];
    const day = found && isoDay(found);
    if (day) return day;
  }
  return undefined;
}
