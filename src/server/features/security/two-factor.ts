import { eq } from 'drizzle-orm';
import type { User } from '../../../shared/auth.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { signIns } from '../../db/tables.ts';
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
type SecondFactorAnswer = WithCookies & { answer: User };

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

/** What asks for a recent confirmation may be done from this sign-in for a while. */
export async function confirm(app: App, user: SignedIn, proof: Proof, { headers }: Caller) {
  if (!(await hasProof(app, user.userId))) throw new AppError('sign_in_again');
  await confirmOwner(app, user, proof, headers);
  await app.db.update(signIns).set({ confirmedAt: app.now() }).where(eq(signIns.id, user.signInId));
  return { answer: undefined, setCookies: [] };
}

/** How long a sign-in or a confirmation counts as recent. */
const recentMs = 10 * 60 * 1000;

/** Throws `confirm_first`, or `sign_in_again` where nothing else can be asked for. `graceMs` is for those who began in time. */
export async function requireRecent(app: App, { userId, signInId }: SignedIn, graceMs = 0): Promise<void> {
  const [signIn] = await app.db.select().from(signIns).where(eq(signIns.id, signInId));
  const at = signIn?.confirmedAt ?? signIn?.createdAt;
  if (at && app.now().getTime() - at.getTime() <= recentMs + graceMs) return;
  throw new AppError((await hasProof(app, userId)) ? 'confirm_first' : 'sign_in_again');
}

const hasProof = async (app: App, userId: number) =>
  (await findPassword(app, userId)) !== undefined || (await isTwoFactorOn(app, userId));

/** By the password; without one by the second factor, where it is on. Throws `wrong_password` or `wrong_code`. */
async function confirmOwner(app: App, { userId }: SignedIn, { password, code }: Proof, headers: Headers) {
  if ((await findPassword(app, userId)) !== undefined) return confirmPassword(app, userId, password);
  if (!(await isTwoFactorOn(app, userId))) return;
  await app.rateLimits.spend('passwordChecksPerUser', userId);
  if (code === undefined) throw new AppError('wrong_code', { fields: { code: 'Enter a code.' } });
  const kind = isAppCode(code) ? 'totp' : 'backup';
  await app.signIn.secondFactor.verify(kind, code, headers);
  if (kind === 'totp') await takeCode(app, userId, code);
  await app.rateLimits.reset('passwordChecksPerUser', userId);
}

/** Completes a sign-in, or with a session turns two-factor on; a code of the app is good for one of them. */
export async function verifyTotp(
  app: App,
  { code }: Code,
  { headers, address }: Caller,
): Promise<SecondFactorAnswer> {
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
): Promise<SecondFactorAnswer> {
  const opened = await app.signIn.secondFactor.verify('backup', code, withAddress(headers, address));
  const { userId, setCookies } = opened;
  return { answer: await getCurrentUser(app, { userId }), setCookies };
}
