/** The end of an account. */
import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { deleteAccount as deleteEndpoint } from '../../../shared/account.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { rateLimitPoints } from '../../base/rate-limits.ts';
import type { Db } from '../../db/db.ts';
import {
  auditEntries,
  linkRequests,
  moneyEvents,
  providerEvents,
  rateLimits,
  tokenEntries,
  users,
  verifications,
} from '../../db/tables.ts';
import { againAfterDeadlock } from '../../db/violations.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { confirmPassword, findPassword } from '../auth/service.ts';
import { endSubscriptionOfUser } from '../payments/service.ts';
import { hasUsedTrial, keepSpentTrial } from '../subscription/service.ts';
import { namesAddress } from './names-address.ts';

type Request = z.infer<(typeof deleteEndpoint)['request']>;

const typedWrongly = 'Type the email address of your account.';

/**
 * Everything goes at once but money, which says only a random pseudonym from then on, and a keyed hash of an address that
 * has had its free analysis.
 */
export async function deleteAccount(app: App, user: SignedIn, request: Request): Promise<undefined> {
  await confirm(app, user, request);
  await removeAccount(app, user);
}

/** Whoever may ask for it. What `within` does belongs to it: either both are done or neither. */
export async function removeAccount(
  app: App,
  user: Pick<SignedIn, 'userId' | 'email'>,
  within: (app: App) => Promise<void> = async () => undefined,
): Promise<void> {
  // Not inside the transaction: it calls the payment provider.
  await endSubscriptionOfUser(app, user.userId);
  // What is still being made for her writes the same rows in another order.
  await againAfterDeadlock(() =>
    app.db.transaction(async (db) => {
      const inside = { ...app, db };
      await within(inside);
      if (await hasUsedTrial(inside, user.userId)) await keepSpentTrial(inside, user.email);
      await forgetAddress(inside, user.email);
      await db.delete(verifications).where(eq(verifications.value, String(user.userId)));
      // What belongs to the account goes with it by the tables' own references.
      await db.delete(users).where(eq(users.id, user.userId));
      await app.notices.tell(db, { about: 'sign_in', userId: user.userId });
    }),
  );
  app.log.info({ userId: user.userId }, 'An account was deleted');
}

async function confirm(app: App, { userId, email }: SignedIn, request: Request): Promise<void> {
  if ((await findPassword(app, userId)) !== undefined) return confirmPassword(app, userId, request.password);
  if (request.email !== email) {
    throw new AppError('invalid_request', { message: typedWrongly, fields: { email: typedWrongly } });
  }
}

/** The address also stands where nothing refers to the account. */
async function forgetAddress({ db, now }: App, email: string): Promise<void> {
  await db.delete(linkRequests).where(eq(linkRequests.email, email));
  const counters = Object.keys(rateLimitPoints).map((limit) => `${limit}:${email}`);
  await db.delete(rateLimits).where(inArray(rateLimits.key, counters));
  const events = await db
    .select({ id: providerEvents.id, body: providerEvents.body })
    .from(providerEvents)
    .where(sql`strpos(lower(${providerEvents.body}), ${email}) > 0`);
  const named = events.filter(({ body }) => namesAddress(body, email)).map(({ id }) => id);
  await db
    .update(providerEvents)
    .set({ body: '{}', processedAt: now() })
    .where(inArray(providerEvents.id, named));
  await forgetInReasons(db, email);
}

/** What an operator gave as a reason stays with the act; the address that was written into it does not. */
async function forgetInReasons(db: Db, email: string): Promise<void> {
  // As `namesAddress` has it: by itself, not as a part of another.
  const literally = email.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&');
  const whole = `(?<![[:alnum:]._%+-])${literally}(?!\\.?[[:alnum:]-])`;
  const without = (column: PgColumn) => sql`regexp_replace(${column}, ${whole}, '(deleted)', 'gi')`;
  const names = (column: PgColumn) => sql`strpos(lower(${column}), ${email}) > 0`;
  const { reason } = auditEntries;
  await db
    .update(auditEntries)
    .set({ reason: without(reason) })
    .where(names(reason));
  const { reason: ofMoney } = moneyEvents;
  await db
    .update(moneyEvents)
    .set({ reason: without(ofMoney) })
    .where(names(ofMoney));
  const { note } = tokenEntries;
  await db
    .update(tokenEntries)
    .set({ note: without(note) })
    .where(names(note));
}
