/** Analyses that failed: why, and running them again. */
import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { type FailedAnalysis, mostRetries, type retryFailures as retry } from '../../../shared/failures.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { cases } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { retryCase } from '../analysis/service.ts';
import { recordAct } from './audit.ts';
import { type PageRequest, pageOf } from './page.ts';

const hasFailed = and(eq(cases.status, 'failed'), isNull(cases.deletedAt));
const canRunAgain = and(hasFailed, eq(cases.isRetryable, true));

export async function listFailures(app: App, _: unknown, page: PageRequest) {
  return pageOf(
    page,
    (cursor, limit) => readFailures(app, cursor, limit),
    ({ caseId }) => caseId,
  );
}

async function readFailures(
  { db }: App,
  cursor: number | undefined,
  limit: number,
): Promise<FailedAnalysis[]> {
  const rows = await db
    .select({
      caseId: cases.id,
      userId: cases.userId,
      tier: cases.tier,
      fileSize: cases.fileSize,
      pageCount: cases.pageCount,
      code: cases.failureCode,
      message: cases.failureMessage,
      reason: cases.failureReason,
      retryable: cases.isRetryable,
      createdAt: cases.createdAt,
    })
    .from(cases)
    .where(and(hasFailed, cursor === undefined ? undefined : lt(cases.id, cursor)))
    .orderBy(desc(cases.id))
    .limit(limit);
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    code: row.code ?? 'unknown',
    message: row.message ?? '',
    uploadedAt: createdAt.toISOString(),
  }));
}

type RetryRequest = z.infer<(typeof retry)['request']>;

/** Each in a transaction of its own, as if its student had asked: one that cannot be charged again keeps no other back. */
export async function retryFailures(app: App, { userId: adminId }: SignedIn, { ids, all }: RetryRequest) {
  if (!ids && !all) throw new AppError('invalid_request', { message: 'Choose which analyses, or all.' });
  const wanted = ids ? and(hasFailed, inArray(cases.id, ids)) : canRunAgain;
  const found = await app.db
    .select({ id: cases.id, userId: cases.userId, engine: cases.chosenEngine })
    .from(cases)
    .where(wanted)
    .orderBy(desc(cases.id))
    .limit(mostRetries);
  let retried = 0;
  for (const { id, userId, engine } of found) {
    const owner = { userId, email: '', signInId: 0 };
    if (await isRunAgain(() => retryCase(app, owner, { id, engine: engine ?? undefined }))) retried += 1;
  }
  if (retried > 0) await recordAct(app, { adminId, act: 'retried_analyses', amount: retried });
  const [left] = await app.db.select({ left: count() }).from(cases).where(canRunAgain);
  return { retried, skipped: (ids?.length ?? found.length) - retried, left: left?.left ?? 0 };
}

async function isRunAgain(run: () => Promise<unknown>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
