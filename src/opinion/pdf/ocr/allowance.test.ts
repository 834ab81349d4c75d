import { expect, test } from 'vitest';
import { openAllowance } from './allowance.ts';

test('what one page takes is lost to the next, and what it earns is the next one’s', () => {
  const allowance = openAllowance(5);
  allowance.spend(5);
  expect(allowance.leftSeconds()).toBe(0);
  allowance.earn();
  expect(allowance.leftSeconds()).toBeGreaterThan(15);
});
