/** The administrator's sign-in: a cookie and sessions of its own. */
import { AppError } from '../../base/errors.ts';
import type { Db } from '../../db/db.ts';
import type { Library } from './library.ts';
import { type Credentials, openByPassword } from './password-sign-in.ts';
import { openSecondFactor } from './second-factor.ts';
import { cookiesOf, openSessions, type Sessions, type WithCookies, withAddress } from './sessions.ts';

type Request = Credentials & { code?: string | undefined };

export type AdminSignIn = Sessions & {
  /** Whoever it is: the caller checks the role. Throws `wrong_credentials` or `wrong_code`. */
  open(
    request: Request,
    headers: Headers,
    address: string,
  ): Promise<({ userId: number } & WithCookies) | 'two_factor_required'>;
};

/** Nobody learns here which addresses are signed up for and wait to be verified. */
function hideWhetherVerified(error: unknown): never {
  if (error instanceof AppError && error.code === 'email_not_verified')
    throw new AppError('wrong_credentials', { cause: error });
  throw error;
}

export function openAdminSignIn(library: Library, db: Db): AdminSignIn {
  const secondFactor = openSecondFactor(library);
  return {
    ...openSessions(library, db, 'admin'),
    async open({ code, ...credentials }, headers, address) {
      const opened = await openByPassword(library, credentials, headers, address).catch(hideWhetherVerified);
      if ('userId' in opened) return opened;
      if (code === undefined) return 'two_factor_required';
      const challenged = withAddress(headers, address);
      challenged.set('cookie', cookiesOf(opened.setCookies).get('cookie') ?? '');
      return secondFactor.verify(/^\d{6}$/.test(code) ? 'totp' : 'backup', code, challenged);
    },
  };
}
