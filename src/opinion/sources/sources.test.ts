import { describe, expect, it } from 'vitest';
import { sources } from './all.ts';
import type { Row } from './source.ts';

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
