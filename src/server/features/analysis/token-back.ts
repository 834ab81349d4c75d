/** A token is given back where premium found no more in this opinion than the allowance would have paid for. */
import { and, eq } from 'drizzle-orm';
import type { Opinion } from '../../../opinion/opinion.ts';
import type { MaterialKind, Tier } from '../../../study/material/schema.ts';
import type { App } from '../../app.ts';
import { cases, materials } from '../../db/tables.ts';
import { isOfStandard, openMaker } from '../making/service.ts';
import type { Run } from '../news/service.ts';
import { lockAllowance, materialTiers, payByAllowance, paymentOfCase } from '../subscription/service.ts';
import { updateRun } from './run-state.ts';

/** Where the allowance is used up the token bought the analysis itself, and stays spent. */
export async function giveBackUselessToken(
  app: App,
  run: Run,
  opinion: Opinion,
  signal: AbortSignal,
): Promise<void> {
  const { caseId } = run;
  const paid = await paymentOfCase(app, caseId);
  if (paid.paidWith !== 'token') return;
  const make = openMaker(app, { caseId, opinion, signal });
  const usual = materialTiers({ plan: paid.plan, paidWith: 'allowance' });
  const made = await app.db.select().from(materials).where(eq(materials.caseId, caseId));
  for (const material of made)
    if (usual[material.kind] === 'standard' && !(await isOfStandard(make, material))) return;
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const [owner] = await db.select({ userId: cases.userId }).from(cases).where(eq(cases.id, caseId));
    if (!owner) return;
    await lockAllowance(within, owner.userId);
    const tiers = await payByAllowance(within, owner.userId, caseId);
    if (!tiers) return;
    await updateRun(within, run, { tier: 'standard' });
    for (const [kind, tier] of Object.entries(tiers) as [MaterialKind, Tier][]) {
      await db
        .update(materials)
        .set({ tier })
        .where(and(eq(materials.caseId, caseId), eq(materials.kind, kind)));
    }
  });
}
