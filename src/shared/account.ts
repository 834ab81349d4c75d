/** What a student sees and changes of her own account. */
import { z } from 'zod';
import { emailSchema, messageSchema, passwordSchema, personNameSchema, userSchema } from './auth.ts';
import { byId, endpoint, instantSchema, noContent, noRequest, publicEndpoint } from './endpoint.ts';
import { limits } from './prices.ts';

const currentPasswordSchema = z
  .string('Please enter your password.')
  .min(1, 'Please enter your password.')
  .max(limits.maxPasswordLength);

/** A line of text; blank, or left out, is null. */
const optionalLineSchema = z
  .string()
  .trim()
  .max(limits.maxNameLength)
  .regex(/^\P{Cc}*$/u, 'This can’t contain line breaks or control characters.')
  .nullish()
  .transform((value) => value || null);

export const profileSchema = z.object({
  academicInstitution: z
    .string('Please fill in Law School Name to continue.')
    .trim()
    .min(1, 'Please fill in Law School Name to continue.')
    .max(limits.maxNameLength)
    .regex(/^\P{Cc}*$/u, 'This can’t contain line breaks or control characters.'),
  graduationYear: z
    .number()
    .int()
    .min(limits.minGraduationYear, 'Enter a graduation year from 2020 to 2035.')
    .max(limits.maxGraduationYear, 'Enter a graduation year from 2020 to 2035.')
    .nullable()
    .default(null),
  countryRegion: optionalLineSchema,
  /** The settings change these too; the onboarding leaves them out. */
  firstName: personNameSchema.optional(),
  lastName: personNameSchema.optional(),
});

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/user/profile',
  summary: 'Save the academic profile and, if given, the name.',
  request: profileSchema,
  answer: userSchema,
});

const legalDocumentSchema = z.object({
  /** Markdown. */
  content: z.string(),
  version: z.string(),
  updatedOn: z.string(),
});

export const getTerms = publicEndpoint({
  method: 'GET',
  path: '/api/terms',
  summary: 'The Terms of Service.',
  request: noRequest,
  answer: legalDocumentSchema,
});

export const getPrivacy = publicEndpoint({
  method: 'GET',
  path: '/api/privacy',
  summary: 'The Privacy Policy.',
  request: noRequest,
  answer: legalDocumentSchema,
});

export const acceptTerms = endpoint({
  method: 'POST',
  path: '/api/terms/accept',
  isOpenBeforeTerms: true,
  summary: 'Accept the terms and privacy policy in the versions shown; 409 if those are no longer current.',
  request: z.object({ termsVersion: z.string().max(20), privacyVersion: z.string().max(20) }),
  answer: userSchema,
});

export const preferencesSchema = z.object({
  /** A mail when an analysis is ready. */
  mailWhenReady: z.boolean(),
  /** The sentences chosen where the engine was not sure may teach it. */
  sharesChoices: z.boolean(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

export const accountSchema = z.object({
  email: z.string(),
  /** The address that a change of address waits for, until both links were opened. */
  pendingEmail: z.string().nullable(),
  /** False for those who sign in with a provider alone: passwords are then not asked for, nor can one be changed. */
  hasPassword: z.boolean(),
  isGoogleLinked: z.boolean(),
  isUniversityLinked: z.boolean(),
  isTwoFactorOn: z.boolean(),
  preferences: preferencesSchema,
});
export type Account = z.infer<typeof accountSchema>;

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/user/account',
  summary: 'What the settings show about the account: ways to sign in, a pending address, preferences.',
  request: noRequest,
  answer: accountSchema,
});

export const updatePreferences = endpoint({
  method: 'PATCH',
  path: '/api/user/preferences',
  isOpenBeforeTerms: true,
  summary: 'Change preferences.',
  request: preferencesSchema.partial(),
  answer: preferencesSchema,
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/user/email',
  isOpenBeforeTerms: true,
  summary:
    'Request a change of address. Both addresses get a link, and both links must be opened (POST /api/auth/verify-email). The answer is the same for an address that is taken. 400 wrong_password; leave out the password if the account has none.',
  request: z.object({ newEmail: emailSchema, password: currentPasswordSchema.optional() }),
  answer: messageSchema,
  status: 202,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/password',
  isOpenBeforeTerms: true,
  summary:
    'Change the password and end every other sign-in. 400 wrong_password; 409 if the account has no password yet (a reset link sets the first one).',
  request: z.object({ currentPassword: currentPasswordSchema, newPassword: passwordSchema }),
  answer: noContent,
  status: 204,
});

export const activeSignInSchema = z.object({
  id: z.number().int(),
  isCurrent: z.boolean(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
});
export type ActiveSignIn = z.infer<typeof activeSignInSchema>;

export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'The active sign-ins, the current one first.',
  request: noRequest,
  answer: z.array(activeSignInSchema),
});

export const endSignIn = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  summary: 'End one sign-in.',
  request: byId,
  answer: noContent,
  status: 204,
});

export const endOtherSignIns = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  summary: 'End every sign-in except the current one.',
  request: noRequest,
  answer: noContent,
  status: 204,
});

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/user/export',
  summary:
    'Everything the student has, as a zip of JSON, Markdown and CSV. Open this in a browser to download it.',
  request: noRequest,
  answer: z.string(),
  answerType: 'application/zip',
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/user',
  summary:
    'Delete the account and everything in it. Requires the password, or the typed address if the account has no password. 400 wrong_password, or invalid_request with the field email.',
  request: z.object({ password: currentPasswordSchema.optional(), email: emailSchema.optional() }),
  hasSecrets: true,
  answer: noContent,
  status: 204,
});
