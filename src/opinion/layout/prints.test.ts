/** What a database's print does to a page: columns that end unevenly, and pages of a reporter that begin in mid-sentence. */
import { expect, it } from 'vitest';
import type { PdfPage, Run } from '../pdf/page.ts';
import { layOut } from './layout.ts';

const run = (text: string, x: number, y: number, right = x + text.length * 4): Run => ({
  ...{ text, x, right, y, size: 10, bold: false, italic: false, spaced: false },
});
const page = (number: number, runs: Run[]): PdfPage => ({ number, width: 612, height: 792, runs });
const column = (word: string, x: number, rows: number) =>
  Array.from({ length: rows }, (_, row) =>
    run(`${word} line ${row} of the column goes on`, x, 100 + row * 12, x + 240),
  );
const read = (pages: PdfPage[]) =>
  layOut(pages)
    .paragraphs.map(({ text }) => text)
    .join(' ');

it('columns of which one ends early are read one after the other, with notes below both', () => {
  const full = page(1, [...column('left', 54, 40), ...column('right', 318, 40)]);
  const last = page(2, [
    run('left ends here.', 54, 100),
    run('right begins here', 318, 104),
    run('and ends here.', 318, 116),
    ...Array.from({ length: 6 }, (_, row) =>
      run(`a note below both columns, line ${row}, as wide as the page`, 54, 200 + row * 12, 558),
    ),
  ]);
  const text = read([full, last]);
  expect(text.indexOf('left ends here.')).toBeLessThan(text.indexOf('right begins here'));
  expect(text).toContain('right begins here and ends here.');
});

it('a centered caption above the first column is no reason to read across', () => {
  const caption = Array.from({ length: 16 }, (_, row) => run('centered words', 140, 60 + row * 12, 200));
  const left = Array.from({ length: 24 }, (_, row) =>
    run(`left line ${row} goes on`, 54, 260 + row * 12, 294),
  );
  const text = read([
    page(1, [...caption, ...left, ...column('right', 318, 36)]),
    page(2, [...column('left', 54, 40), ...column('right', 318, 40)]),
  ]);
  expect(text.indexOf('left line 23')).toBeLessThan(text.indexOf('right line 0'));
});

it('numbers that count a reporter’s pages leave the text, and stand where they were', () => {
  const words = (row: number) =>
    `The lessee kept the pier in repair for the term number ${row} and paid the rent.`;
  const lines = Array.from({ length: 40 }, (_, row) =>
    run(
      row % 12 === 5 ? words(row).replace(' pier', ` *${500 + row / 12 + 7 / 12} pier`) : words(row),
      72,
      80 + row * 14,
      540,
    ),
  );
  const [paragraph] = layOut([page(1, lines)]).paragraphs;
  expect(paragraph?.text).not.toContain('*');
  expect(paragraph?.stars.map(({ label }) => label)).toEqual(['501', '502', '503']);
  for (const { offset } of paragraph?.stars ?? [])
    expect(paragraph?.text.slice(offset, offset + 4)).toBe('pier');
});
