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
  const key = keyOf(given);
  const fingerprint = `${request.name} ${app.fingerprint(JSON.stringify(request.content))}`;
  return app.db.transaction(async (db) => {
    const mine = and(eq(idempotencyKeys.userId, user.userId), eq(idempotencyKeys.key, key));
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
