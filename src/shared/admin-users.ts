/** Accounts as those who run the server see them: plan, use and cost, never what was studied. */
import { z } from 'zod';
import { auditEntrySchema, pageOf, pageRequest } from './audit.ts';
import { roleSchema } from './auth.ts';
import { adminEndpoint, byId, daySchema, idSchema, instantSchema, noContent } from './endpoint.ts';
import { planDetailsSchema, planSchema, subscriptionStatusSchema } from './subscription.ts';

const accountSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  emailVerified: z.boolean(),
  createdAt: instantSchema,
  suspendedAt: instantSchema.nullable(),
  tier: planSchema,
  analyses: z.number().int(),
  /** What language models cost for the cases that are still there; in US cents. */
  costCents: z.number(),
  /** In UTC; null where it was before the days that are kept. */
  lastActiveOn: daySchema.nullable(),
});
export type AccountRow = z.infer<typeof accountSchema>;

export const listUsers = adminEndpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Accounts, newest first; `q` searches addresses and names.',
  request: z.object({ ...pageRequest, q: z.string().trim().max(200).optional() }),
  answer: pageOf(accountSchema),
});

export const accountDetailsSchema = accountSchema.extend({
  usage: subscriptionStatusSchema,
  plan: planDetailsSchema,
  paidCents: z.number().int(),
  refundedCents: z.number().int(),
  outcomes: z.object({
    ready: z.number().int(),
    failed: z.number().int(),
    cancelled: z.number().int(),
    running: z.number().int(),
  }),
  activeSignIns: z.number().int(),
  twoFactorEnabled: z.boolean(),
  /** Administrator actions to this account, newest first. */
  history: z.array(auditEntrySchema),
});
export type AccountDetails = z.infer<typeof accountDetailsSchema>;

export const getUser = adminEndpoint({
  method: 'GET',
  path: '/api/admin/users/{id}',
  summary: 'One account.',
  request: byId,
  answer: accountDetailsSchema,
});

const reasonSchema = z
  .string('Enter a reason. It’s kept in the audit log.')
  .trim()
  .min(1, 'Enter a reason. It’s kept in the audit log.')
  .max(500, 'Keep the reason under 500 characters.');

const act = z.object({ id: idSchema, reason: reasonSchema });

const mostAnalyses = 10_000;

export const grantToUser = adminEndpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/grant',
  summary: 'Grant analyses beyond the plan, or tokens; a negative number of tokens takes them away.',
  request: act.extend({
    analyses: z.coerce.number<number>().int().min(1).max(mostAnalyses).optional(),
    tokens: z.coerce.number<number>().int().min(-mostAnalyses).max(mostAnalyses).optional(),
  }),
  answer: accountDetailsSchema,
});

export const suspendUser = adminEndpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/suspend',
  summary:
    'Suspend an account: end its sign-ins and block new ones. Its data stays. 409 for your own account.',
  request: act,
  answer: accountDetailsSchema,
});

export const resumeUser = adminEndpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/resume',
  summary: 'Let a suspended account sign in again.',
  request: act,
  answer: accountDetailsSchema,
});

export const signOutUser = adminEndpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/sign-out',
  summary: 'End every sign-in of an account.',
  request: act,
  answer: accountDetailsSchema,
});

export const deleteUser = adminEndpoint({
  method: 'DELETE',
  path: '/api/admin/users/{id}',
  summary:
    'Delete an account and everything in it, as its owner could. Payment records stay under a pseudonym. 409 for your own account.',
  request: act,
  answer: noContent,
  status: 204,
  // A reason can name somebody.
  hasSecrets: true,
});
