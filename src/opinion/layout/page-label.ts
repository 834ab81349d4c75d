import type { Line } from './line.ts';

const alone = /^[-–—[\]\s]*(?:page )?(\d{1,4}|[ivxl]{1,7})[-–—[\]\s]*$/;
const atStart = /^(\d{1,4}|[ivxl]{1,7})\s+(?=[A-Z([])/;
const atEnd = /(?:\)|[A-Za-z.])\s+(\d{1,4}|[ivxl]{1,7})$/;
const filing = /\bfiled\b|\bdocument\b|\bcase:? ?\S*\d|\bpages pgt\b/i;

/** The number that the page prints for citing; a filing stamp's "Page 3 of 17" only counts sheets. */
export function labelIn(head: Line[], foot: Line[]): string | undefined {
  const own = [...head, ...foot].filter((line) => !filing.test(line.text));
  const cells = own.flatMap((line) => [...line.cells.map((cell) => cell.text.trim()), line.text.trim()]);
  return firstMatch(cells, alone) ?? firstMatch(cells, atStart) ?? firstMatch(cells, atEnd);
}

function firstMatch(texts: string[], pattern: RegExp): string | undefined {
  for (const text of texts) {
    const label = pattern.exec(text)?.[1];
    if (label) return label;
  }
  return undefined;
}
