import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { users } from '../../db/tables.ts';
import { hashPassword } from '../../outside/sign-in.ts';
import { queueMail } from '../mail/service.ts';
import { passwordChangedMail } from './emails.ts';
import { checkToken, redeemToken, voidTokens } from './mailed-tokens.ts';
import { forgetSignUps, setPassword } from './passwords.ts';
import { endSignIns } from './sign-ins.ts';

type Request = { token: string; password: string };

/** Who opened the link has the mailbox: the address is verified, and what others signed up with it is void. */
export async function resetPassword(app: App, { token, password }: Request): Promise<{ message: string }> {
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
    return proveAddress(within, userId);
  });
  await app.rateLimits.reset('signInFailuresPerAccount', email);
  return { message: 'Your password is changed. Sign in with the new one.' };
}

async function proveAddress(app: App, userId: number): Promise<string> {
  await app.db.update(users).set({ emailVerified: true, updatedAt: app.now() }).where(eq(users.id, userId));
  return mailPasswordChanged(app, userId);
}

/** Answers the address that was told. */
export async function mailPasswordChanged(app: App, userId: number): Promise<string> {
  const { email, firstName } = oneRow(await app.db.select().from(users).where(eq(users.id, userId)));
  await queueMail(app, { userId, to: email, ...passwordChangedMail({ firstName }) });
  return email;
}
