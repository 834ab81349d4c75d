/** The password of an account, kept as the sign-in library keeps it. */
import { and, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { accounts } from '../../db/tables.ts';
import { isPassword } from '../../outside/sign-in.ts';

export const passwordProvider = 'credential';

/** Keeps the password of a sign-up with an address that has an account. It opens nothing: see `hideWhetherKnown`. */
export const knownAddressProvider = 'sign-up-again';

/** Takes the hash, never the password. */
export async function setPassword({ db, now }: App, userId: number, password: string): Promise<void> {
  const updatedAt = now();
  await db
    .insert(accounts)
    .values({
      userId,
      accountId: String(userId),
      providerId: passwordProvider,
      password,
      createdAt: updatedAt,
      updatedAt,
    })
    .onConflictDoUpdate({ target: [accounts.providerId, accounts.accountId], set: { password, updatedAt } });
}

export async function forgetSignUps({ db }: App, userId: number): Promise<void> {
  await db
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, knownAddressProvider)));
}

export async function findPassword({ db }: App, userId: number): Promise<string | undefined> {
  const [found] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, passwordProvider)));
  return found?.password ?? undefined;
}

/**
 * Asks for the password again before something important; throws `wrong_password`. Those who have no password are asked nothing.
 * Tries are counted, so that a session left open does not give the password away.
 */
export async function confirmPassword(app: App, userId: number, password: string | undefined): Promise<void> {
  const stored = await findPassword(app, userId);
  if (stored === undefined) return;
  await app.rateLimits.spend('passwordChecksPerUser', userId);
  if (password === undefined || !(await isPassword(stored, password))) {
    throw new AppError('wrong_password', { fields: { password: 'That password is incorrect.' } });
  }
  await app.rateLimits.reset('passwordChecksPerUser', userId);
}
