/** Single-use tokens of mailed links. The token itself is only in the mail; its SHA-256 is kept. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { mailedTokens } from '../../db/tables.ts';

type Row = typeof mailedTokens.$inferSelect;
export type Purpose = Row['purpose'];
export type Registration = NonNullable<Row['registration']>;
export type RedeemedToken = Pick<Row, 'userId' | 'purpose' | 'registration'>;

const hourMs = 60 * 60 * 1000;
const validMs: Record<Purpose, number> = {
  verify_email: 24 * hourMs,
  reset_password: hourMs,
  confirm_old_email: 24 * hourMs,
  confirm_new_email: 24 * hourMs,
};
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a token; earlier unused ones of the same purpose stop working. */
export async function issueToken(app: App, userId: number, purpose: Purpose): Promise<string> {
  await app.db.delete(mailedTokens).where(unusedOf(userId, [purpose]));
  return addToken(app, userId, purpose, null);
}

/** Makes a token beside those that are out already: each opens what it was made for. */
export async function addToken(
  { db, now }: App,
  userId: number,
  purpose: Purpose,
  registration: Registration | null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + validMs[purpose]);
  const hash = hashOf(token);
  await db.insert(mailedTokens).values({ hash, userId, purpose, registration, expiresAt, createdAt: now() });
  return token;
}

/** Uses the token up; throws `link_expired`, `link_used`, or `link_wrong` when it is unknown or was replaced. */
export async function redeemToken(
  { db, now }: App,
  token: string,
  purposes: Purpose[],
): Promise<RedeemedToken> {
  const isThis = and(eq(mailedTokens.hash, hashOf(token)), inArray(mailedTokens.purpose, purposes));
  const [redeemed] = await db
    .update(mailedTokens)
    .set({ usedAt: now() })
    .where(and(isThis, isNull(mailedTokens.usedAt), gt(mailedTokens.expiresAt, now())))
    .returning();
  if (redeemed) return redeemed;
  const [found] = await db.select().from(mailedTokens).where(isThis);
  if (!found) throw new AppError('link_wrong');
  throw new AppError(found.usedAt ? 'link_used' : 'link_expired');
}

/** Answers whose it is; throws as `redeemToken` does, and uses nothing up. */
export async function checkToken({ db, now }: App, token: string, purpose: Purpose): Promise<number> {
  const isThis = and(eq(mailedTokens.hash, hashOf(token)), eq(mailedTokens.purpose, purpose));
  const [found] = await db.select().from(mailedTokens).where(isThis);
  if (!found) throw new AppError('link_wrong');
  if (found.usedAt) throw new AppError('link_used');
  if (found.expiresAt <= now()) throw new AppError('link_expired');
  return found.userId;
}

/** Links that are still out no longer work: what they were for is done. */
export async function voidTokens({ db, now }: App, userId: number, purposes: Purpose[]): Promise<void> {
  await db.update(mailedTokens).set({ usedAt: now(), registration: null }).where(unusedOf(userId, purposes));
}

const unusedOf = (userId: number, purposes: Purpose[]) =>
  and(eq(mailedTokens.userId, userId), inArray(mailedTokens.purpose, purposes), isNull(mailedTokens.usedAt));
