/** Single-use tokens of mailed links. The token itself is only in the mail; its SHA-256 is kept. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { mailedTokens } from '../../db/tables.ts';

type Purpose = (typeof mailedTokens.$inferSelect)['purpose'];

const validMs = 24 * 60 * 60 * 1000;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a token; earlier unused ones of the same purpose stop working. */
export async function issueToken({ db, now }: App, userId: number, purpose: Purpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const unused = and(
    eq(mailedTokens.userId, userId),
    eq(mailedTokens.purpose, purpose),
    isNull(mailedTokens.usedAt),
  );
  await db.delete(mailedTokens).where(unused);
  const expiresAt = new Date(now().getTime() + validMs);
  await db.insert(mailedTokens).values({ hash: hashOf(token), userId, purpose, expiresAt, createdAt: now() });
  return token;
}

/** Uses the token up and answers whose it is; throws `link_expired` when it is unknown, used or too old. */
export async function redeemToken({ db, now }: App, token: string, purpose: Purpose): Promise<number> {
  const valid = and(
    eq(mailedTokens.hash, hashOf(token)),
    eq(mailedTokens.purpose, purpose),
    isNull(mailedTokens.usedAt),
    gt(mailedTokens.expiresAt, now()),
  );
  const [redeemed] = await db
    .update(mailedTokens)
    .set({ usedAt: now() })
    .where(valid)
    .returning({ userId: mailedTokens.userId });
  if (!redeemed) throw new AppError('link_expired');
  return redeemed.userId;
}
