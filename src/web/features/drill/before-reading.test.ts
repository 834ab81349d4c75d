import { expect, it } from 'vitest';
import { questionsBeforeReading } from './before-reading.ts';

type QuestionToGuess = Parameters<typeof questionsBeforeReading>[0][number];
const issue: QuestionToGuess = { kind: 'issue', difficulty: 'Easy' };
const story: QuestionToGuess = { kind: 'story', difficulty: 'Easy' };
const rule: QuestionToGuess = { kind: 'rule', difficulty: 'Medium' };
const holding: QuestionToGuess = { kind: 'holding', difficulty: 'Medium' };
const argument: QuestionToGuess = { kind: 'rejected_argument', difficulty: 'Medium' };
const limit: QuestionToGuess = { kind: 'limit', difficulty: 'Hard' };

it('asks first what says something to guess from: an argument, the rule, the issue', () => {
  expect(questionsBeforeReading([story, rule, limit, issue])).toEqual([rule, issue]);
  expect(questionsBeforeReading([story, rule, argument])).toEqual([argument, rule]);
});

it('asks two of different kinds where there are such', () => {
  expect(questionsBeforeReading([issue, { ...issue }, story])).toEqual([issue, story]);
  expect(questionsBeforeReading([issue, { ...issue }])).toHaveLength(2);
});

it('asks what there is, and nothing that presumes that the case is known', () => {
  expect(questionsBeforeReading([limit, story])).toEqual([story]);
  expect(questionsBeforeReading([limit, holding])).toEqual([]);
});
