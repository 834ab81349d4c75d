/** Cuts a passage's text into what is drawn differently: quoted words, italics, footnote marks. */
import type { TextPassage } from '../../../shared/cases.ts';
import type { Range } from './quotes.ts';

export type Piece = { text: string; isItalic: boolean } | { note: string };
export type Run = { start: number; isQuoted: boolean; pieces: Piece[] };

type Drawn = Pick<TextPassage, 'text' | 'italics' | 'marks'>;

function piecesOf({ text, italics = [], marks = [] }: Drawn, [start, end]: Range, isLast: boolean): Piece[] {
  const notes = marks.filter(({ offset }) => offset >= start && (offset < end || (isLast && offset >= end)));
  const inside = (offset: number) => offset > start && offset < end;
  const cuts = [...new Set([...italics.flat(), ...notes.map(({ offset }) => offset)])]
    .filter(inside)
    .sort((a, b) => a - b);
  const bounds = [start, ...cuts, end];
  const pieces: Piece[] = [];
  for (const [index, from] of bounds.entries()) {
    const isBeyond = index === bounds.length - 1;
    for (const { offset, mark } of notes) {
      if (offset === from || (isBeyond && offset > from)) pieces.push({ note: mark });
    }
    const to = bounds[index + 1];
    if (to === undefined || to === from) continue;
    const isItalic = italics.some(([first, last]) => first <= from && to <= last);
    pieces.push({ text: text.slice(from, to), isItalic });
  }
  return pieces;
}

/** `quoted` is in order and without overlaps. */
export function runsOf(passage: Drawn, quoted: readonly Range[] = []): Run[] {
  const bounds = [0, ...quoted.flat(), passage.text.length];
  return bounds.slice(0, -1).flatMap((start, index) => {
    const end = bounds[index + 1] ?? passage.text.length;
    const isLast = index === bounds.length - 2;
    const pieces = piecesOf(passage, [start, end], isLast);
    return pieces.length === 0 ? [] : [{ start, isQuoted: index % 2 === 1, pieces }];
  });
}
