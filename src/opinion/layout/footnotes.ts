import { type RulesOf, underNoteRule } from './drawn-rules.ts';
import type { Line } from './line.ts';

/** How much smaller than the text a footnote is set. */
const smallerBy = 0.85;
/** A page with more small type than this is set small throughout: a syllabus. */
const mostlySmall = 0.75;
export const rule = /^[\s_\-–—―]{5,}$/;
const plainMark = /^(?:\d{1,3}\s+\S|[*†‡]{1,3}\s?[\p{L}“"[])/u;

const stopped = /[.?!][”’"')\]]*$/;
const ended = /[.?!:;][”’"')\]]*$/;
/** Above a note that goes on from the page before, the gap is wider than between lines. */
const wideGap = 1.4;
/** How far a full line may fall short of the edge, in sizes of its type. */
const longestRag = 5;

/** The lines of one column, parted into text and the footnotes under it. `above` are the notes before. */
export function partFootnotes(
  lines: Line[],
  bodySize: number,
  above: Line[],
  rulesOf: RulesOf,
): { text: Line[]; notes: Line[] } {
  const first = footnoteStart(lines, bodySize);
  const ruled = underNoteRule(lines, rulesOf);
  const start = startOf(lines, { first, ruled, above });
  return {
    text: textLines(lines.slice(0, start)),
    notes: lines.slice(start).filter((line) => !rule.test(line.text)),
  };
}

/** Lines of the text, without rules that are typed. */
export const textLines = (lines: Line[]): Line[] =>
  lines.filter((line) => !rule.test(line.text)).map(withOwnMark);

/** In the text a mark that begins a line is that of the sentence above. */
function withOwnMark({ mark, ...line }: Line): Line {
  return mark === undefined ? line : { ...line, x: line.pieces[0]!.x };
}

type Starts = { first: number; ruled: number | undefined; above: Line[] };

/** A drawn rule parts them where what stands under it is a note, or ends the last one of the page before. */
function startOf(lines: Line[], { first, ruled, above }: Starts): number {
  if (ruled !== undefined && ruled <= first && (fillsLast(above, lines) || isMarked(lines[ruled]!)))
    return ruled;
  return breaksOff(above, lines) ? (goesOnAt(lines.slice(0, first)) ?? first) : first;
}

/** Whether the notes above end in mid-sentence, or inside a bracket, with a full line: the next page has to end them. */
function breaksOff(above: Line[], lines: Line[]): boolean {
  if (!fillsLast(above, lines)) return false;
  const text = above.map((line) => line.text).join(' ');
  return !ended.test(text) || text.lastIndexOf('(') > text.lastIndexOf(')');
}

/** Whether the notes of the page before end with a full line: they may go on. */
function fillsLast(above: Line[], lines: Line[]): boolean {
  const last = above.at(-1);
  if (!last || last.page + 1 !== lines[0]?.page) return false;
  const edge = Math.max(...lines.map(({ right }) => right));
  return edge - last.right <= longestRag * last.size;
}

/** Where a note in the type of the text goes on: under a gap in mid-sentence, at the column's foot. */
function goesOnAt(lines: Line[]): number | undefined {
  const pitches = lines.slice(1).map(({ y }, index) => y - lines[index]!.y);
  const pitch = pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 2)] ?? 0;
  const gap = pitches.findLastIndex((each) => each > wideGap * pitch);
  if (gap < lines.length / 2 || stopped.test(lines[gap]!.text)) return undefined;
  return gap + 1;
}

function footnoteStart(lines: Line[], bodySize: number): number {
  const afterRule = lines.findLastIndex((line) => rule.test(line.text)) + 1;
  if (afterRule > 1 && afterRule < lines.length && opensNotes(lines, afterRule, bodySize)) return afterRule;
  const small = trailingSmall(lines, bodySize);
  const marked = lines.findIndex(
    (line, index) =>
      index > 0 && line.mark !== undefined && endsColumn(lines, index) && standsOff(lines, index, bodySize),
  );
  if (small === lines.length) return marked === -1 ? small : marked;
  return marked === -1 ? small : Math.min(small, marked);
}

/** A judge's title under the line for the signature is small too, with the opinion below it. */
function opensNotes(lines: Line[], start: number, bodySize: number): boolean {
  const line = lines[start]!;
  return isMarked(line) || (line.size < bodySize - smallerBy && endsColumn(lines, start));
}

function isMarked({ mark, text }: Line): boolean {
  return mark !== undefined || plainMark.test(text);
}

/** Whether a line that begins with a raised mark starts the notes: what follows is set no larger and no further apart. */
function endsColumn(lines: Line[], start: number): boolean {
  const size = lines[start]!.size;
  return lines.slice(start).every((line) => line.size <= size + 0.5);
}

/** In the type of the text a note stands under a gap: else the mark of the sentence above only slipped onto the next line. */
function standsOff(lines: Line[], index: number, bodySize: number): boolean {
  if (lines[index]!.size < bodySize - smallerBy) return true;
  const pitches = lines.slice(1).map(({ y }, at) => y - lines[at]!.y);
  const pitch = pitches.toSorted((a, b) => a - b)[pitches.length >> 1] ?? 0;
  return pitches[index - 1]! > 1.15 * pitch;
}

/** Where the small lines at the foot of the column begin; its end when there are none. */
function trailingSmall(lines: Line[], bodySize: number): number {
  const isSmall = (line: Line) => line.size < bodySize - smallerBy || rule.test(line.text);
  if (lines.filter(isSmall).length > mostlySmall * lines.length && lines.length > 8) {
    const marked = lines.findIndex((line) => line.mark !== undefined);
    if (marked !== 0) return lines.length;
  }
  let start = lines.length;
  while (start > 0 && isSmall(lines[start - 1]!)) start--;
  if (start === 0 || start === lines.length) return lines[start]?.mark !== undefined ? start : lines.length;
  const left = Math.min(...lines.map(({ x }) => x));
  start = behindQuotation(lines, start, left);
  const reachesMargin = lines.slice(start).some((line) => line.x - left < 0.7 * line.size);
  return reachesMargin || lines[start]!.mark !== undefined ? start : lines.length;
}

/** A quotation in small type may stand right above the notes: set in from both, and parted more widely from the notes than from the text. */
function behindQuotation(lines: Line[], start: number, left: number): number {
  const isSetIn = (line: Line) => line.x - left > 0.7 * line.size && !isMarked(line);
  let end = start;
  while (end < lines.length && isSetIn(lines[end]!)) end++;
  if (end === start || end === lines.length) return start;
  const gapAt = (index: number) => lines[index]!.y - lines[index - 1]!.y;
  return gapAt(end) > Math.max(gapAt(start), wideGap * 1.2 * lines[start]!.size) ? end : start;
}
