/** The second factor: an authenticator app and recovery codes. */
import { inOurWords } from './failures.ts';
import type { Library } from './library.ts';
import type { WithCookies } from './sessions.ts';

type Password = { password?: string | undefined };

export type SecondFactor = {
  /** Throws `wrong_password`. It is on only after a first code was verified. */
  enable(password: Password, headers: Headers): Promise<{ totpURI: string; backupCodes: string[] }>;
  /** Throws `wrong_password`; the session is a new one. */
  disable(password: Password, headers: Headers): Promise<WithCookies>;
  /** Throws `wrong_password`. */
  renewBackupCodes(password: Password, headers: Headers): Promise<{ backupCodes: string[] }>;
  /** Opens a session from the challenge in the cookies; throws `wrong_code` or `sign_in_expired`. */
  verify(kind: 'totp' | 'backup', code: string, headers: Headers): Promise<{ userId: number } & WithCookies>;
};

const given = ({ password }: Password) => (password === undefined ? {} : { password });

export function openSecondFactor({ api }: Library): SecondFactor {
  return {
    async enable(password, headers) {
      const enabled = await inOurWords(() => api.enableTwoFactor({ body: given(password), headers }));
      if (!('totpURI' in enabled)) throw new Error('Two-factor was turned on without an app');
      return { totpURI: enabled.totpURI, backupCodes: enabled.backupCodes };
    },
    async disable(password, headers) {
      const { headers: answered } = await inOurWords(() =>
        api.disableTwoFactor({ body: given(password), headers, returnHeaders: true }),
      );
      return { setCookies: answered.getSetCookie() };
    },
    async renewBackupCodes(password, headers) {
      const { backupCodes } = await inOurWords(() =>
        api.generateBackupCodes({ body: given(password), headers }),
      );
      return { backupCodes };
    },
    async verify(kind, code, headers) {
      const call = { body: { code }, headers, returnHeaders: true } as const;
      const { response, headers: answered } = await inOurWords(() =>
        kind === 'totp' ? api.verifyTOTP(call) : api.verifyBackupCode(call),
      );
      return { userId: Number(response.user.id), setCookies: answered.getSetCookie() };
    },
  };
}
