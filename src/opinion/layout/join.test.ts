import { expect, test } from 'vitest';
import { atMostAboutFourTimes, costOf } from '../../../test/cost-of.ts';

import { joinLines } from './join.ts';
import { lineOf, type Piece } from './line.ts';

const words = 'the ferry left the landing in fog and struck a barge that was moored there by its';

function lineAt(page: number, index: number, text = words) {
  const piece: Piece = {
    text,
    x: 72,
    right: 540,
    y: 72 + index * 14,
    size: 12,
    bold: false,
    italic: false,
    spaced: false,
    raised: false,
  };
  return lineOf(page, [piece]);
}

test('a paragraph of many pages keeps the places of its pages', () => {
  const lines = Array.from({ length: 40 * 40 }, (_, index) => lineAt(1 + Math.floor(index / 40), index % 40));
  const { text, breaks } = joinLines(lines, new Set());
  expect(text.length).toBe(lines.length * (words.length + 1) - 1);
  expect(breaks).toHaveLength(39);
  for (const { page, offset } of breaks) expect(offset).toBe((page - 1) * 40 * (words.length + 1));
});

test('an unbroken paragraph of a whole book costs about four times as much as a quarter of it', () => {
  const cost = (length: number) => {
    const lines = Array.from({ length }, (_, index) => lineAt(1 + Math.floor(index / 40), index % 40));
    return costOf(() => joinLines(lines, new Set()));
  };
  expect(cost(20_000)).toBeLessThan(atMostAboutFourTimes(cost(5_000)));
});

test('a compound that a line end parts keeps its hyphen, and a divided word loses it', () => {
  const vocabulary = new Set(['election', 'groups']);
  expect(joinLines([lineAt(1, 0, 'an election-'), lineAt(1, 1, 'oriented group')], vocabulary).text).toBe(
    'an election-oriented group',
  );
  expect(joinLines([lineAt(1, 0, 'an elec-'), lineAt(1, 1, 'tion')], vocabulary).text).toBe('an election');
});
