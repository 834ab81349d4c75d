import { expect, it } from 'vitest';
import type { Item, Question } from '../../../../study/material/schema.ts';
import { numberHolding, readNumber } from './turning.ts';

const item = (id: string, children: Item[] = []): Item => ({
  id,
  text: id,
  pinpoints: [],
  verified: true,
  marks: [],
  children,
});
const question = (id: string, answer: Item[]): Question => ({
  id,
  question: `${id}?`,
  answer,
  difficulty: 'Easy',
  kind: 'story',
  followUps: [],
  reread: [],
});
const questions = [question('q1', [item('a')]), question('q2', [item('b', [item('c')])])];

it('an address that names no question shows the first', () => {
  expect(['2', null, '0', '3', 'x', '1.5'].map((value) => readNumber(value, 2))).toEqual([2, 1, 1, 1, 1, 1]);
});

it('a statement leads to the question whose answer holds it', () => {
  expect(['a', 'c', 'q1:reread', 'gone'].map((id) => numberHolding(questions, id))).toEqual([1, 2, 1, 0]);
});
