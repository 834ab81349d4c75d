/** Checkouts: opened at the provider, and verified with it. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { prices } from '../../../shared/prices.ts';
import type { App } from '../../app.ts';
import { AppError, keyUsedForAnother, oneRow } from '../../base/errors.ts';
import { checkouts, customers, users } from '../../db/tables.ts';
import type { Purchase } from '../../outside/payments.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { findPlan } from '../subscription/service.ts';
import { ownCustomer } from '../tokens/service.ts';
import { settleAccount } from './account.ts';
import { requirePayments } from './provider.ts';

type CheckoutSession = { sessionId: string; checkoutUrl: string };

const paidPlan: Purchase = { kind: 'paid_plan', quantity: 1 };

/** `key`: the client's idempotency key, so that a repetition opens no second checkout. */
export async function createCheckoutSession(
  app: App,
  user: SignedIn,
  key?: string,
): Promise<CheckoutSession> {
  const customer = await providerCustomer(app, user);
  const opened = await findOpened(app, customer.id, paidPlan, key);
  if (opened) return opened;
  const plan = await findPlan(app, user.userId);
  if (plan) throw plan.subscription ? alreadyPaid() : paidByUniversity();
  if (await closeOpenCheckouts(app, customer.id, user.userId)) throw alreadyPaid();
  return open(app, user, paidPlan, key);
}

const paidByUniversity = () =>
  new AppError('not_possible_now', { message: 'Your university already pays for your plan.' });

const alreadyPaid = () =>
  new AppError('not_possible_now', { message: 'You already have the paid plan. Reload to see it.' });

export async function purchaseTokens(
  app: App,
  user: SignedIn,
  { quantity }: { quantity: number },
  key?: string,
): Promise<CheckoutSession> {
  const isBundle = quantity === prices.tokenBundle.quantity;
  if (isBundle && !(await findPlan(app, user.userId))) throw new AppError('bundle_not_available');
  return open(app, user, { kind: 'tokens', quantity }, key);
}

async function open(app: App, user: SignedIn, purchase: Purchase, key?: string): Promise<CheckoutSession> {
  const customer = await providerCustomer(app, user);
  const opened = await findOpened(app, customer.id, purchase, key);
  if (opened) return opened;
  const { id, url } = await requirePayments(app).openCheckout({
    customer: customer.providerId,
    purchase,
    returnUrl: `${app.config.appUrl}/dashboard`,
    cancelUrl: `${app.config.appUrl}/${purchase.kind === 'tokens' ? 'settings' : 'dashboard'}`,
    // A key of another student, or of another purchase, is another key.
    key: `${customer.pseudonym}-${purchase.kind}-${purchase.quantity}-${key === undefined ? randomUUID() : app.fingerprint(key)}`,
  });
  const fields = { customerId: customer.id, key, purchase: purchase.kind, quantity: purchase.quantity, url };
  await app.db
    .insert(checkouts)
    .values({ id, ...fields, createdAt: app.now() })
    .onConflictDoNothing();
  return { sessionId: id, checkoutUrl: url };
}

/** What the same call opened before; throws where the key came with another purchase. */
async function findOpened(
  app: App,
  customerId: number,
  { kind, quantity }: Purchase,
  key?: string,
): Promise<CheckoutSession | undefined> {
  if (key === undefined) return undefined;
  const [row] = await app.db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.customerId, customerId), eq(checkouts.key, key)));
  if (!row) return undefined;
  if (row.purchase !== kind || row.quantity !== quantity) throw keyUsedForAnother();
  return { sessionId: row.id, checkoutUrl: row.url };
}

/** Only one checkout of the plan can be paid at a time. Returns whether one of them was paid in the meantime. */
async function closeOpenCheckouts(app: App, customerId: number, userId: number): Promise<boolean> {
  const rows = await app.db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.customerId, customerId),
        eq(checkouts.purchase, 'paid_plan'),
        eq(checkouts.status, 'open'),
      ),
    );
  if (rows.length === 0) return false;
  for (const { id } of rows) await requirePayments(app).closeCheckout(id);
  await settleAccount(app, customerId);
  return (await findPlan(app, userId)) !== undefined;
}

async function providerCustomer(app: App, { userId }: SignedIn) {
  const customer = await ownCustomer(app, userId);
  if (customer.providerId) return { ...customer, providerId: customer.providerId };
  const { email } = oneRow(
    await app.db.select({ email: users.email }).from(users).where(eq(users.id, userId)),
  );
  const providerId = await requirePayments(app).addCustomer({ pseudonym: customer.pseudonym, email });
  await app.db.update(customers).set({ providerId }).where(eq(customers.id, customer.id));
  return { ...customer, providerId };
}

/** Throws not found unless the checkout is this student's. Whether it is paid, the provider alone says. */
export async function verifyCheckoutSession(
  app: App,
  { userId }: SignedIn,
  { sessionId }: { sessionId: string },
) {
  const checkout = oneRow(
    await app.db
      .select({
        customerId: checkouts.customerId,
        purchase: checkouts.purchase,
        quantity: checkouts.quantity,
        status: checkouts.status,
      })
      .from(checkouts)
      .innerJoin(customers, eq(customers.id, checkouts.customerId))
      .where(and(eq(checkouts.id, sessionId), eq(customers.userId, userId))),
  );
  const isPaid = checkout.status === 'paid' || (await isPaidNow(app, checkout.customerId, sessionId));
  return { success: isPaid, purchase: checkout.purchase, quantity: checkout.quantity };
}

async function isPaidNow(app: App, customerId: number, sessionId: string): Promise<boolean> {
  const { status } = await requirePayments(app).readCheckout(sessionId);
  if (status !== 'paid') return false;
  await settleAccount(app, customerId);
  return true;
}
