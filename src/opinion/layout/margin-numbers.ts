import type { PdfPage, Run } from '../page.ts';

const number = /^\d{2,4}$/;
/** Of the text's size. */
const smaller = 0.86;
/** In points: how far left of the text a number ends at least. */
const least = 2;
/** In heights of the type. */
const besideIt = 0.8;
/** Numbers of notes begin with the first; a reporter's pages seldom do. */
const leastFirst = 20;

type MarginNumber = { page: number; run: Run; number: number };

/**
 * Page numbers that a database sets small in the margin, at the line on which a page of the reporter begins: where the line has the
 * number too ("*246") they go, else it gets it so.
 */
export function withMarginNumbers(pages: PdfPage[]): PdfPage[] {
  const found = ascending(pages.flatMap((page, index) => inMargin(page, index)));
  if ((found[0]?.number ?? 0) < leastFirst) return pages;
  const byPage = Map.groupBy(found, ({ page }) => page);
  return pages.map((page, index) => {
    const own = byPage.get(index);
    return own ? moved(page, own) : page;
  });
}

function inMargin(page: PdfPage, index: number): MarginNumber[] {
  const { runs } = page;
  if (!runs.some(({ text }) => number.test(text.trim()))) return [];
  const size = usualSize(runs);
  const left = usualLeft(runs.filter((run) => run.size > smaller * size));
  return runs
    .filter(
      ({ text, size: own, right }) =>
        number.test(text.trim()) && own < smaller * size && right < left - least,
    )
    .map((run) => ({ page: index, run, number: Number(run.text) }));
}

function ascending(found: MarginNumber[]): MarginNumber[] {
  const kept: MarginNumber[] = [];
  for (const each of found) {
    const last = kept.at(-1);
    if (last && each.number <= last.number) continue;
    kept.push(each);
  }
  return kept;
}

function moved(page: PdfPage, found: MarginNumber[]): PdfPage {
  const gone = new Set(found.map(({ run }) => run));
  const runs = page.runs.filter((run) => !gone.has(run));
  const text = runs.map((run) => run.text).join(' ');
  for (const each of found) {
    if (text.includes(`*${each.number}`)) continue;
    const at = runs
      .filter((run) => run.y > each.run.y - besideIt * run.size)
      .reduce<Run | undefined>(
        (best, run) => (!best || run.y < best.y || (run.y === best.y && run.x < best.x) ? run : best),
        undefined,
      );
    if (at) runs[runs.indexOf(at)] = withMark(at, each.number);
  }
  return { ...page, runs };
}

function withMark(run: Run, page: number): Run {
  const mark = `*${page} `;
  const { uncertain } = run;
  return {
    ...run,
    text: mark + run.text,
    ...(uncertain
      ? {
          uncertain: uncertain.map(
            ([from, to]) => [from + mark.length, to + mark.length] as [number, number],
          ),
        }
      : {}),
  };
}

function usualSize(runs: Run[]): number {
  return mostOf(runs, ({ size }) => Math.round(size * 2) / 2);
}

function usualLeft(runs: Run[]): number {
  const rows = new Map<number, number>();
  for (const { x, y } of runs) rows.set(Math.round(y), Math.min(x, rows.get(Math.round(y)) ?? x));
  const counts = new Map<number, number>();
  for (const x of rows.values()) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  return best(counts);
}

function mostOf(runs: Run[], of: (run: Run) => number): number {
  const counts = new Map<number, number>();
  for (const run of runs) counts.set(of(run), (counts.get(of(run)) ?? 0) + run.text.length);
  return best(counts);
}

function best(counts: Map<number, number>): number {
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0];
}
