import { describe, expect, it } from 'vitest';
import { lineOf } from '../layout/line.ts';
import { sources } from './all.ts';
import type { Row } from './source.ts';
import { standsOff } from './web.ts';

const rowsOf = ({
  marks,
  openings,
  dropped,
  titles,
  pageMarks = [],
  noteMarks,
}: (typeof sources)[number]): Row[] => [
  ...marks,
  ...openings,
  ...dropped,
  ...titles,
  ...pageMarks,
  ...(noteMarks ? [noteMarks.inText, noteMarks.beforeNote] : []),
];

describe.each(sources)('$name', (source) => {
  it.each(rowsOf(source).map((row) => [row.example, row] as const))(
    'knows “%s”',
    (example, { line, not }) => {
      expect(example.search(line)).toBeGreaterThanOrEqual(0);
      if (not !== undefined) expect(not.search(line)).toBe(-1);
    },
  );

  it('says of every section whose words it holds', () => {
    for (const { section, after = [] } of source.openings)
      for (const each of [section, ...after]) expect(source.sections).toHaveProperty(each);
  });
});

it('notes that begin at the top of a page are opened by the second one below them', () => {
  const line = (text: string, page: number, y: number) =>
    lineOf(page, [
      {
        text,
        x: 72,
        right: 72 + 5 * text.length,
        y,
        size: 10,
        bold: false,
        italic: false,
        spaced: false,
        raised: false,
      },
    ]);
  const above = line('For these reasons the writ is dismissed as improvidently granted.', 3, 700);
  const first = line('[1] The record calls it a wharf, and so do', 4, 60);
  const goesOn = line('the papers of the port.', 4, 72);
  const second = line('[2] Nobody says so now.', 4, 100);
  expect(standsOff(first, 10, above, [goesOn, second])).toBe(true);
  expect(standsOff(first, 10, above, [goesOn])).toBe(false);
});
