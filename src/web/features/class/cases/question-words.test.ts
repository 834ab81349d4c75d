import { describe, expect, it } from 'vitest';
import type { FileQuestion } from '../../../../shared/cases.ts';
import type { SubscriptionStatus } from '../../../../shared/subscription.ts';
import { pagesWords } from '../../../format/found-in-file.ts';
import { costOf, deadlineWords, questionWords } from './question-words.ts';

const asked = (documentKind: string | null): FileQuestion => ({
  kind: 'not_an_opinion',
  documentKind,
  found: [],
  answerBy: new Date(2026, 10, 28, 9, 0).toISOString(),
});
const found = [
  { title: 'A v. B', firstPage: 2, lastPage: 2 },
  { title: 'C v. D', firstPage: 3, lastPage: 9 },
];

describe('the question of a case', () => {
  it('says what the file looks like, where that can be told', () => {
    expect(questionWords(asked('motion'))).toBe(
      'This doesn’t look like a court opinion; it looks like a motion.',
    );
    expect(questionWords(asked('e-mail'))).toMatch(/like an e-mail\.$/);
    expect(questionWords(asked('contents'))).toMatch(/like a table of contents\.$/);
    expect(questionWords(asked(null))).toBe('This doesn’t look like a court opinion.');
  });

  it('counts the cases of a file and names their pages', () => {
    expect(questionWords({ ...asked(null), kind: 'several_cases', found })).toBe('This file has 2 cases.');
    expect(found.map(pagesWords)).toEqual(['page 2', 'pages 3–9']);
  });

  it('says what little was found', () => {
    const answerBy = asked(null).answerBy;
    const little = { holding: false, rule: true, statements: 1, questions: 2 };
    expect(questionWords({ kind: 'little_found', found: little, answerBy })).toBe(
      'We didn’t find much in this file: no holding, a rule, 1 statement, and 2 questions.',
    );
    const nothing = { holding: false, rule: false, statements: 0, questions: 0 };
    expect(questionWords({ kind: 'little_found', found: nothing, answerBy })).toBe(
      'We didn’t find much in this file: no holding, no rule, no statements, and no questions.',
    );
  });

  it('says until when it waits', () => {
    expect(deadlineWords(asked(null))).toBe(
      'If you don’t answer, this is canceled on Nov 28, 2026 at no cost.',
    );
  });
});

describe('the cost of an answer', () => {
  const status: SubscriptionStatus = {
    canAnalyze: true,
    analysesUsed: 1,
    limit: 1,
    isPremium: false,
    weeklyAnalyses: 0,
    daysUntilReset: 0,
    tier: 'free_trial',
    premiumTokens: 0,
  };

  it('counts what is set aside for the case as still there', () => {
    expect(costOf(1, { tier: 'standard' }, status)).toEqual({
      words: 'It will use your 1 analysis. None left after this.',
      isCovered: true,
    });
    expect(costOf(2, { tier: 'standard' }, { ...status, analysesUsed: 4, limit: 10 }).words).toBe(
      'It will use 2 of your 7 analyses. 5 left after this.',
    );
  });

  it('tells where it is not covered', () => {
    expect(costOf(2, { tier: 'standard' }, status)).toEqual({
      words: 'This needs 2 analyses; you have 1.',
      isCovered: false,
    });
  });

  it('is counted in premium tokens where one was spent on the file', () => {
    expect(costOf(2, { tier: 'premium' }, { ...status, premiumTokens: 2 }).words).toBe(
      'It will use 2 of your 3 premium tokens. 1 left after this.',
    );
  });
});
