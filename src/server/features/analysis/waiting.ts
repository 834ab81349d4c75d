/** A language model that says when to come again: the run goes back to the queue and starts then, wherever. */
import { and, eq, gt } from 'drizzle-orm';
import type { ModelError } from '../../../study/model/model.ts';
import type { App } from '../../app.ts';
import { cases } from '../../db/tables.ts';
import { processCase } from '../cases/service.ts';
import { type Run, recordEvent } from '../news/service.ts';
import { updateRun } from './run-state.ts';

/** Of one run; after them it fails as the provider says. */
const mostWaits = 8;
const shortestMs = 1_000;
const longestMs = 15 * 60_000;
/** Where the provider names no time. */
const unnamedMs = 60_000;

/** How long to wait before the next try; undefined when there is nothing to wait for, or no waiting left. */
export function waitSeconds({ code, retryAfterMs }: ModelError, waits: number): number | undefined {
  if (code !== 'rate_limited' || waits >= mostWaits) return undefined;
  return Math.ceil(Math.min(longestMs, Math.max(shortestMs, retryAfterMs ?? unnamedMs)) / 1000);
}

/** Returns false when there is nothing to wait for, or no waiting left. Waiting does not count as an attempt of the job. */
export async function waitForModel(app: App, run: Run, error: ModelError, waits: number): Promise<boolean> {
  const delaySeconds = waitSeconds(error, waits);
  if (delaySeconds === undefined) return false;
  const waitsUntil = new Date(app.now().getTime() + delaySeconds * 1000);
  app.log.info({ ...run, reason: error.reason, delaySeconds }, 'A run waits for a language model');
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const { classId, step, stepDone, stepTotal } = await updateRun(within, run, { waitsUntil });
    await app.queue.send(db, processCase, { ...run, waits: waits + 1 }, { delaySeconds });
    const progress = {
      step: step ?? 'brief',
      done: stepDone,
      total: stepTotal,
      waitsUntil: waitsUntil.toISOString(),
    };
    const event = { type: 'progress', caseId: run.caseId, status: 'analyzing', progress } as const;
    await recordEvent(within, { classId, caseId: run.caseId }, event);
  });
  return true;
}

/** Seconds are whole in the queue: the job that is due may come a little before the time. */
const toleranceMs = 1_500;

/** A job that was delivered a second time leaves the work to the one that waits in the queue. */
export async function isWaiting({ db, now }: App, { caseId }: Run): Promise<boolean> {
  const later = gt(cases.waitsUntil, new Date(now().getTime() + toleranceMs));
  const rows = await db
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.id, caseId), later));
  return rows.length > 0;
}
