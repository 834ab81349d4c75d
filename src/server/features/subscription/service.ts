import { eq } from 'drizzle-orm';
import { emailSchema } from '../../../shared/auth.ts';
import type { SubscriptionStatus } from '../../../shared/subscription.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { allowanceGrants, users } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { readAllowance } from './charges.ts';

export {
  commitCharge,
  hasStandingCharge,
  lockAllowance,
  releaseCharge,
  requireAllowance,
  reserveCharge,
  tiersOfCase,
} from './charges.ts';

export async function getSubscriptionStatus(
  app: App,
  { userId }: Pick<SignedIn, 'userId'>,
): Promise<SubscriptionStatus> {
  const { used, limit } = await readAllowance(app, userId);
  return {
    canAnalyze: used < limit,
    analysesUsed: used,
    limit,
    isPremium: false,
    weeklyAnalyses: 0,
    daysUntilReset: 0,
    tier: 'free_trial',
    premiumTokens: 0,
  };
}

type Grant = { email: string; analyses: number; reason: string };

/** For the operator: gives analyses beyond the plan. Throws not found when nobody has this address. */
export async function grantAnalyses(
  app: App,
  { email, analyses, reason }: Grant,
): Promise<SubscriptionStatus> {
  const address = emailSchema.parse(email);
  const { id } = oneRow(await app.db.select({ id: users.id }).from(users).where(eq(users.email, address)));
  await app.db.insert(allowanceGrants).values({ userId: id, analyses, reason, createdAt: app.now() });
  return getSubscriptionStatus(app, { userId: id });
}
