/** The numbers with which many courts count their paragraphs: "{¶ 12}", "[12]", "12." before the words or in the margin. */
import { longestRow } from '../counting-row.ts';
import type { Line } from './line.ts';

/** `isOverPages`: they have to go on beyond one page, as a list of exhibits does not. */
type Manner = { pattern: RegExp; fewest: number; isOverPages?: true };

/** A number with a sign of its own is soon believed; one with a stop may belong to a list, or to a citation that a line's end parted. */
const manners: Manner[] = [
  { pattern: /^[{[(]?¶{1,2} ?(\d{1,3})[}\])]?\.?(?=\s|["“‘([]?\p{L}|$)/u, fewest: 2 },
  { pattern: /^[[{](\d{1,3})[\]}](?=\s|["“‘(]?\p{Lu}|$)/u, fewest: 3 },
  { pattern: /^(\d{1,3})\.(?=\s+["“‘([]?\p{Lu}|$)/u, fewest: 5, isOverPages: true },
];
const bare = /^\d{1,3}$/;
/** How many numbers without a sign of their own make a row; fewer may be anything. */
const fewestBare = 5;
/** In sizes of the type: how far numbers of one row may stand apart, and a bare one at least from its words. */
const near = 0.6;
const margin = 1;

/** What recognition takes the sign for, before its number: "92", "[94]", "[15]" for "¶2", "[¶4]", "[¶5]". */
const misreadSign = /^[[{(]?[9147q] ?(\d{1,2})[\]})]?\.?(?=\s+["“‘([]?\p{Lu}|$)/u;

/** Marks the lines that begin with a number of such a row: each opens a paragraph. `isRecognised` tells of a scan's pages. */
export function markNumbered(lines: Line[], isRecognised: (page: number) => boolean): void {
  for (const { pattern, fewest, isOverPages } of manners) {
    if (markRows(lines, (line) => pattern.exec(line.text)?.[1], fewest, isOverPages)) return;
  }
  const scanned = lines.filter(({ page }) => isRecognised(page));
  if (markRows(scanned, (line) => misreadSign.exec(line.text)?.[1], fewestBare)) {
    for (const line of scanned) if (line.isNumbered) setSign(line);
    return;
  }
  markRows(lines, numberInMargin, fewestBare);
}

/** The sign in the place of the figure that was read for it, marked as uncertain. */
function setSign(line: Line): void {
  const at = line.text.search(/[9147q]/);
  const first = line.pieces[0]!;
  if (!first.text.startsWith(line.text.slice(0, at + 1))) return;
  const put = (text: string) => `${text.slice(0, at)}¶${text.slice(at + 1)}`;
  line.text = put(line.text);
  first.text = put(first.text);
  first.uncertain = [[at, at + 1], ...(first.uncertain ?? [])];
}

/** A number without a sign stands apart from the words: "12     The mill". */
function numberInMargin({ cells, size }: Line): string | undefined {
  const [first, second] = cells;
  if (!first || !second || !bare.test(first.text)) return undefined;
  return second.x - first.right > margin * size ? first.text : undefined;
}

/** The longest row and those behind it: a separate opinion may count anew. False where there is none. */
function markRows(
  lines: Line[],
  numberOf: (line: Line) => string | undefined,
  fewest: number,
  isOverPages = false,
): boolean {
  const found = lines.flatMap((line, index) => {
    const number = numberOf(line);
    return number === undefined ? [] : [{ number: Number(number), index, line }];
  });
  const aligned = found.filter(
    ({ line }) => found.filter((other) => standAlike(line, other.line)).length >= fewest,
  );
  let isAny = false;
  for (let rest = aligned; rest.length >= fewest; ) {
    const row = longestRow(rest);
    if (row.length < fewest) break;
    const pages = new Set(row.map(({ index }) => lines[index]!.page));
    if (isOverPages && pages.size < 2) break;
    for (const { index } of row) lines[index]!.isNumbered = true;
    isAny = true;
    const end = row.at(-1)!.index;
    rest = rest.filter(({ index }) => index > end);
  }
  return isAny;
}

/** One below the other, flush left or right. */
function standAlike(line: Line, other: Line): boolean {
  const end = ({ cells, right }: Line) => cells[0]?.right ?? right;
  return Math.abs(line.x - other.x) < near * line.size || Math.abs(end(line) - end(other)) < near * line.size;
}
