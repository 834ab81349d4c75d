import { expect, it } from 'vitest';
import { wholeWords } from './whole-words.ts';

const text = 'The plaintiff’s cross-claim, as narrowly construed, fails.';
const taken = (from: string, to: string) => {
  const [start, end] = wholeWords(text, text.indexOf(from), text.indexOf(to) + to.length);
  return text.slice(start, end);
};

it('a selection begins and ends at words, and takes no white space or point along', () => {
  expect(taken('arrowly', 'constr')).toBe('narrowly construed');
  expect(taken('plain', 'tiff')).toBe('plaintiff’s');
  expect(taken(' as ', ' as ')).toBe('as');
  expect(taken('claim', 'claim')).toBe('claim');
  expect(taken('fails', '.')).toBe('fails.');
  expect(wholeWords(text, 3, 4)).toEqual([3, 4]);
});
