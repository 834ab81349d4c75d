/** The bytes of files that wait to be read: they go as soon as nobody waits for them, and a student has so many at most. */
import { and, eq, sql, sum } from 'drizzle-orm';
import { limits } from '../../../shared/prices.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { caseFileChunks, cases } from '../../db/tables.ts';

const tooMuch = `Your files waiting to be read take up ${limits.maxWaitingBytes / 1024 / 1024} MB, which is the limit. Add this one once some are done, or delete the ones that failed.`;

/** Throws where `bytes` more are too many. Two at once count each other only where the allowance is locked. */
export async function requireRoom({ db }: App, userId: number, bytes: number): Promise<void> {
  const waiting = and(eq(caseFileChunks.caseId, cases.id), eq(caseFileChunks.position, 0));
  const [row] = await db
    .select({ bytes: sum(cases.fileSize).mapWith(Number) })
    .from(cases)
    .where(
      and(
        eq(cases.userId, userId),
        sql`exists ${db.select({ one: sql`1` }).from(caseFileChunks).where(waiting)}`,
      ),
    );
  if ((row?.bytes ?? 0) + bytes > limits.maxWaitingBytes)
    throw new AppError('too_much_waiting', { message: tooMuch });
}

/** True where there were some. Without its text a case whose bytes are gone cannot be run again. */
export async function dropBytes({ db }: App, caseId: number): Promise<boolean> {
  const dropped = await db
    .delete(caseFileChunks)
    .where(eq(caseFileChunks.caseId, caseId))
    .returning({ position: caseFileChunks.position });
  return dropped.length > 0;
}
