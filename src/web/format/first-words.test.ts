import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

it('is a short text as it is, and of a long one the beginning', () => {
  expect(firstWords(' Per\n curiam. ')).toBe('Per curiam.');
  expect(firstWords('one two three four', 3)).toBe('one two three …');
});
