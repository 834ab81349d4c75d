import type { Region } from './columns.ts';
import type { Line } from './line.ts';
import { countingNumbers, labelIn, withoutNumber } from './page-label.ts';

/** What stands on a page beside its text: running heads, stamps, page numbers. */
export type PageFurniture = {
  /** Lines of the running head, from the top. */
  head: string[];
  foot: string[];
  /** The printed page number. */
  label?: string;
};

/** How many lines at the top and at the foot may be furniture. */
const depth = 4;
/** And how many of these may hold the page's number. */
const outer = 3;
const repeatShare = 0.2;
const sameHeight = 7;
const sameBaseline = 2;
/** Left pages stand two apart, three where a part begins on a page of its own. */
const facing = 3;

const stamps = [
  /^case:? ?\S*\d.*\b(?:document|doc\b|filed|page|entry)/i,
  /\bdocument:? ?\d+.*\b(?:page|filed|entered)/i,
  /^(?:uscA|appeal:).*(?:document|doc)/i,
  /\bpage(?:id)? ?#? ?:? ?\d+ of \d+\b.*\b(?:document|filed|case)/i,
  /^\S+ +unit: \$u\d+ +\[[\d\- :]+\] +pages pgt:/i,
  /^filed:? \d{1,2}\/\d{1,2}\/\d{2,4} .*\bpage\b/i,
];
/** A running head of the Supreme Court that names whose opinion the page belongs to. */
const partHead =
  /^(?:syllabus|per curiam|opinion of .{2,60}|statement of .{2,60}|appendix\b.{0,80}|(?:opinion|decree|counsel)|[^()]{2,80}\b(?:C\. )?JJ?\.,? (?:concurring|dissenting)\b[^.]{0,80}\.?)$/i;
const citeHead =
  /^cite as:? (?=\D|\d+ [A-Z])|^(?:\(slip opinion\)\s*)?(?:\d+\s+)?october term, \d{4}(?:\s+\d+)?$/i;
const pageNumber = /^[-–—[\]\s]*(?:page:? )?(?:\d{1,4}|[ivxl]{1,7})(?: of \d+)?[-–—[\]\s]*$/;
/** A running foot of the Supreme Court's syllabus and of many filings. */
const rule = /^[\s_\-–—=.*]{4,}$/;

/** A caption's first line: it and what follows is text, though separate opinions repeat it. */
const courtTitle =
  /^(?:in the )?(?:supreme court|united states (?:court|district court|tax court)|court of appeals?)\b[^.]{0,60}$/i;

type Margin = { top: Line[]; bottom: Line[] };

/** Takes the furniture out of the regions (the lines are removed in place) and answers it page by page. `isText` knows lines that are none, whatever they look like. */
export function removeFurniture(
  pages: Region[][],
  isText: (line: Line) => boolean = () => false,
): PageFurniture[] {
  const middle = middleOf(pages);
  const margins = pages.map((regions) => untilText(marginOf(regions, middle), isText));
  const isRepeated = repetitions(margins);
  const edges = margins.flatMap(({ top, bottom }) => [...top, ...bottom]);
  const numbers = countingNumbers(
    margins.map(({ top, bottom }) => [...top.slice(0, outer), ...bottom.slice(0, outer)]),
  );
  const isBesideNumber = (line: Line) =>
    numbers.some(
      (number) => number?.line.page === line.page && Math.abs(number.line.y - line.y) < sameBaseline,
    );
  const sure = new Set(edges.filter((line) => isRepeated(line) || isStamp(line) || isBesideNumber(line)));
  const isSure = (line: Line) => sure.has(line);
  const isHeadHeight = headHeights(margins, isSure);
  return pages.map((regions, index) => {
    const { top, bottom } = margins[index]!;
    const height = index > 0 ? isHeadHeight : () => false;
    const head = outermost(
      top,
      isSure,
      (line, count) => isLikely(line) || (count > 0 && (isPartHead(line) || height(line))),
    );
    const rest = bottom.filter((line) => !head.includes(line));
    const foot = outermost(rest, isSure, isLikely);
    const gone = new Set([...head, ...foot]);
    for (const region of regions) region.lines = region.lines.filter((line) => !gone.has(line));
    const label = numbers[index]?.label ?? labelIn(head, foot);
    const furniture: PageFurniture = {
      head: head.map(({ text }) => withoutNumber(text, label)),
      foot: foot.map(({ text }) => text),
    };
    if (label) furniture.label = label;
    return furniture;
  });
}

/** The height at which the document's pages divide: what stands below on a page with few lines is no part of its head. */
function middleOf(pages: Region[][]): number {
  const heights = pages.flatMap((regions) => regions.flatMap(({ lines }) => lines.map(({ y }) => y)));
  return (
    (heights.reduce((most, y) => Math.max(most, y), 0) +
      heights.reduce((least, y) => Math.min(least, y), 0)) /
    2
  );
}

/** The outermost lines of a page: `top` downwards, `bottom` upwards. */
function marginOf(regions: Region[], middle: number): Margin {
  const lines = regions.flatMap((region) => region.lines).sort((a, b) => a.y - b.y || a.x - b.x);
  const top = lines.slice(0, depth).filter(({ y }) => y < middle);
  const bottom = lines.slice(-depth).filter(({ y }) => y >= middle);
  const title = top.findIndex(({ text }) => courtTitle.test(text.trim()));
  return { top: title === -1 ? top : top.slice(0, title), bottom: bottom.reverse() };
}

/** Up to a line that can be no furniture. */
function untilText({ top, bottom }: Margin, isText: (line: Line) => boolean): Margin {
  const before = (lines: Line[]) => {
    const at = lines.findIndex(isText);
    return at === -1 ? lines : lines.slice(0, at);
  };
  return { top: before(top), bottom: before(bottom) };
}

/**
 * The lines from the page's edge inward that are furniture. What is sure may stand behind one line that is not; what is only likely
 * (a number, a word like "Opinion") must touch the edge or other furniture: a heading "2" is no page number.
 */
function outermost(
  lines: Line[],
  isSure: (line: Line) => boolean,
  isLikely: (line: Line, count: number) => boolean,
): Line[] {
  let count = 0;
  lines.forEach((line, index) => {
    if (isSure(line) ? index <= count + 1 : isLikely(line, count) && index === count) count = index + 1;
  });
  return lines.slice(0, count);
}

function isStamp({ text }: Line): boolean {
  return citeHead.test(text.trim()) || stamps.some((stamp) => stamp.test(text.trim()));
}

function isLikely({ text }: Line): boolean {
  return pageNumber.test(text.trim());
}

function isPartHead({ text }: Line): boolean {
  return partHead.test(text.trim()) && text.length < 90 && !text.endsWith(';');
}

function repetitions(margins: Margin[]): (line: Line) => boolean {
  const places = new Map<string, Line[]>();
  const keys = new Map<Line, string>();
  for (const { top, bottom } of margins) {
    for (const line of new Set([...top, ...bottom])) {
      const key = pattern(line);
      keys.set(line, key);
      const known = places.get(key);
      if (known) known.push(line);
      else places.set(key, [line]);
    }
  }
  const least = Math.max(2, Math.min(6, Math.ceil(repeatShare * margins.length)));
  return (line) => {
    if (rule.test(line.text) || line.text.length > 160) return false;
    const near = (places.get(keys.get(line) ?? '') ?? []).filter(
      ({ y }) => Math.abs(y - line.y) < sameHeight,
    );
    const enough = prose.test(line.text) ? Math.max(least, leastProse) : least;
    return near.length >= enough && near.some(({ page }) => isBeside(page, line.page));
  };
}

/** Two pages may begin with the same words of a sentence, three do not. */
const leastProse = 3;
const prose = /^\S+(?: \p{Ll}\S*){4}/u;

/** A running head stands on facing pages; what opens one chapter and then another ("410 U.S. 113 (1973)") does not. */
function isBeside(page: number, other: number): boolean {
  return page !== other && Math.abs(page - other) <= facing;
}

/** Whether a short line stands where most pages have a line of their running head, though its words are its own. */
function headHeights(margins: Margin[], isSure: (line: Line) => boolean): (line: Line) => boolean {
  const heads = new Map<number, number>();
  const bodies = new Map<number, number>();
  for (const line of margins.flatMap(({ top }) => top)) {
    const counts = isSure(line) || isPartHead(line) ? heads : bodies;
    const height = Math.round(line.y);
    counts.set(height, (counts.get(height) ?? 0) + 1);
  }
  const near = (counts: Map<number, number>, y: number) =>
    [-1, 0, 1].reduce((sum, step) => sum + (counts.get(Math.round(y) + step) ?? 0), 0);
  return ({ y, text }) => {
    const count = near(heads, y);
    return text.length < 90 && count > 0.3 * margins.length && near(bodies, y) < 0.2 * count;
  };
}

/** A case's citation, as casebooks set it under the case's name: other figures are another case. */
const ownCitation = /^\d{1,4} [A-Z][\w. ]+ (?:\d{1,5}|_+) \(\d{4}\)$/;

/** What lines have in common that differ in the page's number alone. */
function pattern(line: Line): string {
  const text = line.text.trim();
  if (ownCitation.test(text)) return text;
  return text
    .replace(/\d+/g, '#')
    .replace(/(?<=\b[A-Z]\.) (?=[A-Z]\.)/g, '')
    .replace(/^[ivxl]+ | [ivxl]+$/g, '#')
    .replace(/^# *| *#$/g, '')
    .toLowerCase();
}
