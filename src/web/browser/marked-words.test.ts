import { expect, it } from 'vitest';
import { placesOfWords } from './marked-words.ts';

const found = (text: string, ...words: string[]) =>
  placesOfWords(text, words).map(({ start, end }) => text.slice(start, end));

it('words that were searched for are found whatever their case, and at the beginning of longer ones', () => {
  expect(found('The ferry; two Ferrymen, no transferry.', 'ferry')).toEqual(['ferry', 'Ferry']);
});

it('words are taken as they stand, not as a pattern', () => {
  expect(found('248 N.Y. 339 (1928)', 'n.y', '(1928)')).toEqual(['N.Y', '(1928)']);
  expect(found('anything', '.*')).toEqual([]);
  expect(found('anything')).toEqual([]);
});
