/** Where a pinpoint's quoted words stand in the text shown on the screen. */
import { findQuote, type Range } from '../../../study/material/find-quote.ts';

/** In order, touching and overlapping ones made one. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && range[0] <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], range[1])];
    else merged.push(range);
  }
  return merged;
}

export type Quotable = { id: string; text: string };

/**
 * The quote's ranges by passage. It is looked for in the first passage, then over all of them together: a sentence may
 * run over the foot of a page.
 */
export function findQuoteAcross(passages: readonly Quotable[], quote: string): Map<string, Range> {
  const found = new Map<string, Range>();
  const first = passages[0];
  if (!first) return found;
  const alone = findQuote(first.text, quote);
  if (alone) return found.set(first.id, alone);
  const joined = findQuote(passages.map((passage) => passage.text).join(' '), quote);
  if (!joined) return found;
  let offset = 0;
  for (const { id, text } of passages) {
    const start = Math.max(joined[0] - offset, 0);
    const end = Math.min(joined[1] - offset, text.length);
    if (start < end) found.set(id, [start, end]);
    offset += text.length + 1;
  }
  return found;
}
