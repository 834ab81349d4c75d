/** The job that makes a reported part again. It may run twice: what is settled already is not settled again. */
import { and, eq } from 'drizzle-orm';
import type { ReportOutcome } from '../../../shared/materials.ts';
import {
  findReported,
  type Replacement,
  type Reported,
  replaceReported,
  replaceSection,
  wordsOf,
} from '../../../study/material/report.ts';
import { ModelError } from '../../../study/model/model.ts';
import type { App } from '../../app.ts';
import { materials, reports } from '../../db/tables.ts';
import type { Attempt } from '../../outside/queue.ts';
import { findOpinion, placeOfCase, recordEvent, waitSeconds } from '../cases/service.ts';
import { keepVersion, type MaterialRow, makePartAgain, replaceContent } from '../materials/service.ts';
import { type Reporting, remakeReported } from './jobs.ts';

type Running = { report: typeof reports.$inferSelect; material: MaterialRow };

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
    await (made === undefined ? settle(app, reporting, 'kept') : replace(app, reporting, made));
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

async function findRunning({ db }: App, { reportId }: Reporting): Promise<Running | undefined> {
  const [running] = await db
    .select({ report: reports, material: materials })
    .from(reports)
    .innerJoin(materials, eq(materials.id, reports.materialId))
    .where(and(eq(reports.id, reportId), eq(reports.outcome, 'running')))
    .for('update');
  return running;
}

/** Undefined where it was changed, or made again as a whole, in the meantime. */
function findPart({ report, material }: Running): Reported | undefined {
  const found = findReported(material.kind, material.content, report.itemId);
  return found && wordsOf(found) === report.words ? found : undefined;
}

type Made = Exclude<Awaited<ReturnType<typeof makePartAgain>>, undefined>;

async function replace(app: App, reporting: Reporting, made: Made): Promise<void> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const running = await findRunning(within, reporting);
    if (!running) return;
    const { report, material } = running;
    const reported = findPart(running);
    if (!reported) return end(within, running, { outcome: 'kept' });
    await keepVersion(within, material);
    const piece = made === 'unfounded' ? undefined : made;
    const content =
      reported.what === 'section'
        ? replaceSection(material.content, reported.section, Array.isArray(piece) ? piece : [])
        : replaceReported(material.content, report.itemId, piece);
    await replaceContent(within, material, { content, edited: material.edited });
    await end(within, running, {
      outcome: piece ? 'remade' : 'taken_out',
      madeId: madeIdOf(reported, piece),
    });
  });
}

/** A section that is made again is called by its place, as before. */
function madeIdOf({ id }: Reported, piece: Replacement | undefined): string | null {
  if (Array.isArray(piece)) return id;
  return piece && 'id' in piece ? piece.id : null;
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
  { report, material: { caseId } }: Running,
  result: { outcome: ReportOutcome; madeId?: string | null },
): Promise<void> {
  await app.db
    .update(reports)
    .set({ ...result, settledAt: app.now() })
    .where(eq(reports.id, report.id));
  const place = await placeOfCase(app, caseId);
  if (place) await recordEvent(app, place, { type: 'changed', caseId });
}

/** Answers false where there is nothing to wait for, or no more waiting. */
async function waitForModel(app: App, reporting: Reporting, error: ModelError): Promise<boolean> {
  const { waits = 0 } = reporting;
  const delaySeconds = waitSeconds(error, waits);
  if (delaySeconds === undefined) return false;
  await app.queue.send(app.db, remakeReported, { ...reporting, waits: waits + 1 }, { delaySeconds });
  return true;
}
