import type { PdfPage, Run } from '../page.ts';

/** Letters of a mark over the page are taller than those of the text by this. */
const taller = 1.7;
/** On so many of the pages it stands at the same place. */
const share = 0.6;
const fewestPages = 2;
const sameHeight = 6;

/** Without words that stand level over the text in tall letters, at one place on most pages ("DRAFT", "UNOFFICIAL COPY"). */
export function withoutWatermarks(pages: PdfPage[]): PdfPage[] {
  const usual = usualSize(pages);
  const places = new Map<string, Set<number>>();
  for (const { number, runs } of pages)
    for (const run of runs) {
      if (run.size < taller * usual) continue;
      const key = keyOf(run);
      const known = places.get(key);
      if (known) known.add(number);
      else places.set(key, new Set([number]));
    }
  const least = Math.max(fewestPages, share * pages.length);
  const marks = new Set([...places].flatMap(([key, on]) => (on.size >= least ? [key] : [])));
  if (marks.size === 0) return pages;
  const isMark = (run: Run) => run.size >= taller * usual && marks.has(keyOf(run));
  return pages.map((page) => ({ ...page, runs: page.runs.filter((run) => !isMark(run)) }));
}

function keyOf({ text, x, y }: Run): string {
  return `${Math.round(y / sameHeight)} ${Math.round(x / sameHeight)} ${text.trim()}`;
}

/** The size that most letters have. */
function usualSize(pages: PdfPage[]): number {
  const letters = new Map<number, number>();
  for (const { runs } of pages)
    for (const { size, text } of runs) {
      const key = Math.round(size);
      letters.set(key, (letters.get(key) ?? 0) + text.length);
    }
  return [...letters].reduce((best, each) => (each[1] > best[1] ? each : best), [12, 0])[0];
}
