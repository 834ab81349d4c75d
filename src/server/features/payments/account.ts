/** Takes over what the payment provider knows of a customer: the one way from money to plan and tokens. */
import { and, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, oneRow } from '../../base/errors.ts';
import type { Db } from '../../db/db.ts';
import { checkouts, customers, payments, subscriptions } from '../../db/tables.ts';
import type { ProviderAccount, ProviderPayment, ProviderSubscription } from '../../outside/payments.ts';
import { isInForce, lockAllowance } from '../subscription/service.ts';
import { type Customer, recordMoney } from '../tokens/service.ts';
import { endDoubles } from './doubles.ts';
import { requirePayments } from './provider.ts';
import { settleBoughtTokens } from './token-sources.ts';

/** Each round that is overtaken took somebody else a round further. */
const maxRounds = 20;

type Settling = { running: Promise<boolean>; next?: Promise<boolean> };

/** What this process settles, by customer. */
const settlingIn = new WeakMap<Db, Map<number, Settling>>();

/**
 * Reads and settles as `settleOnce`. Many who ask at once are answered by one reading that began after they asked:
 * each by itself would overtake the others without end.
 */
export async function settleAccount(app: App, customerId: number): Promise<boolean> {
  const all = settlingIn.get(app.db) ?? new Map<number, Settling>();
  settlingIn.set(app.db, all);
  const earlier = all.get(customerId);
  if (earlier) {
    earlier.next ??= earlier.running.catch(() => false).then(() => settleAccount(app, customerId));
    return earlier.next;
  }
  const settling = { running: settleOnce(app, customerId) };
  all.set(customerId, settling);
  try {
    return await settling.running;
  } finally {
    all.delete(customerId);
  }
}

/**
 * Rereads the whole account and settles to it, so that events that come twice, late, in any order or never
 * end in the same state. Answers whether anything of the customer changed.
 */
async function settleOnce(app: App, customerId: number): Promise<boolean> {
  for (let round = 0; round < maxRounds; round += 1) {
    const customer = oneRow(await app.db.select().from(customers).where(eq(customers.id, customerId)));
    if (!customer.providerId) return false;
    const account = await requirePayments(app).readAccount(customer.providerId);
    const outcome = await takeOver(app, customer, account);
    if (outcome === 'overtaken') continue;
    // Also where nothing changed: who took a double over may have died before it was ended.
    if (await endDoubles(app, customerId)) continue;
    return outcome.changed;
  }
  throw new AppError('service_unavailable', {
    message: 'Your payment is being processed. Try again in a moment.',
  });
}

async function takeOver(app: App, { id, version }: Customer, account: ProviderAccount) {
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    const customer = await lockCustomer(within, id);
    // Somebody took over a state read after this one was begun: this one may be older.
    if (customer.version !== version) return 'overtaken' as const;
    const before = await snapshot(within, id);
    for (const subscription of account.subscriptions) {
      await writeSubscription(within, id, subscription, account.payments);
    }
    for (const payment of account.payments) await writePayment(within, id, payment);
    for (const { id: checkoutId, status } of account.checkouts) {
      const mine = and(eq(checkouts.id, checkoutId), eq(checkouts.customerId, id));
      await db.update(checkouts).set({ status }).where(mine);
    }
    await settleBoughtTokens(within, id, account);
    await db
      .update(customers)
      .set({ version: version + 1 })
      .where(eq(customers.id, id));
    const after = await snapshot(within, id);
    return { changed: JSON.stringify(before) !== JSON.stringify(after) };
  });
}

async function lockCustomer(app: App, id: number): Promise<Customer> {
  const [found] = await app.db.select().from(customers).where(eq(customers.id, id));
  // The student's lock first, as whoever spends takes it: both then see one another's entries.
  if (found?.userId) await lockAllowance(app, found.userId);
  return oneRow(await app.db.select().from(customers).where(eq(customers.id, id)).for('no key update'));
}

async function snapshot({ db }: App, customerId: number) {
  const of = <T extends typeof subscriptions | typeof payments | typeof checkouts>(table: T) =>
    eq(table.customerId, customerId);
  return [
    await db.select().from(subscriptions).where(of(subscriptions)).orderBy(subscriptions.id),
    await db.select().from(payments).where(of(payments)).orderBy(payments.id),
    await db.select().from(checkouts).where(of(checkouts)).orderBy(checkouts.id),
  ];
}

export const isStanding = ({ amountCents, refundedCents, isDisputed }: ProviderPayment) =>
  !isDisputed && refundedCents < amountCents;

async function writeSubscription(
  app: App,
  customerId: number,
  { id, ...rest }: ProviderSubscription,
  paid: ProviderPayment[],
): Promise<void> {
  const latest = paid
    .filter(({ subscriptionId }) => subscriptionId === id)
    .toSorted((a, b) => Number(b.periodStartsAt) - Number(a.periodStartsAt))[0];
  const fields = { ...rest, isPaid: latest !== undefined && isStanding(latest) };
  const mine = eq(subscriptions.id, id);
  const [before] = await app.db.select().from(subscriptions).where(mine);
  const [after] = await app.db
    .insert(subscriptions)
    .values({ id, customerId, ...fields })
    .onConflictDoUpdate({ target: subscriptions.id, set: fields })
    .returning();
  const wasInForce = before !== undefined && isInForce(before, app.now());
  const inForce = after !== undefined && isInForce(after, app.now());
  if (wasInForce !== inForce) await recordStep(app, customerId, id, inForce ? 'plan_began' : 'plan_ended');
  if (inForce && rest.cancelsAtPeriodEnd !== (before?.cancelsAtPeriodEnd ?? false)) {
    await recordStep(app, customerId, id, rest.cancelsAtPeriodEnd ? 'plan_cancelled' : 'plan_resumed');
  }
}

/** A plan can begin, end, be cancelled and resumed more than once: each time is a line of its own. */
async function recordStep(app: App, customerId: number, id: string, kind: string): Promise<void> {
  await recordMoney(app, customerId, { kind, reference: `${id}@${app.now().toISOString()}` });
}

async function writePayment(app: App, customerId: number, payment: ProviderPayment): Promise<void> {
  const { id, purchase, checkoutId: _, subscriptionId: __, ...rest } = payment;
  const fields = { ...rest, purchase: purchase.kind, quantity: purchase.quantity };
  await app.db
    .insert(payments)
    .values({ id, customerId, ...fields })
    .onConflictDoUpdate({ target: payments.id, set: fields });
  await recordMoney(app, customerId, { kind: 'payment', cents: rest.amountCents, reference: id });
  if (rest.refundedCents > 0) {
    const refund = { kind: 'refund', cents: -rest.refundedCents, reference: `${id}:${rest.refundedCents}` };
    await recordMoney(app, customerId, refund);
  }
  if (rest.isDisputed) {
    await recordMoney(app, customerId, { kind: 'dispute', cents: -rest.amountCents, reference: id });
  }
}
