import { z } from 'zod';
import { endpoint, instantSchema, noContent, noRequest, publicEndpoint } from './endpoint.ts';
import { limits } from './prices.ts';

/** Lower case and composed, so that one address is one account. */
export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .transform((value) => value.normalize('NFKC').toLowerCase())
  .pipe(z.email('Please enter a valid e-mail address.'));

export const passwordSchema = z
  .string()
  .min(limits.minPasswordLength, `Password must be at least ${limits.minPasswordLength} characters long.`)
  .max(limits.maxPasswordLength, `Password must be at most ${limits.maxPasswordLength} characters long.`);

/** One line: a name stands in mails and on screens. */
const personNameSchema = z
  .string()
  .trim()
  .min(1, 'Please fill in all required fields.')
  .max(100)
  .regex(/^\P{Cc}*$/u, 'A name has no line breaks or control characters.');

export const userSchema = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(['student', 'admin']),
  profileImageUrl: z.string().nullable(),
  onboardingCompleted: z.boolean(),
  termsAccepted: z.boolean(),
  academicInstitution: z.string().nullable(),
  graduationYear: z.number().int().nullable(),
  countryRegion: z.string().nullable(),
});
export type User = z.infer<typeof userSchema>;

const messageSchema = z.object({ message: z.string() });

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
  summary: 'Verify an address by the token of a mailed link. 410 when it is expired or used.',
  request: z.object({ token: z.string().min(1).max(200) }),
  answer: messageSchema,
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
  summary: 'Sign in; sets the session cookie.',
  request: z.object({ email: emailSchema, password: z.string().min(1).max(limits.maxPasswordLength) }),
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
