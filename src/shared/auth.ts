import { z } from 'zod';
import { endpoint, idSchema, instantSchema, noContent, noRequest, publicEndpoint } from './endpoint.ts';
import { limits } from './prices.ts';

/** Lower case and composed, so that one address is one account. */
export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .transform((value) => value.normalize('NFKC').toLowerCase())
  .pipe(z.email('Please enter a valid email address.'));

export const passwordSchema = z
  .string()
  .min(limits.minPasswordLength, `Password must be at least ${limits.minPasswordLength} characters long.`)
  .max(limits.maxPasswordLength, `Password must be at most ${limits.maxPasswordLength} characters long.`);

/** One line: a name stands in mails and on screens. */
export const personNameSchema = z
  .string('Please fill in all required fields.')
  .trim()
  .min(1, 'Please fill in all required fields.')
  .max(100)
  .regex(/^\P{Cc}*$/u, 'A name has no line breaks or control characters.');

export const roleSchema = z.enum(['student', 'admin']);

export const userSchema = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: roleSchema,
  profileImageUrl: z.string().nullable(),
  onboardingCompleted: z.boolean(),
  termsAccepted: z.boolean(),
  academicInstitution: z.string().nullable(),
  graduationYear: z.number().int().nullable(),
  countryRegion: z.string().nullable(),
});
export type User = z.infer<typeof userSchema>;

export const messageSchema = z.object({ message: z.string() });

export const passkeySchema = z.object({
  id: z.number().int(),
  name: z.string().nullable(),
  createdAt: instantSchema,
  /** True where a provider keeps it in step across devices. */
  backedUp: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;

const linkTokenSchema = z.string().min(1).max(200);

/** The password was right, and a code of the second factor is still to come. */
export const twoFactorRequiredSchema = z.object({ twoFactorRequired: z.literal(true) });

export const register = publicEndpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary:
    'Create an account and email a verification link. The answer is the same for an address that already has an account.',
  request: z.object({
    email: emailSchema,
    password: passwordSchema,
    firstName: personNameSchema,
    lastName: personNameSchema,
  }),
  answer: messageSchema,
  status: 201,
});

export const verifyEmail = publicEndpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary:
    'Verify an address with the token from an emailed link, or confirm one side of an address change. 410 with link_expired, link_used or link_wrong.',
  request: z.object({ token: linkTokenSchema }),
  /** A change of address is `half_confirmed` until the links of both addresses were opened, then `changed`. */
  answer: messageSchema.extend({
    outcome: z.enum(['verified', 'half_confirmed', 'changed']),
    /** What to sign in with now; null while a change is half confirmed. */
    email: z.string().nullable(),
  }),
});

export const resendVerification = publicEndpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary: 'Request a new verification link. Always answers 202.',
  request: z.object({ email: emailSchema }),
  answer: messageSchema,
  status: 202,
});

export const login = publicEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary:
    'Sign in and set the session cookie. If two-factor is on, answers twoFactorRequired: continue at /api/auth/two-factor/verify-totp or verify-backup-code within ten minutes.',
  request: z.object({ email: emailSchema, password: z.string().min(1).max(limits.maxPasswordLength) }),
  answer: z.union([userSchema, twoFactorRequiredSchema]),
});

export const forgotPassword = publicEndpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Request a link to set a new password. The answer is the same for an unknown address.',
  request: z.object({ email: emailSchema }),
  answer: messageSchema,
});

export const resetPassword = publicEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary:
    'Set a new password with the token from an emailed link, and end all of the account’s sign-ins. 410 with link_expired, link_used or link_wrong.',
  request: z.object({
    token: linkTokenSchema,
    password: passwordSchema,
    /** Of those that `lookAtReset` lists. */
    removedPasskeys: z.array(idSchema).max(100).optional(),
  }),
  answer: messageSchema,
});

export const lookAtReset = publicEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password/check',
  summary:
    'The passkeys of the account a reset link belongs to, so that they can be removed with the reset. Doesn’t use up the link. 410 as for reset-password.',
  request: z.object({ token: linkTokenSchema }),
  answer: z.object({ passkeys: z.array(passkeySchema) }),
});

export const completeOnboarding = endpoint({
  method: 'POST',
  path: '/api/auth/complete-onboarding',
  summary: 'Mark onboarding as completed.',
  request: noRequest,
  answer: userSchema,
});

export const logout = publicEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out. Does nothing if no one is signed in.',
  request: noRequest,
  answer: noContent,
  status: 204,
});

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user; 401 if no one is signed in.',
  request: noRequest,
  answer: userSchema,
});

export const mailSchema = z.object({
  id: z.number().int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: instantSchema.nullable(),
});
export type Mail = z.infer<typeof mailSchema>;

export const listOutbox = publicEndpoint({
  method: 'GET',
  path: '/api/dev/outbox',
  summary: 'The emails stored when no SMTP server is set, newest first. Never in production.',
  request: noRequest,
  answer: z.object({ mails: z.array(mailSchema) }),
});
