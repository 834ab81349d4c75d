/** Who is asking. */
import type { App } from '../app.ts';
import { AppError } from '../base/errors.ts';
import type { SignedIn } from '../outside/sign-in.ts';
import { type HttpContext, setCookies } from './request.ts';

/** The signed-in user; throws `unauthenticated` when there is none. Renews the session cookie where due. */
export async function requireUser({ signIn }: App, c: HttpContext): Promise<SignedIn> {
  const found = await signIn.find(c.req.raw.headers);
  if (!found) throw new AppError('unauthenticated');
  setCookies(c, found.setCookies);
  c.set('userId', found.userId);
  return { userId: found.userId, email: found.email, signInId: found.signInId };
}
