import { expect, test } from 'vitest';
import { neverHeld, rarelyHeld } from './undecided.ts';

test.each([...neverHeld, ...rarelyHeld])('$name is known from what decides', ({ pattern, holds, fails }) => {
  expect(pattern.test(holds)).toBe(true);
  expect(pattern.test(fails)).toBe(false);
});
