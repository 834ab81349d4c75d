import { describe, expect, it } from 'vitest';
import { type PremiumTold, paidBriefLines, tokenChoice, tokenMakes } from './premium-words.ts';

const more = { isDistinct: true, adds: 'More.' };
const same = { isDistinct: false, adds: null };
const embedded: PremiumTold = {
  engines: { standard: 'extractive', premium: 'extractive' },
  premium: { brief: more, outline: more, questions: more },
};
const oneModel: PremiumTold = {
  engines: { standard: 'openai:a', premium: 'openai:a' },
  premium: { brief: same, outline: same, questions: more },
};
const ownModel: PremiumTold = { ...embedded, engines: { standard: 'extractive', premium: 'openai:a' } };
const nothing: PremiumTold = { ...oneModel, premium: { brief: same, outline: same, questions: same } };

describe('the words for premium', () => {
  it('name a more advanced model only where there is one', () => {
    expect(paidBriefLines(ownModel)).toEqual(['The most advanced AI model for all case briefs']);
    expect(paidBriefLines(embedded)).toEqual(['Premium case briefs']);
    expect(tokenMakes(ownModel)).toMatch(/the most advanced model/);
    expect(tokenMakes(embedded)).toBe('a full analysis with premium brief, outline, and questions');
  });

  it('promise nothing that premium does not add', () => {
    expect(paidBriefLines(oneModel)).toEqual([]);
    expect(tokenMakes(oneModel)).toBe('a full analysis with premium questions');
    expect(tokenChoice(oneModel)).toBe('Use a premium token for each: premium questions');
    expect(tokenMakes(nothing)).toBe('a full analysis beyond your limit');
    expect(tokenChoice(nothing)).toBe('Use a premium token for each');
  });

  it('say the least until the server has told', () => {
    expect(paidBriefLines(undefined)).toEqual(['Premium case briefs']);
    expect(tokenMakes(undefined)).toBe('a full analysis');
  });
});
