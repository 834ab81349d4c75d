import { eq } from 'drizzle-orm';
import { emailSchema } from '../../../shared/auth.ts';
import { limits } from '../../../shared/prices.ts';
import type { PlanDetails, SubscriptionStatus } from '../../../shared/subscription.ts';
import type { App } from '../../app.ts';
import { AppError, oneRow } from '../../base/errors.ts';
import { allowanceGrants, users } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { balanceOf, ownCustomer, recordMoney, settleTokens } from '../tokens/service.ts';
import { allowanceOf, readUse } from './allowance.ts';

import { lockAllowance } from './charges.ts';
import { describePlan, findPlan } from './plan.ts';
import { daysUntilReset } from './week.ts';

export { hasUsedTrial } from './allowance.ts';
export {
  commitCharge,
  hasStandingCharge,
  isChargeReserved,
  lockAllowance,
  payByAllowance,
  paymentOfCase,
  releaseCharge,
  releaseOrphanedCharges,
  requireAllowance,
  reserveCharge,
  reserveToken,
  settleToken,
  tiersOfCase,
} from './charges.ts';
export { engineName, premiumOffers, requireDistinct, requireGain } from './distinct.ts';
export { describePlan, findPlan, isInForce } from './plan.ts';
export { keepSpentTrial } from './spent-trials.ts';
export { materialTiers } from './tiers.ts';

export async function getSubscriptionStatus(
  app: App,
  { userId }: Pick<SignedIn, 'userId'>,
): Promise<SubscriptionStatus> {
  const [plan, balance, use] = await Promise.all([
    findPlan(app, userId),
    balanceOf(app, userId),
    readUse(app, userId),
  ]);
  const { used, limit } = await allowanceOf(app, userId, plan, use);
  // What has to be taken back beyond what was left is owed; there is nothing to spend.
  const premiumTokens = Math.max(0, balance);
  return {
    canAnalyze: used < limit || premiumTokens > 0,
    analysesUsed: used,
    limit,
    isPremium: plan !== undefined,
    weeklyAnalyses: plan ? used : 0,
    daysUntilReset: plan ? daysUntilReset(plan.startedAt, app.now()) : 0,
    tier: plan ? 'paid' : 'free_trial',
    premiumTokens,
  };
}

export async function getPlan(app: App, { userId }: SignedIn): Promise<PlanDetails> {
  return describePlan(app, userId);
}

type Grant = { email: string; reason: string };

/** For the operator: analyses beyond the free trial. Throws not found where nobody has this address, and refuses a plan that counts by the week. */
export async function grantAnalyses(
  app: App,
  { analyses, ...grant }: Grant & { analyses: number },
): Promise<SubscriptionStatus> {
  return changeByHand(app, grant, async (within, userId, customerId, reference) => {
    if (await findPlan(within, userId)) throw new AppError('not_possible_now', { message: countsByWeek });
    const { reason } = grant;
    await within.db.insert(allowanceGrants).values({ userId, analyses, reason, createdAt: app.now() });
    await recordMoney(within, customerId, { kind: `analyses_granted_${analyses}`, reference, reason });
  });
}

const countsByWeek = `This student has the paid plan, with ${limits.paidAnalysesPerWeek} analyses each week; a grant would add nothing. Give premium tokens instead.`;

/** For the operator: tokens given, or taken where the number is below zero. */
export async function grantTokens(
  app: App,
  { tokens, ...grant }: Grant & { tokens: number },
): Promise<SubscriptionStatus> {
  return changeByHand(app, grant, (within, _, customerId, source) =>
    settleTokens(within, customerId, {
      source,
      tokens,
      adds: 'operator',
      takes: 'operator',
      note: grant.reason,
    }),
  );
}

async function changeByHand(
  app: App,
  { email }: Grant,
  change: (within: App, userId: number, customerId: number, reference: string) => Promise<void>,
): Promise<SubscriptionStatus> {
  const address = emailSchema.parse(email);
  const { id: userId } = oneRow(
    await app.db.select({ id: users.id }).from(users).where(eq(users.email, address)),
  );
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    await lockAllowance(within, userId);
    const { id: customerId } = await ownCustomer(within, userId);
    await change(within, userId, customerId, `operator:${crypto.randomUUID()}`);
  });
  return getSubscriptionStatus(app, { userId });
}
