import { and, inArray, isNotNull, lt } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { caseFileChunks, cases, idempotencyKeys } from '../../db/tables.ts';
import { settleLostCalls } from '../making/service.ts';
import { dropOldEvents } from '../news/service.ts';
import { sweepQuestions } from './question.ts';

const bytesKeptMs = 24 * 60 * 60 * 1000;

/** Once an hour: bytes of runs that ended without text and were not started again within a day, and old records. */
export async function sweep(app: App): Promise<void> {
  const before = new Date(app.now().getTime() - bytesKeptMs);
  const abandoned = app.db
    .select({ id: cases.id })
    .from(cases)
    .where(and(inArray(cases.status, ['failed', 'cancelled']), lt(cases.createdAt, before)));
  const swept = await app.db
    .delete(caseFileChunks)
    .where(inArray(caseFileChunks.caseId, abandoned))
    .returning({ caseId: caseFileChunks.caseId });
  const ids = [...new Set(swept.map(({ caseId }) => caseId))];
  if (ids.length > 0) {
    await app.db
      .update(cases)
      .set({ isRetryable: false, pdfDeletedAt: app.now() })
      .where(inArray(cases.id, ids));
  }
  await sweepQuestions(app, before);
  const overdue = and(isNotNull(cases.deletedAt), lt(cases.deletedAt, before));
  await app.db.delete(cases).where(overdue);
  await app.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
  await dropOldEvents(app);
  await settleLostCalls(app);
}
