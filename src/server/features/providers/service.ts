import { sentenceOf } from '../../../shared/errors.ts';
import type { App } from '../../app.ts';
import { describeError } from '../../base/log.ts';
import type { Caller, ProviderId, WithCookies } from '../../outside/sign-in.ts';
import { endReplaced } from '../auth/service.ts';
import { mailSecurityChange } from '../security/service.ts';

type Redirect = WithCookies & { location: string };

/** As the button calls it, and as a sentence begins with it. */
function nameOf({ config }: App, id: ProviderId): string {
  return id === 'google' ? 'Google' : (config.university?.name ?? 'University');
}

const unavailable = (name: string) =>
  `${name} sign-in isn’t available right now. Please sign in with your password.`;

/** What the provider or the library says, in words for the landing page; anything else is the last one. */
function sentenceFor(refusal: string, name: string): string {
  const late = `${name} sign-in took too long or was started in another window. Please try again.`;
  const sentences: Record<string, string> = {
    access_denied: `${name} sign-in was canceled.`,
    email_not_verified: `${name} hasn’t verified your email address. Please sign up with a password instead.`,
    email_not_found: `${name} didn’t share your email address. Please sign up with a password instead.`,
    ACCOUNT_SUSPENDED: sentenceOf('account_suspended'),
    state_mismatch: late,
    state_not_found: late,
  };
  return sentences[refusal] ?? failed(name);
}

const failed = (name: string) => `${name} sign-in didn’t work. Please try again.`;

const linked = { google: 'google_linked', oidc: 'university_linked' } as const;

const refuse = (sentence: string, setCookies: string[] = []): Redirect => ({
  location: `/?error=${encodeURIComponent(sentence)}`,
  setCookies,
});

export async function getAvailability({ config }: App) {
  const { clientId, clientSecret } = config.google;
  return { hasGoogleClientId: Boolean(clientId), hasGoogleClientSecret: Boolean(clientSecret) };
}

export async function start(app: App, id: ProviderId, { headers }: Caller): Promise<Redirect> {
  const name = nameOf(app, id);
  const provider = app.signIn.providers.get(id);
  if (!provider) return refuse(unavailable(name));
  try {
    const { url, setCookies } = await provider.start(headers);
    return { location: url, setCookies };
  } catch (error) {
    app.log.warn(describeError(error), `Sign-in with the provider ${id} could not start`);
    return refuse(unavailable(name));
  }
}

/** `query` is the provider's answer, question mark included. */
export async function finish(
  app: App,
  id: ProviderId,
  query: string,
  { headers, address }: Caller,
): Promise<Redirect> {
  const name = nameOf(app, id);
  const provider = app.signIn.providers.get(id);
  if (!provider) return refuse(unavailable(name));
  try {
    const before = await app.signIn.find(headers);
    const { refusal, linkedUserId, isCodeNeeded, setCookies } = await provider.finish(
      query,
      headers,
      address,
    );
    if (refusal !== undefined) return refuse(sentenceFor(refusal, name), setCookies);
    await endReplaced(app, before);
    // An account that was there before learns that the provider now opens it too.
    if (linkedUserId !== undefined) await mailSecurityChange(app, linkedUserId, linked[id]);
    return { location: isCodeNeeded ? '/auth?step=code' : '/', setCookies };
  } catch (error) {
    app.log.warn(describeError(error), `Sign-in with the provider ${id} could not finish`);
    return refuse(failed(name));
  }
}
