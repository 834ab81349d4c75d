/** What is paid, and how: checkout, the plan's end and return, receipts. What a plan grants is the subscription's. */
import { z } from 'zod';
import { endpoint, instantSchema, noRequest, publicEndpoint } from './endpoint.ts';
import { planDetailsSchema } from './subscription.ts';

/** What can be bought. */
export const purchaseSchema = z.enum(['paid_plan', 'tokens']);

export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/api/subscription/create-checkout-session',
  summary: 'Open a checkout for the paid plan.',
  request: z.object({ tier: z.literal('paid', 'Only the paid plan can be bought.') }),
  answer: z.object({ checkoutUrl: z.url(), sessionId: z.string() }),
});

export const verifyCheckoutSession = endpoint({
  method: 'POST',
  path: '/api/subscription/verify-session',
  isOpenBeforeTerms: true,
  summary: 'Ask the payment provider whether the student’s checkout is paid, and credit what it bought.',
  request: z.object({ sessionId: z.string().min(1).max(200) }),
  answer: z.object({
    success: z.boolean(),
    purchase: purchaseSchema,
    quantity: z.number().int(),
  }),
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel',
  isOpenBeforeTerms: true,
  summary: 'End the subscription at the end of the period already paid for.',
  request: noRequest,
  answer: planDetailsSchema,
});

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/resume',
  summary: 'Undo the cancellation; the weekly allowance continues unchanged.',
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
  purchase: purchaseSchema,
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
  summary: 'Payments, newest first, each with its receipt.',
  request: noRequest,
  answer: z.array(receiptSchema),
});

export const receiveProviderEvent = publicEndpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  summary: 'Events from the payment provider: signed, stored before the answer, processed afterwards.',
  request: noRequest,
  body: 'application/json',
  answer: z.object({ received: z.literal(true) }),
});
