/** A case that was worked before it was anybody's becomes a student's, and counts as one of her analyses. */
import { eq } from 'drizzle-orm';
import type { Opinion } from '../../../opinion/opinion.ts';
import type { App } from '../../app.ts';
import { cases } from '../../db/tables.ts';
import { addFromText, textRowsOf } from '../cases/service.ts';
import { type MaterialDraft, storeMaterial } from '../materials/service.ts';
import { recordEvent } from '../news/service.ts';
import { reserveCharge } from '../subscription/service.ts';
import { ask } from './ask.ts';
import { commitUnlessThin, littleQuestionOf } from './little-found.ts';
import { updateRun } from './run-state.ts';

type Worked = {
  draft: Parameters<typeof addFromText>[1];
  opinion: Opinion;
  materials: MaterialDraft[];
};

/**
 * Only after `lockAllowance`, and in its transaction. What is next to nothing asks before it is charged, as it would have
 * done from the start.
 */
export async function adoptCase(
  app: App,
  classId: number,
  { draft, opinion, materials }: Worked,
): Promise<number> {
  const run = await addFromText(app, draft, textRowsOf(opinion));
  const place = { classId, caseId: run.id };
  await reserveCharge(app, draft.userId, run.id);
  for (const material of materials) await storeMaterial(app, { id: run.id, userId: draft.userId }, material);
  const engine = materials[0]?.engine ?? null;
  await app.db
    .update(cases)
    .set({ engine, firstMaterialAt: app.now(), readyToldAt: app.now() })
    .where(eq(cases.id, run.id));
  await commitUnlessThin(app, run.id);
  const little = await littleQuestionOf(app, run.id);
  if (little) await ask(app, { caseId: run.id, run: run.run }, little);
  else {
    await updateRun(app, { caseId: run.id, run: run.run }, { status: 'ready', step: null });
    await recordEvent(app, place, { type: 'done', caseId: run.id, status: 'ready' });
  }
  return run.id;
}
