import { splitSentences } from '../sentences.ts';
import type { Block } from './blocks.ts';

/** As a share of the text's size. */
const titleSize = 1.25;

const ended = /[.?!:]["”’')\]]*(?:\s?[*†‡]+|\d{1,3})?$/;
/** A note's mark as web pages spell it out. */
const noteMark = /\s?\[ ?(?:Footnote )?(?:\d{1,3}|[*†‡]) ?\]$/;

/** Blocks of all columns and pages as one sequence, a paragraph that goes on in the next column or page made whole. */
export function mergeAcross(stretches: Block[][]): Block[] {
  const marksParagraphs = indents(stretches.flat());
  const merged: Block[] = [];
  for (const blocks of stretches) {
    blocks.forEach((block, index) => {
      const last = merged.at(-1);
      if (index === 0 && last && continues(last, block, marksParagraphs)) {
        last.lines.push(...block.lines);
        if (last.kind !== block.kind && last.lines.length > 2) last.kind = 'text';
      } else merged.push({ ...block, lines: [...block.lines] });
    });
  }
  return merged;
}

/** Whether the document shows a new paragraph by setting its first line in. */
function indents(blocks: Block[]): boolean {
  const long = blocks.filter((block) => block.kind === 'text' && block.lines.length > 2);
  return long.filter((block) => block.isIndented).length > 0.4 * long.length;
}

function continues(last: Block, next: Block, marksParagraphs: boolean): boolean {
  const joinable = (block: Block) => block.kind === 'text' || block.kind === 'quote';
  if (!joinable(last) || !joinable(next)) return false;
  if (next.lines[0]!.isNumbered) return false;
  const end = last.lines.at(-1)!;
  const text = end.text.trim().replace(noteMark, '');
  const start = next.lines[0]!.text.trim();
  if (isOfOtherSize(end.size, next.lines[0]!.size)) return false;
  if (isCapitals(start) && !isCapitals(text)) return false;
  if (/[\p{L}][-\u00ad]$/u.test(text)) return true;
  const width = last.margins.edge - last.margins.left;
  if (!ended.test(text) && /^[\p{Lu}“"]/u.test(start) && (isShort(last) || isCentred(last))) return false;
  if (!ended.test(text)) return next.kind === last.kind || !next.isIndented || /^\p{Ll}/u.test(start);
  if (next.isIndented || next.kind !== last.kind) return false;
  if (!text.endsWith(':') && isMidSentence(last, next)) return true;
  if (!marksParagraphs) return isJustified(last);
  const isFull = end.right > last.margins.edge - 0.15 * width;
  return isFull || /^\p{Ll}/u.test(start);
}

/** A title at the head of a page, or at the foot of the one before, is set larger than the text. */
function isOfOtherSize(one: number, other: number): boolean {
  return Math.max(one, other) > titleSize * Math.min(one, other);
}

/** Lines to each side of a page's end that tell whether a sentence ends there. */
const telling = 3;

/** "Ct. App." above and "1979)." below, or a citation for what stands above: no sentence ends with the page. */
function isMidSentence(last: Block, next: Block): boolean {
  const textOf = (block: Block, from: number, to?: number) =>
    block.lines
      .slice(from, to)
      .map(({ text }) => text.trim())
      .join(' ')
      .replace(noteMark, '');
  const above = textOf(last, -telling);
  const below = textOf(next, 0, telling);
  return splitSentences(`${above} ${below}`).every(({ start }) => start !== above.length + 1);
}

/** Whether every line of a paragraph reaches the edge, the last one too: where lines are set even, a paragraph's last seldom does. */
function isJustified({ lines, margins }: Block): boolean {
  return lines.length > 2 && lines.every(({ right, size }) => Math.abs(right - margins.edge) < 0.3 * size);
}

function isShort({ lines, margins }: Block): boolean {
  return lines.at(-1)!.right < margins.edge - 0.35 * (margins.edge - margins.left);
}

/** A line alone with room on both sides: a date, a notice that another opinion follows. */
function isCentred({ lines, margins }: Block): boolean {
  const [line] = lines;
  const room = 2 * margins.size;
  return lines.length === 1 && line!.x - margins.left > room && margins.edge - line!.right > room;
}

/** A caption that opens the next page is no continuation, whatever stands above it. */
function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 12 && !/\p{Ll}/u.test(letters);
}
