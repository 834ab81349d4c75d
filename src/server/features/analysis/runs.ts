/** A run of an analysis: started, stopped and started again. Its steps are in processing.ts. */
import { and, count, eq } from 'drizzle-orm';
import type { CourtCase } from '../../../shared/cases.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { caseFileChunks, cases, caseTexts } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import {
  announceQueued,
  type CaseRow,
  cancelled,
  dropBytes,
  dropLittle,
  isLittle,
  isRunning,
  lockCase,
  ownedCase,
  processCase,
  type Stop,
  settleStopped,
  stopped,
  toCase,
} from '../cases/service.ts';
import { recordEvent } from '../news/service.ts';
import { hasStandingCharge, lockAllowance, paymentOfCase, reserveCharge } from '../subscription/service.ts';

/** Really stops the worker, wherever it is: it hears of it and writes nothing more. */
export async function cancelCase(app: App, user: SignedIn, { id }: { id: number }): Promise<CourtCase> {
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    const row = await lockCase(within, user, id);
    if (!isRunning(row.status)) throw new AppError('not_possible_now');
    await stopRun(within, row, cancelled);
    return toCase(await ownedCase(within, user, id));
  });
}

const cancelledUnread =
  'The analysis was canceled before the file was read, so the file was deleted. Add it again to analyze it.';

/** Only with the case locked. Its charge is given back unless a material is ready; a file that was not read yet goes. */
export async function stopRun(app: App, row: CaseRow, stop: Stop): Promise<void> {
  const unread = (await dropBytes(app, row.id))
    ? { isRetryable: false, failureMessage: cancelledUnread, pdfDeletedAt: app.now() }
    : {};
  await app.db
    .update(cases)
    .set({ ...stopped(app, row, stop), ...unread })
    .where(eq(cases.id, row.id));
  await settleStopped(app, row.id);
  await dropLittle(app, row);
  await recordEvent(
    app,
    { classId: row.classId, caseId: row.id },
    { type: 'done', caseId: row.id, status: 'cancelled' },
  );
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
        message: 'This analysis can’t be run again. Add the file again.',
      });
    }
    if (!(await hasStandingCharge(within, id))) {
      const { paidWith } = await paymentOfCase(within, id);
      await reserveCharge(within, user.userId, id, paidWith === 'token');
    }
    await startRun(within, row, engine);
    return toCase(await ownedCase(within, user, id));
  });
}

/** Only with the case locked and a charge of it standing. */
export async function startRun(app: App, row: CaseRow, engine?: 'extractive'): Promise<void> {
  const run = row.run + 1;
  const cleared = {
    // What little was made is gone, and is looked at again.
    ...(isLittle(row) ? { question: null } : {}),
    failureCode: null,
    failureMessage: null,
    failureReason: null,
    isRetryable: false,
    step: null,
    waitsUntil: null,
    declinedAt: null,
  };
  await app.db
    .update(cases)
    .set({ status: 'queued', run, chosenEngine: engine ?? null, ...cleared })
    .where(eq(cases.id, row.id));
  await announceQueued(app, row);
  await app.queue.send(app.db, processCase, { caseId: row.id, run });
}

async function hasSomethingToRead({ db }: App, caseId: number): Promise<boolean> {
  const [texts] = await db.select({ rows: count() }).from(caseTexts).where(eq(caseTexts.caseId, caseId));
  const firstChunk = and(eq(caseFileChunks.caseId, caseId), eq(caseFileChunks.position, 0));
  const [chunks] = await db.select({ rows: count() }).from(caseFileChunks).where(firstChunk);
  return (texts?.rows ?? 0) + (chunks?.rows ?? 0) > 0;
}
