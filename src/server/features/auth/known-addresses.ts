/** Signing up and then signing in tells nobody whether an address has an account. */
import { and, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { accounts, users } from '../../db/tables.ts';
import { hashPassword, isPassword } from '../../outside/sign-in.ts';
import { knownAddressProvider } from './passwords.ts';

/**
 * Who signs up with an address and signs in with the same password is told to verify it: where it waits for that, the
 * library says so; where it is somebody's account, this does. A second password is looked at on every path that fails.
 */
export async function hideWhetherKnown<Opened>(
  app: App,
  { email, password }: { email: string; password: string },
  open: () => Promise<Opened>,
): Promise<Opened> {
  const kept = await findSignUpAgain(app, email);
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isKept = await isPassword(kept ?? (await noPassword()), password);
    if (kept === undefined || !isKept || error.code !== 'wrong_credentials') throw error;
    throw new AppError('email_not_verified', { cause: error });
  }
}

async function findSignUpAgain({ db }: App, email: string): Promise<string | undefined> {
  const [found] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(users.email, email), eq(accounts.providerId, knownAddressProvider)));
  return found?.password ?? undefined;
}

export async function hasSignedUpAgain({ db }: App, userId: number): Promise<boolean> {
  const again = and(eq(accounts.userId, userId), eq(accounts.providerId, knownAddressProvider));
  return (await db.$count(accounts, again)) > 0;
}

let hashOfNothing: Promise<string> | undefined;

/** What no password fits, since none is empty; as slow to look at as any other. */
function noPassword(): Promise<string> {
  hashOfNothing ??= hashPassword('');
  return hashOfNothing;
}
