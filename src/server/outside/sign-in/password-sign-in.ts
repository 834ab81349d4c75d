import { inOurWords } from './failures.ts';
import type { Library } from './library.ts';
import { type WithCookies, withAddress } from './sessions.ts';

export type Credentials = { email: string; password: string };

/** A session, or the challenge of the second factor. */
export type SessionOrChallenge = ({ userId: number } | { twoFactorRequired: true }) & WithCookies;

/** Throws `wrong_credentials`, or `email_not_verified` where the password is right. */
export async function openByPassword(
  { api }: Library,
  credentials: Credentials,
  headers: Headers,
  address: string,
): Promise<SessionOrChallenge> {
  const { response, headers: answered } = await inOurWords(() =>
    api.signInEmail({ body: credentials, headers: withAddress(headers, address), returnHeaders: true }),
  );
  const setCookies = answered.getSetCookie();
  // The plugin's answer stands in for the session's, which the library's types do not say.
  if ('twoFactorRedirect' in response) return { twoFactorRequired: true, setCookies };
  return { userId: Number(response.user.id), setCookies };
}
