/** A change of address: a link goes to both, and the address changes when both were opened. */
import { and, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { changeEmail as changeEndpoint } from '../../../shared/account.ts';
import type { verifyEmail as verifyEndpoint } from '../../../shared/auth.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { emailChanges, users } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { queueMail } from '../mail/service.ts';
import { queueAddress } from '../payments/service.ts';
import { addressChangedMail, confirmNewAddressMail, confirmOldAddressMail } from './emails.ts';
import { issueToken, type Purpose, type RedeemedToken, voidTokens } from './mailed-tokens.ts';
import { confirmPassword } from './passwords.ts';
import { endSignIns } from './sign-ins.ts';

type Request = z.infer<(typeof changeEndpoint)['request']>;
type Answer = z.infer<(typeof verifyEndpoint)['answer']>;
type UserRow = typeof users.$inferSelect;

const asked = {
  message: 'We emailed a link to both addresses. The change takes effect once you’ve opened both.',
};

export async function allowEmailChange(app: App, { userId }: SignedIn, { password }: Request): Promise<void> {
  await confirmPassword(app, userId, password);
  await app.rateLimits.spend('emailChangesPerUser', userId);
}

/** Answers the same for an address that somebody else has: it gets no link, and so the change is never made. */
export async function changeEmail(
  app: App,
  { userId }: SignedIn,
  { newEmail }: Request,
): Promise<{ message: string }> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw new AppError('unauthenticated');
    if (user.email === newEmail)
      throw new AppError('invalid_request', { fields: { newEmail: sameAddress }, message: sameAddress });
    const change = { newEmail, oldConfirmedAt: null, newConfirmedAt: null, createdAt: app.now() };
    await db
      .insert(emailChanges)
      .values({ userId, ...change })
      .onConflictDoUpdate({ target: emailChanges.userId, set: change });
    await mailLinks(within, user, newEmail);
  });
  return asked;
}

const sameAddress = 'That’s already your address.';

async function mailLinks(app: App, { id, email, firstName }: UserRow, newEmail: string): Promise<void> {
  const linkFor = async (purpose: Purpose) =>
    `${app.config.appUrl}/verify-email?token=${await issueToken(app, id, purpose)}`;
  const old = confirmOldAddressMail({ firstName, newEmail, link: await linkFor('confirm_old_email') });
  await queueMail(app, { userId: id, to: email, ...old });
  const words = confirmNewAddressMail({ firstName, link: await linkFor('confirm_new_email') });
  // Whoever signed up with it and never proved that it is hers does not stand in the way.
  const owned = and(eq(users.email, newEmail), eq(users.emailVerified, true));
  const [taken] = await app.db.select({ id: users.id }).from(users).where(owned);
  if (!taken) await queueMail(app, { userId: id, to: newEmail, ...words });
}

/** Call it with a redeemed token, in its transaction. */
export async function confirmEmailChange(app: App, { userId, purpose }: RedeemedToken): Promise<Answer> {
  const confirmed = purpose === 'confirm_old_email' ? 'oldConfirmedAt' : 'newConfirmedAt';
  const [change] = await app.db
    .update(emailChanges)
    .set({ [confirmed]: app.now() })
    .where(eq(emailChanges.userId, userId))
    .returning();
  if (!change) throw new AppError('link_wrong');
  if (change.oldConfirmedAt && change.newConfirmedAt) return makeChange(app, userId, change.newEmail);
  return {
    outcome: 'half_confirmed',
    message: 'This address is confirmed. Open the link in the email to your other address too.',
    email: null,
  };
}

async function makeChange(app: App, userId: number, newEmail: string): Promise<Answer> {
  const [user] = await app.db.select().from(users).where(eq(users.id, userId)).for('update');
  const taken = and(eq(users.email, newEmail), ne(users.id, userId));
  const [other] = await app.db.select().from(users).where(taken).for('update');
  // Somebody signed up with it meanwhile, and proved that it is hers.
  if (!user || other?.emailVerified) throw new AppError('link_wrong');
  if (other) await app.db.delete(users).where(eq(users.id, other.id));
  await app.db.update(users).set({ email: newEmail, updatedAt: app.now() }).where(eq(users.id, userId));
  await app.db.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await voidTokens(app, userId, ['reset_password', 'confirm_old_email', 'confirm_new_email']);
  await endSignIns(app, userId);
  await queueAddress(app, userId);
  const words = addressChangedMail({ firstName: user.firstName, newEmail });
  for (const to of [user.email, newEmail]) await queueMail(app, { userId, to, ...words });
  return {
    outcome: 'changed',
    message: 'Your email address is changed. Sign in with the new one.',
    email: newEmail,
  };
}
