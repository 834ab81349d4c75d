/** Cuts a passage's text into what is drawn differently: quoted words, italics, footnote marks, words of a scan that may be misread. */
import type { TextPassage } from '../../../shared/cases.ts';
import type { Range } from '../../../study/material/find-quote.ts';
import type { StarMark } from '../../../study/words/star-pages.ts';

export type Piece =
  | { text: string; isItalic: boolean; isUncertain?: true; star?: string }
  | { note: string }
  | { begun: StarMark };
export type Run<Mark extends MarkSpan = MarkSpan> = {
  start: number;
  isQuoted: boolean;
  /** What she marked here, that which begins last on top. */
  marks: Mark[];
  pieces: Piece[];
};

/** A piece of what a student marked. */
export type MarkSpan = { start: number; end: number };

type Drawn = Pick<TextPassage, 'text' | 'italics' | 'marks' | 'uncertain'>;

const contains = (ranges: readonly Range[], start: number, end: number) =>
  ranges.some(([first, last]) => first <= start && end <= last);

function cutsOf(
  { text, italics = [], marks = [], uncertain = [] }: Drawn,
  quoted: readonly Range[],
  marked: readonly MarkSpan[],
  stars: readonly StarMark[],
): number[] {
  const offsets = [
    ...italics.flat(),
    ...uncertain.flat(),
    ...marks.map(({ offset }) => offset),
    ...quoted.flat(),
    ...[...marked, ...stars].flatMap(({ start, end }) => [start, end]),
  ];
  const inside = offsets.filter((offset) => offset > 0 && offset < text.length);
  return [...new Set([0, ...inside, text.length])].sort((a, b) => a - b);
}

/** `quoted` is in order and without overlaps; `stars` say where pages begin. A footnote mark stays with the word that it follows, and the mark of a page with the one behind it. */
export function runsOf<Mark extends MarkSpan>(
  passage: Drawn,
  quoted: readonly Range[] = [],
  marked: readonly Mark[] = [],
  stars: readonly StarMark[] = [],
): Run<Mark>[] {
  const { text, italics = [], marks = [], uncertain = [] } = passage;
  const notesAt = (offset: number) =>
    marks.filter((mark) => Math.min(mark.offset, text.length) === offset).map(({ mark }) => ({ note: mark }));
  const cuts = cutsOf(passage, quoted, marked, stars);
  const runs: Run<Mark>[] = [];
  const printed = stars.filter(({ start, end }) => end > start);
  const begunAt = (offset: number) =>
    stars
      .filter(({ start, end }) => start === end && Math.min(start, text.length) === offset)
      .map((begun) => ({ begun }));
  const asidesAt = (offset: number): Piece[] => [...notesAt(offset), ...begunAt(offset)];
  const leading = asidesAt(0);
  if (leading.length > 0) runs.push({ start: 0, isQuoted: false, marks: [], pieces: leading });
  for (const [index, end] of cuts.entries()) {
    const start = cuts[index - 1];
    if (start === undefined) continue;
    const isQuoted = contains(quoted, start, end);
    const marks = marksAt(marked, start, end);
    const isItalic = contains(italics, start, end);
    const doubt = contains(uncertain, start, end) ? ({ isUncertain: true } as const) : {};
    const begun = printed.find((mark) => mark.start <= start && end <= mark.end);
    const star = begun ? { star: begun.label } : {};
    const pieces: Piece[] = [
      { text: withMarksTogether(text.slice(start, end)), isItalic, ...doubt, ...star },
      ...asidesAt(end),
    ];
    const last = runs.at(-1);
    if (last && last.isQuoted === isQuoted && isSame(last.marks, marks)) last.pieces.push(...pieces);
    else runs.push({ start, isQuoted, marks, pieces });
  }
  return runs;
}

/** No line begins with the second of two quotation marks; as long as before, since marks count letters. */
const withMarksTogether = (text: string) => text.replaceAll(/(?<=[’”'"]) (?=[’”'"])/g, '\u00a0');

const marksAt = <Mark extends MarkSpan>(marked: readonly Mark[], start: number, end: number) =>
  marked
    .filter((mark) => mark.start <= start && end <= mark.end)
    .toSorted((a, b) => b.start - a.start || a.end - b.end);

const isSame = (some: readonly MarkSpan[], others: readonly MarkSpan[]) =>
  some.length === others.length && some.every((mark, index) => mark === others[index]);
