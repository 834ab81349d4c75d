/** What a student does with her own subscription: cancel, resume, change the card, look at receipts. */
import { desc, eq } from 'drizzle-orm';
import type { Receipt } from '../../../shared/payments.ts';
import type { PlanDetails } from '../../../shared/subscription.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { customers, moneyEvents, payments, subscriptions, tokenEntries } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { describePlan, findPlan, isInForce } from '../subscription/service.ts';
import { findCustomer, recordMoney } from '../tokens/service.ts';
import { settleAccount } from './account.ts';
import { requirePayments } from './provider.ts';

/** The plan goes on until the end of the period that is paid for. */
export async function cancelSubscription(app: App, user: SignedIn): Promise<PlanDetails> {
  return setCancelsAtPeriodEnd(app, user, true);
}

export async function resumeSubscription(app: App, user: SignedIn): Promise<PlanDetails> {
  return setCancelsAtPeriodEnd(app, user, false);
}

async function setCancelsAtPeriodEnd(app: App, { userId }: SignedIn, cancels: boolean): Promise<PlanDetails> {
  const plan = await findPlan(app, userId);
  const subscription = plan?.subscription;
  if (!subscription)
    throw new AppError('not_possible_now', {
      message: plan ? 'Your university pays for your plan.' : 'You don’t have a paid plan.',
    });
  if (subscription.cancelsAtPeriodEnd !== cancels) {
    await requirePayments(app).setCancelsAtPeriodEnd(subscription.id, cancels);
    await settleAccount(app, subscription.customerId);
  }
  return describePlan(app, userId);
}

export async function openBillingPortal(app: App, { userId }: SignedIn): Promise<{ portalUrl: string }> {
  const customer = await findCustomer(app, userId);
  if (!customer?.providerId) {
    throw new AppError('not_possible_now', { message: 'There’s nothing to show until your first purchase.' });
  }
  const portalUrl = await requirePayments(app).openPortal(
    customer.providerId,
    `${app.config.appUrl}/settings`,
  );
  return { portalUrl };
}

export async function listInvoices(app: App, { userId }: SignedIn): Promise<Receipt[]> {
  const rows = await app.db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(customers, eq(customers.id, payments.customerId))
    .where(eq(customers.userId, userId))
    .orderBy(desc(payments.paidAt), desc(payments.id));
  return rows.map(({ payment: { receiptUrl, paidAt, ...payment } }) => ({
    ...payment,
    paidAt: paidAt.toISOString(),
    url: receiptUrl,
  }));
}

/**
 * To be called before an account is deleted: no further payment is taken, and what stays of the money says
 * nothing of the student. Throws where the provider cannot be reached: the account must then stay.
 */
export async function endSubscriptionOfUser(app: App, userId: number): Promise<void> {
  const customer = await findCustomer(app, userId);
  if (!customer) return;
  if (customer.providerId) await endAtProvider(app, customer.id, customer.providerId);
  await app.db.update(tokenEntries).set({ note: null }).where(eq(tokenEntries.customerId, customer.id));
  await app.db.update(moneyEvents).set({ reason: null }).where(eq(moneyEvents.customerId, customer.id));
  await recordMoney(app, customer.id, { kind: 'account_deleted', reference: customer.pseudonym });
}

async function endAtProvider(app: App, customerId: number, providerId: string): Promise<void> {
  const rows = await app.db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId));
  const provider = requirePayments(app);
  for (const subscription of rows) {
    if (isInForce(subscription, app.now()) || subscription.status === 'unpaid')
      await provider.endSubscription(subscription.id);
  }
  await settleAccount(app, customerId);
  await provider.forgetCustomer(providerId);
}
