/** The job that looks for other words for a reported part. It may run twice: what is settled already is not settled again. */
import { and, eq } from 'drizzle-orm';
import type { ReportOutcome } from '../../../shared/materials.ts';
import { ModelError } from '../../../study/model/model.ts';
import type { App } from '../../app.ts';
import { materials, reports } from '../../db/tables.ts';
import type { Attempt } from '../../outside/queue.ts';
import { waitSeconds } from '../analysis/service.ts';
import { findOpinion, placeOfCase } from '../cases/service.ts';
import { makePartAgain } from '../making/service.ts';
import { recordEvent } from '../news/service.ts';
import { type Reporting, remakeReported } from './jobs.ts';
import { findPart, type ReportedMaterial } from './part.ts';

export async function workReport(app: App, reporting: Reporting, { signal }: Attempt): Promise<void> {
  const running = await findRunning(app, reporting);
  if (!running) return;
  const { report, material } = running;
  const reported = findPart(running);
  if (!reported) return settle(app, reporting, 'kept');
  const opinion = await findOpinion(app, material.caseId);
  if (!opinion) return settle(app, reporting, 'no_text');
  try {
    const made = await makePartAgain(app, { material, opinion, reported, reason: report.reason, signal });
    await (made === undefined ? settle(app, reporting, 'kept') : propose(app, reporting, made));
  } catch (error) {
    // Handed back, not failed: another worker makes it.
    signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    if (await waitForModel(app, reporting, error)) return;
    app.log.warn({ ...reporting, code: error.code, reason: error.reason }, 'A language model failed');
    await settle(app, reporting, 'failed');
  }
}

/** Also where every worker was killed. */
export async function giveUpReport(app: App, reporting: Reporting): Promise<void> {
  await settle(app, reporting, 'failed');
}

async function findRunning({ db }: App, { reportId }: Reporting): Promise<ReportedMaterial | undefined> {
  const [running] = await db
    .select({ report: reports, material: materials })
    .from(reports)
    .innerJoin(materials, eq(materials.id, reports.materialId))
    .where(and(eq(reports.id, reportId), eq(reports.outcome, 'running')))
    .for('update');
  return running;
}

type ReplacementPart = Exclude<Awaited<ReturnType<typeof makePartAgain>>, undefined>;

/** Her brief stays as it is: she compares the two and chooses. */
async function propose(app: App, reporting: Reporting, made: ReplacementPart): Promise<void> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const running = await findRunning(within, reporting);
    if (!running) return;
    const piece = made === 'unfounded' ? null : made;
    const isThere = findPart(running) !== undefined;
    await end(within, running, isThere ? { outcome: 'proposed', proposal: { piece } } : { outcome: 'kept' });
  });
}

async function settle(app: App, reporting: Reporting, outcome: ReportOutcome): Promise<void> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const running = await findRunning(within, reporting);
    if (running) await end(within, running, { outcome });
  });
}

async function end(
  app: App,
  { report, material: { caseId } }: ReportedMaterial,
  result: { outcome: ReportOutcome; proposal?: { piece: Exclude<ReplacementPart, 'unfounded'> | null } },
): Promise<void> {
  await app.db
    .update(reports)
    .set({ ...result, settledAt: app.now() })
    .where(eq(reports.id, report.id));
  const place = await placeOfCase(app, caseId);
  if (place) await recordEvent(app, place, { type: 'changed', caseId });
}

/** Returns false when there is nothing to wait for, or no waiting left. */
async function waitForModel(app: App, reporting: Reporting, error: ModelError): Promise<boolean> {
  const { waits = 0 } = reporting;
  const delaySeconds = waitSeconds(error, waits);
  if (delaySeconds === undefined) return false;
  await app.queue.send(app.db, remakeReported, { ...reporting, waits: waits + 1 }, { delaySeconds });
  return true;
}
