/** What a database's print does to a page: columns that end unevenly, and pages of a reporter that begin in mid-sentence. */
import { expect, it } from 'vitest';
import { layOut } from '../lay-out.ts';
import type { PdfPage, Run } from '../page.ts';

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

it('a column that is mostly a caption and short lines is one beside a full column', () => {
  const lines = [
    '361 Mer. 412',
    'Supreme Court of Meridian.',
    'Nora VALE, Petitioner,',
    'v.',
    'ORR MILLS, INC.',
  ];
  const caption = lines.map((text, row) => run(text, 110, 60 + row * 12, 240));
  const below = Array.from({ length: 20 }, (_, row) =>
    run(`left line ${row} goes on`, 54, 140 + row * 12, row % 3 ? 200 : 290),
  );
  const right = Array.from({ length: 30 }, (_, row) =>
    run(`right line ${row} goes on and on`, 318, 60 + row * 12, row % 3 ? 556 : 480),
  );
  const text = read([page(1, [...caption, ...below, ...right])]);
  expect(text.indexOf('left line 19')).toBeLessThan(text.indexOf('right line 0'));
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

it('short paragraphs that blanks part are not taken for the lines of one', () => {
  const shorts = Array.from({ length: 9 }, (_, row) => run(`The harbor has pier ${row}.`, 72, 80 + row * 26));
  const longs = Array.from({ length: 4 }, (_, row) => [
    run('The lessee kept the pier in repair for the whole of his term, and he', 72, 320 + row * 40, 540),
    run('paid the rent.', 72, 334 + row * 40),
  ]);
  const { paragraphs } = layOut([page(1, [...shorts, ...longs.flat()])]);
  expect(paragraphs).toHaveLength(13);
});

it('a paragraph that ends its page with a spelled mark goes on in none', () => {
  const row = (text: string, y: number) => run(text, 72, y, 540);
  const first = [row('The lessee kept the pier in repair, and the port', 700), row('paid him.[1]', 714)];
  const next = [row('Nobody read the lease until it had ended, and', 80), run('then in haste.', 72, 94)];
  expect(layOut([page(1, first), page(2, next)]).paragraphs).toHaveLength(2);
});

it('what a browser prints at a page’s corners is no note in its margin', () => {
  const small = { size: 7 };
  const { paragraphs } = layOut([
    page(1, [
      { ...run('11/24/26, 7:15 PM', 24, 20), ...small },
      ...column('wide', 200, 30),
      { ...run('https://law.example.com/12', 24, 780), ...small },
      { ...run('1/1', 560, 780), ...small },
    ]),
  ]);
  expect(paragraphs.map(({ kind }) => kind)).not.toContain('footnote');
});

it('“at *502” is a page’s mark where the citation goes on below it', () => {
  const lines = Array.from({ length: 40 }, (_, row) =>
    run(`The lessee kept the pier in repair for term ${row} and paid the rent.`, 72, 80 + row * 14, 540),
  );
  lines[5] = run('*501 The lessee kept the pier in repair and paid the rent.', 72, 150, 540);
  lines[20] = run('The rule is old, and nobody has doubted it since. Id. at *502', 72, 360, 540);
  lines[21] = run('474. The lessee kept the pier in repair and paid the rent.', 72, 374, 540);
  const stars = layOut([page(1, lines)]).paragraphs.flatMap((each) => each.stars);
  expect(stars.map(({ label }) => label)).toEqual(['501', '502']);
});

it('low blanks part a publisher’s paragraphs where no sentence goes on below one', () => {
  const paragraph = (y: number) => [
    run('The lessee kept the pier in repair for the whole of his term, and he', 72, y, 540),
    run('paid the rent to the port, which had let it for ten years, in full.', 72, y + 14, 540),
  ];
  const foot = run('© 2021 Thomson Reuters. No claim to original U.S. Government Works.', 72, 770);
  const runs = Array.from({ length: 8 }, (_, at) => paragraph(80 + at * 33)).flat();
  expect(layOut([page(1, [...runs, foot])]).paragraphs).toHaveLength(8);
});
