import type { Star } from '../opinion.ts';
import type { Run } from '../page.ts';

export type Piece = Run & {
  raised: boolean;
  /** Where pages of a reporter begin in its text. */
  stars?: Star[];
};

export type Cell = { x: number; right: number; text: string };

/** One line of type, in one column. */
export type Line = {
  page: number;
  x: number;
  right: number;
  y: number;
  /** The size most of its letters are set in; small capitals count as their capitals. */
  size: number;
  /** From left to right. */
  pieces: Piece[];
  /** Without footnote marks, one space between words. */
  text: string;
  /** The parts that wide gaps set apart: a table's cells, the two sides of a caption. */
  cells: Cell[];
  /** The footnote mark that stands before the first word, raised. */
  mark?: string;
  bold: boolean;
  italic: boolean;
  /** A rule is drawn under all of it. */
  isUnderlined?: true;
  /** A page's number stood above it by itself, between two halves of a sentence maybe. */
  isBehindMark?: true;
  /** It begins with the next number of those that count the document's paragraphs. */
  isNumbered?: true;
};

/** A gap wider than this share of the size is a space that the file does not spell out. */
const spaceGap = 0.14;
const cellGap = 2.5;
const markPattern = /^(?:\d{1,3}|[*†‡]{1,4})$/;

export function isMark(text: string): boolean {
  return markPattern.test(text);
}

/** `pieces` from left to right, at least one. */
export function lineOf(page: number, pieces: Piece[]): Line {
  const size = sizeOf(pieces);
  const joined = joinPieces(pieces);
  const level = pieces.filter((piece) => !piece.raised);
  const settled = level.length > 0 ? level : pieces;
  const first = pieces[0]!;
  const line: Line = {
    page,
    x: (settled[0] ?? first).x,
    right: Math.max(...pieces.map((piece) => piece.right)),
    y: settled.reduce((best, piece) => (piece.size > best.size ? piece : best)).y,
    size,
    pieces,
    text: joined.text,
    cells: joined.cells,
    bold: shareOf(words(settled), (piece) => piece.bold) > 0.85,
    italic: shareOf(words(settled), (piece) => piece.italic) > 0.85,
  };
  if (first.raised && level.length > 0 && isMark(first.text.trim())) line.mark = first.text.trim();
  return line;
}

/** Without an enumerator of its own style before them ("I." before a title in bold). */
function words(pieces: Piece[]): Piece[] {
  return pieces.length > 1 && /^\(?[\dA-Za-z]{1,5}[.)]$/.test(pieces[0]!.text) ? pieces.slice(1) : pieces;
}

/** Whether a space stands between two neighbours of a line. */
export function isSpaced(previous: Piece, next: Piece): boolean {
  const gap = next.x - previous.right;
  const size = Math.min(previous.size, next.size);
  return gap > spaceGap * size || (next.spaced && gap > -0.1 * size);
}

/** Whether a raised number or asterisk is a footnote's mark and no exponent, ordinal or fraction. */
export function isFootnoteMark(piece: Piece, next: Piece | undefined): boolean {
  if (!piece.raised || !isMark(piece.text.trim())) return false;
  return !next || !/^[⁄/]/.test(next.text);
}

function joinPieces(pieces: Piece[]): { text: string; cells: Cell[] } {
  const cells: Cell[] = [];
  let cell: Cell | undefined;
  pieces.forEach((piece, index) => {
    if (isFootnoteMark(piece, pieces[index + 1])) {
      if (cell) cell.right = piece.right;
      return;
    }
    const previous = pieces[index - 1];
    if (!cell || !previous || piece.x - cell.right > cellGap * piece.size) {
      cell = { x: piece.x, right: piece.right, text: piece.text };
      cells.push(cell);
      return;
    }
    cell.text += (isSpaced(previous, piece) ? ' ' : '') + piece.text;
    cell.right = Math.max(cell.right, piece.right);
  });
  return { text: cells.length === 1 ? cells[0]!.text : cells.map(({ text }) => text).join(' '), cells };
}

function sizeOf(pieces: Piece[]): number {
  if (pieces.length === 1) return tenths(pieces[0]!.size) || pieces[0]!.size;
  const letters = new Map<number, number>();
  let total = 0;
  for (const { size, text, raised } of pieces) {
    if (raised) continue;
    const key = tenths(size);
    letters.set(key, (letters.get(key) ?? 0) + text.length);
    total += text.length;
  }
  let best = 0;
  for (const [size, count] of letters) if (size > best && count >= 0.2 * total) best = size;
  return best || pieces[0]!.size;
}

function tenths(size: number): number {
  return Math.round(size * 10) / 10;
}

function shareOf(pieces: Piece[], has: (piece: Piece) => boolean): number {
  let letters = 0;
  let matching = 0;
  for (const piece of pieces) {
    letters += piece.text.length;
    if (has(piece)) matching += piece.text.length;
  }
  return letters === 0 ? 0 : matching / letters;
}
