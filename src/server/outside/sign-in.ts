/** Sign-in by e-mail and password and the sessions it opens: better-auth behind the product's own words. */
import { hash, verify } from '@node-rs/argon2';
import { APIError, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { AppError } from '../base/errors.ts';
import type { Db } from '../db/db.ts';
import { accounts, signIns, users, verifications } from '../db/tables.ts';

/** Who is signed in, and by which of her sign-ins. */
export type SignedIn = { userId: number; email: string; signInId: number };

export type SignIn = {
  /** Who is asking, by the session cookie; `setCookies` renews it where due. */
  find(headers: Headers): Promise<(SignedIn & { setCookies: string[] }) | undefined>;
  /** Throws `wrong_credentials`, or `email_not_verified` where the password is right. */
  open(
    credentials: { email: string; password: string },
    headers: Headers,
    address: string,
  ): Promise<{ userId: number; setCookies: string[] }>;
  /** Answers the cookies that end the session, also when there is none. */
  close(headers: Headers): Promise<{ setCookies: string[] }>;
};

const addressHeader = 'x-client-address';

/** Memory, passes and lanes are OWASP's first recommendation for argon2id. */
const argon2id = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password.normalize('NFKC'), argon2id);

type SignInOptions = { db: Db; secret: string; appUrl: string };

export function openSignIn({ db, secret, appUrl }: SignInOptions): SignIn {
  const auth = betterAuth({
    secret,
    baseURL: appUrl,
    basePath: '/api/auth',
    trustedOrigins: [appUrl],
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { users, signIns, accounts, verifications },
      transaction: true,
    }),
    user: {
      modelName: 'users',
      additionalFields: { firstName: { type: 'string' }, lastName: { type: 'string' } },
    },
    session: { modelName: 'signIns', expiresIn: 30 * 86_400, updateAge: 86_400 },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      password: {
        hash: hashPassword,
        verify: ({ hash: stored, password }) => verify(stored, password.normalize('NFKC')),
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      database: { generateId: 'serial' },
      cookiePrefix: 'hotseat',
      useSecureCookies: appUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // The server checks the Origin of every mutating call itself.
      disableOriginCheck: true,
    },
  });

  return {
    async find(headers) {
      if (!headers.get('cookie')?.includes('hotseat.')) return undefined;
      const { response, headers: answered } = await auth.api.getSession({ headers, returnHeaders: true });
      if (!response) return undefined;
      return {
        userId: Number(response.user.id),
        email: response.user.email,
        signInId: Number(response.session.id),
        setCookies: answered?.getSetCookie() ?? [],
      };
    },
    async open(credentials, given, address) {
      const headers = new Headers(given);
      // Kept with the sign-in; what the client may have sent under this name is replaced.
      headers.set(addressHeader, address);
      try {
        const { response, headers: answered } = await auth.api.signInEmail({
          body: credentials,
          headers,
          returnHeaders: true,
        });
        return {
          userId: Number(response.user.id),
          setCookies: answered.getSetCookie(),
        };
      } catch (error) {
        throw inOurWords(error);
      }
    },
    async close(headers) {
      const { headers: answered } = await auth.api.signOut({ headers, returnHeaders: true });
      return { setCookies: answered.getSetCookie() };
    },
  };
}

function inOurWords(error: unknown): unknown {
  if (!(error instanceof APIError)) return error;
  if (error.body?.code === 'EMAIL_NOT_VERIFIED') return new AppError('email_not_verified', { cause: error });
  if (error.statusCode === 401 || error.statusCode === 400)
    return new AppError('wrong_credentials', { cause: error });
  return error;
}
