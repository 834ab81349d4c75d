import type { User } from '../../../shared/auth.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import {
  type Caller,
  cookiesOf,
  type SignedIn,
  type WithCookies,
  withAddress,
} from '../../outside/sign-in.ts';
import {
  confirmPassword,
  findPassword,
  getCurrentUser,
  isAppCode,
  isTwoFactorOn,
  takeCode,
} from '../auth/service.ts';
import { mailSecurityChange } from './service.ts';

type Password = { password?: string | undefined };
type Proof = Password & { code?: string | undefined };
type Code = { code: string };
type Opened = WithCookies & { answer: User };

export async function enable(app: App, { userId }: SignedIn, password: Password, { headers }: Caller) {
  await confirmPassword(app, userId, password.password);
  return { answer: await app.signIn.secondFactor.enable(password, headers), setCookies: [] };
}

export async function disable(app: App, user: SignedIn, proof: Proof, { headers }: Caller) {
  await confirmOwner(app, user, proof, headers);
  const wasOn = await isTwoFactorOn(app, user.userId);
  const { setCookies } = await app.signIn.secondFactor.disable(proof, headers);
  if (wasOn) await mailSecurityChange(app, user.userId, 'two_factor_off');
  return { answer: { status: true } as const, setCookies };
}

export async function renewBackupCodes(app: App, user: SignedIn, proof: Proof, { headers }: Caller) {
  await confirmOwner(app, user, proof, headers);
  const answer = await app.signIn.secondFactor.renewBackupCodes(proof, headers);
  await mailSecurityChange(app, user.userId, 'recovery_codes_renewed');
  return { answer, setCookies: [] };
}

/** By the password; without one by the second factor, where it is on. Throws `wrong_password` or `wrong_code`. */
async function confirmOwner(app: App, { userId }: SignedIn, { password, code }: Proof, headers: Headers) {
  if ((await findPassword(app, userId)) !== undefined) return confirmPassword(app, userId, password);
  if (!(await isTwoFactorOn(app, userId))) return;
  await app.rateLimits.spend('passwordChecksPerUser', userId);
  if (code === undefined) throw new AppError('wrong_code', { fields: { code: 'The code is missing.' } });
  const kind = isAppCode(code) ? 'totp' : 'backup';
  await app.signIn.secondFactor.verify(kind, code, headers);
  if (kind === 'totp') await takeCode(app, userId, code);
  await app.rateLimits.reset('passwordChecksPerUser', userId);
}

/** Completes a sign-in, or with a session turns two-factor on; a code of the app is good for one of them. */
export async function verifyTotp(app: App, { code }: Code, { headers, address }: Caller): Promise<Opened> {
  const before = await app.signIn.find(headers);
  const wasOn = before && (await isTwoFactorOn(app, before.userId));
  if (before && wasOn) throw new AppError('not_possible_now');
  const opened = await app.signIn.secondFactor.verify('totp', code, withAddress(headers, address));
  const { userId, setCookies } = opened;
  await takeCode(app, userId, code).catch(async (error) => {
    await app.signIn.close(cookiesOf(setCookies));
    throw error;
  });
  if (before) await mailSecurityChange(app, userId, 'two_factor_on');
  return { answer: await getCurrentUser(app, { userId }), setCookies };
}

export async function verifyBackupCode(
  app: App,
  { code }: Code,
  { headers, address }: Caller,
): Promise<Opened> {
  const opened = await app.signIn.secondFactor.verify('backup', code, withAddress(headers, address));
  const { userId, setCookies } = opened;
  return { answer: await getCurrentUser(app, { userId }), setCookies };
}
