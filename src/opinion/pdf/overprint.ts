import type { Run } from '../page.ts';

/** What the eye sees: without text set twice for a shadow, text that later text covers, and a hidden layer under painted text. */
export function painted(runs: Run[]): Run[] {
  const visible = runs.some(({ hidden }) => !hidden) ? withoutHiddenCopies(runs) : runs;
  const rows = rowsOf(visible);
  const covered = new Set<Run>();
  for (const [key, row] of rows) {
    const below = rows.get(key + 1);
    if (below) addCovered([...row, ...below], covered);
    else if (row.length > 1) addCovered(row, covered);
  }
  return covered.size > 0 ? visible.filter((run) => !covered.has(run)) : visible;
}

function rowsOf(runs: Run[]): Map<number, Painted[]> {
  const rows = new Map<number, Painted[]>();
  runs.forEach((run, order) => {
    const key = Math.round(run.y / 2);
    const row = rows.get(key);
    if (row) row.push({ run, order });
    else rows.set(key, [{ run, order }]);
  });
  return rows;
}

/** A page that paints more letters than this is no scan: what it hides is not meant to be read. */
const paintedPage = 300;

function withoutHiddenCopies(runs: Run[]): Run[] {
  const shown = runs.filter(({ hidden }) => !hidden);
  if (shown.length === runs.length) return runs;
  if (shown.reduce((sum, { text }) => sum + text.length, 0) > paintedPage) return shown;
  return runs.filter((run) => !run.hidden || !shown.some((other) => isOver(run, other, 0.1)));
}

/** A run with its place in the order in which the page is painted. */
type Painted = { run: Run; order: number };

/** More runs than these do not lie over one another on a page that can be read. */
const mostLayers = 400;

function addCovered(row: Painted[], covered: Set<Run>): void {
  const pairs = overlapping(row);
  if (pairs.length === 0) return;
  for (const { under, over } of pairs)
    if (over.text === under.text || (under.text.length >= 3 && over.text.length >= 3)) covered.add(under);
  if (!row.some(({ run }) => covered.has(run))) return;
  for (const { under, over } of pairs) if (over.text.length >= 3) covered.add(under);
}

/** In sizes of the text that is printed over. */
const taller = 1.7;

/** Which runs are painted over by which later ones: only neighbours from left to right can be. */
function overlapping(row: Painted[]): { under: Run; over: Run }[] {
  const ordered = row.toSorted((a, b) => a.run.x - b.run.x);
  const pairs: { under: Run; over: Run }[] = [];
  ordered.forEach((one, index) => {
    for (let next = index + 1; next < Math.min(ordered.length, index + mostLayers); next++) {
      const other = ordered[next]!;
      if (other.run.x >= one.run.right) break;
      const [under, over] = one.order < other.order ? [one.run, other.run] : [other.run, one.run];
      // A mark in tall letters over the text is seen through.
      if (over.size < taller * under.size && isOver(under, over, 0.6)) pairs.push({ under, over });
    }
  });
  return pairs;
}

function isOver(run: Run, other: Run, share: number): boolean {
  if (Math.abs(run.y - other.y) > 0.3 * run.size) return false;
  const overlap = Math.min(run.right, other.right) - Math.max(run.x, other.x);
  return overlap > share * Math.max(0.5, run.right - run.x);
}
