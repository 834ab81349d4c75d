import { expect, test } from 'vitest';
import { withMendedReadings } from './misread.ts';

test('underscores that stand for stops, a bracket that took a letter and a stray hyphen are mended', () => {
  expect(
    withMendedReadings(
      '“the duty____” on condition____ "[A] duty and the crew____The [Tjhe pilot knew, ____ he____ slept,- in fog.',
    ),
  ).toBe(
    '“the duty . . . .” on condition . . . . "[A] duty and the crew . . . . The [T]he pilot knew, ____ he . . . slept, in fog.',
  );
});

test('a speck between two words is no stop, and one inside an address is', () => {
  expect(withMendedReadings('It .came to.the pier, [WJhich said pier.com and et.al. of No.five.')).toBe(
    'It came to the pier, [W]hich said pier.com and et.al. of No.five.',
  );
});

test('blanks and bracketed words stay', () => {
  expect(withMendedReadings('Orr v. Lund, ___ Mer. ___ (slip op., at ___), [Ajax] 5')).toBe(
    'Orr v. Lund, ___ Mer. ___ (slip op., at ___), [Ajax] 5',
  );
});
