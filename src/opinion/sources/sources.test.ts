import { describe, expect, it } from 'vitest';
import { type Line, lineOf, type Piece } from '../layout/line.ts';
import { sources } from './all.ts';
import { plainNotes } from './note-marks.ts';
import type { Row } from './source.ts';
import { standsOff } from './web.ts';

const rowsOf = ({
  marks,
  openings,
  dropped,
  titles,
  pageMarks = [],
  noteMarks,
  links,
}: (typeof sources)[number]): Row[] => [
  ...marks,
  ...openings,
  ...dropped,
  ...titles,
  ...pageMarks,
  ...Object.values(noteMarks ?? {}),
  ...(links ? [links] : []),
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

const piece = (text: string, y: number, more: Partial<Piece> = {}): Piece => ({
  ...{ text, x: 72, right: 72 + 5 * text.length, y, size: 10 },
  ...{ bold: false, italic: false, spaced: false, raised: false },
  ...more,
});
const line = (text: string, page: number, y: number) => lineOf(page, [piece(text, y)]);

it('notes that begin at the top of a page are opened by the second one below them', () => {
  const above = line('For these reasons the writ is dismissed as improvidently granted.', 3, 700);
  const first = line('[1] The record calls it a wharf, and so do', 4, 60);
  const goesOn = line('the papers of the port.', 4, 72);
  const second = line('[2] Nobody says so now.', 4, 100);
  expect(standsOff(first, 10, above, [goesOn, second])).toBe(true);
  expect(standsOff(first, 10, above, [goesOn])).toBe(false);
});

it('numbers alone open notes where they count what the text above carries', () => {
  const marked = (text: string, mark: string, y: number): Line =>
    lineOf(1, [
      piece(text, y),
      piece(mark, y - 3, { x: 72 + 5 * text.length, right: 600, size: 6, raised: true }),
    ]);
  const text = [marked('The pier is old.', '1', 100), marked('Its lease is not.', '2', 130)];
  const list = [line('1. The lease was read.', 1, 160), line('2. The rent was paid.', 1, 190)];
  const open = (...lines: Line[]) => [...plainNotes(lines, { openings: [] })];
  expect(open(...text, ...list)).toEqual([list[0]]);
  expect(open(text[0]!, ...list)).toEqual([]);
  expect(open(...text, ...list, marked('So held.', '3', 250))).toEqual([]);
  const behind = [220, 250, 280].map((y) => line('The judgment is affirmed, as the rent was paid.', 1, y));
  expect(open(text[0]!, list[0]!, ...behind)).toEqual([]);
});
