import { expect, test } from 'vitest';
import { signs } from './signs.ts';

test.each(signs)('“$name” is told by its phrase alone', ({ pattern, yes, no }) => {
  expect(pattern.test(yes)).toBe(true);
  expect(pattern.test(no)).toBe(false);
});
