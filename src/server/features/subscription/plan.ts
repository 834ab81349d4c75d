/** The plan in force: as the payment provider's last word and the clock decide it, or by a seat. */
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { PlanDetails } from '../../../shared/subscription.ts';
import type { App } from '../../app.ts';
import { statement } from '../../db/statement.ts';
import { customers, seats, subscriptions, users } from '../../db/tables.ts';
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

const seatOfUser = statement((db) =>
  db
    .select({
      // An account that came later begins its weeks with itself.
      startedAt: sql`greatest(${seats.createdAt}, ${users.createdAt})`.mapWith(seats.createdAt),
    })
    .from(users)
    .innerJoin(
      seats,
      or(
        and(eq(seats.kind, 'address'), eq(seats.value, users.email)),
        and(eq(seats.kind, 'domain'), eq(seats.value, sql`split_part(${users.email}, '@', 2)`)),
      ),
    )
    .where(and(eq(users.id, sql.placeholder('userId')), users.emailVerified))
    .orderBy(seats.createdAt)
    .limit(1)
    .prepare('seat_of_user'),
);

/** Weeks are counted from `startedAt`; a seat has no subscription. */
export type Plan = { startedAt: Date; subscription?: SubscriptionRow };

/** Undefined on the free trial. */
export async function findPlan(app: App, userId: number): Promise<Plan | undefined> {
  return (await readPlan(app, userId)).plan;
}

/** `latest` is the subscription that began last, in force or not. */
async function readPlan(app: App, userId: number): Promise<{ plan?: Plan; latest?: SubscriptionRow }> {
  const [rows, [seat]] = await Promise.all([
    listSubscriptions(app, userId),
    seatOfUser(app.db).execute({ userId }),
  ]);
  // Of two that are in force the earlier counts, so that its weeks go on.
  const subscription = rows.findLast((each) => isInForce(each, app.now()));
  const plan = subscription ? { startedAt: subscription.startedAt, subscription } : seat;
  const [latest] = rows;
  return { ...(plan ? { plan } : {}), ...(latest ? { latest } : {}) };
}

export async function describePlan(app: App, userId: number): Promise<PlanDetails> {
  const { plan, latest } = await readPlan(app, userId);
  if (plan && !plan.subscription) return describeSeat(app, plan);
  const subscription = plan?.subscription ?? latest;
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

function describeSeat({ now }: App, { startedAt }: Plan): PlanDetails {
  return {
    status: 'seat',
    isInForce: true,
    cancelsAtPeriodEnd: false,
    upgradedAt: startedAt.toISOString(),
    periodEndsAt: null,
    resetsAt: weekOf(startedAt, now()).endsAt.toISOString(),
  };
}
