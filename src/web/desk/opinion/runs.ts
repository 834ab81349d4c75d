/** Cuts a passage's text into what is drawn differently: quoted words, italics, footnote marks, words of a scan that may be misread. */
import type { TextPassage } from '../../../shared/cases.ts';
import type { Range } from './quotes.ts';

export type Piece = { text: string; isItalic: boolean; isUncertain?: true } | { note: string };
export type Run = { start: number; isQuoted: boolean; pieces: Piece[] };

type Drawn = Pick<TextPassage, 'text' | 'italics' | 'marks' | 'uncertain'>;

const contains = (ranges: readonly Range[], start: number, end: number) =>
  ranges.some(([first, last]) => first <= start && end <= last);

function cutsOf(
  { text, italics = [], marks = [], uncertain = [] }: Drawn,
  quoted: readonly Range[],
): number[] {
  const offsets = [
    ...italics.flat(),
    ...uncertain.flat(),
    ...marks.map(({ offset }) => offset),
    ...quoted.flat(),
  ];
  const inside = offsets.filter((offset) => offset > 0 && offset < text.length);
  return [...new Set([0, ...inside, text.length])].sort((a, b) => a - b);
}

/** `quoted` is in order and without overlaps. A footnote mark stays with the word that it follows. */
export function runsOf(passage: Drawn, quoted: readonly Range[] = []): Run[] {
  const { text, italics = [], marks = [], uncertain = [] } = passage;
  const notesAt = (offset: number) =>
    marks.filter((mark) => Math.min(mark.offset, text.length) === offset).map(({ mark }) => ({ note: mark }));
  const cuts = cutsOf(passage, quoted);
  const runs: Run[] = [];
  const leading = notesAt(0);
  if (leading.length > 0) runs.push({ start: 0, isQuoted: false, pieces: leading });
  for (const [index, end] of cuts.entries()) {
    const start = cuts[index - 1];
    if (start === undefined) continue;
    const isQuoted = contains(quoted, start, end);
    const isItalic = contains(italics, start, end);
    const doubt = contains(uncertain, start, end) ? ({ isUncertain: true } as const) : {};
    const pieces: Piece[] = [{ text: text.slice(start, end), isItalic, ...doubt }, ...notesAt(end)];
    const last = runs.at(-1);
    if (last && last.isQuoted === isQuoted) last.pieces.push(...pieces);
    else runs.push({ start, isQuoted, pieces });
  }
  return runs;
}
