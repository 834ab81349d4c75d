import type { Block, Line, ListStyle, Numbering } from './blocks.ts';

/** For a text field: headings on lines of their own, numbers written out, levels set in by two spaces. */
export const toPlain = (blocks: readonly Block[]): string => `${blocks.map(plainBlock).join('\n\n')}\n`;

function plainBlock(block: Block): string {
  if (block.kind === 'list') return plainLines(block.lines, block.numbering, 0).join('\n');
  return block.kind === 'heading' && block.level === 1 ? block.text.toUpperCase() : block.text;
}

function plainLines(lines: readonly Line[], numbering: Numbering, depth: number): string[] {
  const style = numbering[Math.min(depth, numbering.length - 1)] ?? '1';
  return lines.flatMap(({ text, below }, index) => [
    `${'  '.repeat(depth)}${numberAs(style, index + 1)}. ${text}`,
    ...plainLines(below, numbering, depth + 1),
  ]);
}

const romanDigits = [
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

function roman(count: number): string {
  const [value, digits] = romanDigits.find(([least]) => least <= count) ?? [0, ''];
  return value === 0 ? '' : digits + roman(count - value);
}

/** As the list styles of HTML count: 27 is "aa". */
function letters(count: number): string {
  const before = Math.floor((count - 1) / 26);
  return (before > 0 ? letters(before) : '') + String.fromCharCode(97 + ((count - 1) % 26));
}

function numberAs(style: ListStyle, count: number): string {
  if (style === '1') return String(count);
  if (style === 'i') return roman(count);
  return style === 'a' ? letters(count) : letters(count).toUpperCase();
}
