/** A material that the student has made again. The present one stays until the new one is there, and as a version then. */
import { eq } from 'drizzle-orm';
import type { Brief, Outline, QuestionSet } from '../../../shared/materials.ts';
import { limits } from '../../../shared/prices.ts';
import type { MaterialKind } from '../../../study/material.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { findPlaceAtRest, recordEvent } from '../cases/service.ts';
import { getBrief, getOutline, getQuestionSet, lockMaterial } from '../materials/service.ts';
import { lockAllowance, reserveToken } from '../subscription/service.ts';
import { remakeMaterial } from './jobs.ts';

type Asked = { id: number; usePremiumToken?: boolean | undefined };

export async function regenerateBrief(app: App, user: SignedIn, asked: Asked): Promise<Brief> {
  await startRemake(app, user, asked, 'brief');
  return getBrief(app, user, asked);
}

export async function regenerateOutline(app: App, user: SignedIn, asked: Asked): Promise<Outline> {
  await startRemake(app, user, asked, 'outline');
  return getOutline(app, user, asked);
}

export async function regenerateQuestionSet(app: App, user: SignedIn, asked: Asked): Promise<QuestionSet> {
  await startRemake(app, user, asked, 'questions');
  return getQuestionSet(app, user, asked);
}

/** Without a token it stays in its tier. */
async function startRemake(
  app: App,
  user: SignedIn,
  { id, usePremiumToken = false }: Asked,
  kind: MaterialKind,
): Promise<void> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    await lockAllowance(within, user.userId);
    const material = await lockMaterial(within, user, id, kind);
    const { caseId, userId, remake, freeRemakes } = material;
    const place = await findPlaceAtRest(within, caseId);
    if (remake === 'running' || !place) throw new AppError('not_possible_now');
    if (!usePremiumToken && freeRemakes >= limits.freeRemakes) throw new AppError('no_free_remake');
    const chargeId = usePremiumToken ? await reserveToken(within, userId, { caseId, materialId: id }) : null;
    await db.update(materials).set({ remake: 'running', remakeFailure: null }).where(eq(materials.id, id));
    const tier = usePremiumToken ? 'premium' : material.tier;
    await app.queue.send(db, remakeMaterial, { materialId: id, chargeId, tier });
    await recordEvent(within, place, { type: 'changed', caseId, kind });
  });
}
