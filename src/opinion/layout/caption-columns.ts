import type { PdfPage, Run } from '../page.ts';
import { isMark } from './line.ts';
import { dominantSize } from './margins.ts';

/** The strip of a page where a caption stands in two columns: the parties on the left, numbers and dates on the right. */
export type CaptionStrip = { x: number; top: number; bottom: number };

/** A brace of parentheses, colons or section signs drawn between the columns. */
const brace = /^[)(:§|}{\]]+(?=\s|$)/;
const leastRows = { left: 3, right: 2 };
/** Of the text's size: a number that is set smaller is a mark. */
const raised = 0.75;

type Row = { y: number; runs: Run[] };

/** Finds the strip; `isFirst` admits captions without a brace, which elsewhere would be tables. */
export function findCaption(page: PdfPage, isFirst: boolean): CaptionStrip | undefined {
  const starting = rightStarts(page, isFirst);
  if (starting.length === 0) return undefined;
  const size = dominantSize(page.runs);
  // A note's mark stands higher than its line, which may be the first below the caption.
  const rows = rowsOf(page.runs.filter((run) => !isMark(run.text.trim()) || run.size > raised * size));
  const split = Math.min(...starting.map(({ x }) => x));
  const crosses = (row: Row) =>
    row.runs.some((run) => run.x < split - 4 && run.right > split + 1 && !isBrace(run));
  const starts = rows.filter((row) => row.runs.some((run) => starting.includes(run)));
  const first = rows.indexOf(starts[0]!);
  const last = rows.indexOf(starts.at(-1)!);
  if (rows.slice(first, last + 1).some(crosses) || starts.every(isLabelled)) return undefined;
  let top = first;
  while (top > 0 && !crosses(rows[top - 1]!) && isLeftOf(rows[top - 1]!, split)) top--;
  let bottom = last;
  while (bottom + 1 < rows.length && !crosses(rows[bottom + 1]!) && isNext(rows, bottom)) {
    if (isBelowCaption(rows[bottom + 1]!)) break;
    bottom++;
  }
  const inside = rows.slice(top, bottom + 1);
  const left = inside.filter((row) => row.runs.some((run) => run.right <= split && !isBrace(run))).length;
  const right = inside.filter((row) =>
    row.runs.some((run) => run.x >= split - 4 && withoutBrace(run)),
  ).length;
  if (left < leastRows.left || right < leastRows.right) return undefined;
  return { x: split - 4, top: inside[0]!.y - 1, bottom: inside.at(-1)!.y + 1 };
}

/** "TRIAL JUDGE:      HON. ROWAN": a table, whose sides are no columns. */
function isLabelled({ runs }: Row): boolean {
  const [left] = runs.toSorted((a, b) => a.x - b.x);
  return /\p{L}:$/u.test(left!.text.trim());
}

/** Words with which a court goes on below the parties: who sat, who writes. */
const belowCaption =
  /^(?:before|present|per curiam|opinion|memorandum|(?:on )?appeal|argued|submitted|panel|coram)\b|,\s*(?:[A-Z]\.\s?){0,2}J{1,2}\.:?$|\b(?:judge|justice)[.:]$/i;

function isBelowCaption({ runs }: Row): boolean {
  const left = runs.reduce((first, run) => (run.x < first.x ? run : first));
  return belowCaption.test(left.text.trim());
}

/** The run without a brace before its words; undefined for a brace alone. */
export function withoutBrace(run: Run): Run | undefined {
  const text = run.text.replace(brace, '').trim();
  return text === '' ? undefined : { ...run, text };
}

function isBrace(run: Run): boolean {
  return brace.test(run.text);
}

/** What the right column begins with: the brace, or two or more lines that start at one place right of the middle. */
function rightStarts(page: PdfPage, isFirst: boolean): Run[] {
  const braces = page.runs.filter(
    (run) => run.x > 0.3 * page.width && run.x < 0.7 * page.width && isBrace(run),
  );
  const braced = largestGroup(braces);
  if (braced.length >= 3) return braced;
  if (!isFirst) return [];
  const right = page.runs.filter(
    (run) =>
      run.x > 0.42 * page.width &&
      run.x < 0.75 * page.width &&
      run.y < 0.75 * page.height &&
      startsCell(run, page.runs),
  );
  const group = largestGroup(right);
  return group.length >= 2 ? group : [];
}

function startsCell(run: Run, runs: Run[]): boolean {
  return !runs.some(
    (other) =>
      other !== run &&
      Math.abs(other.y - run.y) < 0.4 * run.size &&
      other.x < run.x &&
      run.x - other.right < 1.2 * run.size,
  );
}

function largestGroup(runs: Run[]): Run[] {
  const groups = runs.map((run) => runs.filter((other) => Math.abs(other.x - run.x) < 4));
  return groups.reduce((best, group) => (group.length > best.length ? group : best), []);
}

function rowsOf(runs: Run[]): Row[] {
  const rows: Row[] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row && run.y - row.y < 0.3 * run.size) row.runs.push(run);
    else rows.push({ y: run.y, runs: [run] });
  }
  return rows;
}

function isLeftOf(row: Row, x: number): boolean {
  return row.runs.every((run) => run.right < x);
}

/** Whether the row below belongs with this one: a blank of several lines ends a caption. */
function isNext(rows: Row[], index: number): boolean {
  const row = rows[index]!;
  return rows[index + 1]!.y - row.y < 4 * row.runs[0]!.size;
}
