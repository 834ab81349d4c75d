/** The administrator's own sign-in: shorter than a student's, and apart from it. */
import { z } from 'zod';
import { emailSchema, twoFactorRequiredSchema } from './auth.ts';
import { adminEndpoint, noContent, noRequest, publicEndpoint } from './endpoint.ts';
import { limits } from './prices.ts';

export const adminSchema = z.object({ email: z.string(), name: z.string() });
export type Admin = z.infer<typeof adminSchema>;

export const adminLogin = publicEndpoint({
  method: 'POST',
  path: '/api/admin/login',
  summary:
    'Sign in as an administrator, for at most eight hours, with a separate cookie. A student gets 401 wrong_credentials. On twoFactorRequired, send the same again with a code from the app or a recovery code.',
  request: z.object({
    email: emailSchema,
    password: z.string().min(1).max(limits.maxPasswordLength),
    code: z.string().trim().min(1).max(50).optional(),
  }),
  answer: z.union([adminSchema, twoFactorRequiredSchema]),
});

export const adminLogout = publicEndpoint({
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'Sign the administrator out. Does nothing if no one is signed in.',
  request: noRequest,
  answer: noContent,
  status: 204,
});

export const getAdmin = adminEndpoint({
  method: 'GET',
  path: '/api/admin/user',
  summary: 'The signed-in administrator; 404 for anyone else.',
  request: noRequest,
  answer: adminSchema,
});

const checkedEngineSchema = z.object({
  /** "extractive", or provider and model. */
  engine: z.string(),
  /** `loose`: it answers, but not in the form that study material needs. */
  state: z.enum(['ready', 'loose', 'failed']),
  latencyMs: z.number().int().nullable(),
  /** Code and reason where it is not ready; never a key. */
  failure: z.string().nullable(),
});
export type CheckedEngine = z.infer<typeof checkedEngineSchema>;

export const checkEngines = adminEndpoint({
  method: 'POST',
  path: '/api/admin/engines/check',
  summary:
    'Make one small call to each configured language model: whether it answers, how fast, and whether it follows the required format.',
  request: noRequest,
  answer: z.object({ standard: checkedEngineSchema, premium: checkedEngineSchema }),
});
