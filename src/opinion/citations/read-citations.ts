// Puts a text's citations together: cores, what stands after and before them, and the marks that recall them.
import { readAfterCase, readAfterJournal, readAfterLaw, readAfterMark, readAfterShort } from './after.ts';
import { type Candidate, findCandidates } from './candidates.ts';
import type { CleanText } from './clean-text.ts';
import { settleEdition } from './edition.ts';
import { findMarks, type Mark } from './marks.ts';
import { readAntecedentWord } from './names.ts';
import { readCase } from './read-name.ts';
import type { Reading } from './reading.ts';
import { findReferences } from './references.ts';

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

/** A section that is the pinpoint of "Id." is no citation of its own. */
const isPinpoint = (reading: Reading, before: Reading | undefined): boolean =>
  reading.form === 'section' &&
  before?.form === 'id' &&
  reading.start < before.fullEnd &&
  before.pin?.includes('§') === true;

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
    if (reading.start < covered || isPinpoint(reading, previous)) continue;
    readOne(reading, clean, { previous, floor, coreEnds });
    readings.push(reading);
    covered = reading.end;
    if (reading.form !== 'supra' || reading.pin !== undefined) floor = endOfPin(reading, text);
    previous = reading;
  }
  return withoutInner(inOrder([...readings, ...findReferences(clean, readings)]));
}
