import type { PdfPage, Run } from '../page.ts';

/** A page with more of its letters in one style is set in it: nothing stands out by it. */
const usual = 0.7;

/** Pages whose type is heavy or slanted throughout, as if it were plain: a heading is what differs from its page. */
export function againstNorm(pages: PdfPage[]): PdfPage[] {
  return pages.map((page) => {
    const letters = lettersIn(page.runs, () => true);
    const isHeavy = lettersIn(page.runs, ({ bold }) => bold) > usual * letters;
    const isSlanted = lettersIn(page.runs, ({ italic }) => italic) > usual * letters;
    if (!isHeavy && !isSlanted) return page;
    const runs = page.runs.map((run) => ({
      ...run,
      bold: run.bold && !isHeavy,
      italic: run.italic && !isSlanted,
    }));
    return { ...page, runs };
  });
}

function lettersIn(runs: Run[], has: (run: Run) => boolean): number {
  return runs.reduce((sum, run) => sum + (has(run) ? run.text.length : 0), 0);
}
