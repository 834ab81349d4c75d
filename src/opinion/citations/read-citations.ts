// Puts a text's citations together: cores, what stands after and before them, and the marks that recall them.
import { readAfterCase, readAfterJournal, readAfterLaw, readAfterMark, readAfterShort } from './after.ts';
import { type Candidate, findCandidates } from './candidates.ts';
import type { CleanText } from './clean-text.ts';
import { findMarks, type Mark } from './marks.ts';
import { readAntecedentWord, readCaseName, readDetachedName, readItalicName } from './names.ts';
import type { Reading } from './reading.ts';
import { findReferences } from './references.ts';
import type { Edition } from './tables.ts';

function formOf({ isShort, exact, variation }: Candidate): Reading['form'] {
  if (isShort) return 'short';
  const kinds = (exact.length > 0 ? exact : variation).map((edition) => edition.kind);
  if (kinds.includes('scotus') || kinds.includes('reporter')) return 'case';
  return kinds.includes('law') ? 'law' : 'journal';
}

function fromCandidate(candidate: Candidate): Reading {
  const { start, end, groups, exact, variation } = candidate;
  const later = variation.filter((edition) => !exact.includes(edition));
  return {
    form: formOf(candidate),
    start,
    end,
    fullStart: start,
    fullEnd: end,
    groups,
    exact,
    variation: later,
  };
}

function fromMark({ form, start, end, groups }: Mark): Reading {
  return { form, start, end, fullStart: start, fullEnd: end, groups, exact: [], variation: [] };
}

const inYear =
  (year: number) =>
  ({ firstYear, lastYear }: Edition): boolean =>
    (firstYear === undefined || firstYear <= year) && (lastYear === undefined || year <= lastYear);

function settleEdition(reading: Reading): void {
  const listed = reading.exact.length > 0 ? reading.exact : reading.variation;
  const fitting =
    listed.length > 1 && reading.year !== undefined ? listed.filter(inYear(reading.year)) : listed;
  const [edition] = fitting;
  if (edition && fitting.length === 1) reading.edition = edition;
}

function settleCourt(reading: Reading): void {
  if (
    reading.court === undefined &&
    [...reading.exact, ...reading.variation].some(({ kind }) => kind === 'scotus')
  )
    reading.court = 'scotus';
}

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

function readCase(reading: Reading, previous: Reading | undefined, floor: number, clean: CleanText): void {
  if (previous && isParallel(clean.text, previous, reading, floor)) inherit(reading, previous);
  else readName(reading, clean, floor);
  settleCourt(reading);
  settleEdition(reading);
}

function readSupra(reading: Reading, floor: number, text: string): void {
  const { name, volume, start } = readAntecedentWord(text, floor, reading.start);
  if (name) reading.antecedent = name;
  if (volume) reading.groups.volume = volume;
  reading.fullStart = start;
  readAfterMark(reading, text);
}

type Around = { previous: Reading | undefined; floor: number; coreEnds: Map<number, number> };

function readOne(reading: Reading, clean: CleanText, { previous, floor, coreEnds }: Around): void {
  const { text } = clean;
  const { form } = reading;
  if (form === 'case') readAfterCase(reading, text, coreEnds);
  else if (form === 'short') readAfterShort(reading, text);
  else if (form === 'journal') readAfterJournal(reading, text);
  else if (form === 'law') readAfterLaw(reading, text);
  else if (form === 'supra') readSupra(reading, floor, text);
  else if (form === 'id') readAfterMark(reading, text);
  if (form === 'case' || form === 'short') readCase(reading, previous, floor, clean);
  else if (form === 'journal' || form === 'law') settleEdition(reading);
}

/** Where the pinpoint of a reading ends: names of the next citation do not reach farther back. */
function endOfPin(reading: Reading, text: string): number {
  const tail = text.slice(reading.end, reading.fullEnd);
  const bracket = tail.search(/[([]/);
  return bracket < 0 ? reading.fullEnd : reading.end + bracket;
}

function inOrder(readings: Reading[]): Reading[] {
  return readings.sort((a, b) => a.start - b.start || b.end - a.end);
}

const overlap = (a: Reading, b: Reading): boolean =>
  Math.max(a.fullStart, b.fullStart) < Math.min(a.fullEnd, b.fullEnd);

/** A name or "supra" inside another citation is part of it. */
function withoutInner(readings: Reading[]): Reading[] {
  const kept: Reading[] = [];
  const solid = readings.filter(({ form }) => form !== 'reference' && form !== 'supra');
  let next = 0;
  for (const reading of readings) {
    if (reading.form !== 'reference' && reading.form !== 'supra') {
      kept.push(reading);
      continue;
    }
    while (next < solid.length && (solid[next]?.start ?? 0) <= reading.start) next += 1;
    const around = [solid[next - 1], solid[next], kept.at(-1)];
    const isInner = around.some((other) => {
      if (!other || !overlap(other, reading)) return false;
      return reading.form === 'reference' ? true : other.form === 'short' && other.start > reading.start;
    });
    if (!isInner) kept.push(reading);
  }
  return kept;
}

/** Sections are printed with dashes of either kind ("§41–41–191"); the tables know the hyphen. */
const withHyphens = (text: string): string => (text.includes('–') ? text.replaceAll('–', '-') : text);

export function readCitations(clean: CleanText): Reading[] {
  const { text } = clean;
  const cores = findCandidates(withHyphens(text)).map(fromCandidate);
  const coreEnds = new Map(cores.map(({ start, end }) => [start, end]));
  const marks = findMarks(text).map(fromMark);
  const readings: Reading[] = [];
  let covered = 0;
  let floor = 0;
  let previous: Reading | undefined;
  for (const reading of inOrder([...cores, ...marks])) {
    if (reading.start < covered) continue;
    readOne(reading, clean, { previous, floor, coreEnds });
    readings.push(reading);
    covered = reading.end;
    if (reading.form !== 'supra' || reading.pin !== undefined) floor = endOfPin(reading, text);
    previous = reading;
  }
  return withoutInner(inOrder([...readings, ...findReferences(clean, readings)]));
}
