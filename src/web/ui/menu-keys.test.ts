import { expect, it } from 'vitest';
import { letters, placeByKey, placeByLetters } from './menu-keys.ts';

const words = ['Rename', 'Move Up', 'Move Down', 'Move', 'Retry', 'Delete'];

it('the arrows lead through a menu and round it, from none of its items too', () => {
  expect(['ArrowDown', 'ArrowUp'].map((key) => placeByKey(key, -1, 3))).toEqual([0, 2]);
  expect(['ArrowDown', 'ArrowUp'].map((key) => placeByKey(key, 2, 3))).toEqual([0, 1]);
  expect(['ArrowUp', 'Home', 'End', 'PageUp', 'PageDown'].map((key) => placeByKey(key, 0, 3))).toEqual([
    2, 0, 2, 0, 2,
  ]);
  expect(placeByKey('a', 0, 3)).toBeUndefined();
});

it('letters lead to the item that begins with them, the same letter to the next one', () => {
  expect(placeByLetters('d', -1, words)).toBe(5);
  expect(placeByLetters('r', 0, words)).toBe(4);
  expect(placeByLetters('rr', 4, words)).toBe(0);
  expect(placeByLetters('move d', 1, words)).toBe(2);
  expect(placeByLetters('x', 0, words)).toBeUndefined();
});

it('letters are one word until there is a pause', () => {
  const type = letters();
  expect([type('m', 0), type('o', 400), type('d', 3000)]).toEqual(['m', 'mo', 'd']);
});
