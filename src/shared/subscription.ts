import { z } from 'zod';
import { endpoint, noRequest } from './endpoint.ts';

export const subscriptionStatusSchema = z.object({
  canAnalyze: z.boolean(),
  analysesUsed: z.number().int(),
  limit: z.number().int(),
  isPremium: z.boolean(),
  weeklyAnalyses: z.number().int(),
  daysUntilReset: z.number().int(),
  tier: z.enum(['free_trial', 'paid']),
  premiumTokens: z.number().int(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

export const getSubscriptionStatus = endpoint({
  method: 'GET',
  path: '/api/subscription/status',
  summary: 'The plan, what was used of it and what is left.',
  request: noRequest,
  answer: subscriptionStatusSchema,
});
