import { expect, it } from 'vitest';
import { premiumOffer } from './premium-offer.ts';

const adds = { isDistinct: true, adds: 'More.' };
const same = { isDistinct: false, adds: null };
const embedded = {
  engines: { standard: 'extractive', premium: 'extractive' },
  premium: { brief: adds, outline: adds, questions: adds },
};
const oneModel = {
  engines: { standard: 'openai:a', premium: 'openai:a' },
  premium: { brief: same, outline: same, questions: adds },
};
const standard = { tier: 'standard', engine: 'extractive' } as const;
const premium = { tier: 'premium', engine: 'extractive' } as const;

it('a token is offered with what it adds, and not where it adds nothing', () => {
  expect(premiumOffer('Brief', standard, embedded)).toBe('More.');
  expect(premiumOffer('Brief', premium, embedded)).toBeUndefined();
  expect(premiumOffer('Brief', standard, oneModel)).toBeUndefined();
  expect(premiumOffer('Questions', standard, oneModel)).toBe('More.');
});
