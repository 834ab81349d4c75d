import type { PdfPage, Run } from '../page.ts';

/** On a page; pleading paper has 25 to 28. */
const leastNumbers = 10;
const lineNumber = /^\d{1,2}$/;

/** The page without the numbers that pleading paper prints beside its lines. */
export function withoutLineNumbers(page: PdfPage): PdfPage {
  const candidates = page.runs
    .filter(({ text }) => text.length <= 2 && lineNumber.test(text))
    .sort((a, b) => a.y - b.y);
  if (candidates.length < leastNumbers) return page;
  const column = ascending(aligned(candidates));
  if (column.length < leastNumbers || !isEven(column) || isInsideText(column, page.runs)) return page;
  const gone = new Set(column);
  return { ...page, runs: page.runs.filter((run) => !gone.has(run)) };
}

/** The largest group that ends at the same place: numbers in a margin are set flush right or left, within a digit's width. */
function aligned(runs: Run[]): Run[] {
  const groups = runs.map((run) => runs.filter((other) => Math.abs(other.right - run.right) < 9));
  return groups.reduce((best, group) => (group.length > best.length ? group : best), []);
}

function ascending(runs: Run[]): Run[] {
  const kept: Run[] = [];
  for (const run of runs) {
    const last = kept.at(-1);
    if (!last || Number(run.text) > Number(last.text)) kept.push(run);
  }
  return kept;
}

/** Share of the steps from number to number that are as long as most, and how much they may differ. */
const even = { share: 0.7, within: 0.1 };

/** Numbers of lines stand as far apart as they count; those of notes do not. */
function isEven(column: Run[]): boolean {
  const steps = column
    .slice(1)
    .map((run, index) => (run.y - column[index]!.y) / (Number(run.text) - Number(column[index]!.text)));
  const usual = steps.toSorted((a, b) => a - b)[steps.length >> 1]!;
  return (
    steps.filter((step) => Math.abs(step - usual) < even.within * usual).length >= even.share * steps.length
  );
}

/** Whether text stands on both sides of the numbers: then they are a table's. */
function isInsideText(column: Run[], runs: Run[]): boolean {
  const x = Math.min(...column.map((run) => run.x));
  return runs.filter((run) => run.right < x && run.text.length > 3).length > 2;
}
