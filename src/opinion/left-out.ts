import type { Page, PagesLeftOut } from './opinion.ts';

/** A jump is believed where this many pages before and after it count on by one each. */
const evidence = 2;
const mostLeftOut = 40;

/** Pages that a file lacks by its own numbers: "12", "13", "17". What was read wrong, or counts anew in another opinion, is no gap. */
export function leftOutOf(pages: Page[]): PagesLeftOut[] {
  const gaps: PagesLeftOut[] = [];
  for (const { before, after } of boundaries(runsOf(pages))) {
    const missing = after.first - before.last - (after.firstPage - before.lastPage);
    if (missing < 1 || missing > mostLeftOut) continue;
    gaps.push({
      after: after.firstPage - 1,
      labels: [String(after.first - missing), String(after.first - 1)],
    });
  }
  return gaps;
}

type Run = { first: number; last: number; firstPage: number; lastPage: number; length: number };

/** Stretches of pages whose numbers grow as the pages do; pages without a number may stand between. */
function runsOf(pages: Page[]): Run[] {
  const runs: Run[] = [];
  for (const { number, label } of pages) {
    if (label === undefined || !/^\d{1,4}$/.test(label)) continue;
    const value = Number(label);
    const run = runs.at(-1);
    if (run && value - run.last === number - run.lastPage) {
      Object.assign(run, { last: value, lastPage: number, length: run.length + 1 });
    } else runs.push({ first: value, last: value, firstPage: number, lastPage: number, length: 1 });
  }
  return runs;
}

function boundaries(runs: Run[]): { before: Run; after: Run }[] {
  const sure = runs.filter(({ length }) => length >= evidence);
  return sure.slice(1).map((after, at) => ({ before: sure[at]!, after }));
}
