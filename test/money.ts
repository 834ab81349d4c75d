/** What a student does with money in feature tests: at the test checkout, through the product's own calls. */
import { eq } from 'drizzle-orm';
import type { App } from '../src/server/app.ts';
import { customers, users } from '../src/server/db/tables.ts';
import * as payments from '../src/shared/payments.ts';
import * as endpoints from '../src/shared/subscription.ts';
import { getTokens, purchaseTokens } from '../src/shared/tokens.ts';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';

export function checkoutOf({ app }: TestApp) {
  if (!app.testCheckout) throw new Error('There is no test checkout');
  return app.testCheckout;
}

export const status = (student: Client) => student.call(endpoints.getSubscriptionStatus, {});
export const tokens = (student: Client) => student.call(getTokens, {});

export async function upgrade(test: TestApp, student: Client): Promise<string> {
  const { sessionId } = await student.call(payments.createCheckoutSession, { tier: 'paid' });
  await checkoutOf(test).pay(sessionId);
  const { success } = await student.call(payments.verifyCheckoutSession, { sessionId });
  if (!success) throw new Error('The checkout was not paid');
  return sessionId;
}

export async function buy(test: TestApp, student: Client, quantity: 1 | 5): Promise<string> {
  const { sessionId } = await student.call(purchaseTokens, { quantity });
  await checkoutOf(test).pay(sessionId);
  await student.call(payments.verifyCheckoutSession, { sessionId });
  return sessionId;
}

export async function customerOf(test: TestApp, student: Client) {
  const [row] = await test.app.db
    .select({ customer: customers })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .where(eq(users.email, student.email));
  if (!row) throw new Error('This student is no customer');
  return row.customer;
}

export async function chargesOf(test: TestApp, student: Client) {
  const { providerId } = await customerOf(test, student);
  return (await checkoutOf(test).listCharges()).filter(({ customer }) => customer === providerId);
}

export async function userIdOf({ app }: TestApp, { email }: Client): Promise<number> {
  const [user] = await app.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error('There is no such student');
  return user.id;
}

/** More students and sign-ins come from one address here than anywhere else. */
export function liftLimits(app: App): void {
  const nothing = async () => undefined;
  app.rateLimits = { ...app.rateLimits, spend: nothing };
}
