/** Codes of an authenticator app, each good for one thing: a sign-in of a student or an administrator, or a change. */
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';

export const isAppCode = (code: string) => /^\d{6}$/.test(code);

/** Throws `wrong_code` at the second use. */
export async function takeCode({ rateLimits }: App, userId: number, code: string): Promise<void> {
  await rateLimits.spend('usesPerCode', `${userId} ${code}`).catch((cause: unknown) => {
    throw cause instanceof AppError ? new AppError('wrong_code', { cause }) : cause;
  });
}
