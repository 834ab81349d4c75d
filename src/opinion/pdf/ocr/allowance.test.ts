import { expect, test } from 'vitest';
import { openAllowance } from './allowance.ts';

test('a page without words is given up when its work is used up', () => {
  const allowance = openAllowance(5);
  expect(allowance.isUsedUp(4.9)).toBe(false);
  expect(allowance.isUsedUp(5)).toBe(true);
});

test('what one page takes is lost to the next, and what it earns is the next one’s', () => {
  const allowance = openAllowance(5);
  allowance.spend(5);
  expect(allowance.isUsedUp(0)).toBe(true);
  allowance.earn();
  expect(allowance.isUsedUp(15)).toBe(false);
});
