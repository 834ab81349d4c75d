// Gives a citation its case name: from the italics or words before it, or from the citation that it belongs to.

import type { CitationMatch } from './citation-match.ts';
import type { CleanText } from './clean-text.ts';
import { settleCourt, settleEdition } from './edition.ts';
import { readCaseName, readDetachedName, readItalicName } from './names.ts';

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

function isParallel(
  text: string,
  previous: CitationMatch | undefined,
  match: CitationMatch,
  floor: number,
): boolean {
  if (!previous || (previous.form !== 'case' && previous.form !== 'short')) return false;
  return (
    /^[\s,]*[[(]?$/.test(text.slice(floor, match.start)) ||
    previous.extra?.includes(text.slice(match.start, match.end)) === true
  );
}

function takeName(match: CitationMatch, name: ReturnType<typeof readCaseName>): void {
  match.fullStart = Math.min(match.fullStart, name.start);
  if (name.plaintiff && match.form === 'case') match.plaintiff = name.plaintiff;
  if (name.antecedent) match.antecedent = name.antecedent;
  if (name.defendant) {
    if (match.form === 'short') match.antecedent = name.defendant;
    else match.defendant = name.defendant;
  }
  if (name.yearBefore === undefined || match.form === 'short') return;
  match.yearText = name.yearBefore;
  match.year = Number(name.yearBefore);
}

function readName(match: CitationMatch, clean: CleanText, floor: number): void {
  const { text } = clean;
  const from = italicStart(clean, floor, match.start, lastBefore(clean.emphasis, match.start));
  const italic = from === undefined ? undefined : readItalicName(text, from, match.start);
  const found = italic?.defendant ? italic : readCaseName(text, floor, match.start);
  takeName(match, found);
  if (match.form === 'case' && !found.defendant && !found.antecedent)
    takeName(match, readDetachedName(text, floor, match.start));
}

const history =
  /^[,;]? ?(?:(?:and )?(?:aff|rev)[’']?[dg]|affirmed|reversed|vacated|remanded|supplement(?:ed|ing)|modif(?:ied|ying)|amended|cert\. (?:denied|granted|dismissed)|reh[’']g (?:denied|granted)|appeal dismissed)\b[^;()]{0,60}$/;

/** "aff'd, 3 F. 3d 4": another court on the same case. */
function isHistory(text: string, previous: CitationMatch, match: CitationMatch): boolean {
  const isNear = match.start - previous.fullEnd < 90;
  return previous.form === 'case' && isNear && history.test(text.slice(previous.fullEnd, match.start));
}

const hasName = ({ plaintiff, defendant, antecedent }: CitationMatch): boolean =>
  plaintiff !== undefined || defendant !== undefined || antecedent !== undefined;

function inheritNames(match: CitationMatch, previous: CitationMatch): void {
  if (previous.plaintiff !== undefined) match.plaintiff = previous.plaintiff;
  if (previous.defendant !== undefined) match.defendant = previous.defendant;
}

function inherit(match: CitationMatch, previous: CitationMatch): void {
  if (match.form === 'case' && previous.antecedent !== undefined) match.defendant = previous.antecedent;
  for (const key of ['plaintiff', match.form === 'short' ? 'antecedent' : 'defendant'] as const) {
    const name = previous[key];
    if (name !== undefined) match[key] = name;
  }
  match.fullStart = previous.fullStart;
  if (match.form === 'case' && match.year === undefined && previous.year !== undefined) {
    match.year = previous.year;
    if (previous.yearText !== undefined) match.yearText = previous.yearText;
  }
}

export function readCase(
  match: CitationMatch,
  previous: CitationMatch | undefined,
  floor: number,
  clean: CleanText,
): void {
  if (previous && isParallel(clean.text, previous, match, floor)) inherit(match, previous);
  else readName(match, clean, floor);
  if (!hasName(match) && previous && isHistory(clean.text, previous, match)) inheritNames(match, previous);
  settleCourt(match);
  settleEdition(match);
}
