/** The sign-in library's failures in the product's words. */
import { APIError } from 'better-auth';
import type { ErrorCode } from '../../../shared/errors.ts';
import { AppError } from '../../base/errors.ts';

/** What the library is told where it is to open no session. */
export const suspendedCode = 'ACCOUNT_SUSPENDED';

const codes: Record<string, ErrorCode> = {
  [suspendedCode]: 'account_suspended',
  EMAIL_NOT_VERIFIED: 'email_not_verified',
  INVALID_EMAIL_OR_PASSWORD: 'wrong_credentials',
  INVALID_PASSWORD: 'wrong_password',
  INVALID_CODE: 'wrong_code',
  INVALID_BACKUP_CODE: 'wrong_code',
  INVALID_TWO_FACTOR_COOKIE: 'sign_in_expired',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'sign_in_expired',
  ACCOUNT_TEMPORARILY_LOCKED: 'too_many_requests',
  TOTP_ALREADY_ENABLED: 'not_possible_now',
  TOTP_NOT_ENABLED: 'not_possible_now',
  TWO_FACTOR_NOT_ENABLED: 'not_possible_now',
  BACKUP_CODES_NOT_ENABLED: 'not_possible_now',
  SESSION_NOT_FRESH: 'sign_in_again',
  CHALLENGE_NOT_FOUND: 'passkey_refused',
  PASSKEY_NOT_FOUND: 'passkey_refused',
  AUTHENTICATION_FAILED: 'passkey_refused',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey_refused',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'passkey_refused',
};

/** How long an account stays locked after too many wrong codes. */
export const lockSeconds = 15 * 60;

/** Runs a call of the library; throws AppError where its refusal has a word here. */
export async function inOurWords<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof APIError)) throw cause;
    const code = codes[String(cause.body?.code)] ?? byStatus[cause.statusCode];
    if (!code) throw cause;
    const wait = code === 'too_many_requests' ? { retryAfterSeconds: lockSeconds } : {};
    const own = code === 'account_suspended' ? cause.body?.message : undefined;
    const told = own === undefined ? {} : { message: own };
    throw new AppError(code, { cause, ...wait, ...told });
  }
}

const byStatus: Record<number, ErrorCode> = {
  400: 'invalid_request',
  401: 'unauthenticated',
  404: 'not_found',
  // Of two that spend recovery codes at once, the second finds them changed.
  409: 'wrong_code',
};
