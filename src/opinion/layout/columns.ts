import type { PdfPage, Run } from '../page.ts';
import type { Zone } from '../zone.ts';
import { type CaptionStrip, findCaption, withoutBrace } from './caption-columns.ts';
import type { Line } from './line.ts';
import { linesOf } from './rows.ts';

/** Lines that are read one after the other between the same margins. */
export type Region = {
  page: number;
  column: 'whole' | 'left' | 'right' | 'parties' | 'numbers';
  /** Whose words they are, in the print of a publisher. */
  zone?: Zone;
  lines: Line[];
};

/** Where a gutter may lie, as shares of the text's width. */
const middle = { from: 0.35, to: 0.65 };
const leastRows = 8;
const usualEdge = 0.95;

/** The page's text in reading order: whole-width lines part the page into bands, and each band is read column by column. */
export function regionsOf(page: PdfPage, isFirst: boolean, gutter: number | undefined): Region[] {
  if (gutter !== undefined) return bandsOf(page, gutter);
  const caption = findCaption(page, isFirst);
  if (caption) return aroundCaption(page, caption);
  return [{ page: page.number, column: 'whole', lines: linesOf(page.number, page.runs) }];
}

/** The gutters of all pages, as far as they have one; a page too short or too unlike the rest to tell shares that of its neighbors. */
export function guttersOf(pages: PdfPage[]): (number | undefined)[] {
  const clear = pages.map(({ runs }) => findGutter(runs));
  const isSure = clear.some((gutter) => gutter?.isSure);
  const counts = isSure || clear.filter(Boolean).length >= mostlyColumns * pages.length;
  const own = clear.map((gutter) => (counts && gutter?.isSure === isSure ? gutter.x : undefined));
  const found = own.filter((gutter) => gutter !== undefined);
  const usual = found.toSorted((a, b) => a - b)[found.length >> 1];
  const isUsual = found.length >= mostlyColumns * pages.length;
  return own.map((gutter, index) => {
    const beside = isUsual ? usual : (own[index - 1] ?? own[index + 1]);
    if (gutter !== undefined || beside === undefined) return gutter;
    return isParted(pages[index]!.runs, beside) ? beside : undefined;
  });
}

/** Of a page's letters, in lines across the gutter: heads, feet, a title. */
const mostAcross = 0.15;
/** A document with as many pages in two columns is set in them. */
const mostlyColumns = 0.25;

/** Whether lines stand on each side of a gutter, and no more cross it than heads, feet and notes below the columns. */
function isParted(runs: Run[], x: number): boolean {
  const crossing = runs.filter((run) => crosses(run, x));
  const aside = runs.filter((run) => !crossing.some((other) => isLevel(run, other)));
  const rows = (some: Run[]) => new Set(some.map(({ y }) => Math.round(y))).size;
  const left = rows(aside.filter((run) => run.right <= x + overlap));
  const right = rows(aside.filter((run) => isBehind(run, x)));
  if (letters(crossing) <= mostAcross * letters(runs)) return left > 2 && right > 1;
  return left > 0 && right > 0;
}

function isLevel(run: Run, other: Run): boolean {
  return Math.abs(other.y - run.y) < 0.4 * other.size;
}

function aroundCaption(page: PdfPage, { x, top, bottom }: CaptionStrip): Region[] {
  const part = (column: Region['column'], runs: Run[]): Region => ({
    page: page.number,
    column,
    lines: linesOf(page.number, runs),
  });
  const inside = page.runs
    .filter((run) => run.y >= top && run.y <= bottom)
    .map(withoutBrace)
    .filter((run) => run !== undefined);
  return [
    part(
      'whole',
      page.runs.filter((run) => run.y < top),
    ),
    part(
      'parties',
      inside.filter((run) => run.x < x),
    ),
    part(
      'numbers',
      inside.filter((run) => run.x >= x),
    ),
    part(
      'whole',
      page.runs.filter((run) => run.y > bottom),
    ),
  ].filter((region) => region.lines.length > 0);
}

function bandsOf(page: PdfPage, gutter: number): Region[] {
  const crossing = page.runs.filter((run) => crosses(run, gutter));
  const isWhole = (run: Run) => crossing.some((other) => isLevel(run, other));
  const whole = linesOf(page.number, page.runs.filter(isWhole));
  const columns = page.runs.filter((run) => !isWhole(run));
  const regions: Region[] = [];
  const addWhole = (lines: Line[]) => {
    const last = regions.at(-1);
    if (last?.column === 'whole') last.lines.push(...lines);
    else regions.push({ page: page.number, column: 'whole', lines });
  };
  // Below columns that end early, short lines of notes are no columns.
  const isMostlyWhole = letters(crossing) > mostAcross * letters(page.runs);
  let from = Number.NEGATIVE_INFINITY;
  const addBand = (to: number) => {
    const band = columns.filter((run) => run.y > from && run.y <= to);
    const left = linesOf(
      page.number,
      band.filter((run) => !isBehind(run, gutter)),
    );
    const right = linesOf(
      page.number,
      band.filter((run) => isBehind(run, gutter)),
    );
    if (isMostlyWhole && left.length * right.length === 0) {
      if (left.length + right.length > 0) addWhole([...left, ...right]);
      return;
    }
    if (left.length > 0) regions.push({ page: page.number, column: 'left', lines: left });
    if (right.length > 0) regions.push({ page: page.number, column: 'right', lines: right });
  };
  for (const line of whole) {
    addBand(line.y);
    addWhole([line]);
    from = line.y;
  }
  addBand(Number.POSITIVE_INFINITY);
  return regions;
}

/** How far into a column a gutter may reach: a head over both columns may end that far beyond the blank strip. */
const overlap = 2;

function crosses(run: Run, gutter: number): boolean {
  return !isBehind(run, gutter) && run.right > gutter + overlap;
}

function isBehind(run: Run, gutter: number): boolean {
  return run.x >= gutter - overlap;
}

/** Only where no page of a file has a sure one does another count. */
type Gutter = { x: number; isSure: boolean };

/** The x of the blank strip between two columns; undefined for a page set in one. */
function findGutter(runs: Run[]): Gutter | undefined {
  if (runs.length < 2 * leastRows) return undefined;
  const left = Math.min(...runs.map((run) => run.x));
  const width = Math.max(...runs.map((run) => run.right)) - left;
  let best: { x: number; crossed: number } | undefined;
  for (let x = left + middle.from * width; x <= left + middle.to * width; x += 2) {
    const crossed = lettersAcross(runs, x);
    if (
      !best ||
      crossed < best.crossed ||
      (crossed === best.crossed && nearer(x, best.x, left + width / 2))
    ) {
      best = { x, crossed };
    }
  }
  return best && gutterAt(runs, best.x, best.crossed);
}

function lettersAcross(runs: Run[], x: number): number {
  let count = 0;
  for (const run of runs) if (crosses(run, x)) count += run.text.length;
  return count;
}

function nearer(x: number, other: number, centre: number): boolean {
  return Math.abs(x - centre) < Math.abs(other - centre);
}

function gutterAt(runs: Run[], x: number, crossed: number): Gutter | undefined {
  const before = runs.filter((run) => run.right <= x + overlap);
  const after = runs.filter((run) => isBehind(run, x));
  const total = letters(runs);
  if (crossed > mostAcross * total) return undefined;
  if (letters(before) < 0.2 * total || letters(after) < 0.12 * total) return undefined;
  const sides = [before, after];
  const isSure = sides.every((side) => isAligned(side));
  if (isSure) return { x, isSure };
  const isLoose = crossed <= clearStrip * total && sides.some((side) => isAligned(side));
  return isLoose && sides.every((side) => isAligned(side, loosely)) ? { x, isSure } : undefined;
}

/** Of a page's letters: a strip that no more cross parts columns of which one may be mostly a centered caption and short lines. */
const clearStrip = 0.05;
/** Shares of a column's lines that start at its margin and reach its far edge. */
const strictly = { atStart: 0.7, atEdge: 0.4 };
const loosely = { atStart: 0.35, atEdge: 0.15 };

/** Whether most lines of a would-be column start at its margin and many reach its far edge: cells of a table do not. */
function isAligned(runs: Run[], least = strictly): boolean {
  const rows = new Map<number, { x: number; right: number }>();
  for (const run of runs) {
    const key = Math.round(run.y / 3);
    const row = rows.get(key);
    if (!row) rows.set(key, { x: run.x, right: run.right });
    else rows.set(key, { x: Math.min(row.x, run.x), right: Math.max(row.right, run.right) });
  }
  if (rows.size < leastRows) return false;
  const starts = [...rows.values()].map(({ x }) => x).sort((a, b) => a - b);
  // A running head may reach beyond its column.
  const ends = [...rows.values()].map(({ right }) => right).sort((a, b) => a - b);
  const edge = ends[Math.floor(ends.length * usualEdge)]!;
  const start = starts[Math.floor(starts.length * 0.1)]!;
  const width = edge - start;
  const atStart = starts.filter((each) => each - start < 0.1 * width).length;
  const atEdge = [...rows.values()].filter(({ right }) => edge - right < 0.12 * width).length;
  return atStart > least.atStart * rows.size && atEdge > least.atEdge * rows.size;
}

function letters(runs: Run[]): number {
  return runs.reduce((sum, run) => sum + run.text.length, 0);
}
