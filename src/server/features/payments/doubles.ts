/** Two checkouts of the plan, both paid: the later subscription is ended and its payment given back. */
import { asc, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { customers, subscriptions } from '../../db/tables.ts';
import { isInForce } from '../subscription/service.ts';
import { recordMoney } from '../tokens/service.ts';
import { requirePayments } from './provider.ts';

/** Answers whether there was one. */
export async function endDoubles(app: App, customerId: number): Promise<boolean> {
  const rows = await app.db
    .select({ subscription: subscriptions, providerId: customers.providerId })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(eq(subscriptions.customerId, customerId))
    .orderBy(asc(subscriptions.startedAt), asc(subscriptions.id));
  const inForce = rows.filter(({ subscription }) => isInForce(subscription, app.now()));
  const provider = requirePayments(app);
  for (const { subscription, providerId } of inForce.slice(1)) {
    if (!providerId) continue;
    const { payments } = await provider.readAccount(providerId);
    await provider.endSubscription(subscription.id);
    for (const payment of payments) {
      if (payment.subscriptionId === subscription.id) await provider.refund(payment.id);
    }
    await recordMoney(app, customerId, { kind: 'double_ended', reference: subscription.id });
  }
  return inForce.length > 1;
}
