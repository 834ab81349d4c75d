import { expect, test } from 'vitest';
import { rulingInBrief, suitInBrief } from './in-brief.ts';

test.each([
  [
    'Marlow sued Harbor Freight in the Superior Court, alleging that the company knew of the rotted beams.',
    'Marlow sued Harbor Freight in the Superior Court.',
  ],
  [
    'In August 1965, Marlow was tried in a Franklin state court on charges of burglary and larceny.',
    'In August 1965, Marlow was tried.',
  ],
  [
    'The drivers then commenced this proceeding in the District Court seeking a declaration that the fee is void.',
    'The drivers then commenced this proceeding in the District Court.',
  ],
])('who sues is told without what for: %s', (shown, brief) => {
  expect(suitInBrief(shown)).toBe(brief);
});

test.each([
  'When Marlow sued Harbor Freight in the Superior Court, the company removed the case.',
  'At the time Marlow brought this action for the price of the maps, the lease had ended.',
  'Marlow sued.',
])('what would lean on its other half, or is short already, stays whole: %s', (shown) => {
  expect(suitInBrief(shown)).toBeUndefined();
});

test('a ruling is told without its reasons', () => {
  expect(
    rulingInBrief('The Court of Appeals reversed, holding that the lease had ended in the spring.'),
  ).toBe('The Court of Appeals reversed.');
});

test.each([
  'The Court of Appeals affirmed in part, vacated in part, and remanded for further proceedings.',
  'The District Court denied the injunction, which the Court of Appeals reversed in the following year.',
])('nothing else that was done is cut off as a reason: %s', (shown) => {
  expect(rulingInBrief(shown)).toBeUndefined();
});
