/** How an account is guarded: its password, what is on, and the mail when something of it changed. */
import { eq } from 'drizzle-orm';
import type { Account } from '../../../shared/account.ts';
import type { App } from '../../app.ts';
import { AppError, oneRow } from '../../base/errors.ts';
import { accounts, emailChanges, users } from '../../db/tables.ts';
import { hashPassword, type ProviderId, type SignedIn } from '../../outside/sign-in.ts';
import {
  confirmPassword,
  endSignIns,
  findPassword,
  mailPasswordChanged,
  setPassword,
} from '../auth/service.ts';
import { queueMail } from '../mail/service.ts';
import { type SecurityChange, securityMail } from './emails.ts';

export async function getAccount(app: App, { userId }: SignedIn): Promise<Account> {
  const user = oneRow(await app.db.select().from(users).where(eq(users.id, userId)));
  const [change] = await app.db.select().from(emailChanges).where(eq(emailChanges.userId, userId));
  const ways = await app.db
    .select({ provider: accounts.providerId })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  const isLinked = (id: ProviderId) => ways.some(({ provider }) => provider === id);
  return {
    email: user.email,
    pendingEmail: change?.newEmail ?? null,
    hasPassword: (await findPassword(app, userId)) !== undefined,
    isGoogleLinked: isLinked('google'),
    isUniversityLinked: isLinked('oidc'),
    isTwoFactorOn: user.twoFactorEnabled,
    preferences: { mailWhenReady: user.mailWhenReady, sharesChoices: user.sharesChoices },
  };
}

type PasswordChange = { currentPassword: string; newPassword: string };

/** Answers the hash of the new password, once the current one is confirmed. */
export async function preparePassword(
  app: App,
  { userId }: SignedIn,
  { currentPassword, newPassword }: PasswordChange,
): Promise<string> {
  if ((await findPassword(app, userId)) === undefined) {
    throw new AppError('not_possible_now', {
      message: 'You don’t have a password yet. Request a reset link on the sign-in page to set one.',
    });
  }
  await confirmPassword(app, userId, currentPassword);
  return hashPassword(newPassword);
}

/** Every other sign-in ends. */
export async function changePassword(
  app: App,
  { userId, signInId }: SignedIn,
  _: PasswordChange,
  hash: string,
): Promise<undefined> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    await setPassword(within, userId, hash);
    await endSignIns(within, userId, signInId);
    await mailPasswordChanged(within, userId);
  });
}

export async function mailSecurityChange(app: App, userId: number, change: SecurityChange): Promise<void> {
  const { email, firstName } = oneRow(await app.db.select().from(users).where(eq(users.id, userId)));
  await queueMail(app, { userId, to: email, ...securityMail({ firstName, change }) });
}
