import { expect, test } from 'vitest';
import { withoutWebMarks } from './web-marks.ts';

test('a link leaves its words and an entity its character', () => {
  expect(
    withoutWebMarks(
      'Oakes &amp; Co. v. Lund, [4 Mer. 5](https://example.org/opinion/4/oakes-\nv-lund/), &#167; 6[\\[2\\]](/notes/2), [per se](#fn-3)[^3].',
    ),
  ).toBe('Oakes & Co. v. Lund, 4 Mer. 5, § 6[2], per se[3].');
});

test('what only looks like an entity or a link stays', () => {
  expect(withoutWebMarks('R&D; Q&A [sic] (see below) &bogus;')).toBe('R&D; Q&A [sic] (see below) &bogus;');
});

test('a sign that Markdown escapes is the sign', () => {
  expect(withoutWebMarks('See 18 U.S.C. § 3\\. The rest \\[sic\\] \\* follows.')).toBe(
    'See 18 U.S.C. § 3. The rest [sic] * follows.',
  );
});
