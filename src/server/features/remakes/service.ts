/** A material that the student has made again. The present one stays until the new one is there, and as a version then. */
import { eq } from 'drizzle-orm';
import { limits } from '../../../shared/prices.ts';
import { AppError } from '../../base/errors.ts';
import { materials } from '../../db/tables.ts';
import { findPlaceAtRest } from '../cases/service.ts';
import { wouldSayTheSame } from '../making/service.ts';
import { changeOfEachKind, lockMaterial } from '../materials/service.ts';
import { recordEvent } from '../news/service.ts';
import { lockAllowance, requireDistinct, reserveToken } from '../subscription/service.ts';
import { remakeMaterial } from './jobs.ts';

type RemakeRequest = { id: number; usePremiumToken?: boolean | undefined };

/** Without a token it stays in its tier. */
export const regenerate = changeOfEachKind(async (app, user, asked: RemakeRequest, kind) => {
  const { id, usePremiumToken = false } = asked;
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    await lockAllowance(within, user.userId);
    const material = await lockMaterial(within, user, id, kind);
    const { caseId, userId, remake, freeRemakes } = material;
    const place = await findPlaceAtRest(within, caseId);
    if (remake === 'running' || !place) throw new AppError('not_possible_now');
    if (!usePremiumToken && freeRemakes >= limits.freeRemakes) throw new AppError('no_free_remake');
    const tier = usePremiumToken ? 'premium' : material.tier;
    if (usePremiumToken) requireDistinct(app, kind);
    if (await wouldSayTheSame(within, material, tier)) throw new AppError('same_again');
    const chargeId = usePremiumToken ? await reserveToken(within, userId, { caseId, materialId: id }) : null;
    await db.update(materials).set({ remake: 'running', remakeFailure: null }).where(eq(materials.id, id));
    await app.queue.send(db, remakeMaterial, { materialId: id, chargeId, tier });
    await recordEvent(within, place, { type: 'changed', caseId, kind });
  });
});
