import type { Star } from '../opinion.ts';
import { isFootnoteMark, isSpaced, type Line } from './line.ts';
import { endsDivided, isDivided, type Vocabulary } from './vocabulary.ts';

/** A paragraph's words: lines reflowed, with what stood where. */
export type Joined = {
  text: string;
  page: number;
  breaks: { page: number; offset: number }[];
  marks: { offset: number; mark: string }[];
  italics: [start: number, end: number][];
  uncertain: [start: number, end: number][];
  stars: Star[];
};

/** Enough of the text's end to hold its last word. */
const longestWord = 40;
const dividedEnd = /(\p{L}+)[-\u00ad]$/u;
const hasDash = /[-\u00ad—–/]$/;
const firstWord = /^(?:\p{Ll}+|\p{Lu}{2,})(?:[’'](?:s|t))?/u;

/** While lines are added, `text` is the paragraph's end alone: to look at the end of all of it would copy it line by line. */
type Joining = Joined & {
  /** What stands before `text`, and how long that is. */
  before: string[];
  offset: number;
};

/** When the end has grown to this, all but its last words is set down: each look at the end copies it whole. */
const longEnd = 400;

export function joinLines(lines: Line[], vocabulary: Vocabulary): Joined {
  const joining: Joining = {
    text: '',
    page: lines[0]?.page ?? 0,
    breaks: [],
    marks: [],
    italics: [],
    uncertain: [],
    stars: [],
    before: [],
    offset: 0,
  };
  let { page } = joining;
  for (const line of lines) {
    beginLine(joining, line, vocabulary);
    if (line.page !== page) {
      page = line.page;
      joining.breaks.push({ page, offset: lengthOf(joining) });
    }
    appendPieces(joining, line);
    if (joining.text.length > longEnd) setDown(joining);
  }
  const { before, offset: _, ...joined } = joining;
  return { ...joined, text: [...before, joined.text].join('').replaceAll('\u00ad', '-') };
}

function lengthOf({ offset, text }: Joining): number {
  return offset + text.length;
}

function setDown(joining: Joining): void {
  const end = joining.text.length - 2 * longestWord;
  joining.before.push(joining.text.slice(0, end));
  joining.text = joining.text.slice(end);
  joining.offset += end;
}

function beginLine(joined: Joining, line: Line, vocabulary: Vocabulary): void {
  if (joined.text === '') return;
  const before = endsDivided(joined.text.slice(-longestWord))
    ? dividedEnd.exec(joined.text.slice(-longestWord))?.[1]
    : undefined;
  const after = before === undefined ? undefined : firstWord.exec(line.text)?.[0];
  if (
    before &&
    after &&
    sameCase(before, after) &&
    (joined.text.endsWith('\u00ad') ||
      (isDivided(before, after, vocabulary) && !isLongCompound(joined.text, before, after, vocabulary)))
  ) {
    joined.text = joined.text.slice(0, -1);
  } else if (isSpaceDue(joined.text.slice(-2)) && !isSubdivided(joined.text.slice(-longestWord), line.text))
    joined.text += ' ';
}

/** "523(a)(2)" at a line's end, "(A)" at the next one's beginning. */
function isSubdivided(end: string, next: string): boolean {
  return /\d(?:\([A-Za-z\d]{1,4}\))+$/.test(end) && /^\((?:[A-Za-z]{1,4}|\d{1,2})\)/.test(next);
}

/** "daughter-in-" before "law": a short word between hyphens divides none. */
function isLongCompound(text: string, before: string, after: string, vocabulary: Vocabulary): boolean {
  const isBetween = before.length <= 3 && text.at(-before.length - 2) === '-';
  return isBetween && !vocabulary.has((before + after).toLowerCase());
}

/** Whether a space parts the next line from one with this end: not after a hyphen or a dash that is set without one. */
function isSpaceDue(end: string): boolean {
  if (!hasDash.test(end)) return true;
  return !/(?:[\p{L}\d][-\u00ad]|[—–/])$/u.test(end) || /\s[—–-]$/.test(end);
}

/** A word in capitals may be divided too, and "Mc-" before "Collum"; "Anglo-" before "American" is no divided word. */
function sameCase(before: string, after: string): boolean {
  return /^\p{Ll}/u.test(after) || /^(?:\p{Lu}+|Mc)$/u.test(before);
}

function appendPieces(joined: Joining, line: Line): void {
  line.pieces.forEach((piece, index) => {
    const previous = line.pieces[index - 1];
    if (isFootnoteMark(piece, line.pieces[index + 1])) {
      if (index > 0 || line.mark === undefined) {
        joined.marks.push({ offset: joined.offset + joined.text.trimEnd().length, mark: piece.text.trim() });
      }
      return;
    }
    if (previous && isSpaced(previous, piece) && !joined.text.endsWith(' ') && joined.text !== '')
      joined.text += ' ';
    const start = lengthOf(joined);
    joined.text += piece.text;
    for (const star of piece.stars ?? []) joined.stars.push({ ...star, offset: start + star.offset });
    for (const [from, to] of piece.uncertain ?? []) joined.uncertain.push([start + from, start + to]);
    if (piece.italic) addItalics(joined.italics, start, lengthOf(joined), line);
  });
}

function addItalics(italics: Joined['italics'], start: number, end: number, line: Line): void {
  const last = italics.at(-1);
  if (last && start - last[1] <= 1 && line.pieces.length > 0) last[1] = end;
  else italics.push([start, end]);
}
