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
import { confirmPassword, getCurrentUser, isTwoFactorOn } from '../auth/service.ts';
import { mailSecurityChange } from './service.ts';

type Password = { password?: string | undefined };
type Code = { code: string };
type Opened = WithCookies & { answer: User };

export async function enable(app: App, { userId }: SignedIn, password: Password, { headers }: Caller) {
  await confirmPassword(app, userId, password.password);
  return { answer: await app.signIn.secondFactor.enable(password, headers), setCookies: [] };
}

export async function disable(app: App, { userId }: SignedIn, password: Password, { headers }: Caller) {
  await confirmPassword(app, userId, password.password);
  const wasOn = await isTwoFactorOn(app, userId);
  const { setCookies } = await app.signIn.secondFactor.disable(password, headers);
  if (wasOn) await mailSecurityChange(app, userId, 'two_factor_off');
  return { answer: { status: true } as const, setCookies };
}

export async function renewBackupCodes(
  app: App,
  { userId }: SignedIn,
  password: Password,
  { headers }: Caller,
) {
  await confirmPassword(app, userId, password.password);
  const answer = await app.signIn.secondFactor.renewBackupCodes(password, headers);
  await mailSecurityChange(app, userId, 'recovery_codes_renewed');
  return { answer, setCookies: [] };
}

/** Completes a sign-in, or with a session turns two-factor on; a code of the app is good for one of them. */
export async function verifyTotp(app: App, { code }: Code, { headers, address }: Caller): Promise<Opened> {
  const before = await app.signIn.find(headers);
  const wasOn = before && (await isTwoFactorOn(app, before.userId));
  if (before && wasOn) throw new AppError('not_possible_now');
  const opened = await app.signIn.secondFactor.verify('totp', code, withAddress(headers, address));
  const { userId, setCookies } = opened;
  try {
    await app.rateLimits.spend('usesPerCode', `${userId} ${code}`);
  } catch (cause) {
    await app.signIn.close(cookiesOf(setCookies));
    throw new AppError('wrong_code', { cause });
  }
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
