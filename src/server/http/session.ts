/** Who is asking. */
import { eq, sql } from 'drizzle-orm';
import { type Endpoint, needsTerms } from '../../shared/endpoint.ts';
import { legalVersions } from '../../shared/legal/versions.ts';
import type { App } from '../app.ts';
import { AppError, notFound } from '../base/errors.ts';
import { nameAsker } from '../db/asker.ts';
import { statement } from '../db/statement.ts';
import { users } from '../db/tables.ts';
import type { SignedIn } from '../outside/sign-in.ts';
import { noteActiveDay } from './active-days.ts';
import { type HttpContext, setCookies } from './request.ts';

/**
 * The signed-in user; throws `unauthenticated` when there is none, and `terms_not_accepted` where the endpoint changes
 * what must wait for the terms in force. Renews the session cookie where due.
 */
export async function requireUser(app: App, endpoint: Endpoint, c: HttpContext): Promise<SignedIn> {
  const found = await app.signIn.find(c.req.raw.headers);
  if (!found) throw new AppError('unauthenticated');
  nameAsker(found.userId);
  await noteActiveDay(app, found.userId);
  setCookies(c, found.setCookies);
  c.set('userId', found.userId);
  const user = { userId: found.userId, email: found.email, signInId: found.signInId };
  if (needsTerms(endpoint)) await requireTerms(app, user);
  return user;
}

const acceptedBy = statement((db) =>
  db
    .select({ terms: users.termsVersion, privacy: users.privacyVersion })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('accepted_by'),
);

async function requireTerms({ db }: App, { userId }: SignedIn): Promise<void> {
  const [accepted] = await acceptedBy(db).execute({ userId });
  const { terms, privacy } = legalVersions;
  if (accepted?.terms !== terms || accepted.privacy !== privacy) throw new AppError('terms_not_accepted');
}

/** The signed-in administrator; nobody else learns that there is something. */
export async function requireAdmin({ signIn, db }: App, c: HttpContext): Promise<SignedIn> {
  const found = await signIn.admin.find(c.req.raw.headers);
  if (!found) throw notFound();
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, found.userId));
  if (user?.role !== 'admin') throw notFound();
  c.set('userId', found.userId);
  nameAsker(found.userId);
  return { userId: found.userId, email: found.email, signInId: found.signInId };
}
