import type { Star } from '../opinion.ts';
import { type MarkPattern, type PageMark, pageLabel, pageMarksIn } from '../page-marks.ts';
import type { Region } from './columns.ts';
import { type Line, lineOf, type Piece } from './line.ts';

type Taken = PageMark & Omit<Star, 'offset'> & { words: string };

/** Takes the marks that say where a reporter's pages begin out of the words, and keeps where they stood. */
export function takeStars(
  regions: Region[],
  how: { isSure?: boolean; others?: readonly MarkPattern[] },
): void {
  const places = regions.flatMap((region) =>
    region.zone === 'publisher' || region.zone === 'notes'
      ? []
      : region.lines.map((_, index) => ({ region, index })),
  );
  const lineAt = ({ region, index }: (typeof places)[number]) => region.lines[index]!;
  const { main, parallel } = pageMarksIn(
    places.map((place) => lineAt(place).text),
    how,
  );
  if (main.length === 0) return;
  const wordsOf = ({ at, start, end }: PageMark) => lineAt(places[at]!).text.slice(start, end);
  const taken: Taken[] = [
    ...main.map((mark) => ({ ...mark, words: wordsOf(mark), label: pageLabel(mark.number, main) })),
    ...parallel.map((mark) => ({
      ...{ ...mark, words: wordsOf(mark), label: String(mark.number) },
      isParallel: true as const,
    })),
  ];
  const byLine = Map.groupBy(taken, ({ at }) => at);
  let waiting: Star[] = [];
  for (const [at, place] of places.entries()) {
    const own = (byLine.get(at) ?? []).toSorted((a, b) => a.start - b.start);
    if (own.length === 0 && waiting.length === 0) continue;
    const { line, left } = withoutMarks(lineAt(place), own, waiting);
    place.region.lines[place.index] = line ?? { ...lineAt(place), text: '', pieces: [] };
    if (line && waiting.length > 0) line.isBehindMark = true;
    waiting = left;
  }
  for (const region of regions) region.lines = region.lines.filter(({ pieces }) => pieces.length > 0);
}

/** Undefined for a line that held nothing else; then what stood in it waits for the next one's first words. */
function withoutMarks(line: Line, marks: Taken[], waiting: Star[]): { line?: Line; left: Star[] } {
  const rest = [...marks];
  let stars = waiting;
  let isGap = false;
  const kept: Piece[] = [];
  for (const piece of line.pieces) {
    const cut = cutFrom(piece, rest);
    const own = [...stars, ...cut.stars];
    if (cut.text.trim() === '') {
      stars = own;
      isGap = true;
      continue;
    }
    stars = [];
    const before = kept.at(-1);
    // No gap is left where the mark stood.
    if (isGap && before) before.right = Math.max(before.right, piece.x - spaceWidth * piece.size);
    isGap = false;
    kept.push({ ...piece, text: cut.text, ...(own.length > 0 ? { stars: own } : {}) });
  }
  const last = kept.at(-1);
  if (!last) return { left: stars };
  if (stars.length > 0)
    last.stars = [...(last.stars ?? []), ...stars.map((star) => ({ ...star, offset: last.text.length }))];
  const { isNumbered, isUnderlined } = line;
  return {
    line: {
      ...lineOf(line.page, kept),
      // The words are set in by the mark alone, if it stood before them.
      x: line.x,
      ...(isNumbered ? { isNumbered } : {}),
      ...(isUnderlined ? { isUnderlined } : {}),
    },
    left: [],
  };
}

/** In sizes of the type. */
const spaceWidth = 0.25;

/** The marks that the piece holds, in order; those are taken from the list. */
function cutFrom(piece: Piece, marks: Taken[]): { text: string; stars: Star[] } {
  let { text } = piece;
  const stars: Star[] = [];
  for (let mark = marks[0]; mark; mark = marks[0]) {
    const { words } = mark;
    const at = text.indexOf(words, stars.at(-1)?.offset ?? 0);
    if (at === -1) break;
    const before = text.slice(0, at);
    const after = text.slice(at + words.length);
    text = /\s$/.test(before) || before === '' ? before + after.trimStart() : before + after;
    stars.push({
      offset: before.length,
      label: mark.label,
      ...(mark.isParallel ? { isParallel: true } : {}),
    });
    marks.shift();
  }
  return { text, stars };
}
