import { z } from 'zod';
import { endpoint, instantSchema, noRequest } from './endpoint.ts';

export const planSchema = z.enum(['free_trial', 'paid']);

export const subscriptionStatusSchema = z.object({
  canAnalyze: z.boolean(),
  analysesUsed: z.number().int(),
  limit: z.number().int(),
  isPremium: z.boolean(),
  weeklyAnalyses: z.number().int(),
  daysUntilReset: z.number().int(),
  tier: planSchema,
  premiumTokens: z.number().int(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

export const getSubscriptionStatus = endpoint({
  method: 'GET',
  path: '/api/subscription/status',
  summary: 'The plan, how much of it has been used and how much is left.',
  request: noRequest,
  answer: subscriptionStatusSchema,
});

/** The subscription as the payment provider sees it, or the seat; null where there never was one. */
export const planDetailsSchema = z
  .object({
    /** The provider's word: active, past_due, unpaid, canceled …; of a seat, which a university pays for, seat. */
    status: z.string(),
    isInForce: z.boolean(),
    cancelsAtPeriodEnd: z.boolean(),
    upgradedAt: instantSchema,
    /** Null of a seat. */
    periodEndsAt: instantSchema.nullable(),
    /** When the week of the allowance ends; null when the plan is not in force. */
    resetsAt: instantSchema.nullable(),
  })
  .nullable();
export type PlanDetails = z.infer<typeof planDetailsSchema>;

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/subscription',
  summary: 'The subscription behind the paid plan.',
  request: noRequest,
  answer: planDetailsSchema,
});
