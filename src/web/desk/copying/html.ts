import type { Block, Line, Numbering } from './blocks.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The text of an opinion is never markup. */
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** For a word processor: its own headings and numbered lists, and no style that would fight with the document's. */
export const toHtml = (blocks: readonly Block[]): string =>
  `<meta charset="utf-8">${blocks.map(htmlBlock).join('')}`;

function htmlBlock(block: Block): string {
  if (block.kind === 'heading') return `<h${block.level}>${escaped(block.text)}</h${block.level}>`;
  return block.kind === 'text' ? `<p>${escaped(block.text)}</p>` : htmlLines(block.lines, block.numbering, 0);
}

function htmlLines(lines: readonly Line[], numbering: Numbering, depth: number): string {
  if (lines.length === 0) return '';
  const style = numbering[Math.min(depth, numbering.length - 1)] ?? '1';
  const each = lines.map(
    ({ text, below }) => `<li>${escaped(text)}${htmlLines(below, numbering, depth + 1)}</li>`,
  );
  return `<ol type="${style}">${each.join('')}</ol>`;
}
