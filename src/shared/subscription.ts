import { z } from 'zod';
import { endpoint, instantSchema, noRequest, publicEndpoint } from './endpoint.ts';

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

export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/api/subscription/create-checkout-session',
  summary: 'Opens a checkout for the paid plan.',
  request: z.object({ tier: z.literal('paid', 'Only the paid plan can be bought.') }),
  answer: z.object({ checkoutUrl: z.url(), sessionId: z.string() }),
});

export const verifyCheckoutSession = endpoint({
  method: 'POST',
  path: '/api/subscription/verify-session',
  isOpenBeforeTerms: true,
  summary:
    'Asks the payment provider whether a checkout of this student is paid, and takes over what it bought.',
  request: z.object({ sessionId: z.string().min(1).max(200) }),
  answer: z.object({
    success: z.boolean(),
    purchase: z.enum(['paid_plan', 'tokens']),
    quantity: z.number().int(),
  }),
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel',
  isOpenBeforeTerms: true,
  summary: 'Ends the subscription with the period that is paid for.',
  request: noRequest,
  answer: planDetailsSchema,
});

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/resume',
  summary: 'Takes the cancellation back; the week of the allowance goes on as it was.',
  request: noRequest,
  answer: planDetailsSchema,
});

export const openBillingPortal = endpoint({
  method: 'POST',
  path: '/api/subscription/portal',
  isOpenBeforeTerms: true,
  summary: "The address of the payment provider's page for cards and invoices.",
  request: noRequest,
  answer: z.object({ portalUrl: z.url() }),
});

export const receiptSchema = z.object({
  id: z.string(),
  purchase: z.enum(['paid_plan', 'tokens']),
  quantity: z.number().int(),
  amountCents: z.number().int(),
  refundedCents: z.number().int(),
  isDisputed: z.boolean(),
  paidAt: instantSchema,
  url: z.url().nullable(),
});
export type Receipt = z.infer<typeof receiptSchema>;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/subscription/invoices',
  summary: 'What was paid, newest first, each with its receipt.',
  request: noRequest,
  answer: z.array(receiptSchema),
});

export const receiveProviderEvent = publicEndpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  summary: 'What the payment provider tells: signed, stored before it is answered, worked afterwards.',
  request: noRequest,
  body: 'application/json',
  answer: z.object({ received: z.literal(true) }),
});
