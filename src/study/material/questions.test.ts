/** The table of kinds, and what both engines make of it. */
import { expect, it } from 'vitest';
import { analyse } from '../extractive/findings.ts';
import { harborOpinion } from '../extractive/fixtures/harbor-opinion.ts';
import { easyQuestions } from '../extractive/questions/easy.ts';
import { hardQuestions } from '../extractive/questions/hard.ts';
import { mediumQuestions } from '../extractive/questions/medium.ts';
import { difficulties, kindsOf, mayBeQuotedAs, questionKindNames } from './questions.ts';

it('a kind has one difficulty in what a model writes', () => {
  const listed = difficulties.flatMap(kindsOf);
  expect(listed.toSorted()).toEqual(questionKindNames.toSorted());
});

it('the embedded engine composes no kind at a difficulty that the table does not give it', () => {
  const findings = analyse(harborOpinion());
  const composed = [easyQuestions, mediumQuestions, hardQuestions].flatMap((questions, step) =>
    questions(findings).map(({ kind }) => ({ kind, difficulty: difficulties[step] ?? 'Easy' })),
  );
  expect(composed.length).toBeGreaterThan(20);
  expect(composed.filter(({ kind, difficulty }) => !mayBeQuotedAs(kind, difficulty))).toEqual([]);
});
