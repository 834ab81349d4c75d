/** The plan in force, as the payment provider's last word and the clock decide it. */
import { desc, eq, sql } from 'drizzle-orm';
import type { PlanDetails } from '../../../shared/subscription.ts';
import type { App } from '../../app.ts';
import { statement } from '../../db/statement.ts';
import { customers, subscriptions } from '../../db/tables.ts';
import { weekOf } from './week.ts';

type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The provider tries a failed renewal again while `past_due`; it gives up with `unpaid` or `canceled`. */
const statusesInForce = ['active', 'trialing', 'past_due'];

/** How long a plan goes on after its period where no word of the renewal came: two daily reconciliations. */
const silenceMs = 48 * 60 * 60 * 1000;

export function isInForce(subscription: SubscriptionRow, now: Date): boolean {
  const { status, isPaid, periodEndsAt, cancelsAtPeriodEnd } = subscription;
  const endsAt = periodEndsAt.getTime() + (cancelsAtPeriodEnd ? 0 : silenceMs);
  return statusesInForce.includes(status) && isPaid && now.getTime() < endsAt;
}

const subscriptionsOfUser = statement((db) =>
  db
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(eq(customers.userId, sql.placeholder('userId')))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
    .prepare('subscriptions_of_user'),
);

/** The student's subscriptions, those that began last first. */
async function listSubscriptions({ db }: App, userId: number): Promise<SubscriptionRow[]> {
  const rows = await subscriptionsOfUser(db).execute({ userId });
  return rows.map(({ subscription }) => subscription);
}

/** Undefined on the free trial. Of two that are in force the earlier counts, so that its weeks go on. */
export async function findPlan(app: App, userId: number): Promise<SubscriptionRow | undefined> {
  const rows = await listSubscriptions(app, userId);
  return rows.findLast((subscription) => isInForce(subscription, app.now()));
}

/** The subscription in force, or else the latest there was. */
async function findSubscription(app: App, userId: number): Promise<SubscriptionRow | undefined> {
  return (await findPlan(app, userId)) ?? (await listSubscriptions(app, userId))[0];
}

export async function describePlan(app: App, userId: number): Promise<PlanDetails> {
  const subscription = await findSubscription(app, userId);
  if (!subscription) return null;
  const inForce = isInForce(subscription, app.now());
  return {
    status: subscription.status,
    isInForce: inForce,
    cancelsAtPeriodEnd: subscription.cancelsAtPeriodEnd,
    upgradedAt: subscription.startedAt.toISOString(),
    periodEndsAt: subscription.periodEndsAt.toISOString(),
    resetsAt: inForce ? weekOf(subscription.startedAt, app.now()).endsAt.toISOString() : null,
  };
}
