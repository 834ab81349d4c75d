import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { register as registerEndpoint, User } from '../../../shared/auth.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { accounts, users } from '../../db/tables.ts';
import { hashPassword, type SignedIn } from '../../outside/sign-in.ts';
import { queueMail } from '../mail/service.ts';
import { knownAddressMail, verificationMail } from './emails.ts';
import { issueToken, redeemToken } from './mailed-tokens.ts';

type Registration = z.infer<(typeof registerEndpoint)['request']>;
type UserRow = typeof users.$inferSelect;

const passwordProvider = 'credential';
const registered = { message: 'Check your e-mail to verify your address.' };

/**
 * Answers the same, in about the same time, whether the address is known or not; the mail tells its owner.
 * A known but unverified address takes the new name and password, since nobody has proved it before.
 */
export async function register(
  app: App,
  request: Registration,
  address: string,
): Promise<{ message: string }> {
  await app.rateLimits.spend('registrationsPerAddress', address);
  const password = await hashPassword(request.password);
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const user = await insertOrLockUser(within, request);
    if (user.emailVerified) {
      const { firstName } = user;
      const words = knownAddressMail({ firstName, link: `${app.config.appUrl}/auth` });
      return queueMail(within, { userId: user.id, to: user.email, ...words });
    }
    await setUnverifiedAccount(within, user.id, request, password);
    await mailVerification(within, { ...user, firstName: request.firstName });
  });
  return registered;
}

async function insertOrLockUser(
  { db, now }: App,
  { email, firstName, lastName }: Registration,
): Promise<UserRow> {
  const createdAt = now();
  const [inserted] = await db
    .insert(users)
    .values({ email, firstName, lastName, name: `${firstName} ${lastName}`, createdAt, updatedAt: createdAt })
    .onConflictDoNothing()
    .returning();
  if (inserted) return inserted;
  const [known] = await db.select().from(users).where(eq(users.email, email)).for('update');
  if (!known) throw new Error('A user vanished between two statements of a registration');
  return known;
}

async function setUnverifiedAccount(
  { db, now }: App,
  userId: number,
  { firstName, lastName }: Registration,
  password: string,
): Promise<void> {
  const updatedAt = now();
  await db
    .update(users)
    .set({ firstName, lastName, name: `${firstName} ${lastName}`, updatedAt })
    .where(eq(users.id, userId));
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

async function mailVerification(app: App, { id, email, firstName }: UserRow): Promise<void> {
  const token = await issueToken(app, id, 'verify_email');
  const link = `${app.config.appUrl}/verify-email?token=${token}`;
  await queueMail(app, { userId: id, to: email, ...verificationMail({ firstName, link }) });
}

export async function verifyEmail(app: App, { token }: { token: string }): Promise<{ message: string }> {
  await app.db.transaction(async (db) => {
    const userId = await redeemToken({ ...app, db }, token, 'verify_email');
    await db.update(users).set({ emailVerified: true, updatedAt: app.now() }).where(eq(users.id, userId));
  });
  return { message: 'Your e-mail address is verified. You can sign in now.' };
}

/** Answers the same whether there is such an unverified account or not. */
export async function resendVerification(
  app: App,
  { email }: { email: string },
): Promise<{ message: string }> {
  await app.rateLimits.spend('resendsPerAccount', email);
  await app.db.transaction(async (db) => {
    const unverified = and(eq(users.email, email), eq(users.emailVerified, false));
    const [user] = await db.select().from(users).where(unverified).for('update');
    if (user) await mailVerification({ ...app, db }, user);
  });
  return { message: 'If this address still waits to be verified, a new link is on its way.' };
}

type Credentials = { email: string; password: string };

/**
 * Counts failures by account and by network address, so that neither can be tried out. Each attempt is counted before
 * its password is looked at: of many that come at once no more are looked at than of those that come one by one.
 */
export async function signIn(app: App, credentials: Credentials, headers: Headers, address: string) {
  const { rateLimits } = app;
  const { email } = credentials;
  await rateLimits.spend('signInFailuresPerAddress', address);
  await rateLimits.spend('signInFailuresPerAccount', email);
  try {
    const signedIn = await app.signIn.open(credentials, headers, address);
    await rateLimits.reset('signInFailuresPerAccount', email);
    await rateLimits.giveBack('signInFailuresPerAddress', address);
    return { user: await getCurrentUser(app, signedIn), setCookies: signedIn.setCookies };
  } catch (error) {
    if (error instanceof AppError && error.code === 'email_not_verified') {
      await rateLimits.giveBack('signInFailuresPerAccount', email);
      await rateLimits.giveBack('signInFailuresPerAddress', address);
    }
    throw error;
  }
}

/** Ends the session of the request's cookie, and the event streams that it holds open. */
export async function signOut(app: App, headers: Headers): Promise<{ setCookies: string[] }> {
  const signedIn = await app.signIn.find(headers);
  const closed = await app.signIn.close(headers);
  if (signedIn) await app.notices.tell(app.db, { about: 'sign_in', userId: signedIn.userId });
  return closed;
}

export async function getCurrentUser({ db }: App, { userId }: SignedIn): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('unauthenticated');
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    emailVerified: user.emailVerified,
    role: user.role,
    profileImageUrl: user.image,
    onboardingCompleted: user.onboardingCompleted,
    termsAccepted: user.termsVersion !== null,
    academicInstitution: user.academicInstitution,
    graduationYear: user.graduationYear,
    countryRegion: user.countryRegion,
  };
}
