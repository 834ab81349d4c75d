/** Passkeys: WebAuthn's own JSON goes in and out as it is. */
import { inOurWords } from './failures.ts';
import type { Library } from './library.ts';
import type { WithCookies } from './sessions.ts';

type AssertionBody = NonNullable<Parameters<Library['api']['verifyPasskeyAuthentication']>[0]>['body'];
type Json = Record<string, unknown>;

export type Passkeys = {
  /** How recent the sign-in must be is the caller's to say. */
  beginAdding(headers: Headers): Promise<{ options: Json } & WithCookies>;
  /** Throws `passkey_refused`; answers the passkey's id. */
  add(response: Json, name: string | undefined, headers: Headers): Promise<number>;
  beginSignIn(headers: Headers): Promise<{ options: Json } & WithCookies>;
  /** Throws `passkey_refused`. */
  signIn(response: Json, headers: Headers): Promise<{ userId: number } & WithCookies>;
};

export function openPasskeys({ api }: Library): Passkeys {
  return {
    async beginAdding(headers) {
      const { response, headers: answered } = await inOurWords(() =>
        api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true }),
      );
      return { options: { ...response }, setCookies: answered.getSetCookie() };
    },
    async add(response, name, headers) {
      const body = { response, ...(name === undefined ? {} : { name }) };
      const passkey = await inOurWords(() => api.verifyPasskeyRegistration({ body, headers }));
      return Number(passkey.id);
    },
    async beginSignIn(headers) {
      const { response, headers: answered } = await inOurWords(() =>
        api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true }),
      );
      return { options: { ...response }, setCookies: answered.getSetCookie() };
    },
    async signIn(response, headers) {
      // What a browser sent; the plugin checks its shape as well as its signature.
      const body = { response } as unknown as AssertionBody;
      const { response: signedIn, headers: answered } = await inOurWords(() =>
        api.verifyPasskeyAuthentication({ body, headers, returnHeaders: true }),
      );
      return { userId: Number(signedIn.user.id), setCookies: answered.getSetCookie() };
    },
  };
}
