/** What an analysis costs: reserved when it is accepted, committed with its first material, released when it fails. */
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, oneRow } from '../../base/errors.ts';
import { charges, users } from '../../db/tables.ts';
import { balanceOf } from '../tokens/service.ts';
import { readAllowance } from './allowance.ts';
import { materialTiers, type PaidFor } from './tiers.ts';
import { returnToken, spendToken } from './token-charges.ts';

/**
 * Only inside a transaction: makes the user's other charges wait until it ends, so that simultaneous
 * requests see one another's reservations.
 */
export async function lockAllowance({ db }: App, userId: number): Promise<void> {
  // NO KEY: rows that refer to the user may still be written by others meanwhile.
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Only after `lockAllowance`. Throws `no_allowance` or `no_token` when nothing is left; a token is never spent unasked. */
export async function requireAllowance(app: App, userId: number, usePremiumToken = false): Promise<void> {
  const tokens = await balanceOf(app, userId);
  if (usePremiumToken) {
    if (tokens < 1) throw new AppError('no_token');
    return;
  }
  const { used, limit, plan } = await readAllowance(app, userId);
  if (used < limit) return;
  if (tokens > 0)
    throw new AppError('no_allowance', {
      message: 'You’ve used all your analyses. Spend a premium token on this one.',
    });
  if (plan === 'free_trial') throw new AppError('no_allowance');
  throw new AppError('no_allowance', {
    message: `You’ve used your ${limit} analyses for this week. Wait for the reset, or buy a premium token.`,
  });
}

/** Only after `lockAllowance`; throws as `requireAllowance` does. */
export async function reserveCharge(
  app: App,
  userId: number,
  caseId: number,
  usePremiumToken = false,
): Promise<void> {
  await requireAllowance(app, userId, usePremiumToken);
  const { plan, weekStart } = await readAllowance(app, userId);
  const paid = usePremiumToken
    ? ({ paidWith: 'token', weekStart: null } as const)
    : ({ paidWith: 'allowance', weekStart } as const);
  const charge = oneRow(
    await app.db
      .insert(charges)
      .values({ userId, caseId, plan, ...paid, status: 'reserved', reservedAt: app.now() })
      .returning(),
  );
  if (usePremiumToken) await spendToken(app, charge);
}

/** A token for one material made again. Only after `lockAllowance`; answers the id of the charge. */
export async function reserveToken(
  app: App,
  userId: number,
  made: { caseId: number; materialId: number },
): Promise<number> {
  await requireAllowance(app, userId, true);
  const { plan } = await readAllowance(app, userId);
  const values = {
    ...made,
    userId,
    plan,
    paidWith: 'token',
    status: 'reserved',
    reservedAt: app.now(),
  } as const;
  const charge = oneRow(await app.db.insert(charges).values(values).returning());
  await spendToken(app, charge);
  return charge.id;
}

export async function settleToken(
  app: App,
  chargeId: number,
  status: 'committed' | 'released',
): Promise<void> {
  await settle(app, eq(charges.id, chargeId), status);
}

/** What pays for the analysis itself. */
const ofAnalysis = (caseId: number) => and(eq(charges.caseId, caseId), isNull(charges.materialId));

export async function commitCharge(app: App, caseId: number): Promise<void> {
  await settle(app, ofAnalysis(caseId), 'committed');
}

export async function releaseCharge(app: App, caseId: number): Promise<void> {
  await settle(app, ofAnalysis(caseId), 'released');
}

/** After a deletion that took cases along: what was reserved for them is given back. */
export async function releaseOrphanedCharges(app: App, userId: number): Promise<void> {
  await settle(app, and(eq(charges.userId, userId), isNull(charges.caseId)), 'released');
}

/** Settling what is settled changes nothing: a charge leaves `reserved` once. */
async function settle(
  app: App,
  which: ReturnType<typeof and>,
  status: 'committed' | 'released',
): Promise<void> {
  const settled = await app.db
    .update(charges)
    .set({ status, settledAt: app.now() })
    .where(and(which, eq(charges.status, 'reserved')))
    .returning();
  if (status === 'committed') return;
  for (const charge of settled) if (charge.paidWith === 'token') await returnToken(app, charge);
}

/** True while a charge of this case stands: a run that goes on, or goes on again, costs nothing more. */
export async function hasStandingCharge({ db }: App, caseId: number): Promise<boolean> {
  const standing = inArray(charges.status, ['reserved', 'committed']);
  const rows = await db
    .select({ id: charges.id })
    .from(charges)
    .where(and(ofAnalysis(caseId), standing))
    .limit(1);
  return rows.length > 0;
}

/** True while what pays for the analysis is set aside and not yet spent. */
export async function isChargeReserved({ db }: App, caseId: number): Promise<boolean> {
  return (await db.$count(charges, and(ofAnalysis(caseId), eq(charges.status, 'reserved')))) > 0;
}

/**
 * Only after `lockAllowance`: what a token paid for is paid by the allowance instead, where it has room, and the token
 * given back. Answers the tiers that the allowance pays for, undefined where the token stays spent.
 */
export async function payByAllowance(
  app: App,
  userId: number,
  caseId: number,
): Promise<ReturnType<typeof materialTiers> | undefined> {
  const { plan, used, limit, weekStart } = await readAllowance(app, userId);
  if (used >= limit) return undefined;
  const byToken = and(ofAnalysis(caseId), eq(charges.paidWith, 'token'));
  const standing = inArray(charges.status, ['reserved', 'committed']);
  const changed = await app.db
    .update(charges)
    .set({ paidWith: 'allowance', plan, weekStart })
    .where(and(byToken, standing))
    .returning();
  for (const charge of changed) await returnToken(app, charge);
  return changed.length > 0 ? materialTiers({ plan, paidWith: 'allowance' }) : undefined;
}

/** What the case's latest charge paid for; what is run again is paid in the same way. */
export async function paymentOfCase({ db }: App, caseId: number): Promise<PaidFor> {
  const [charge] = await db
    .select({ plan: charges.plan, paidWith: charges.paidWith })
    .from(charges)
    .where(ofAnalysis(caseId))
    .orderBy(desc(charges.id))
    .limit(1);
  return charge ?? { plan: 'free_trial', paidWith: 'allowance' };
}

/** The tier of each material by what the case's latest charge paid for. */
export async function tiersOfCase(app: App, caseId: number): Promise<ReturnType<typeof materialTiers>> {
  return materialTiers(await paymentOfCase(app, caseId));
}
