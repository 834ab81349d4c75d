import { describe, expect, it } from 'vitest';
import { confirmationFor, leaningWords, notedWords, policyNotice } from './preference-words.ts';

const none = { professorStyle: null, aiPolicy: null };

describe('the AI policy of a class', () => {
  it('warns where AI tools are not allowed, and asks for a confirmation', () => {
    const preferences = { ...none, aiPolicy: 'not_allowed' } as const;
    expect(policyNotice(preferences)).toContain('not allowed');
    expect(confirmationFor(preferences)).toMatchObject({ action: 'Analyze Anyway', destructive: true });
  });

  it('reminds to ask first, and asks whether that was done', () => {
    const preferences = { ...none, aiPolicy: 'ask' } as const;
    expect(policyNotice(preferences)).toContain('have to ask');
    expect(confirmationFor(preferences)).toMatchObject({ title: 'Ask First', destructive: false });
  });

  it('asks nothing where AI tools are allowed or nothing is noted', () => {
    expect(confirmationFor({ ...none, aiPolicy: 'allowed' })).toBeUndefined();
    expect(confirmationFor(none)).toBeUndefined();
    expect(policyNotice(none)).toBeNull();
  });
});

describe('the professor’s style', () => {
  it('is said before anything is analyzed, beside the policy', () => {
    expect(leaningWords({ ...none, professorStyle: 'policy' })).toContain('lean to policy');
    expect(notedWords({ professorStyle: 'facts', aiPolicy: 'ask' })).toBe(
      'Professor’s style: Facts · AI tools: Ask first',
    );
    expect(notedWords(none)).toBe('');
  });
});
