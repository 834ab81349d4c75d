import { expect, test } from 'vitest';
import { openAllowance } from './allowance.ts';

test('a page without words is given up when its time is over and it was worked on', () => {
  const allowance = openAllowance({ ms: 10_000, seconds: 5 });
  expect(allowance.isUsedUp(9_000, 9)).toBe(false);
  expect(allowance.isUsedUp(10_000, 9)).toBe(true);
});

test('a busy machine that has hardly worked on a page gives it more time by the clock', () => {
  const allowance = openAllowance({ ms: 10_000, seconds: 5 });
  expect(allowance.isUsedUp(30_000, 2)).toBe(false);
  expect(allowance.isUsedUp(30_000, Number.POSITIVE_INFINITY)).toBe(true);
});

test('what one page takes is lost to the next, and what it earns is the next one’s', () => {
  const allowance = openAllowance({ ms: 10_000, seconds: 5 });
  allowance.spend(8_000, 6);
  expect(allowance.isUsedUp(2_000, 0)).toBe(true);
  allowance.earn();
  expect(allowance.isUsedUp(2_000, 2)).toBe(false);
});
