/** The tokens that payments stand for: what was bought, the one of the upgrade, one of each month that was paid. */
import type { App } from '../../app.ts';
import type { ProviderAccount, ProviderPayment, ProviderSubscription } from '../../outside/payments.ts';
import { settleTokens } from '../tokens/service.ts';
import { monthsWithin } from './months.ts';

export async function settleBoughtTokens(
  app: App,
  customerId: number,
  { payments, subscriptions }: ProviderAccount,
): Promise<void> {
  for (const payment of payments) {
    if (payment.purchase.kind !== 'tokens') continue;
    const tokens = tokensOf(payment);
    const source = `payment:${payment.id}`;
    await settleTokens(app, customerId, { source, tokens, adds: 'purchase', takes: 'refund' });
  }
  const ofPlan = payments.filter(({ purchase }) => purchase.kind === 'paid_plan');
  // Once a customer, however often she upgrades; taken back while no payment of the plan stands.
  const upgraded = ofPlan.some((payment) => tokensOf(payment) > 0) ? 1 : 0;
  await settleTokens(app, customerId, {
    source: 'upgrade',
    tokens: upgraded,
    adds: 'grant_upgrade',
    takes: 'refund',
  });
  for (const subscription of subscriptions) await settleMonths(app, customerId, subscription, ofPlan);
}

async function settleMonths(
  app: App,
  customerId: number,
  { id, startedAt }: ProviderSubscription,
  payments: ProviderPayment[],
): Promise<void> {
  const mine = payments.filter(({ subscriptionId }) => subscriptionId === id);
  const standing = new Set(monthsWithin(startedAt, periodsOf(mine.filter((paid) => tokensOf(paid) > 0))));
  for (const month of monthsWithin(startedAt, periodsOf(mine))) {
    await settleTokens(app, customerId, {
      source: `month:${id}:${month}`,
      tokens: standing.has(month) ? 1 : 0,
      adds: 'grant_monthly',
      takes: 'refund',
    });
  }
}

function periodsOf(payments: ProviderPayment[]) {
  return payments.flatMap(({ periodStartsAt, periodEndsAt }) =>
    periodStartsAt && periodEndsAt ? [{ startsAt: periodStartsAt, endsAt: periodEndsAt }] : [],
  );
}

/** What still stands of a payment: a part that was refunded takes its share, rounded in the student's favour. */
function tokensOf({ purchase, amountCents, refundedCents, isDisputed }: ProviderPayment): number {
  if (isDisputed) return 0;
  if (refundedCents === 0 || amountCents === 0) return purchase.quantity;
  return Math.ceil((purchase.quantity * (amountCents - refundedCents)) / amountCents);
}
