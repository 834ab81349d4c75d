import { longestRow } from '../../opinion/counting-row.ts';

/** "¶12", "[¶ 12]", "{¶ 12}", "{12}": a number in other brackets may be a note's. */
const printed = /^\s*(?:[{[(]?¶ ?(\d{1,3})\b|\{ ?(\d{1,3})\})/;
const fewestPrinted = 4;

type Passage = { id: string; text: string; kind: string };

/**
 * Of each passage the number it is cited by: the court's own where the text prints them in turn, and of what goes on from a numbered
 * paragraph the same; else its place on its page, from 1. What stands before the court's first, and a footnote there, has 0, which is
 * never shown.
 */
export function paragraphNumbers(pages: readonly (readonly Passage[])[]): Map<string, number> {
  return (
    courtsNumbers(pages.flat()) ?? new Map(pages.flatMap((page) => page.map(({ id }, at) => [id, at + 1])))
  );
}

/** Undefined where the court prints none. A copy may have lost one here and there, and a separate opinion may count anew. */
export function courtsNumbers(passages: readonly Passage[]): Map<string, number> | undefined {
  let rest = passages.flatMap(({ text, kind }, index) => {
    const found = kind === 'footnote' ? null : printed.exec(text);
    return found ? [{ number: Number(found[1] ?? found[2]), index }] : [];
  });
  const begun = new Map<number, number>();
  for (let row = longestRow(rest); row.length >= fewestPrinted; row = longestRow(rest)) {
    for (const { number, index } of row) begun.set(index, number);
    const end = row.at(-1)!.index;
    rest = rest.filter(({ index }) => index > end);
  }
  if (begun.size === 0) return undefined;
  let last = 0;
  return new Map(
    passages.map(({ id, kind }, index) => {
      last = begun.get(index) ?? last;
      return [id, kind === 'footnote' ? 0 : last];
    }),
  );
}
