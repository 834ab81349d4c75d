/** A run of an analysis: started, stopped and started again. Its steps are in processing.ts. */
import { and, count, eq } from 'drizzle-orm';
import type { CaseStatus, CourtCase } from '../../../shared/cases.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { caseFileChunks, cases, caseTexts } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import {
  hasStandingCharge,
  lockAllowance,
  paymentOfCase,
  releaseCharge,
  reserveCharge,
} from '../subscription/service.ts';
import { recordEvent } from './events.ts';
import { processCase } from './job-list.ts';
import { type CaseRow, ownedCase, toOneCase } from './rows.ts';

const runningStatuses: CaseStatus[] = ['queued', 'extracting', 'needs_answer', 'analyzing'];

export const isRunning = (status: CaseStatus) => runningStatuses.includes(status);

/** Really stops the worker, wherever it is: it hears of it and writes nothing more. */
export async function cancelCase(app: App, user: SignedIn, { id }: { id: number }): Promise<CourtCase> {
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    const row = await lockCase(within, user, id);
    if (!isRunning(row.status)) throw new AppError('not_possible_now');
    await db
      .update(cases)
      .set({ status: 'cancelled', isRetryable: true, step: null })
      .where(eq(cases.id, id));
    await releaseCharge(within, id);
    await recordEvent(
      within,
      { classId: row.classId, caseId: id },
      { type: 'done', caseId: id, status: 'cancelled' },
    );
    return toOneCase(within, await ownedCase(within, user, id));
  });
}

/** Goes on from the stored text, or from the PDF where it is still there. What was charged already is not charged again. */
export async function retryCase(
  app: App,
  user: SignedIn,
  { id, engine }: { id: number; engine?: 'extractive' | undefined },
): Promise<CourtCase> {
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    await lockAllowance(within, user.userId);
    const row = await lockCase(within, user, id);
    const isStopped = row.status === 'failed' || row.status === 'cancelled';
    if (!isStopped || !row.isRetryable || !(await hasSomethingToRead(within, id))) {
      throw new AppError('not_possible_now', {
        message: 'This analysis cannot be run again. Add the file once more.',
      });
    }
    if (!(await hasStandingCharge(within, id))) {
      const { paidWith } = await paymentOfCase(within, id);
      await reserveCharge(within, user.userId, id, paidWith === 'token');
    }
    const run = row.run + 1;
    const cleared = {
      failureCode: null,
      failureMessage: null,
      failureReason: null,
      isRetryable: false,
      step: null,
      waitsUntil: null,
    };
    await db
      .update(cases)
      .set({ status: 'queued', run, chosenEngine: engine ?? null, ...cleared })
      .where(eq(cases.id, id));
    await announceQueued(within, row);
    await app.queue.send(db, processCase, { caseId: id, run });
    return toOneCase(within, await ownedCase(within, user, id));
  });
}

export async function announceQueued(
  app: App,
  { id, classId }: Pick<CaseRow, 'id' | 'classId'>,
): Promise<void> {
  const event = { type: 'progress', caseId: id, status: 'queued', progress: null } as const;
  await recordEvent(app, { classId, caseId: id }, event);
}

/** Throws not found unless the case is this user's; nobody else changes it until the transaction ends. */
export async function lockCase(app: App, user: SignedIn, id: number): Promise<CaseRow> {
  await app.db.select({ id: cases.id }).from(cases).where(eq(cases.id, id)).for('update');
  return ownedCase(app, user, id);
}

async function hasSomethingToRead({ db }: App, caseId: number): Promise<boolean> {
  const [texts] = await db.select({ rows: count() }).from(caseTexts).where(eq(caseTexts.caseId, caseId));
  const firstChunk = and(eq(caseFileChunks.caseId, caseId), eq(caseFileChunks.position, 0));
  const [chunks] = await db.select({ rows: count() }).from(caseFileChunks).where(firstChunk);
  return (texts?.rows ?? 0) + (chunks?.rows ?? 0) > 0;
}
