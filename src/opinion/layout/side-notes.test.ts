import { expect, test } from 'vitest';
import { layOut } from '../lay-out.ts';
import type { PdfPage, Run } from '../page.ts';

const run = (text: string, x: number, y: number, size = 10): Run => ({
  text,
  x,
  right: x + 0.5 * size * text.length,
  y,
  size,
  bold: false,
  italic: false,
  spaced: false,
});

const words = [
  'In December the ferry, which was licensed by the port, was hired by',
  'the orchard to carry fruit across the bay in the fog that lay there',
  'until the pilot, who slept, ran it on the bar. The orchard sued him',
  'and the port. The jury found that the port knew of his sleep and did',
  'nothing to wake him, and that he had slept on each of the three runs',
  'before, which the port knew from the masters of the ships that he met',
  'in the narrows, who had written to the port of it more than once, and',
  'from the passengers, who had slept as little as he had slept soundly.',
  'The port says that it owed the orchard nothing, that the orchard knew',
  'of it as well as the port did, and that no rule asks a port to wake a',
  'pilot. We do not agree, for the reasons that the trial court gave us.',
];

test('a note in the margin beside the text is read as a note, and its mark leaves the text', () => {
  const page: PdfPage = {
    number: 1,
    width: 612,
    height: 792,
    runs: [
      ...words.map((text, index) => run(text, 57, 100 + 15 * index)),
      run('[29]', 57 + 5 * 67, 110, 7),
      run('29. The licence had been', 442, 98, 8),
      run('given by the harbor mas-', 442, 107.6, 8),
      run('ter.', 442, 117.2, 8),
      run('726', 539, 40),
    ],
  };
  const { paragraphs } = layOut([page]);
  expect(paragraphs.map(({ kind, text, mark }) => [kind, mark, text])).toEqual([
    ['text', undefined, words.join(' ')],
    ['footnote', '29', 'The licence had been given by the harbor master.'],
  ]);
});

test('a note whose mark was lost stands with the one before it, not with the opinion that ends its page', () => {
  const dissent = 'LIND, J., dissenting. I would hold that nobody had to wake the pilot.';
  const page: PdfPage = {
    number: 1,
    width: 612,
    height: 792,
    runs: [
      ...words.map((text, index) => run(text, 72, 100 + 15 * index)),
      run('1', 72 + 5 * 69, 201, 6),
      run(dissent, 90, 300),
      run('1', 72, 676, 5),
      run('The pilot was asleep.', 76, 680, 8),
      run('2', 72, 686, 5),
      run('The port was awake.', 76, 690, 8),
    ],
  };
  const { paragraphs } = layOut([page]);
  expect(paragraphs.map(({ kind, text }) => [kind, text])).toEqual([
    ['text', words.join(' ')],
    ['footnote', 'The pilot was asleep.'],
    ['footnote', 'The port was awake.'],
    ['text', dissent],
  ]);
});

test('the end of a note’s line in italics is none beside the text of a page that has little', () => {
  const notes = ['The pilot was asleep, as the harbor said.', 'The port was awake, whatever it said of it.'];
  const page: PdfPage = {
    number: 1,
    width: 612,
    height: 792,
    runs: [
      run('We affirm.', 57, 100),
      run('So ordered.', 57, 115),
      ...notes.flatMap((text, index) => [
        run(text, 57, 600 + 11 * index, 8),
        { ...run('Vale v. Orr Harbor Co.', 60 + 4 * text.length, 600 + 11 * index, 8), italic: true },
      ]),
    ],
  };
  const said = layOut([page])
    .paragraphs.map(({ text }) => text)
    .join(' ');
  expect(said).toContain('as the harbor said. Vale v. Orr');
});
