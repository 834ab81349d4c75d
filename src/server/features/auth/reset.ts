import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Passkey } from '../../../shared/auth.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { passkeys, users } from '../../db/tables.ts';
import { hashPassword } from '../../outside/sign-in.ts';
import { queueMail } from '../mail/service.ts';
import { type PasskeysAtReset, passwordChangedMail } from './emails.ts';
import { checkToken, redeemToken, voidTokens } from './mailed-tokens.ts';
import { forgetSignUps, setPassword } from './passwords.ts';
import { endSignIns } from './sign-ins.ts';

type Request = { token: string; password: string; removedPasskeys?: number[] | undefined };

/** Who opened the link has the mailbox: the address is verified, and what others signed up with it is void. */
export async function resetPassword(
  app: App,
  { token, password, removedPasskeys = [] }: Request,
): Promise<{ message: string }> {
  // A wrong link costs no hash.
  await checkToken(app, token, 'reset_password');
  const hash = await hashPassword(password);
  const email = await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const { userId } = await redeemToken(within, token, ['reset_password']);
    await setPassword(within, userId, hash);
    await forgetSignUps(within, userId);
    await voidTokens(within, userId, ['verify_email', 'reset_password']);
    await endSignIns(within, userId);
    const removed = await removePasskeys(within, userId, removedPasskeys);
    return proveAddress(within, userId, removed);
  });
  await app.rateLimits.reset('signInFailuresPerAccount', email);
  return { message: 'Your password is changed. Sign in with the new one.' };
}

/** Who has to reset her password may not be the only one who has added passkeys: she sees which there are. */
export async function lookAtReset(app: App, { token }: { token: string }): Promise<{ passkeys: Passkey[] }> {
  const userId = await checkToken(app, token, 'reset_password');
  const rows = await app.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.id));
  return {
    passkeys: rows.map(({ id, name, createdAt, backedUp }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      backedUp,
    })),
  };
}

async function removePasskeys({ db }: App, userId: number, ids: number[]): Promise<number> {
  const named = and(eq(passkeys.userId, userId), inArray(passkeys.id, ids));
  return (await db.delete(passkeys).where(named).returning({ id: passkeys.id })).length;
}

async function proveAddress(app: App, userId: number, removed: number): Promise<string> {
  await app.db.update(users).set({ emailVerified: true, updatedAt: app.now() }).where(eq(users.id, userId));
  const kept = await app.db.$count(passkeys, eq(passkeys.userId, userId));
  return mailPasswordChanged(app, userId, { removed, kept });
}

/** Answers the address that was told. */
export async function mailPasswordChanged(
  app: App,
  userId: number,
  passkeysAtReset?: PasskeysAtReset,
): Promise<string> {
  const { email, firstName } = oneRow(await app.db.select().from(users).where(eq(users.id, userId)));
  await queueMail(app, { userId, to: email, ...passwordChangedMail({ firstName, passkeysAtReset }) });
  return email;
}
