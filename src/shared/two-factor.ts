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
    'Start turning two-factor on. Answers the address for a QR code and the recovery codes, which are shown only once. It is on after verify-totp with a first code. 400 wrong_password.',
  request: ownPassword,
  answer: z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) }),
});

/** In place of a password that the account has not: a code of the app, or a recovery code, which is used up by it. */
const ownProof = ownPassword.extend({ code: z.string().trim().min(1).max(50).optional() });

export const verifyTotp = publicEndpoint({
  method: 'POST',
  path: '/api/auth/two-factor/verify-totp',
  summary:
    'Finish a sign-in that answered twoFactorRequired or, with a session, confirm that the authenticator app is set up. 400 wrong_code, or sign_in_expired after ten minutes or five wrong codes.',
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
  summary: 'Finish signing in with a recovery code, which works once. 400 as for verify-totp.',
  request: z.object({ code: z.string().trim().min(1).max(50) }),
  answer: userSchema,
});

export const confirmOwner = endpoint({
  method: 'POST',
  path: '/api/user/confirm',
  summary:
    'Confirm with the password, or with a code if the account has no password. This allows actions that answer 403 confirm_first for the next ten minutes. 400 wrong_password or wrong_code; 403 sign_in_again if the account has neither.',
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
    'Turn two-factor off. Requires the password, or a code if the account has no password. 400 wrong_password or wrong_code.',
  request: ownProof,
  answer: z.object({ status: z.literal(true) }),
});

export const generateBackupCodes = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/generate-backup-codes',
  isOpenBeforeTerms: true,
  summary:
    'Create new recovery codes; the old ones stop working. Requires the password, or a code if the account has no password. 400 wrong_password or wrong_code.',
  request: ownProof,
  answer: z.object({ backupCodes: z.array(z.string()) }),
});
