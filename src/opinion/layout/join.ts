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
};

/** Enough of the text's end to hold its last word. */
const longestWord = 40;
const dividedEnd = /(\p{L}+)[-\u00ad]$/u;
const firstWord = /^(?:\p{Ll}+|\p{Lu}{2,})(?:[’'](?:s|t))?/u;

export function joinLines(lines: Line[], vocabulary: Vocabulary): Joined {
  const joined: Joined = {
    text: '',
    page: lines[0]?.page ?? 0,
    breaks: [],
    marks: [],
    italics: [],
    uncertain: [],
  };
  let page = joined.page;
  lines.forEach((line) => {
    beginLine(joined, line, vocabulary);
    if (line.page !== page) {
      page = line.page;
      joined.breaks.push({ page, offset: joined.text.length });
    }
    appendPieces(joined, line);
  });
  joined.text = joined.text.replaceAll('\u00ad', '-');
  return joined;
}

function beginLine(joined: Joined, line: Line, vocabulary: Vocabulary): void {
  if (joined.text === '') return;
  const before = endsDivided(joined.text) ? dividedEnd.exec(joined.text.slice(-longestWord))?.[1] : undefined;
  const after = before === undefined ? undefined : firstWord.exec(line.text)?.[0];
  if (
    before &&
    after &&
    sameCase(before, after) &&
    (joined.text.endsWith('\u00ad') || isDivided(before, after, vocabulary))
  ) {
    joined.text = joined.text.slice(0, -1);
  } else if (
    !/(?:[\p{L}\d][-\u00ad]|[—–/])$/u.test(joined.text.slice(-2)) ||
    /\s[—–-]$/.test(joined.text.slice(-2))
  ) {
    joined.text += ' ';
  }
}

/** A word in capitals may be divided too; "Anglo-" before "American" is no divided word. */
function sameCase(before: string, after: string): boolean {
  return /^\p{Ll}/u.test(after) || /^\p{Lu}+$/u.test(before);
}

function appendPieces(joined: Joined, line: Line): void {
  line.pieces.forEach((piece, index) => {
    const previous = line.pieces[index - 1];
    if (isFootnoteMark(piece, line.pieces[index + 1])) {
      if (index > 0 || line.mark === undefined) {
        joined.marks.push({ offset: joined.text.trimEnd().length, mark: piece.text.trim() });
      }
      return;
    }
    if (previous && isSpaced(previous, piece) && !joined.text.endsWith(' ') && joined.text !== '')
      joined.text += ' ';
    const start = joined.text.length;
    joined.text += piece.text;
    for (const [from, to] of piece.uncertain ?? []) joined.uncertain.push([start + from, start + to]);
    if (piece.italic) addItalics(joined.italics, start, joined.text.length, line);
  });
}

function addItalics(italics: Joined['italics'], start: number, end: number, line: Line): void {
  const last = italics.at(-1);
  if (last && start - last[1] <= 1 && line.pieces.length > 0) last[1] = end;
  else italics.push([start, end]);
}
