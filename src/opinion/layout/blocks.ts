import { abbreviationKind } from '../sentences/abbreviations.ts';
import { splitSentences } from '../sentences.ts';
import { isHeadingLine, isSideTitle } from './heading.ts';
import type { Line } from './line.ts';
import { leastBlank, type Margins } from './margins.ts';

export type Block = {
  kind: 'heading' | 'text' | 'quote' | 'table' | 'caption';
  lines: Line[];
  /** The first line starts to the right of the margin, as a new paragraph does. */
  isIndented: boolean;
  margins: Margins;
};

/** Shares of the type's size within which two lines start at the same place. */
const near = 0.45;
const wideGap = 1.4;
const longestWord = 40;
/** A spelled note mark that found no room in the line above. */
const markAlone = /^\[(?:\d{1,3}|[*†‡])\]$/;
/** As a share of the text's size. */
const titleSize = 1.25;
/** Lines closer than this share of the text's pitch are set tighter than it. */
const tight = 0.9;
/** A number of four figures is a year that a line's end parted from its court. */
const listItem = /^(?!vs?\.)(?:\(?(?:\d{1,3}|[a-zivx]{1,4})[.)]|[•·▪-])\s/;

const enumerated = /^(?:[IVX]{1,6}|[A-Z]|\d{1,2}|[a-h])\.\s+\S/;

function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.replace(/\P{Ll}/gu, '').length < 0.25 * letters.length;
}

/** Lines of one column as paragraphs, headings, block quotes and rows of tables. */
export function blocksOf(lines: Line[], margins: Margins): Block[] {
  const headings = lines.map((line, index) => {
    const beside = { previous: lines[index - 1], next: lines[index + 1] };
    return isHeadingLine(line, margins, beside) || isSideTitle(line, margins, beside);
  });
  const blocks: Block[] = [];
  lines.forEach((line, index) => {
    const block = blocks.at(-1);
    const isHeading = headings[index]!;
    const cells = line.isNumbered ? 2 : 1;
    const isRow = line.cells.length > cells && !isHeading && !(block && runsOn(block, line));
    if (block && !isRow && block.kind !== 'table' && (block.kind === 'heading') === isHeading) {
      const joins = isHeading
        ? continuesHeading(block, line)
        : !startsParagraph(block, line, lines[index + 1]);
      if (joins) {
        block.lines.push(line);
        return;
      }
    }
    const kind = isHeading ? 'heading' : isRow ? 'table' : 'text';
    blocks.push({ kind, lines: [line], isIndented: line.x - margins.left > near * line.size, margins });
  });
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'text') continue;
    if (isTitle(blocks, index) || isLarge(block)) block.kind = 'heading';
    else if (isQuote(block)) block.kind = 'quote';
  }
  return blocks;
}

function continuesHeading(block: Block, line: Line): boolean {
  const previous = block.lines.at(-1)!;
  const isFull = line.bold && block.margins.edge - previous.right < 6 * line.size;
  const closest = isFull ? block.margins.pitch : Math.min(block.margins.pitch, 1.6 * line.size);
  if (line.y - previous.y > 1.25 * Math.max(1.3 * line.size, closest)) return false;
  if (enumerated.test(line.text) || isCapitals(previous.text) !== isCapitals(line.text)) return false;
  if (previous.bold !== line.bold || Math.abs(previous.size - line.size) > 0.7) return false;
  return !/^(?:[IVX]{1,6}|[A-Z]|\d{1,2}|[a-h])\.?$/.test(previous.text.trim());
}

const ended = /[.?!:;]["”’')\]]*$/;

/** Whether a full line only looks like a row, for a wide gap behind a stop, and goes on in the sentence above. */
function runsOn({ kind, lines, margins }: Block, line: Line): boolean {
  const above = lines.at(-1)!;
  const isFull = ({ right, size }: Line) => margins.edge - right < size;
  return (
    kind === 'text' &&
    line.cells.length === 2 &&
    Math.abs(line.x - margins.left) < line.size &&
    isFull(line) &&
    isFull(above) &&
    /^\p{Ll}/u.test(line.text) &&
    !ended.test(above.text.trim())
  );
}

function startsParagraph(block: Block, line: Line, next: Line | undefined): boolean {
  if (line.isNumbered) return true;
  if (markAlone.test(line.text.trim())) return false;
  const { margins } = block;
  const previous = block.lines.at(-1)!;
  const gap = line.y - previous.y;
  if (line.isBehindMark && isMidSentence(previous, line)) return false;
  const step = line.x - previous.x;
  if (margins.parting && line.page === previous.page && gap > 0)
    return gap > margins.parting || (gap > leastBlank * margins.pitch && Math.abs(step) > near * line.size);
  if (gap > wideGap * pitchOf(block)) return true;
  if (Math.abs(line.size - previous.size) > 0.75) return true;
  const slack = near * line.size;
  const isFirst = block.lines.length === 1;
  if (line.x < margins.left - slack && previous.x > margins.left - slack) {
    const goesOn = block.isIndented || !ended.test(previous.text.trim());
    return !(isFirst && goesOn && margins.edge - previous.right < 2 * line.size);
  }
  if (step > slack) return !(isFirst && hangs(block, line, next, slack));
  if (step < -slack) {
    if (listItem.test(line.text) && /[.?!;]["”’)\]]*$/.test(previous.text.trim())) return true;
    const opensAnother = line.x - margins.left > slack && next !== undefined && line.x - next.x > slack;
    return !isFirst || opensAnother;
  }
  const opening = block.lines[0]!;
  if (isItem(line, previous) && listItem.test(opening.text) && Math.abs(line.x - opening.x) <= slack)
    return true;
  // Two lines that are set in and closer than the text are a quotation's, not the first ones of two paragraphs.
  const isLoneIndented = isFirst && block.isIndented && gap > tight * margins.pitch;
  if (isLoneIndented && next && next.page === line.page && next.y > line.y && line.x - next.x > slack)
    return true;
  return endsShort(previous, line, margins, isLoneIndented);
}

/** Whether the sentence above a page's number goes on below it. */
function isMidSentence(previous: Line, line: Line): boolean {
  const above = previous.text.trim();
  return splitSentences(`${above} ${line.text.trim()}`).every(({ start }) => start !== above.length + 1);
}

/** "164" at a line's end and "(1943)" at the next one's beginning are no list, nor are "Stone" and "v. Lund". */
function isItem(line: Line, previous: Line): boolean {
  return listItem.test(line.text) && /(?:[.?!;:,—]["”’)\]]*|\b(?:and|or))$/.test(previous.text.trim());
}

/** Whether the second line of a paragraph is set in from the first, as in lists and in the Supreme Court's syllabus. */
function hangs(block: Block, line: Line, next: Line | undefined, slack: number): boolean {
  const first = block.lines[0]!;
  const isOutdented =
    first.x < block.margins.left - slack && Math.abs(line.x - block.margins.left) <= 2 * slack;
  if (isOutdented) return true;
  return listItem.test(first.text) && (!next || next.y < line.y || Math.abs(next.x - line.x) <= slack);
}

/** Whether the line above ends a paragraph that the next one, starting at the same place, does not continue. */
function endsShort(previous: Line, line: Line, margins: Margins, isLoneIndented: boolean): boolean {
  const room = margins.edge - previous.right;
  const width = margins.edge - margins.left;
  const inset = previous.x - margins.left;
  // A quotation that is set in keeps as much room on the right.
  const left = isLoneIndented ? room : room - Math.max(0, inset);
  const isEnded = endsSentence(previous.text.trim()) && /^[\p{Lu}“"‘([\d§¶*]/u.test(line.text.trim());
  if (!isEnded) return isLoneIndented && left > 0.45 * width && /^[\p{Lu}“"‘(]/u.test(line.text);
  if (isLoneIndented && closing.test(line.text)) return true;
  if (left > (isLoneIndented ? 0.12 : 0.28) * width) return inset < line.size || left > widthOfWord(line);
  // At the indent of the first lines, a little short, and not as a quotation is that keeps the same room on both sides.
  const isAtIndent = margins.indent > margins.left && Math.abs(line.x - margins.indent) < 2;
  return isLoneIndented && isAtIndent && room > 0.03 * width && Math.abs(room - inset) > 1.5 * line.size;
}

/** With these words the last paragraph of an opinion begins. */
const closing =
  /^(?:For (?:these|those|the foregoing|all (?:of )?these) reasons,|I (?:therefore|respectfully|accordingly)\b)/;

/** How wide a line's first word is, with the space that would stand before it. */
function widthOfWord({ x, right, text }: Line): number {
  const letters = text.trim().length;
  const word = text.trim().search(/\s|$/);
  return ((right - x) * (word + 1)) / Math.max(1, letters);
}

const lastWord = /([\p{L}.’']+)\.$/u;

/** Whether a paragraph can end so: "v." and "No." always go on. */
function endsSentence(text: string): boolean {
  if (!/[.?!:;”"’)\]]$/.test(text)) return false;
  const word = lastWord.exec(text.slice(-longestWord))?.[1];
  return word === undefined || abbreviationKind(word) !== 'open';
}

function pitchOf(block: Block): number {
  const { lines, margins } = block;
  const own = lines.length > 1 ? lines[lines.length - 1]!.y - lines[lines.length - 2]!.y : margins.pitch;
  return Math.max(Math.min(own, margins.pitch * 1.15), lines.length > 1 ? own : lines[0]!.size);
}

/** A numbered line or two without a full stop, before a paragraph that is no further item: a title that is only underlined. */
function isTitle(blocks: Block[], index: number): boolean {
  const next = blocks[index + 1];
  const text = blocks[index]!.lines.map((line) => line.text).join(' ');
  const isShort = blocks[index]!.lines.length <= 3 && text.length <= 220;
  if (!isShort || !enumerated.test(text) || /[.,;:?!]["”’)]?$|\band$|\bor$/.test(text)) return false;
  if (next?.kind !== 'text' || isListed(blocks, index)) return false;
  return !listItem.test(next.lines[0]!.text) || isTitle(blocks, index + 1);
}

/** A title that nothing but its size sets apart. */
function isLarge({ lines, margins }: Block): boolean {
  return lines.length <= 4 && lines.every(({ size }) => size > titleSize * margins.size);
}

const counter = /^([IVX]{1,6}|[A-Z]|\d{1,2}|[a-h])\.\s/;
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** Lines that count on one right below the other, as exhibits do: under a title there is something. */
function isListed(blocks: Block[], index: number): boolean {
  const above = blocks[index - 1]?.lines.slice(-1) ?? [];
  const below = blocks[index + 1]?.lines.slice(0, 1) ?? [];
  const counters = [...above, ...blocks[index]!.lines, ...below].map(counterOf);
  return counters.some((each, at) => isNext(each, counters[at + 1]));
}

function counterOf(line: Line): string | undefined {
  return counter.exec(line.text.trim())?.[1];
}

function isNext(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  if (/^\d/.test(one)) return Number(other) === Number(one) + 1;
  if (romans.includes(one) && romans.indexOf(other) === romans.indexOf(one) + 1) return true;
  return one.length === 1 && other.length === 1 && other.charCodeAt(0) === one.charCodeAt(0) + 1;
}

function isQuote({ lines, margins }: Block): boolean {
  const inset = 0.8 * margins.size;
  const rest = lines.length > 1 ? lines.slice(1) : lines;
  const isIn = rest.every((line) => line.x - margins.left > inset);
  if (!isIn) return false;
  if (lines.length > 1) return true;
  return lines[0]!.size < margins.size - 0.7;
}
