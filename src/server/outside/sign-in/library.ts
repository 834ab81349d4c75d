/** How better-auth is set up: the one file that names its options. */
import { passkey } from '@better-auth/passkey';
import { APIError, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { eq } from 'drizzle-orm';
import { sentenceOf } from '../../../shared/errors.ts';
import { limits, product } from '../../../shared/prices.ts';
import type { Db } from '../../db/db.ts';
import { accounts, passkeys, signIns, twoFactors, users, verifications } from '../../db/tables.ts';
import { lockSeconds, suspendedCode } from './failures.ts';
import { hashPassword, isPassword } from './passwords.ts';

export type Scope = 'student' | 'admin';
export type LibraryOptions = {
  db: Db;
  secret: string;
  appUrl: string;
  supportEmail: string | undefined;
};

const day = 86_400;

/** Sign-ins end by themselves after this long without use, and after `endsAfter` in any case; seconds. */
export const sessionRules = {
  student: { idle: 30 * day, endsAfter: 90 * day, renewAfter: day },
  admin: { idle: 8 * 3600, endsAfter: 8 * 3600, renewAfter: day },
} as const;

/** Carries the client's address as the server saw it. */
export const addressHeader = 'x-client-address';

const cookiePrefixes = { student: 'hotseat', admin: 'hotseat.admin' };
const sameSite = { student: 'lax', admin: 'strict' } as const;

export function commonOptions({ db, secret, appUrl, supportEmail }: LibraryOptions, scope: Scope) {
  const { idle, renewAfter } = sessionRules[scope];
  return {
    appName: product,
    secret,
    baseURL: appUrl,
    basePath: '/api/auth',
    trustedOrigins: [appUrl],
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { users, signIns, accounts, verifications, passkeys, twoFactors },
      transaction: true,
    }),
    session: {
      modelName: 'signIns',
      expiresIn: idle,
      updateAge: renewAfter,
      disableSessionRefresh: scope === 'admin',
      // What needs a sign-in of the last minutes asks for it itself.
      freshAge: 0,
      additionalFields: { scope: { type: 'string' as const, input: false, defaultValue: scope } },
    },
    account: {
      modelName: 'accounts',
      // Whether an unproved account may be linked, and what it loses then, is decided in provider.ts.
      accountLinking: { enabled: true, requireLocalEmailVerified: false },
      updateAccountOnSignIn: false,
    },
    verification: { modelName: 'verifications' },
    databaseHooks: { session: { create: { before: refuseSuspended(db, supportEmail) } } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      database: { generateId: 'serial' as const },
      cookiePrefix: cookiePrefixes[scope],
      useSecureCookies: appUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: sameSite[scope] },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // The server checks the Origin of every mutating call itself.
      disableOriginCheck: true,
    },
  };
}

/** Every way to sign in ends in a session; a suspended account gets none. */
const refuseSuspended = (db: Db, supportEmail: string | undefined) => async (session: { userId: string }) => {
  const [user] = await db
    .select({ suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, Number(session.userId)));
  if (!user?.suspendedAt) return;
  const contact = supportEmail && `${sentenceOf('account_suspended')} Write to ${supportEmail}.`;
  throw new APIError('FORBIDDEN', { code: suspendedCode, ...(contact ? { message: contact } : {}) });
};

export const userOptions = {
  modelName: 'users',
  additionalFields: { firstName: { type: 'string' }, lastName: { type: 'string' } },
} as const;

/** By itself it asks for a code after a password alone. */
export const secondFactorPlugin = () =>
  twoFactor({
    issuer: product,
    twoFactorTable: 'twoFactors',
    allowPasswordless: true,
    accountLockout: { durationSeconds: lockSeconds },
  });

export type Library = ReturnType<typeof openLibrary>;

export function openLibrary(options: LibraryOptions, scope: Scope) {
  return betterAuth({
    ...commonOptions(options, scope),
    user: userOptions,
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      maxPasswordLength: limits.maxPasswordLength,
      password: {
        hash: hashPassword,
        verify: ({ hash: stored, password }) => isPassword(stored, password),
      },
    },
    plugins: [
      secondFactorPlugin(),
      passkey({
        rpName: product,
        origin: options.appUrl,
        schema: { passkey: { modelName: 'passkeys' } },
        // A passkey stands for both factors: the device must have checked who holds it.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) =>
            mustBeVerified(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) =>
            mustBeVerified(verification.authenticationInfo.userVerified),
        },
      }),
    ],
  });
}

function mustBeVerified(isVerified: boolean | undefined): undefined {
  if (!isVerified) throw new Error('The device has not checked who holds the passkey');
}
