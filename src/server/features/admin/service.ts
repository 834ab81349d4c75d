/** Administrators: who is one, and their sign-in. */
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Admin, adminLogin } from '../../../shared/admin.ts';
import type { App } from '../../app.ts';
import { AppError, oneRow } from '../../base/errors.ts';
import { users } from '../../db/tables.ts';
import { type Caller, cookiesOf, type SignedIn, type WithCookies } from '../../outside/sign-in.ts';
import { countFailures, isAppCode, isTwoFactorOn, takeCode } from '../auth/service.ts';
import { recordAct } from './audit.ts';

type Request = z.infer<(typeof adminLogin)['request']>;
type AdminSignInAnswer = WithCookies & { answer: Admin | { twoFactorRequired: true } };

/** A student is told what a wrong password is told. */
export async function signIn(
  app: App,
  request: Request,
  { headers, address }: Caller,
): Promise<AdminSignInAnswer> {
  return countFailures(app, request.email, address, async () => {
    const opened = await app.signIn.admin.open(request, headers, address);
    const refuse = async (error: unknown): Promise<never> => {
      if (opened !== 'two_factor_required') await app.signIn.admin.close(cookiesOf(opened.setCookies));
      throw error;
    };
    if (!(await isAdmin(app, request.email))) return refuse(new AppError('wrong_credentials'));
    if (opened === 'two_factor_required') return { answer: { twoFactorRequired: true }, setCookies: [] };
    const { code } = request;
    // Without a second factor the code was not looked at.
    if (code !== undefined && isAppCode(code) && (await isTwoFactorOn(app, opened.userId)))
      await takeCode(app, opened.userId, code).catch(refuse);
    const answer = await getAdmin(app, opened);
    await recordAct(app, { adminId: opened.userId, act: 'signed_in' });
    return { answer, setCookies: opened.setCookies };
  });
}

/** The configured address names the first one: the role is hers from her first sign-in on. */
async function isAdmin({ db, config }: App, email: string): Promise<boolean> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (!user?.emailVerified) return false;
  if (user.role === 'admin') return true;
  if (email !== config.adminEmail) return false;
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
  return true;
}

export async function signOut(app: App, headers: Headers): Promise<WithCookies & { answer: undefined }> {
  const admin = await app.signIn.admin.find(headers);
  const closed = await app.signIn.admin.close(headers);
  if (admin) await recordAct(app, { adminId: admin.userId, act: 'signed_out' });
  return { answer: undefined, setCookies: closed.setCookies };
}

export async function getAdmin({ db }: App, { userId }: Pick<SignedIn, 'userId'>): Promise<Admin> {
  return oneRow(
    await db.select({ email: users.email, name: users.name }).from(users).where(eq(users.id, userId)),
  );
}
