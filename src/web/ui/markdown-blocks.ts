/** Reads the small part of Markdown that our own texts use: headings, paragraphs and lists. */

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] };

const bullet = /^- /;
const number = /^\d+\. /;

function blockOf(lines: string): Block {
  const [, marks = '', title = ''] = /^(#+) (.*)$/.exec(lines) ?? [];
  if (marks) return { kind: 'heading', level: marks.length, text: title };
  const ordered = number.test(lines);
  if (ordered || bullet.test(lines)) {
    const mark = ordered ? number : bullet;
    return { kind: 'list', ordered, items: lines.split('\n').map((line) => line.replace(mark, '')) };
  }
  return { kind: 'paragraph', text: lines };
}

export const blocksOf = (markdown: string): Block[] =>
  markdown
    .trim()
    .split(/\n{2,}/)
    .map(blockOf);
