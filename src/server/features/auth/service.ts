import type { User } from '../../../shared/auth.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { getCurrentUser } from './current-user.ts';

export { getCurrentUser, presentUser } from './current-user.ts';

type Credentials = { email: string; password: string };
type Opened = { user: User | { twoFactorRequired: true }; setCookies: string[] };

/**
 * Counts failures by account and by network address, so that neither can be tried out. Each attempt is counted before
 * its password is looked at: of many that come at once no more are looked at than of those that come one by one.
 */
export async function signIn(
  app: App,
  credentials: Credentials,
  headers: Headers,
  address: string,
): Promise<Opened> {
  const { rateLimits } = app;
  const { email } = credentials;
  await rateLimits.spend('signInFailuresPerAddress', address);
  await rateLimits.spend('signInFailuresPerAccount', email);
  try {
    const opened = await app.signIn.open(credentials, headers, address);
    await rateLimits.reset('signInFailuresPerAccount', email);
    await rateLimits.giveBack('signInFailuresPerAddress', address);
    return { user: await getCurrentUser(app, opened), setCookies: opened.setCookies };
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
