/** First pages in many courts' manners, all invented: as text set in columns, beside what a careful reader takes from each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PdfPage, Run } from '../../src/opinion/page.ts';

export type FirstPage = {
  manner: string;
  truth: Partial<Record<Field, string>>;
  /** Lines as a typewriter sets them. */
  lines: string[];
  /** The opinion's last lines, where the manner states something there. */
  end: string[];
};

export const fields = ['case', 'court', 'docket', 'date', 'cite', 'author', 'kind'] as const;
export type Field = (typeof fields)[number];

/** `known` is what the reader was made with, `apart` what it is measured with. */
export function firstPagesOf(file: 'known' | 'apart'): FirstPage[] {
  const text = readFileSync(join(import.meta.dirname, `${file}.txt`), 'utf8');
  return text
    .split(/^@@ /m)
    .slice(1)
    .map((record) => {
      const [head = '', art = '', end = ''] = record.split(/^---\n/m);
      const [manner = '', ...stated] = head.trim().split('\n');
      const truth = Object.fromEntries(stated.map((line) => line.split(/: (.*)/s).slice(0, 2)));
      return { manner, truth, lines: linesOf(art), end: linesOf(end) };
    });
}

function linesOf(text: string): string[] {
  return text.replace(/\s+$/, '').split('\n');
}

const letter = 6;
const lead = 12;
const left = 66;
const rows = 56;

const body = [
  'The parties dispute little of what happened. In the spring the plaintiff signed a contract for the repair of a boathouse, paid half of its price, and waited through two seasons for work that was never begun. The written terms said nothing of the time in which it was to be done.',
  'A contract that is silent about time calls for performance within a reasonable time. See Lowell v. Brackett, 88 F.3d 401, 405 (1996). What is reasonable is a question of fact, to be answered from what both sides knew when they signed. The trial court found that two years was too long, and the record supports its finding.',
  'The defendant answers that it was excused by the price of lumber. We are not persuaded. A rise in price is a risk that a fixed price lays on the builder, and nothing in the written terms took it away again. See Dunmore v. Castle Bridge Co., 412 F.2d 77, 80 (1969).',
];

/** The first page with some pages of an opinion behind it, as the parts of a PDF that hold them. */
export function pagesOf({ lines, end }: FirstPage): PdfPage[] {
  const paragraphs = [...body, ...body, ...body].flatMap((text) => [...filled(text), '']);
  const all = [...lines, '', ...paragraphs, 'The judgment of the trial court is affirmed.', '', ...end];
  const pages: PdfPage[] = [];
  for (let start = 0; start < all.length; start += rows) {
    const runs = all.slice(start, start + rows).flatMap((line, row) => runsOf(line, 72 + row * lead));
    pages.push({ number: pages.length + 1, width: 612, height: 792, runs });
  }
  return pages;
}

function filled(text: string): string[] {
  const lines = ['     '];
  for (const word of text.split(' ')) {
    if (lines.at(-1)!.length + word.length > 78) lines.push('');
    lines[lines.length - 1] += lines.at(-1)!.trim() === '' ? word : ` ${word}`;
  }
  return lines;
}

/** Words that stand three or more blanks apart are runs of their own. */
function runsOf(line: string, y: number): Run[] {
  return [...line.matchAll(/\S+(?: {1,2}\S+)*/g)].map(({ 0: text, index }) => ({
    text: text.replace(/ +/g, ' '),
    x: left + index * letter,
    right: left + (index + text.length) * letter,
    y,
    size: 10,
    bold: false,
    italic: false,
    spaced: false,
  }));
}

const shortForms: [RegExp, string][] = [
  [/\bcompany\b/g, 'co'],
  [/\bcorporation\b/g, 'corp'],
  [/\bassociation\b/g, "ass'n"],
  [/\blimited\b/g, 'ltd'],
  [/ inc$/, ''],
];

/** Whether two say the same: "Co." and "Company", "Ohio Court of Appeals" and "Court of Appeals of Ohio". */
export function isSame(field: Field, stated: string, read: string | undefined): boolean {
  if (read === undefined) return false;
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .replace(/[.,()]/g, '')
      .trim();
  if (field === 'court') return courtWords(stated) === courtWords(read);
  if (field === 'docket') return plain(stated).replace(/^nos? /, '') === plain(read).replace(/^nos? /, '');
  if (field !== 'case') return plain(read).startsWith(plain(stated));
  const short = (text: string) =>
    shortForms.reduce((name, [long, form]) => name.replace(long, form), plain(text));
  return short(stated) === short(read);
}

function courtWords(court: string): string {
  const words = court.toLowerCase().match(/[a-z']+/g) ?? [];
  const left = words.filter(
    (word) => !['the', 'of', 'for', 'in', 'and', 'at', 'state', 'appellate'].includes(word),
  );
  return left.sort().join(' ');
}
