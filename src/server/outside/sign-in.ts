/** Sign-in and the sessions it opens: better-auth behind the product's own words. */
import { type AdminSignIn, openAdminSignIn } from './sign-in/admin.ts';
import { type LibraryOptions, openLibrary } from './sign-in/library.ts';
import { openPasskeys, type Passkeys } from './sign-in/passkeys.ts';
import { type Credentials, openByPassword, type SessionOrChallenge } from './sign-in/password-sign-in.ts';
import { openProvider, type Provider, type ProviderId, type ProviderOptions } from './sign-in/provider.ts';
import { openSecondFactor, type SecondFactor } from './sign-in/second-factor.ts';
import { openSessions, type Sessions } from './sign-in/sessions.ts';

export { encryptAnew } from './sign-in/encrypt-anew.ts';
export { hashPassword, isPassword } from './sign-in/passwords.ts';
export { signAnew } from './sign-in/plain-session.ts';
export type { ProviderId, ProviderOptions } from './sign-in/provider.ts';
export type { Caller, Owner, SignedIn, WithCookies } from './sign-in/sessions.ts';
export { cookiesOf, withAddress } from './sign-in/sessions.ts';

export type SignIn = Sessions & {
  /** Throws `wrong_credentials`, or `email_not_verified` where the password is right. */
  open(credentials: Credentials, headers: Headers, address: string): Promise<SessionOrChallenge>;
  secondFactor: SecondFactor;
  passkeys: Passkeys;
  /** Those that are configured. */
  providers: ReadonlyMap<ProviderId, Provider>;
  admin: AdminSignIn;
};

export function openSignIn(options: LibraryOptions & { providers: ProviderOptions[] }): SignIn {
  const library = openLibrary(options, 'student');
  return {
    ...openSessions(library, options.db, 'student'),
    open: (credentials, headers, address) => openByPassword(library, credentials, headers, address),
    secondFactor: openSecondFactor(library),
    passkeys: openPasskeys(library),
    providers: new Map(options.providers.map((provider) => [provider.id, openProvider(options, provider)])),
    admin: openAdminSignIn(openLibrary(options, 'admin'), options.db),
  };
}
