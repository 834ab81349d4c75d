/** What the server tells of itself: configuration for the web client, health. */
import { z } from 'zod';
import { instantSchema, noRequest, publicEndpoint } from './endpoint.ts';

/** What premium adds to standard in one material, in a sentence; `adds` is null where the two are the same. */
export const premiumOfferSchema = z.object({ isDistinct: z.boolean(), adds: z.string().nullable() });
export type PremiumOffer = z.infer<typeof premiumOfferSchema>;

export const publicConfigSchema = z.object({
  product: z.string(),
  version: z.string(),
  googleAvailable: z.boolean(),
  /** Whose provider signs its students in; the logo as a data address. */
  university: z.object({ name: z.string(), logo: z.string().nullable() }).nullable(),
  stripePublicKey: z.string().nullable(),
  engines: z.object({ standard: z.string(), premium: z.string() }),
  premium: z.object({
    brief: premiumOfferSchema,
    outline: premiumOfferSchema,
    questions: premiumOfferSchema,
  }),
  limits: z.record(z.string(), z.number()),
  prices: z.object({
    paidPlanMonthlyCents: z.number().int(),
    tokenCents: z.number().int(),
    tokenBundle: z.object({
      quantity: z.number().int(),
      cents: z.number().int(),
      listCents: z.number().int(),
    }),
  }),
  /** True where payments are played, not made: a checkout is a page of the product itself. */
  usesTestCheckout: z.boolean(),
  /** Where students write when something goes wrong; null where the operator has named no address. */
  supportEmail: z.string().nullable(),
  /** True where mails are kept and shown at /dev/outbox instead of sent. */
  outboxAvailable: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;

export const getConfig = publicEndpoint({
  method: 'GET',
  path: '/api/config',
  summary: 'What the web client needs to know about the server.',
  request: noRequest,
  answer: publicConfigSchema,
});

export const getLiveness = publicEndpoint({
  method: 'GET',
  path: '/api/health/live',
  summary: 'Answers while the process runs, with the time by its clock.',
  request: noRequest,
  answer: z.object({ status: z.literal('ok'), at: instantSchema }),
});

const partSchema = z.enum(['ok', 'busy']);

export const getReadiness = publicEndpoint({
  method: 'GET',
  path: '/api/health/ready',
  summary:
    'Answers 200 if the database and queue respond and can be written to ("busy" if they are late once or twice), otherwise 503.',
  request: noRequest,
  answer: z.object({ status: partSchema, database: partSchema, queue: partSchema }),
});
