import { expect, test } from 'vitest';
import { withMendedReadings } from './misread.ts';

test('underscores that stand for stops, a bracket that took a letter and a stray hyphen are mended', () => {
  expect(
    withMendedReadings('“the duty____” and the crew____The [Tjhe pilot knew, ____ he____ slept,- in fog.'),
  ).toBe('“the duty . . . .” and the crew . . . . The [T]he pilot knew, ____ he . . . slept, in fog.');
});

test('blanks and bracketed words stay', () => {
  expect(withMendedReadings('Orr v. Lund, ___ Mer. ___ (slip op., at ___), [Ajax] 5')).toBe(
    'Orr v. Lund, ___ Mer. ___ (slip op., at ___), [Ajax] 5',
  );
});
