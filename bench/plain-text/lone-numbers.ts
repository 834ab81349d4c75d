import { longestRow } from '../../src/opinion/counting-row.ts';

/** Fewer may be the headings of sections. */
const fewest = 12;
const loneNumber = /^\d{1,4}$/;

/** Paragraphs without the numbers that a copy from the web sets above each, alone on their line: "186". */
export function withoutLoneNumbers(paragraphs: string[]): string[] {
  const marks = paragraphs.flatMap((each, index) =>
    loneNumber.test(each) ? [{ number: Number(each), index }] : [],
  );
  const row = longestRow(marks);
  if (row.length < fewest) return paragraphs;
  const dropped = new Set(row.map(({ index }) => index));
  return paragraphs.filter((_, index) => !dropped.has(index));
}
