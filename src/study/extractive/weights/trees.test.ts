import { expect, test } from 'vitest';
import { fitTrees } from '../../../../bench/fit-trees.ts';
import { scoreOf } from './trees.ts';

const row = (high: number, low: number, rest: number) => ({
  measures: new Map([
    ['high', high],
    ['low', low],
  ]),
  rest,
});
const options = { rounds: 20, depth: 2, step: 0.3, penalty: 1, least: 0.01 };

test('trees find what makes one of several likely, however the opinions are ordered', () => {
  const choices = [3, 5, 8, 13].map((size) =>
    Array.from({ length: size }, (_, at) => row(at === 1 ? 2 : at / size, at, at === 1 ? 1 : 0)),
  );
  const trees = fitTrees(choices, options);
  expect(scoreOf(trees, row(2, 1, 0).measures)).toBeGreaterThan(scoreOf(trees, row(0.4, 1, 0).measures) + 1);
  expect(fitTrees(choices.toReversed(), options).splits).toEqual(trees.splits);
});

test('what has no value counts as nothing', () => {
  const trees = { depth: 1, names: ['high'], splits: [[0, 0.5]], leaves: [[-1, 1]] };
  expect(scoreOf(trees, new Map())).toBe(-1);
  expect(scoreOf(trees, new Map([['high', 0.5]]))).toBe(1);
});
