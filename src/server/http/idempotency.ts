/** The same Idempotency-Key gives the same answer once. */
import { and, eq } from 'drizzle-orm';
import type { App } from '../app.ts';
import { AppError, keyUsedForAnother } from '../base/errors.ts';
import { idempotencyKeys } from '../db/tables.ts';
import type { SignedIn } from '../outside/sign-in.ts';

const maxKeyLength = 200;

/** The endpoint's name, and what it was asked. */
export type KeyedRequest = { name: string; content: unknown };

export function keyOf(given: string): string {
  if (given.length <= maxKeyLength) return given;
  throw new AppError('invalid_request', { message: 'The Idempotency-Key is too long.' });
}

type Keyed = { key: string; fingerprint: string };

const keyedBy = ({ fingerprint }: App, given: string, { name, content }: KeyedRequest): Keyed => ({
  key: keyOf(given),
  fingerprint: `${name} ${fingerprint(JSON.stringify(content))}`,
});

const rowOf = ({ userId }: SignedIn, key: string) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/** The answer that the key has already, for what is to be done before `once` begins, and not again for a repetition. */
export async function findAnswer(
  app: App,
  user: SignedIn,
  given: string | undefined,
  request: KeyedRequest,
): Promise<{ answer: unknown } | undefined> {
  if (given === undefined) return undefined;
  const { key, fingerprint } = keyedBy(app, given, request);
  const [earlier] = await app.db.select().from(idempotencyKeys).where(rowOf(user, key));
  if (earlier && earlier.request !== fingerprint) throw keyUsedForAnother();
  return earlier;
}

/**
 * Runs `work` in one transaction with the key's row, so that both are there or neither. A repetition waits for
 * the first to end and gets its answer; after a failure it runs again, since nothing was done.
 */
export async function once<Answer>(
  app: App,
  user: SignedIn,
  given: string | undefined,
  request: KeyedRequest,
  work: (app: App) => Promise<Answer>,
): Promise<Answer> {
  if (given === undefined) return work(app);
  const { key, fingerprint } = keyedBy(app, given, request);
  return app.db.transaction(async (db) => {
    const mine = rowOf(user, key);
    const taken = await db
      .insert(idempotencyKeys)
      .values({ userId: user.userId, key, request: fingerprint, createdAt: app.now() })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (taken.length === 0) {
      const [earlier] = await db.select().from(idempotencyKeys).where(mine);
      if (earlier?.request !== fingerprint) throw keyUsedForAnother();
      // The answer of the same endpoint and request, stored below as it was sent.
      return earlier.answer as Answer;
    }
    const answer = await work({ ...app, db });
    await db
      .update(idempotencyKeys)
      .set({ answer: answer ?? null })
      .where(mine);
    return answer;
  });
}
