import { expect, test } from 'vitest';
import { withoutLoneNumbers } from './lone-numbers.ts';

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => [String(index + 1), `The ferry left at ${index}.`]).flat();

test('numbers that a copy sets above every paragraph are no paragraphs', () => {
  const mixed = [...numbered(20).slice(0, 20), '1', 'A heading stood above.', ...numbered(20).slice(22)];
  const kept = withoutLoneNumbers(mixed);
  expect(kept.filter((each) => /^\d+$/.test(each))).toEqual(['1']);
  expect(kept).toHaveLength(20 + 1);
});

test('a few numbers alone are the headings of sections', () => {
  expect(withoutLoneNumbers(numbered(6))).toEqual(numbered(6));
});
