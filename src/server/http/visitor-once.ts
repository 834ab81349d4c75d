/** The same Idempotency-Key gives the same answer once, also for visitors without an account. */
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { App } from '../app.ts';
import { AppError, keyUsedForAnother } from '../base/errors.ts';
import { visitorKeys } from '../db/tables.ts';
import { type KeyedRequest, keyOf } from './idempotency.ts';

/** A request that has not answered after this long died with its process. */
const diedAfterMs = 60_000;
const waitsMs = 10_000;
const looksEveryMs = 50;

/**
 * Unlike a student's, without a transaction around the work: that would hold a connection while a password is hashed.
 * A repetition waits for the first to end and gets its answer; after a failure it runs again.
 */
export async function onceForVisitor<Answer>(
  app: App,
  given: string | undefined,
  { name, content }: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (given === undefined) return work();
  const key = app.fingerprint(`${name} ${keyOf(given)}`);
  const request = app.fingerprint(JSON.stringify(content));
  if (!(await take(app, key, request))) return waitForAnswer(app, key, request);
  try {
    const answer = await work();
    await app.db
      .update(visitorKeys)
      .set({ answer: answer ?? {} })
      .where(eq(visitorKeys.key, key));
    return answer;
  } catch (error) {
    await app.db.delete(visitorKeys).where(eq(visitorKeys.key, key));
    throw error;
  }
}

async function take({ db, now }: App, key: string, request: string): Promise<boolean> {
  const died = lt(visitorKeys.createdAt, new Date(now().getTime() - diedAfterMs));
  await db.delete(visitorKeys).where(and(eq(visitorKeys.key, key), isNull(visitorKeys.answer), died));
  const taken = await db
    .insert(visitorKeys)
    .values({ key, request, createdAt: now() })
    .onConflictDoNothing()
    .returning({ key: visitorKeys.key });
  return taken.length > 0;
}

async function waitForAnswer<Answer>({ db }: App, key: string, request: string): Promise<Answer> {
  for (let waited = 0; waited < waitsMs; waited += looksEveryMs) {
    const [earlier] = await db.select().from(visitorKeys).where(eq(visitorKeys.key, key));
    if (earlier && earlier.request !== request) throw keyUsedForAnother();
    // The answer of the same endpoint and request, stored as it was sent.
    if (earlier?.answer) return earlier.answer as Answer;
    if (!earlier) break;
    await new Promise((resolve) => setTimeout(resolve, looksEveryMs));
  }
  throw new AppError('not_possible_now', { message: 'The same request is being worked on, or has failed.' });
}
