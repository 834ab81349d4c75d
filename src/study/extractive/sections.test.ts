import { expect, test } from 'vitest';
import { labelParagraphs } from './sections.ts';

const labelOf = (text: string) => labelParagraphs([{ id: 'x', text }])[0];

test.each([
  [
    'Facts',
    'The officers drove to the house and saw Lund in his car. He told them that he had left his wife at home, and they arrested him when he went to the door.',
  ],
  [
    'Rule',
    'We review a grant of summary judgment de novo, and draw all reasonable inferences in the light most favorable to the moving party. See Fed. R. Civ. P. 56(c); Lund v. Pier Nine, Inc., 188 F.3d 301, 305 (1st Cir. 1999).',
  ],
  ['Issue', 'The first issue is whether a carrier may refuse the maps of a former tenant.'],
  ['Conclusion', 'For the foregoing reasons, we affirm the judgment of the district court.'],
  ['Decree', 'IT IS SO ORDERED.'],
])('%s are told by their words', (label, text) => {
  expect(labelOf(text)?.label).toBe(label);
});

test('the scores of a paragraph sum to 1', () => {
  const scores = Object.values(labelOf('The roof fell on the maps.')?.scores ?? {});
  expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1);
});
