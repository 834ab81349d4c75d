import { expect, it } from 'vitest';
import type { Question } from '../../../../study/material/schema.ts';
import { statementsOfQuestions } from './statements.ts';

const question = (id: string): Question => ({
  id,
  question: `Question ${id}?`,
  answer: [{ id: `${id}.1`, text: 'Because.', pinpoints: [], verified: true, marks: [] }],
  difficulty: 'Easy',
  kind: 'holding',
  followUps: [],
  reread: [{ page: 1, paragraphId: 'p1', quote: 'words' }],
});

it('the text leads back only to answers that are open', () => {
  const questions = [question('a'), question('b')];
  expect(statementsOfQuestions(questions, new Set())).toEqual([]);
  expect(statementsOfQuestions(questions, new Set(['b'])).map(({ id, place }) => `${place}: ${id}`)).toEqual([
    'Question 2: b.1',
    'Question 2, to reread: b:reread',
  ]);
});
