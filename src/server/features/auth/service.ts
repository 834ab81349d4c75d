import type { User } from '../../../shared/auth.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import type { Caller, WithCookies } from '../../outside/sign-in.ts';
import { getCurrentUser } from './current-user.ts';
import { hideWhetherKnown } from './known-addresses.ts';
import { endReplaced } from './sign-ins.ts';

export { isAppCode, takeCode } from './codes.ts';
export { getCurrentUser, isTwoFactorOn, presentUser } from './current-user.ts';
export { confirmPassword, findPassword, knownAddressProvider, setPassword } from './passwords.ts';
export { mailPasswordChanged } from './reset.ts';
export { endReplaced, endSignIns } from './sign-ins.ts';

type Credentials = { email: string; password: string };
type SignInAnswer = WithCookies & { answer: User | { twoFactorRequired: true } };

export async function signIn(app: App, credentials: Credentials, caller: Caller): Promise<SignInAnswer> {
  const { headers, address } = caller;
  const before = await app.signIn.find(headers);
  const opened = await countFailures(app, credentials.email, address, () =>
    hideWhetherKnown(app, credentials, () => app.signIn.open(credentials, headers, address)),
  );
  const { setCookies } = opened;
  await endReplaced(app, before);
  if ('twoFactorRequired' in opened) return { answer: { twoFactorRequired: true }, setCookies };
  return { answer: await getCurrentUser(app, opened), setCookies };
}

/**
 * Counts failures by account and by network address, so that neither can be tried out. Each attempt is counted before
 * its password is looked at: of many that come at once no more are looked at than of those that come one by one.
 */
export async function countFailures<Result>(
  { rateLimits }: App,
  email: string,
  address: string,
  attempt: () => Promise<Result>,
): Promise<Result> {
  await rateLimits.spend('signInFailuresPerAddress', address);
  await rateLimits.spend('signInFailuresPerAccount', email);
  try {
    const result = await attempt();
    await rateLimits.reset('signInFailuresPerAccount', email);
    await rateLimits.giveBack('signInFailuresPerAddress', address);
    return result;
  } catch (error) {
    if (error instanceof AppError && error.code === 'email_not_verified') {
      await rateLimits.giveBack('signInFailuresPerAccount', email);
      await rateLimits.giveBack('signInFailuresPerAddress', address);
    }
    throw error;
  }
}

/** Ends the session of the request's cookie, and the event streams that it holds open. */
export async function signOut(app: App, headers: Headers): Promise<WithCookies & { answer: undefined }> {
  const signedIn = await app.signIn.find(headers);
  const { setCookies } = await app.signIn.close(headers);
  if (signedIn) await app.notices.tell(app.db, { about: 'sign_in', userId: signedIn.userId });
  return { answer: undefined, setCookies };
}
