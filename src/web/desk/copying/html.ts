import { escapeHtml } from '../../../study/words/escape-html.ts';
import type { Block, Line, Numbering } from './blocks.ts';

/** For a word processor: its own headings and numbered lists, and no style that would fight with the document's. */
export const toHtml = (blocks: readonly Block[]): string =>
  `<meta charset="utf-8">${blocks.map(htmlBlock).join('')}`;

function htmlBlock(block: Block): string {
  if (block.kind === 'heading') return `<h${block.level}>${escapeHtml(block.text)}</h${block.level}>`;
  return block.kind === 'text'
    ? `<p>${escapeHtml(block.text)}</p>`
    : htmlLines(block.lines, block.numbering, 0);
}

function htmlLines(lines: readonly Line[], numbering: Numbering, depth: number): string {
  if (lines.length === 0) return '';
  const style = numbering[Math.min(depth, numbering.length - 1)] ?? '1';
  const each = lines.map(
    ({ text, below }) => `<li>${escapeHtml(text)}${htmlLines(below, numbering, depth + 1)}</li>`,
  );
  return `<ol type="${style}">${each.join('')}</ol>`;
}
