import type { PdfPage, Run } from '../page.ts';
import type { Line } from './line.ts';
import { dominantSize } from './margins.ts';
import type { Note } from './notes.ts';
import { linesOf } from './rows.ts';

/** Of the text's size: what is set larger is no note. */
const smaller = 0.88;
/** Of the text's size, between the text's edge and the notes. */
const gutter = 0.7;
/** In points, how far apart lines of one column of notes may begin. */
const sameLeft = 2;
const fewest = { lines: 2, letters: 25 };
/** Of the gap between a note's lines: more parts two notes. */
const wideGap = 1.5;
/** Share of the text's lines that end within its right edge: a page's number may stand above the notes. */
const within = 0.9;
const opening = /^(?:(?<number>\d{1,3})[.)]\s|(?<sign>[*†‡]{1,3})\s?(?=\p{L}))/u;
const bracketed = /^\[(?<mark>\d{1,3})\]$/;

/** Notes that stand beside the text in its outer margin, out of the pages, and their marks in the text without brackets. */
export function withoutSideNotes(pages: PdfPage[]): { pages: PdfPage[]; notes: Note[] } {
  const size = dominantSize(pages.flatMap(({ runs }) => runs));
  const aside = pages.map((page) => runsAside(page, size));
  const firsts = pages.map(({ runs }, index) =>
    aside[index]!.filter((run) => !runs.some((other) => goesOnIn(other, run, size))),
  );
  const lefts = firsts.flatMap(columnsIn);
  const beside = aside.map((runs, index) => runsIn(lefts, firsts[index]!, runs));
  if (beside.every((runs) => runs.length === 0)) return { pages, notes: [] };
  const notes = pages.flatMap(({ number }, index) => notesIn(linesOf(number, beside[index]!)));
  const marks = new Set(notes.map(({ mark }) => mark));
  return {
    pages: pages.map((page, index) => {
      const own = new Set(beside[index]!);
      return {
        ...page,
        runs: page.runs.filter((run) => !own.has(run)).map((run) => withoutBrackets(run, marks, size)),
      };
    }),
    notes,
  };
}

/** What is set small and outside of the text's edges. */
function runsAside({ runs }: PdfPage, size: number): Run[] {
  const own = runs.filter((run) => Math.abs(run.size - size) < (1 - smaller) * size);
  if (own.length < fewest.lines) return [];
  const rights = own.map(({ right }) => right).toSorted((a, b) => a - b);
  const edge = rights[Math.ceil(within * rights.length) - 1]!;
  const left = Math.min(...own.map(({ x }) => x));
  const top = Math.min(...own.map(({ y }) => y)) - size;
  return runs.filter(
    (run) =>
      run.size < smaller * size &&
      run.y > top &&
      (run.x > edge + gutter * size || run.right < left - gutter * size),
  );
}

/** Whether a line goes on in a run: it stands a space behind the other. */
function goesOnIn(other: Run, run: Run, size: number): boolean {
  return other.x < run.x && run.x - other.right < gutter * size && Math.abs(other.y - run.y) < 0.3 * run.size;
}

/** Where columns of notes begin on a page. */
function columnsIn(aside: Run[]): number[] {
  const lefts = [...new Set(aside.map(({ x }) => x))];
  return lefts.filter((left) => {
    const column = aside.filter(({ x }) => Math.abs(x - left) < sameLeft);
    const rows = new Set(column.map(({ y }) => Math.round(y))).size;
    const letters = column.reduce((sum, { text }) => sum + text.replace(/\P{L}/gu, '').length, 0);
    return rows >= fewest.lines && letters >= fewest.letters;
  });
}

/** A page may hold but a word or two of a column that others show; words in another face break a line into runs. */
function runsIn(lefts: number[], firsts: Run[], aside: Run[]): Run[] {
  const first = firsts.filter(({ x }) => lefts.some((left) => Math.abs(x - left) < sameLeft));
  return aside.filter((run) =>
    first.some(({ x, y, size }) => x <= run.x && Math.abs(y - run.y) < 0.3 * size),
  );
}

function notesIn(lines: Line[]): Note[] {
  const pitches = lines.slice(1).map(({ y }, index) => y - lines[index]!.y);
  const pitch = Math.min(...pitches, Number.POSITIVE_INFINITY);
  const notes: Note[] = [];
  lines.forEach((line, index) => {
    const isApart = index === 0 || pitches[index - 1]! > wideGap * pitch;
    if (isApart) notes.push({ mark: line.mark ?? markOf(line), page: line.page, lines: [line] });
    else notes.at(-1)!.lines.push(line);
  });
  return notes;
}

function markOf({ text }: Line): string {
  const { number, sign } = opening.exec(text)?.groups ?? {};
  return number ?? sign ?? '';
}

function withoutBrackets(run: Run, marks: Set<string>, size: number): Run {
  const mark = run.size < smaller * size ? bracketed.exec(run.text.trim())?.groups?.mark : undefined;
  return mark && marks.has(mark) ? { ...run, text: mark } : run;
}
