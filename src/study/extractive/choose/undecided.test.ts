import { expect, test } from 'vitest';
import { neverHeld, rarelyHeld } from './undecided.ts';

test.each([...neverHeld, ...rarelyHeld])('$name is known from what decides', ({ pattern, holds, fails }) => {
  expect(pattern.test(holds)).toBe(true);
  expect(pattern.test(fails)).toBe(false);
});

test('what a court decides now is not what it turns to', () => {
  const turns = neverHeld[0]!;
  expect(turns.pattern.test('We now decide only that the Act covers the keeper.')).toBe(false);
  expect(turns.pattern.test('We now decide whether the Act covers the keeper.')).toBe(true);
});
