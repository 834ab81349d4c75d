import { describe, expect, it } from 'vitest';
import { notedWords } from './preference-words.ts';

const none = { professorStyle: null, aiPolicy: null };

describe('the professor’s style', () => {
  it('is said before anything is analyzed, beside the policy', () => {
    expect(notedWords({ professorStyle: 'facts', aiPolicy: 'ask' })).toBe(
      'Professor’s style: Facts ·\u00A0AI tools: Ask first',
    );
    expect(notedWords(none)).toBe('');
  });
});
