import { expect, test } from 'vitest';
import { ended } from '../../words/ended.ts';
import { composeOutline, composeQuestions } from '../engine.ts';
import { harborMajority, harborOpinion } from '../fixtures/harbor-opinion.ts';
import { quotedShortly } from './candidate.ts';
import { afterwards } from './easy.ts';

const asked = [
  harborOpinion(),
  harborMajority('Marlow sued Harbor Freight. We affirm the judgment.'),
].flatMap((opinion) => composeQuestions(opinion, 'premium').questions);

test('a question stands in a sentence of ours, and no follow-up is a riddle', () => {
  for (const { question, followUps } of asked) {
    expect(question).not.toMatch(/^“Whether/);
    expect(question).not.toMatch(/the side that loses this point|What should follow\?/);
    expect(followUps).not.toContain('Yes or no?');
  }
});

test('the case has its short name in every question, and in its outline', () => {
  const named = asked.map(({ question }) => question).filter((question) => question.includes('Marlow v.'));
  expect(named.length).toBeGreaterThan(4);
  for (const question of named) expect(question).toMatch(/Marlow v\. Harbor Freight Co\./);
  const texts = composeOutline(harborOpinion()).sections.flatMap(({ items }) =>
    items.map(({ text }) => text),
  );
  expect(texts).toContain('Marlow v. Harbor Freight Co.: the outcome and the facts it rests on.');
});

test('the rule is asked for by the question that it decides', () => {
  expect(asked.find(({ kind, difficulty }) => kind === 'rule' && difficulty === 'Medium')?.question).toBe(
    'What rule decides whether a landlord who keeps the keys to a leased warehouse owes its tenant a duty to warn of a known defect in the roof?',
  );
});

test.each([
  ['Affirmed.', 'So who won?'],
  ['Reversed and remanded.', 'What happens on remand?'],
  ['Affirmed in part and reversed in part.', 'Which part fell?'],
])('after “%s” a professor asks “%s”', (outcome, next) => {
  expect(afterwards(outcome)).toBe(next);
});

test('a name that ends in a stop ends the sentence', () => {
  expect(ended('State the rule of Estate of Anne S.')).toBe('State the rule of Estate of Anne S.');
  expect(ended('State the rule of Marlow')).toBe('State the rule of Marlow.');
});

test('what is long is quoted to the end of a clause, or not at all', () => {
  const shown =
    'The landlord contends that the roof of the warehouse was sound when the lease was signed, because the inspector had walked the whole of it in the spring of the year and had written down that no beam had moved since the storm.';
  expect(quotedShortly({ shown })).toBe(
    'The landlord contends that the roof of the warehouse was sound when the lease was signed …',
  );
  expect(quotedShortly({ shown: 'The landlord contends that the roof was sound.' })).toBe(
    'The landlord contends that the roof was sound.',
  );
  expect(quotedShortly({ shown: Array.from({ length: 50 }, () => 'roof').join(' ') })).toBeUndefined();
});
