/** Which model makes which material: what the plan includes, and what a premium token adds. */
import type { MaterialKind, Tier } from '../../../study/material/schema.ts';

export type PaidFor = { plan: 'free_trial' | 'paid'; paidWith: 'allowance' | 'token' };

/** A token makes the whole analysis premium; the paid plan its brief alone; the free trial nothing. */
export function materialTiers({ plan, paidWith }: PaidFor): Record<MaterialKind, Tier> {
  if (paidWith === 'token') return { brief: 'premium', outline: 'premium', questions: 'premium' };
  return { brief: plan === 'paid' ? 'premium' : 'standard', outline: 'standard', questions: 'standard' };
}
