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
    'Create an account; a mail with a verification link follows. The answer is the same for a known address.',
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
    'Verify an address by the token of a mailed link, or confirm a change of address by one of its two. 410 with link_expired, link_used or link_wrong.',
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
  summary: 'Ask for a new verification link. Answers 202 always.',
  request: z.object({ email: emailSchema }),
  answer: messageSchema,
  status: 202,
});

export const login = publicEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary:
    'Sign in; sets the session cookie. With two-factor on it answers twoFactorRequired: go on at /api/auth/two-factor/verify-totp or verify-backup-code within ten minutes.',
  request: z.object({ email: emailSchema, password: z.string().min(1).max(limits.maxPasswordLength) }),
  answer: z.union([userSchema, twoFactorRequiredSchema]),
});

export const forgotPassword = publicEndpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Ask for a link to set a new password. Answers the same for an unknown address.',
  request: z.object({ email: emailSchema }),
  answer: messageSchema,
});

export const resetPassword = publicEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary:
    'Set a new password by the token of a mailed link; ends every sign-in of the account. 410 with link_expired, link_used or link_wrong.',
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
    'The passkeys of the account that a reset link belongs to: who asks for one may want to remove them. Uses nothing up. 410 as reset-password.',
  request: z.object({ token: linkTokenSchema }),
  answer: z.object({ passkeys: z.array(passkeySchema) }),
});

export const completeOnboarding = endpoint({
  method: 'POST',
  path: '/api/auth/complete-onboarding',
  summary: 'Remember that the onboarding was seen to its end.',
  request: noRequest,
  answer: userSchema,
});

export const logout = publicEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out; harmless when nobody is signed in.',
  request: noRequest,
  answer: noContent,
  status: 204,
});

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user; 401 when there is none.',
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
  summary: 'The mails kept where no SMTP server is set, newest first. Never in production.',
  request: noRequest,
  answer: z.object({ mails: z.array(mailSchema) }),
});
