/** How the product is doing, for those who run the server: counts and amounts, never a word that a student read or wrote. */
import { z } from 'zod';
import { tierSchema } from '../study/material/schema.ts';
import { adminEndpoint, daySchema, instantSchema } from './endpoint.ts';

export const analyticsDays = [7, 30, 90] as const;
export type AnalyticsDays = (typeof analyticsDays)[number];

const number = z.number().int();

export const outcomeSchema = z.enum(['ready', 'failed', 'cancelled', 'running']);
export type Outcome = z.infer<typeof outcomeSchema>;

/** One row a day of the period, also where nothing happened. */
export const dailySchema = z.object({
  day: daySchema,
  signUps: number,
  activeUsers: number,
  upgrades: number,
  ready: number,
  failed: number,
  cancelled: number,
  running: number,
  /** From upload to the first material, of runs that were neither asked about nor run again; null without one. */
  medianFirstMaterialMs: number.nullable(),
  tokensSold: number,
  tokensSpent: number,
  planCents: number,
  tokenCents: number,
  /** Refunded or disputed, on the day of the payment. */
  takenBackCents: number,
});
export type Daily = z.infer<typeof dailySchema>;

export const analyticsSchema = z.object({
  days: number,
  /** Days are counted in UTC. */
  from: daySchema,
  until: daySchema,
  madeAt: instantSchema,
  daily: z.array(dailySchema),
  /** Different people over the whole period. */
  activeUsers: number,
  /** Of those who signed up in the period. */
  conversion: z.object({ signedUp: number, verified: number, analyzed: number, paid: number }),
  /** As it is now. */
  accounts: z.object({ all: number, paying: number, suspended: number }),
  analyses: z.array(
    z.object({ tier: tierSchema, engine: z.string().nullable(), outcome: outcomeSchema, analyses: number }),
  ),
  firstMaterial: z.object({
    analyses: number,
    medianMs: number.nullable(),
    slowestTenthMs: number.nullable(),
  }),
  failures: z.array(z.object({ code: z.string(), analyses: number })),
  models: z.array(
    z.object({
      model: z.string(),
      calls: number,
      failedCalls: number,
      inputTokens: number,
      /** Of these, what the provider had kept from an earlier call. */
      cachedTokens: number,
      outputTokens: number,
      costCents: z.number(),
    }),
  ),
  /** Second readings by who read: lines read, and those that it did not bear out. */
  readings: z.array(
    z.object({ model: z.string(), calls: number, costCents: z.number(), lines: number, disagreed: number }),
  ),
  queue: z.array(
    z.object({ job: z.string(), waiting: number, running: number, oldestAt: instantSchema.nullable() }),
  ),
  mailsFailed: number,
  lastBackupAt: instantSchema.nullable(),
  /** A restored copy, whose jobs and mails wait until the operator releases it. */
  isHeld: z.boolean(),
});
export type Analytics = z.infer<typeof analyticsSchema>;

export const getAnalytics = adminEndpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  summary: 'Analytics for the last 7, 30 or 90 days; `format=csv` answers a file with one figure per line.',
  request: z.object({
    days: z.coerce.number<number>().pipe(z.literal(analyticsDays)).optional(),
    format: z.enum(['json', 'csv']).optional(),
  }),
  answer: analyticsSchema,
});
