/** The token of a charge in the ledger, told so that the student knows it again. */
import { eq } from 'drizzle-orm';
import type { MaterialKind } from '../../../study/material/schema.ts';
import type { App } from '../../app.ts';
import { cases, type charges, materials } from '../../db/tables.ts';
import { findFirstEntry, ownCustomer, settleTokens } from '../tokens/service.ts';

type Charge = typeof charges.$inferSelect;

const ofAnalysis = { takes: 'spend', adds: 'return' } as const;
const ofRemake = { takes: 'remake', adds: 'remake_return' } as const;

const materialNames: Record<MaterialKind, string> = {
  brief: 'brief',
  outline: 'outline',
  questions: 'question set',
};

const sourceOf = ({ id }: Charge) => `charge:${id}`;

export async function spendToken(app: App, charge: Charge): Promise<void> {
  const { id: customerId } = await ownCustomer(app, charge.userId);
  const kinds = charge.materialId === null ? ofAnalysis : ofRemake;
  const note = await subjectOf(app, charge);
  await settleTokens(app, customerId, { source: sourceOf(charge), tokens: -1, ...kinds, note });
}

/** Told as it was when it was spent: the case may be gone since. */
export async function returnToken(app: App, charge: Charge): Promise<void> {
  const { id: customerId } = await ownCustomer(app, charge.userId);
  const source = sourceOf(charge);
  const spent = await findFirstEntry(app, customerId, source);
  const kinds = spent?.kind === 'remake' ? ofRemake : ofAnalysis;
  await settleTokens(app, customerId, { source, tokens: 0, ...kinds, note: spent?.note ?? null });
}

/** “marlow”, or “brief of marlow” where it pays for that alone. */
async function subjectOf({ db }: App, { caseId, materialId }: Charge): Promise<string | null> {
  if (caseId === null) return null;
  const [subject] = await db.select({ title: cases.title }).from(cases).where(eq(cases.id, caseId));
  if (!subject || materialId === null) return subject?.title ?? null;
  const [made] = await db
    .select({ kind: materials.kind })
    .from(materials)
    .where(eq(materials.id, materialId));
  return made ? `${materialNames[made.kind]} of ${subject.title}` : null;
}
