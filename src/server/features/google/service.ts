import { sentenceOf } from '../../../shared/errors.ts';
import type { App } from '../../app.ts';
import { describeError } from '../../base/log.ts';
import type { Caller, WithCookies } from '../../outside/sign-in.ts';
import { endReplaced } from '../auth/service.ts';
import { mailSecurityChange } from '../security/service.ts';

type Redirect = WithCookies & { location: string };

const unavailable = 'Google sign-in is not available at the moment. Please sign in with your password.';

/** What the provider or the library says, in words for the landing page; anything else is the last one. */
const sentences: Record<string, string> = {
  access_denied: 'The sign-in with Google was cancelled.',
  email_not_verified: 'Google has not verified your email address. Please sign up with a password instead.',
  email_not_found: 'Google did not tell your email address. Please sign up with a password instead.',
  ACCOUNT_SUSPENDED: sentenceOf('account_suspended'),
  state_mismatch: 'The sign-in with Google took too long or was begun in another window. Please try again.',
  state_not_found: 'The sign-in with Google took too long or was begun in another window. Please try again.',
};
const failed = 'The sign-in with Google did not work. Please try again.';

const refuse = (sentence: string, setCookies: string[] = []): Redirect => ({
  location: `/?error=${encodeURIComponent(sentence)}`,
  setCookies,
});

export async function getAvailability({ config }: App) {
  const { clientId, clientSecret } = config.google;
  return { hasGoogleClientId: Boolean(clientId), hasGoogleClientSecret: Boolean(clientSecret) };
}

export async function start({ signIn, log }: App, { headers }: Caller): Promise<Redirect> {
  if (!signIn.google) return refuse(unavailable);
  try {
    const { url, setCookies } = await signIn.google.start(headers);
    return { location: url, setCookies };
  } catch (error) {
    log.warn(describeError(error), 'Google sign-in could not start');
    return refuse(unavailable);
  }
}

/** `query` is the provider's answer, question mark included. */
export async function finish(app: App, query: string, { headers, address }: Caller): Promise<Redirect> {
  if (!app.signIn.google) return refuse(unavailable);
  try {
    const before = await app.signIn.find(headers);
    const finished = await app.signIn.google.finish(query, headers, address);
    const { refusal, linkedUserId, isCodeNeeded, setCookies } = finished;
    if (refusal !== undefined) return refuse(sentences[refusal] ?? failed, setCookies);
    await endReplaced(app, before);
    // An account that was there before learns that Google now opens it too.
    if (linkedUserId !== undefined) await mailSecurityChange(app, linkedUserId, 'google_linked');
    return { location: isCodeNeeded ? '/auth?step=code' : '/', setCookies };
  } catch (error) {
    app.log.warn(describeError(error), 'Google sign-in could not finish');
    return refuse(failed);
  }
}
