// Gives a citation its case name: from the italics or words before it, or from the citation that it belongs to.
import type { CleanText } from './clean-text.ts';
import { settleCourt, settleEdition } from './edition.ts';
import { readCaseName, readDetachedName, readItalicName } from './names.ts';
import type { Reading } from './reading.ts';

/** Where italics that lead up to a citation's core begin; parts around "v." count as one. */
function italicStart(
  { text, emphasis }: CleanText,
  floor: number,
  coreStart: number,
  last: number,
): number | undefined {
  let start: number | undefined;
  let right = coreStart;
  for (let index = last; index >= 0; index -= 1) {
    const span = emphasis[index];
    if (!span || span.end <= floor) break;
    const gap = text.slice(Math.min(span.end, right), right);
    const fits =
      start === undefined
        ? /^[\s,.)]*(?:\(\d{4}\)|\([A-Z][^()]{0,40}\d{4}\))?[\s,[(]*$/.test(gap) || span.end > coreStart
        : /^\s*(?:v\.?|vs\.?)?\s*$/.test(gap);
    if (!fits) break;
    start = Math.max(span.start, floor);
    right = start;
  }
  return start;
}

/** Index of the last of the sorted `spans` that begins before `offset`. */
function lastBefore(spans: { start: number }[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function isParallel(text: string, previous: Reading | undefined, reading: Reading, floor: number): boolean {
  if (!previous || (previous.form !== 'case' && previous.form !== 'short')) return false;
  return (
    /^[\s,]*[[(]?$/.test(text.slice(floor, reading.start)) ||
    previous.extra?.includes(text.slice(reading.start, reading.end)) === true
  );
}

function takeName(reading: Reading, name: ReturnType<typeof readCaseName>): void {
  reading.fullStart = Math.min(reading.fullStart, name.start);
  if (name.plaintiff && reading.form === 'case') reading.plaintiff = name.plaintiff;
  if (name.antecedent) reading.antecedent = name.antecedent;
  if (name.defendant) {
    if (reading.form === 'short') reading.antecedent = name.defendant;
    else reading.defendant = name.defendant;
  }
  if (name.yearBefore === undefined || reading.form === 'short') return;
  reading.yearText = name.yearBefore;
  reading.year = Number(name.yearBefore);
}

function readName(reading: Reading, clean: CleanText, floor: number): void {
  const { text } = clean;
  const from = italicStart(clean, floor, reading.start, lastBefore(clean.emphasis, reading.start));
  const italic = from === undefined ? undefined : readItalicName(text, from, reading.start);
  const found = italic?.defendant ? italic : readCaseName(text, floor, reading.start);
  takeName(reading, found);
  if (reading.form === 'case' && !found.defendant && !found.antecedent)
    takeName(reading, readDetachedName(text, floor, reading.start));
}

const history =
  /^[,;]? ?(?:(?:and )?(?:aff|rev)[’']?[dg]|affirmed|reversed|vacated|remanded|supplement(?:ed|ing)|modif(?:ied|ying)|amended|cert\. (?:denied|granted|dismissed)|reh[’']g (?:denied|granted)|appeal dismissed)\b[^;()]{0,60}$/;

/** "aff'd, 3 F. 3d 4": another court on the same case. */
function isHistory(text: string, previous: Reading, reading: Reading): boolean {
  const isNear = reading.start - previous.fullEnd < 90;
  return previous.form === 'case' && isNear && history.test(text.slice(previous.fullEnd, reading.start));
}

const hasName = ({ plaintiff, defendant, antecedent }: Reading): boolean =>
  plaintiff !== undefined || defendant !== undefined || antecedent !== undefined;

function inheritNames(reading: Reading, previous: Reading): void {
  if (previous.plaintiff !== undefined) reading.plaintiff = previous.plaintiff;
  if (previous.defendant !== undefined) reading.defendant = previous.defendant;
}

function inherit(reading: Reading, previous: Reading): void {
  if (reading.form === 'case' && previous.antecedent !== undefined) reading.defendant = previous.antecedent;
  for (const key of ['plaintiff', reading.form === 'short' ? 'antecedent' : 'defendant'] as const) {
    const name = previous[key];
    if (name !== undefined) reading[key] = name;
  }
  reading.fullStart = previous.fullStart;
  if (reading.form === 'case' && reading.year === undefined && previous.year !== undefined) {
    reading.year = previous.year;
    if (previous.yearText !== undefined) reading.yearText = previous.yearText;
  }
}

export function readCase(
  reading: Reading,
  previous: Reading | undefined,
  floor: number,
  clean: CleanText,
): void {
  if (previous && isParallel(clean.text, previous, reading, floor)) inherit(reading, previous);
  else readName(reading, clean, floor);
  if (!hasName(reading) && previous && isHistory(clean.text, previous, reading))
    inheritNames(reading, previous);
  settleCourt(reading);
  settleEdition(reading);
}
