/** What an analysis costs: reserved when it is accepted, committed with its first material, released when it fails. */
import { and, count, desc, eq, inArray, isNotNull, or, sum } from 'drizzle-orm';
import { limits } from '../../../shared/prices.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { allowanceGrants, charges, users } from '../../db/tables.ts';
import { materialTiers } from './tiers.ts';

export type Allowance = { used: number; limit: number };

/** A reservation whose case was deleted before any material was ready counts no longer. */
const isUsed = or(
  eq(charges.status, 'committed'),
  and(eq(charges.status, 'reserved'), isNotNull(charges.caseId)),
);

/** Lifetime analyses of the free trial, with what the operator granted beyond. */
export async function readAllowance({ db }: App, userId: number): Promise<Allowance> {
  const [used] = await db
    .select({ analyses: count() })
    .from(charges)
    .where(and(eq(charges.userId, userId), isUsed));
  const [granted] = await db
    .select({ analyses: sum(allowanceGrants.analyses).mapWith(Number) })
    .from(allowanceGrants)
    .where(eq(allowanceGrants.userId, userId));
  return { used: used?.analyses ?? 0, limit: limits.freeTrialAnalyses + (granted?.analyses ?? 0) };
}

/**
 * Only inside a transaction: makes the user's other charges wait until it ends, so that simultaneous
 * requests see one another's reservations.
 */
export async function lockAllowance({ db }: App, userId: number): Promise<void> {
  // NO KEY: rows that refer to the user may still be written by others meanwhile.
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Only after `lockAllowance`. Throws `no_allowance` when nothing is left. */
export async function requireAllowance(app: App, userId: number): Promise<void> {
  const { used, limit } = await readAllowance(app, userId);
  if (used >= limit) throw new AppError('no_allowance');
}

export async function reserveCharge({ db, now }: App, userId: number, caseId: number): Promise<void> {
  await db.insert(charges).values({ userId, caseId, status: 'reserved', reservedAt: now() });
}

export async function commitCharge(app: App, caseId: number): Promise<void> {
  await settle(app, caseId, 'committed');
}

export async function releaseCharge(app: App, caseId: number): Promise<void> {
  await settle(app, caseId, 'released');
}

/** Settling what is settled changes nothing: a charge leaves `reserved` once. */
async function settle({ db, now }: App, caseId: number, status: 'committed' | 'released'): Promise<void> {
  await db
    .update(charges)
    .set({ status, settledAt: now() })
    .where(and(eq(charges.caseId, caseId), eq(charges.status, 'reserved')));
}

/** True while a charge of this case stands: a run that goes on, or goes on again, costs nothing more. */
export async function hasStandingCharge({ db }: App, caseId: number): Promise<boolean> {
  const standing = inArray(charges.status, ['reserved', 'committed']);
  const rows = await db
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.caseId, caseId), standing))
    .limit(1);
  return rows.length > 0;
}

/** The tier of each material by what the case's latest charge paid for. */
export async function tiersOfCase({ db }: App, caseId: number): Promise<ReturnType<typeof materialTiers>> {
  const [charge] = await db
    .select({ plan: charges.plan, paidWith: charges.paidWith })
    .from(charges)
    .where(eq(charges.caseId, caseId))
    .orderBy(desc(charges.id))
    .limit(1);
  return materialTiers(charge ?? { plan: 'free_trial', paidWith: 'allowance' });
}
