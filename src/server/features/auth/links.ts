/** Links that somebody asks for by typing an address. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { linkRequests, mailedTokens, users } from '../../db/tables.ts';
import { queueMail } from '../mail/service.ts';
import { knownAddressMail, resetMail, verificationMail } from './emails.ts';
import { mailLink } from './jobs.ts';
import { hasSignedUpAgain } from './known-addresses.ts';
import { addToken, issueToken, type Registration } from './mailed-tokens.ts';

type Purpose = (typeof linkRequests.$inferSelect)['purpose'];
type UserRow = typeof users.$inferSelect;

const resent = { message: 'If this address is waiting to be verified, we’ve sent a new link.' };
const resetSent = { message: 'If an account with this email exists, a password reset link has been sent.' };

/** Answers the same, and does the same, whether there is such an unverified account or not. */
export async function resendVerification(
  app: App,
  { email }: { email: string },
): Promise<{ message: string }> {
  await app.rateLimits.spend('resendsPerAccount', email);
  await requestLink(app, 'verify_email', email);
  return resent;
}

/** Answers the same, and does the same, whether there is such an account or not. */
export async function forgotPassword(app: App, { email }: { email: string }): Promise<{ message: string }> {
  await app.rateLimits.spend('resetsPerAccount', email);
  await requestLink(app, 'reset_password', email);
  return resetSent;
}

async function requestLink(app: App, purpose: Purpose, email: string): Promise<void> {
  await app.db.transaction(async (db) => {
    const [request] = await db
      .insert(linkRequests)
      .values({ purpose, email, createdAt: app.now() })
      .returning({ id: linkRequests.id });
    if (request) await app.queue.send(db, mailLink, { requestId: request.id });
  });
}

/** The job of a request: mails the link where the address has an account that it fits. */
export async function answerLinkRequest(app: App, { requestId }: { requestId: number }): Promise<void> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const [request] = await db.delete(linkRequests).where(eq(linkRequests.id, requestId)).returning();
    if (!request) return;
    const [user] = await db.select().from(users).where(eq(users.email, request.email)).for('update');
    if (!user) return;
    if (request.purpose === 'reset_password') await mailReset(within, user);
    else if (!user.emailVerified) await mailVerification(within, user);
    else if (await hasSignedUpAgain(within, user.id)) await mailKnownAddress(within, user);
  });
}

async function mailReset(app: App, { id, email, firstName }: UserRow): Promise<void> {
  const token = await issueToken(app, id, 'reset_password');
  const link = `${app.config.appUrl}/reset-password?token=${token}`;
  await queueMail(app, { userId: id, to: email, ...resetMail({ firstName, link }) });
}

/**
 * Where the address was signed up more than once, nobody can tell whose password the owner means:
 * a link on which she chooses one herself is mailed instead.
 */
async function mailVerification(app: App, user: UserRow): Promise<void> {
  const [registration, ...others] = await listRegistrations(app, user.id);
  if (!registration || others.length > 0) return mailReset(app, user);
  const { firstName } = registration;
  const token = await addToken(app, user.id, 'verify_email', registration);
  const link = `${app.config.appUrl}/verify-email?token=${token}`;
  await queueMail(app, { userId: user.id, to: user.email, ...verificationMail({ firstName, link }) });
}

/** She may wait for a link to an account that she has had for long. */
async function mailKnownAddress(app: App, { id, email, firstName }: UserRow): Promise<void> {
  const words = knownAddressMail({ firstName, link: `${app.config.appUrl}/auth` });
  await queueMail(app, { userId: id, to: email, ...words });
}

/** The registrations that wait for the address, each once, however often its link was sent again. */
async function listRegistrations({ db }: App, userId: number): Promise<Registration[]> {
  const rows = await db
    .select({ registration: mailedTokens.registration })
    .from(mailedTokens)
    .where(
      and(eq(mailedTokens.userId, userId), isNull(mailedTokens.usedAt), isNotNull(mailedTokens.registration)),
    );
  const byPassword = new Map(
    rows.flatMap(({ registration }) => (registration ? [[registration.password, registration]] : [])),
  );
  return [...byPassword.values()];
}
