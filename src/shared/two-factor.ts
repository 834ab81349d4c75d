/** The second factor: codes of an authenticator app (TOTP) and recovery codes. Paths are the sign-in library's. */
import { z } from 'zod';
import { userSchema } from './auth.ts';
import { endpoint, noContent, publicEndpoint } from './endpoint.ts';
import { limits } from './prices.ts';

/** Left out by who signs in with Google alone and has no password. */
const ownPassword = z.object({ password: z.string().min(1).max(limits.maxPasswordLength).optional() });

export const enableTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/enable',
  isOpenBeforeTerms: true,
  summary:
    'Begin to turn two-factor on: answers the address for a QR code and the recovery codes, shown this once. It is on after verify-totp with a first code. 400 wrong_password.',
  request: ownPassword,
  answer: z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) }),
});

/** In place of a password that the account has not: a code of the app, or a recovery code, which is used up by it. */
const ownProof = ownPassword.extend({ code: z.string().trim().min(1).max(50).optional() });

export const verifyTotp = publicEndpoint({
  method: 'POST',
  path: '/api/auth/two-factor/verify-totp',
  summary:
    'Go on with a sign-in that answered twoFactorRequired, or with a session confirm that the app shows codes. 400 wrong_code, or sign_in_expired after ten minutes or five wrong codes.',
  request: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Enter the six-digit code.'),
  }),
  answer: userSchema,
});

export const verifyBackupCode = publicEndpoint({
  method: 'POST',
  path: '/api/auth/two-factor/verify-backup-code',
  summary: 'Go on with a sign-in by a recovery code, which works once. 400 as verify-totp.',
  request: z.object({ code: z.string().trim().min(1).max(50) }),
  answer: userSchema,
});

export const confirmOwner = endpoint({
  method: 'POST',
  path: '/api/user/confirm',
  summary:
    'Give the password again, or a code where there is none: what asks for it (403 confirm_first) may be done in the next ten minutes. 400 wrong_password or wrong_code; 403 sign_in_again where the account has neither.',
  isOpenBeforeTerms: true,
  request: ownProof,
  answer: noContent,
  status: 204,
});

export const disableTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/disable',
  isOpenBeforeTerms: true,
  summary:
    'Turn two-factor off. Asks for the password, or for a code where there is none. 400 wrong_password or wrong_code.',
  request: ownProof,
  answer: z.object({ status: z.literal(true) }),
});

export const generateBackupCodes = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/generate-backup-codes',
  isOpenBeforeTerms: true,
  summary:
    'Make new recovery codes; the earlier ones stop working. Asks for the password, or for a code where there is none. 400 wrong_password or wrong_code.',
  request: ownProof,
  answer: z.object({ backupCodes: z.array(z.string()) }),
});
