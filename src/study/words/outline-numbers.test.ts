import { expect, it } from 'vitest';
import { outlineNumber } from './outline-numbers.ts';

const row = (depth: number, indexes: number[]) =>
  indexes.map((index) => outlineNumber(depth, index)).join(' ');

it('an outline is numbered I, A, 1, a', () => {
  expect(row(0, [0, 1, 2, 3, 4, 5])).toBe('I. II. III. IV. V. VI.');
  expect(row(1, [0, 1, 25, 26, 51, 52])).toBe('A. B. Z. AA. AZ. BA.');
  expect(row(2, [0, 9])).toBe('1. 10.');
  expect(row(3, [0, 26])).toBe('a. aa.');
});

it('and goes on in parentheses below', () => {
  expect(row(4, [0])).toBe('(1)');
  expect(row(5, [1])).toBe('(b)');
  expect(row(9, [1])).toBe('(b)');
});

it('more sections than six keep their numerals', () => {
  expect(row(0, [8, 13])).toBe('IX. XIV.');
});
