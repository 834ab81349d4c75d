/** Sign-in and the sessions it opens: better-auth behind the product's own words. */
import { type AdminSignIn, openAdminSignIn } from './sign-in/admin.ts';
import { type Google, type GoogleOptions, openGoogle } from './sign-in/google.ts';
import { type LibraryOptions, openLibrary } from './sign-in/library.ts';
import { openPasskeys, type Passkeys } from './sign-in/passkeys.ts';
import { type Credentials, type Opened, openByPassword } from './sign-in/password-sign-in.ts';
import { openSecondFactor, type SecondFactor } from './sign-in/second-factor.ts';
import { openSessions, type Sessions } from './sign-in/sessions.ts';

export { hashPassword, isPassword } from './sign-in/passwords.ts';
export type { Caller, Owner, SignedIn, WithCookies } from './sign-in/sessions.ts';
export { cookiesOf, withAddress } from './sign-in/sessions.ts';

export type SignIn = Sessions & {
  /** Throws `wrong_credentials`, or `email_not_verified` where the password is right. */
  open(credentials: Credentials, headers: Headers, address: string): Promise<Opened>;
  secondFactor: SecondFactor;
  passkeys: Passkeys;
  /** Absent where it is not configured. */
  google: Google | undefined;
  admin: AdminSignIn;
};

export function openSignIn(options: LibraryOptions & { google: GoogleOptions | undefined }): SignIn {
  const library = openLibrary(options, 'student');
  return {
    ...openSessions(library, options.db, 'student'),
    open: (credentials, headers, address) => openByPassword(library, credentials, headers, address),
    secondFactor: openSecondFactor(library),
    passkeys: openPasskeys(library),
    google: options.google && openGoogle(options, options.google),
    admin: openAdminSignIn(openLibrary(options, 'admin'), options.db),
  };
}
