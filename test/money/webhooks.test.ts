/** Every event delivered one to five times, in any order, some only after all is over: the end is the same. */
import { isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { silentLog } from '../../src/server/base/log.ts';
import { providerEvents } from '../../src/server/db/tables.ts';
import { workProviderEvent } from '../../src/server/features/payments/events.ts';
import { createCheckoutSession, listInvoices } from '../../src/shared/payments.ts';
import { purchaseTokens } from '../../src/shared/tokens.ts';
import { openTestApp, type TestApp } from '../app.ts';
import type { Client } from '../client.ts';
import { chargesOf, checkoutOf, liftLimits, status, tokens } from '../money.ts';

const orders = 6;

let test: TestApp;
let clock = new Date('2027-01-31T08:00:00Z');

beforeAll(async () => {
  test = await openTestApp({
    withWorker: false,
    log: silentLog,
    change(app) {
      liftLimits(app);
      app.now = () => clock;
    },
  });
});
afterAll(() => test.close());

/** Only at the provider: the product hears of nothing but by events. */
async function live(student: Client): Promise<void> {
  const checkout = checkoutOf(test);
  clock = new Date('2027-01-31T08:00:00Z');
  await checkout.pay((await student.call(createCheckoutSession, { tier: 'paid' })).sessionId);
  for (let round = 0; round < 2; round += 1)
    await checkout.pay((await student.call(purchaseTokens, { quantity: 1 })).sessionId);
  const [second, first] = (await chargesOf(test, student)).filter(({ amount }) => amount === 300);
  await checkout.refund(first?.id ?? '', 300);
  await checkout.dispute(second?.id ?? '', 'needs_response');
  await checkout.dispute(second?.id ?? '', 'won');
  clock = new Date('2027-03-31T09:00:00Z');
  await checkout.renew();
}

async function deliver(event: { body: string; signature: string } | undefined): Promise<void> {
  if (!event) return;
  const headers = { 'stripe-signature': event.signature, 'content-type': 'application/json' };
  const answer = await fetch(`${test.url}/api/webhooks/stripe`, {
    method: 'POST',
    body: event.body,
    headers,
  });
  expect(answer.status).toBe(200);
}

/** Four at a time, as the worker does. */
async function workAll(): Promise<void> {
  const rows = await test.app.db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(isNull(providerEvents.processedAt));
  const lane = async () => {
    for (let row = rows.pop(); row; row = rows.pop()) await workProviderEvent(test.app, { eventId: row.id });
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}

it('ends in the same plan, balance and receipts', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat(1_000_000)), async (numbers) => {
      const known = new Set(seen);
      const student = await test.student();
      await live(student);
      const events = (await checkoutOf(test).listEvents()).filter(({ id }) => !known.has(id));
      for (const { id } of events) seen.add(id);
      const next = (below: number) => (numbers.next().value ?? 0) % below;
      const copies = events.flatMap((event) => Array.from({ length: 1 + next(5) }, () => event));
      while (copies.length > 0) {
        await deliver(copies.splice(next(copies.length), 1)[0]);
        // Workers run while others still arrive.
        if (next(6) === 0) await workAll();
      }
      await workAll();
      expect(await status(student)).toMatchObject({ tier: 'paid', premiumTokens: 4, limit: 10 });
      const { entries } = await tokens(student);
      const sums = Map.groupBy(entries, ({ kind }) => kind);
      const totalOf = (kind: (typeof entries)[number]['kind']) =>
        (sums.get(kind) ?? []).reduce((total, { quantity }) => total + quantity, 0);
      expect(totalOf('grant_upgrade')).toBe(1);
      expect(totalOf('grant_monthly')).toBe(2);
      expect(totalOf('purchase') + totalOf('refund')).toBe(1);
      expect(await student.call(listInvoices, {})).toHaveLength(5);
    }),
    { numRuns: orders },
  );
}, 240_000);
