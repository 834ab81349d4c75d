import { expect, test } from 'vitest';
import { harborOpinion } from '../../extractive/fixtures/harbor-opinion.ts';
import { aboutOpinion } from './about.ts';
import { outlineTask } from './outline.ts';
import { questionsTask } from './questions.ts';

test('a model is told what the professor asks for, and that the counts stay', () => {
  for (const [style, words] of [
    ['facts', 'asks for the facts'],
    ['policy', 'asks for policy'],
    ['hypotheticals', 'asks hypotheticals'],
  ] as const) {
    const task = questionsTask('premium', style);
    expect(task).toContain(words);
    expect(task).toContain('exactly 3 Easy, then 4 Medium, then 3 Hard');
    expect(task).toContain('The counts stay as they are.');
  }
});

test('a model is told nothing of a professor of whom nothing is noted', () => {
  expect(questionsTask('standard')).not.toMatch(/professor asks/i);
});

test('a model is told the short name by which the case is repeated', () => {
  expect(outlineTask(aboutOpinion(harborOpinion()))).toContain(
    'Marlow v. Harbor Freight Co. as an illustration',
  );
});
