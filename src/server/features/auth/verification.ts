import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { verifyEmail as verifyEndpoint } from '../../../shared/auth.ts';
import type { App } from '../../app.ts';
import { AppError, oneRow } from '../../base/errors.ts';
import { users } from '../../db/tables.ts';
import { confirmEmailChange } from './email-change.ts';
import { type Registration, redeemToken, voidTokens } from './mailed-tokens.ts';
import { setPassword } from './passwords.ts';

type Answer = z.infer<(typeof verifyEndpoint)['answer']>;

const verified = {
  outcome: 'verified',
  message: 'Your email address is verified. You can sign in now.',
} as const;

export async function verifyEmail(app: App, { token }: { token: string }): Promise<Answer> {
  let network: string | undefined;
  const answer = await app.db.transaction(async (db): Promise<Answer> => {
    const within = { ...app, db };
    const redeemed = await redeemToken(within, token, [
      'verify_email',
      'confirm_old_email',
      'confirm_new_email',
    ]);
    if (redeemed.purpose !== 'verify_email') return confirmEmailChange(within, redeemed);
    const { userId, registration } = redeemed;
    if (registration) await openAccount(within, userId, registration);
    network = registration?.network;
    const { email } = oneRow(await db.select({ email: users.email }).from(users).where(eq(users.id, userId)));
    return { ...verified, email };
  });
  if (network !== undefined) await forgetSignUp(app, network);
  return answer;
}

/**
 * Who has a mailbox of her own is no machine that signs up: her network may have another in her place, so that a lecture
 * behind one address gets in. Within a limit, since a machine can have mailboxes too.
 */
async function forgetSignUp({ rateLimits }: App, network: string): Promise<void> {
  try {
    await rateLimits.spend('verifiedSignUpsPerAddress', network);
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return;
    throw error;
  }
  await rateLimits.giveBack('registrationsPerAddress', network);
}

/** With the name and password that this very link was asked for with; other links to the address are void. */
async function openAccount(
  app: App,
  userId: number,
  { firstName, lastName, password }: Registration,
): Promise<void> {
  const name = `${firstName} ${lastName}`;
  await app.db
    .update(users)
    .set({ firstName, lastName, name, emailVerified: true, updatedAt: app.now() })
    .where(eq(users.id, userId));
  await setPassword(app, userId, password);
  await voidTokens(app, userId, ['verify_email', 'reset_password']);
}
