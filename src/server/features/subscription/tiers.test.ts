import { expect, it } from 'vitest';
import { materialTiers } from './tiers.ts';

it('makes every material of the free trial with the standard model', () => {
  expect(materialTiers({ plan: 'free_trial', paidWith: 'allowance' })).toEqual({
    brief: 'standard',
    outline: 'standard',
    questions: 'standard',
  });
});

it('makes the brief of the paid plan premium, outline and questions standard', () => {
  expect(materialTiers({ plan: 'paid', paidWith: 'allowance' })).toEqual({
    brief: 'premium',
    outline: 'standard',
    questions: 'standard',
  });
});

it.each(['free_trial', 'paid'] as const)('makes all three premium for a token on the %s plan', (plan) => {
  expect(Object.values(materialTiers({ plan, paidWith: 'token' }))).toEqual([
    'premium',
    'premium',
    'premium',
  ]);
});
