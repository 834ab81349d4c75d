import { expect, test } from 'vitest';
import type { Question } from '../src/study/material/schema.ts';
import { templateShareOf } from './template-share.ts';

const set = (...questions: string[]) => ({
  questions: questions.map((question) => ({ question, followUps: [] as string[] }) as unknown as Question),
});

test('words count as a template where several other cases ask in the same words', () => {
  const own = ['red roofs fell twice', 'nine boats sank there', 'the keeper slept late', 'a ledger was lost'];
  expect(templateShareOf(own.map((each) => set(each)))).toBe(0);
  const framed = own.map((each) => set(`Tell us the story ${each}`));
  expect(templateShareOf(framed)).toBeCloseTo(0.5);
  // What three cases alone have in common is chance.
  expect(templateShareOf(framed.slice(0, 3))).toBe(0);
});
