/** The job that makes a material again. It may run twice, or be taken over: what is stored already is not stored again. */
import { and, eq } from 'drizzle-orm';
import type { Opinion } from '../../../opinion/opinion.ts';
import { sentenceOf } from '../../../shared/errors.ts';
import { hasOwnWords, keepOwnWords } from '../../../study/material/own-words.ts';
import { ModelError } from '../../../study/model/model.ts';
import type { App } from '../../app.ts';
import { materials } from '../../db/tables.ts';
import type { Attempt } from '../../outside/queue.ts';
import { waitSeconds } from '../analysis/service.ts';
import { findOpinion, placeOfCase } from '../cases/service.ts';
import { isOfStandard, openMaker, saysTheSame } from '../making/service.ts';
import { keepVersion, type MaterialRow, replaceContent } from '../materials/service.ts';
import { recordEvent } from '../news/service.ts';
import { settleToken } from '../subscription/service.ts';
import { type Remake, remakeMaterial } from './jobs.ts';
import { openRemakeParts } from './parts.ts';

export async function workRemake(app: App, remake: Remake, { signal }: Attempt): Promise<void> {
  const material = await findRunning(app, remake);
  if (!material) return;
  const opinion = await findOpinion(app, material.caseId);
  if (!opinion) return endRemake(app, remake, 'The text of this case was deleted. Nothing was charged.');
  try {
    await replace(app, remake, material, opinion, signal);
  } catch (error) {
    // Handed back, not failed: another worker makes it.
    signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    if (await waitForModel(app, remake, error)) return;
    app.log.warn({ ...remake, code: error.code, reason: error.reason }, 'A language model failed');
    await endRemake(app, remake, error.message);
  }
}

/** Also where every worker was killed, or the material was deleted meanwhile: a token is given back. */
export async function giveUpRemake(app: App, remake: Remake): Promise<void> {
  await endRemake(app, remake, 'It couldn’t be regenerated. Nothing was charged, and you can try again.');
}

async function findRunning({ db }: App, { materialId }: Remake): Promise<MaterialRow | undefined> {
  const [material] = await db
    .select()
    .from(materials)
    .where(and(eq(materials.id, materialId), eq(materials.remake, 'running')))
    .for('update');
  return material;
}

async function replace(
  app: App,
  remake: Remake,
  { caseId, kind }: MaterialRow,
  opinion: Opinion,
  signal: AbortSignal,
): Promise<void> {
  const { tier, chargeId } = remake;
  const make = openMaker(app, { caseId, opinion, signal });
  const parts = await openRemakeParts(app, caseId, kind);
  const draft = await make({ kind, tier, engine: app.models[tier], onPart: parts.take }).finally(parts.end);
  if (chargeId !== null && (await isOfStandard(make, draft)))
    return endRemake(app, remake, noMoreThanStandard);
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const present = await findRunning(within, remake);
    if (!present) return;
    const content = keepOwnWords(kind, present.content, draft.content);
    if (present.tier === tier && saysTheSame(content, present.content))
      return endRemake(within, remake, sentenceOf('same_again'));
    await keepVersion(within, present);
    await replaceContent(within, present, {
      ...draft,
      content,
      edited: hasOwnWords(content),
      remake: null,
      freeRemakes: present.freeRemakes + (chargeId === null ? 1 : 0),
      createdAt: app.now(),
    });
    if (chargeId !== null) await settleToken(within, chargeId, 'committed');
    const place = await placeOfCase(within, caseId);
    if (place) await recordEvent(within, place, { type: 'material', caseId, kind, id: present.id });
  });
}

const noMoreThanStandard = 'Premium finds nothing beyond standard in this opinion. We returned your token.';

async function endRemake(app: App, remake: Remake, sentence: string): Promise<void> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    if (remake.chargeId !== null) await settleToken(within, remake.chargeId, 'released');
    const present = await findRunning(within, remake);
    if (!present) return;
    const { id, caseId, kind } = present;
    await db.update(materials).set({ remake: 'failed', remakeFailure: sentence }).where(eq(materials.id, id));
    const place = await placeOfCase(within, caseId);
    if (place) await recordEvent(within, place, { type: 'changed', caseId, kind });
  });
}

/** Returns false when there is nothing to wait for, or no waiting left. */
async function waitForModel(app: App, remake: Remake, error: ModelError): Promise<boolean> {
  const { waits = 0 } = remake;
  const delaySeconds = waitSeconds(error, waits);
  if (delaySeconds === undefined) return false;
  await app.queue.send(app.db, remakeMaterial, { ...remake, waits: waits + 1 }, { delaySeconds });
  return true;
}
