// Reads forward from a citation's core: pinpoint, parallel citations, court and year, parenthetical.

import type { CitationMatch } from './citation-match.ts';
import { courtId } from './court.ts';

/** Nothing that belongs to a citation is farther from its core. */
const reach = 400;
const longestParenthetical = 2000;

const label = '(?:(?:(?:& |and )?(?:notes?|nn?\\.?|fn?\\.?|¶{1,2}|§{1,2}|\\*{1,4}|pg\\.?|pp?\\.?)) ?)?';
/** A piece ends no number in its middle: a long row of figures would be cut in every way there is. */
const pinPiece = `(?:§{1,2} ?\\d[\\w.:–-]*(?!\\w)(?:\\([0-9a-zA-Z]{1,4}\\))*|${label}(?:\\d+:\\d+(?:[-–]\\d+(?::\\d+)?)?|\\d+(?:[-–—]\\*?\\d+)?)(?!\\d))`;
const pinEnd = '(?=[,.;)\\]\\\\’”"]| ?[(\\[]|$)';
const pinSource = `,? ?(?:at )?${pinPiece}(?:,? ?${pinPiece})*`;

const pinPattern = new RegExp(`${pinSource}${pinEnd}`, 'y');
/** After "at" a number is a page whatever follows. */
const atPattern = new RegExp(`,? ?at ${pinPiece}(?:, ?${pinPiece})*(?![\\w-])`, 'y');
/** In the open text after "Id.", where a bare number may be something else. */
const statutePin = /(?:\([0-9a-zA-Z]{1,4}\))*(?: and (?:\([0-9a-zA-Z]{1,4}\))+)?(?: et seq\.)?/y;
const months =
  'January|Jan\\.|February|Feb\\.|March|Mar\\.|April|Apr\\.|May|June|Jun\\.|July|Jul\\.|August|Aug\\.|September|Sept?\\.|October|Oct\\.|November|Nov\\.|December|Dec\\.';
const dated = new RegExp(
  `^(?<court>.*?)(?:(?<=[^\\d\\s])(?=\\d{4}(?:[-–]\\d\\d)?$)|^|[ ,]+)(?:(?<month>${months}) )?(?:(?<day>\\d{1,2}), ?)?(?<year>1[6-9]\\d\\d|20\\d\\d)(?:[-–]\\d{2,4})?$`,
);
const published = new RegExp(
  `^(?<publisher>[A-Z][A-Za-z]+\\.?(?: Supp\\.)?)? ?(?:(?<month>${months}) )?(?:(?<day>\\d{1,2}),? )?(?:(?<year>\\d{4})(?:[-–]\\d\\d(?:\\d\\d)?)?)?$`,
);
const placeholder = /,? ?\[?[_—–-]+ [A-Z][\w.]*(?: ?[\w.]+){0,3} [_—–-]+|, ?_{2,}(?:[-–]_{2,})?/y;
const aside =
  /(?:[, ]*(?:Nos?\.|slip|op\.|at|nn?\.|note|and|&|pp?\.|¶+|\*+|\*?\d[\w:–—-]{0,15}|\[(?!\d{4}\])[^\]\d]{0,12}\]|\([A-Z]{1,4}\)))*[, ]*/y;

export function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

const trimmedPin = (pin: string): string => pin.replace(/^[, ]+|[, ]+$/g, '');

/** The offset after the bracket that closes the one at `open`. */
function closeOf(text: string, open: number, longest: number): number | undefined {
  let depth = 0;
  for (let at = open; at < text.length && at - open <= longest; at += 1) {
    const char = text[at];
    if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (char === '\n') return undefined;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

function readParenthetical(text: string, from: number): { words?: string; end: number } {
  const open = text[from] === ' ' ? from + 1 : from;
  if (text[open] !== '(') return { end: from };
  const close = closeOf(text, open, longestParenthetical);
  if (close === undefined) return { end: from };
  const words = text.slice(open + 1, close - 1);
  if (words === '' || /^\d{4}/.test(words)) return { end: close };
  return { words, end: close };
}

function applyDate(match: CitationMatch, groups: Record<string, string | undefined>): void {
  const { year, month, day } = groups;
  if (month) match.month = month;
  if (month && day) match.day = day;
  if (!year) return;
  match.yearText = year;
  match.year = Number(year);
}

function applyParenthetical(match: CitationMatch, text: string, from: number): void {
  const { words, end } = readParenthetical(text, from);
  if (words !== undefined) match.parenthetical = words;
  match.fullEnd = Math.max(match.fullEnd, end);
}

function readPin(text: string, from: number): { pin?: string; end: number } {
  const found = matchAt(pinPattern, text, from) ?? matchAt(atPattern, text, from);
  return found ? { pin: trimmedPin(found), end: from + found.replace(/[, ]+$/, '').length } : { end: from };
}

/** Where the words between a citation and its court and year end: parallel citations, docket numbers, notes. */
function skipExtra(text: string, from: number, coreEnds: Map<number, number>): number {
  let at = from;
  for (let count = 0; count < 12; count += 1) {
    const gap = /^[, ]*\[?(?:hereinafter )?/.exec(text.slice(at, at + 4))?.[0].length ?? 0;
    const coreEnd = coreEnds.get(at + gap);
    if (coreEnd !== undefined) {
      at = readPin(text, coreEnd).end;
      if (text[at] === ']') at += 1;
      continue;
    }
    const length = matchAt(placeholder, text, at)?.length ?? 0;
    if (length === 0) break;
    at += length;
  }
  return at + (matchAt(aside, text, at)?.length ?? 0);
}

function readCourtAndYear(match: CitationMatch, text: string, open: number): number | undefined {
  if (text[open] !== '(' && text[open] !== '[') return undefined;
  const close = closeOf(text, open, 120);
  if (close === undefined) return undefined;
  const found = dated.exec(text.slice(open + 1, close - 1).trim());
  if (!found?.groups) return undefined;
  applyDate(match, found.groups);
  const court = found.groups.court ? courtId(found.groups.court) : undefined;
  if (court) match.court = court;
  return close;
}

/** `coreEnds` tells where the core that begins at an offset ends: parallel citations are jumped over. */
export function readAfterCase(match: CitationMatch, text: string, coreEnds: Map<number, number>): void {
  const { pin, end } = readPin(text, match.end);
  if (pin) match.pin = pin;
  match.fullEnd = end;
  const skipped = Math.min(skipExtra(text, end, coreEnds), end + reach);
  const open = text[skipped] === ' ' ? skipped + 1 : skipped;
  const close = readCourtAndYear(match, text, open);
  if (close === undefined) return;
  const extra = text.slice(end, open).replace(/^[, ]+|[, ]+$/g, '');
  if (extra && extra !== ']') match.extra = extra;
  match.fullEnd = close;
  applyParenthetical(match, text, close);
}

export function readAfterJournal(match: CitationMatch, text: string): void {
  const { pin, end } = readPin(text, match.end);
  if (pin) match.pin = pin;
  match.fullEnd = end;
  const open = text[end] === ' ' ? end + 1 : end;
  const close = readCourtAndYear(match, text, open);
  if (close !== undefined) match.fullEnd = close;
  applyParenthetical(match, text, match.fullEnd);
}

export function readAfterLaw(match: CitationMatch, text: string): void {
  const pin = matchAt(statutePin, text, match.end) ?? '';
  if (pin) match.pin = trimmedPin(pin);
  match.fullEnd = match.end + pin.length;
  const open = text[match.fullEnd] === ' ' ? match.fullEnd + 1 : match.fullEnd;
  const close = text[open] === '(' ? closeOf(text, open, 80) : undefined;
  const found = close === undefined ? null : published.exec(text.slice(open + 1, close - 1));
  if (close !== undefined && found?.groups) {
    applyDate(match, found.groups);
    if (found.groups.publisher) match.publisher = found.groups.publisher;
    match.fullEnd = close;
  }
  applyParenthetical(match, text, match.fullEnd);
}

/** Id. and supra: a pinpoint and a parenthetical. */
export function readAfterMark(match: CitationMatch, text: string): void {
  const { pin, end } = readPin(text, match.end);
  if (pin) match.pin = pin;
  match.fullEnd = end;
  applyParenthetical(match, text, end);
}

/** A short form's core ends in the first page of its pinpoint; the rest of the pinpoint follows it. */
export function readAfterShort(match: CitationMatch, text: string): void {
  const page = match.groups.page ?? '';
  const from = match.end - page.length;
  const { pin, end } = readPin(text, from);
  match.pin = pin ?? page;
  match.fullEnd = Math.max(end, match.end);
  applyParenthetical(match, text, match.fullEnd);
}
