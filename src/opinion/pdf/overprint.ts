import type { Run } from './page.ts';

/** What the eye sees: without text set twice for a shadow, text that later text covers, and a hidden layer under painted text. */
export function painted(runs: Run[]): Run[] {
  const visible = runs.some(({ hidden }) => !hidden) ? withoutHiddenCopies(runs) : runs;
  const rows = Map.groupBy(visible, (run) => Math.round(run.y / 2));
  const covered = new Set<Run>();
  for (const [key, row] of rows) {
    const below = rows.get(key + 1);
    addCovered(below ? visible.filter((run) => row.includes(run) || below.includes(run)) : row, covered);
  }
  return covered.size > 0 ? visible.filter((run) => !covered.has(run)) : visible;
}

/** A page that paints more letters than this is no scan: what it hides is not meant to be read. */
const paintedPage = 300;

function withoutHiddenCopies(runs: Run[]): Run[] {
  const shown = runs.filter(({ hidden }) => !hidden);
  if (shown.length === runs.length) return runs;
  if (shown.reduce((sum, { text }) => sum + text.length, 0) > paintedPage) return shown;
  return runs.filter((run) => !run.hidden || !shown.some((other) => isOver(run, other, 0.1)));
}

/** `row` in the order in which it is painted. */
function addCovered(row: Run[], covered: Set<Run>): void {
  row.forEach((run, index) => {
    const later = row.slice(index + 1).filter((other) => isOver(run, other, 0.6));
    const hides = later.some(
      (other) => other.text === run.text || (run.text.length >= 3 && other.text.length >= 3),
    );
    if (hides) covered.add(run);
  });
  if (!row.some((run) => covered.has(run))) return;
  row.forEach((run, index) => {
    if (row.slice(index + 1).some((other) => other.text.length >= 3 && isOver(run, other, 0.6)))
      covered.add(run);
  });
}

function isOver(run: Run, other: Run, share: number): boolean {
  if (Math.abs(run.y - other.y) > 0.3 * run.size) return false;
  const overlap = Math.min(run.right, other.right) - Math.max(run.x, other.x);
  return overlap > share * Math.max(0.5, run.right - run.x);
}
