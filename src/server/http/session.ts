/** Who is asking. */
import { eq } from 'drizzle-orm';
import type { App } from '../app.ts';
import { AppError, notFound } from '../base/errors.ts';
import { users } from '../db/tables.ts';
import type { SignedIn } from '../outside/sign-in.ts';
import { noteActiveDay } from './active-days.ts';
import { type HttpContext, setCookies } from './request.ts';

/** The signed-in user; throws `unauthenticated` when there is none. Renews the session cookie where due. */
export async function requireUser(app: App, c: HttpContext): Promise<SignedIn> {
  const found = await app.signIn.find(c.req.raw.headers);
  if (!found) throw new AppError('unauthenticated');
  await noteActiveDay(app, found.userId);
  setCookies(c, found.setCookies);
  c.set('userId', found.userId);
  return { userId: found.userId, email: found.email, signInId: found.signInId };
}

/** The signed-in administrator; nobody else learns that there is something. */
export async function requireAdmin({ signIn, db }: App, c: HttpContext): Promise<SignedIn> {
  const found = await signIn.admin.find(c.req.raw.headers);
  if (!found) throw notFound();
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, found.userId));
  if (user?.role !== 'admin') throw notFound();
  c.set('userId', found.userId);
  return { userId: found.userId, email: found.email, signInId: found.signInId };
}
