// Puts a text's citations together: cores, what stands after and before them, and the marks that recall them.
import { readAfterCase, readAfterJournal, readAfterLaw, readAfterMark, readAfterShort } from './after.ts';
import { type Candidate, findCandidates } from './candidates.ts';
import type { CitationMatch } from './citation-match.ts';
import type { CleanText } from './clean-text.ts';
import { settleEdition } from './edition.ts';
import { type CitationMark, findMarks } from './marks.ts';
import { readAntecedentWord } from './names.ts';
import { readCase } from './read-name.ts';
import { findReferences } from './references.ts';

function formOf({ isShort, exact, variation }: Candidate): CitationMatch['form'] {
  if (isShort) return 'short';
  const kinds = (exact.length > 0 ? exact : variation).map((edition) => edition.kind);
  if (kinds.includes('scotus') || kinds.includes('reporter')) return 'case';
  return kinds.includes('law') ? 'law' : 'journal';
}

function fromCandidate(candidate: Candidate): CitationMatch {
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

function fromMark({ form, start, end, groups }: CitationMark): CitationMatch {
  return { form, start, end, fullStart: start, fullEnd: end, groups, exact: [], variation: [] };
}

function readSupra(match: CitationMatch, floor: number, text: string): void {
  const { name, volume, start } = readAntecedentWord(text, floor, match.start);
  if (name) match.antecedent = name;
  if (volume) match.groups.volume = volume;
  match.fullStart = start;
  readAfterMark(match, text);
}

type Around = { previous: CitationMatch | undefined; floor: number; coreEnds: Map<number, number> };

function readOne(match: CitationMatch, clean: CleanText, { previous, floor, coreEnds }: Around): void {
  const { text } = clean;
  const { form } = match;
  if (form === 'case') readAfterCase(match, text, coreEnds);
  else if (form === 'short') readAfterShort(match, text);
  else if (form === 'journal') readAfterJournal(match, text);
  else if (form === 'law') readAfterLaw(match, text);
  else if (form === 'supra') readSupra(match, floor, text);
  else if (form === 'id') readAfterMark(match, text);
  if (form === 'case' || form === 'short') readCase(match, previous, floor, clean);
  else if (form === 'journal' || form === 'law') settleEdition(match);
}

/** Where the pinpoint of a reading ends: names of the next citation do not reach farther back. */
function endOfPin(match: CitationMatch, text: string): number {
  const tail = text.slice(match.end, match.fullEnd);
  const bracket = tail.search(/[([]/);
  return bracket < 0 ? match.fullEnd : match.end + bracket;
}

function inOrder(matches: CitationMatch[]): CitationMatch[] {
  return matches.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** A section that is the pinpoint of "Id." is no citation of its own. */
const isPinpoint = (match: CitationMatch, before: CitationMatch | undefined): boolean =>
  match.form === 'section' &&
  before?.form === 'id' &&
  match.start < before.fullEnd &&
  before.pin?.includes('§') === true;

const overlap = (a: CitationMatch, b: CitationMatch): boolean =>
  Math.max(a.fullStart, b.fullStart) < Math.min(a.fullEnd, b.fullEnd);

/** A name or "supra" inside another citation is part of it. */
function withoutInner(matches: CitationMatch[]): CitationMatch[] {
  const kept: CitationMatch[] = [];
  const solid = matches.filter(({ form }) => form !== 'reference' && form !== 'supra');
  let next = 0;
  for (const match of matches) {
    if (match.form !== 'reference' && match.form !== 'supra') {
      kept.push(match);
      continue;
    }
    while (next < solid.length && (solid[next]?.start ?? 0) <= match.start) next += 1;
    const around = [solid[next - 1], solid[next], kept.at(-1)];
    const isInner = around.some((other) => {
      if (!other || !overlap(other, match)) return false;
      return match.form === 'reference' ? true : other.form === 'short' && other.start > match.start;
    });
    if (!isInner) kept.push(match);
  }
  return kept;
}

/** Sections are printed with dashes of either kind ("§41–41–191"); the tables know the hyphen. */
const withHyphens = (text: string): string => (text.includes('–') ? text.replaceAll('–', '-') : text);

export function readCitations(clean: CleanText): CitationMatch[] {
  const { text } = clean;
  const cores = findCandidates(withHyphens(text)).map(fromCandidate);
  const coreEnds = new Map(cores.map(({ start, end }) => [start, end]));
  const marks = findMarks(text).map(fromMark);
  const matches: CitationMatch[] = [];
  let covered = 0;
  let floor = 0;
  let previous: CitationMatch | undefined;
  for (const match of inOrder([...cores, ...marks])) {
    if (match.start < covered || isPinpoint(match, previous)) continue;
    readOne(match, clean, { previous, floor, coreEnds });
    matches.push(match);
    covered = match.end;
    if (match.form !== 'supra' || match.pin !== undefined) floor = endOfPin(match, text);
    previous = match;
  }
  return withoutInner(inOrder([...matches, ...findReferences(clean, matches)]));
}
