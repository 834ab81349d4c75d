/** What time does to a plan: weeks, months, renewals. The clock is handed in. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { opinionPdfNamed } from '../../../../test/fixtures/make.ts';
import { checkoutOf, customerOf, status, tokens, upgrade } from '../../../../test/money.ts';
import * as payments from '../../../shared/payments.ts';
import * as endpoints from '../../../shared/subscription.ts';
import { silentLog } from '../../base/log.ts';
import type { TestCheckout } from '../../outside/test-checkout/test-checkout.ts';
import { reconcile } from './events.ts';

const dayMs = 24 * 60 * 60 * 1000;

let test: TestApp;
let checkout: TestCheckout;
let clock = new Date('2027-01-01T00:00:00Z');

beforeAll(async () => {
  test = await openTestApp({
    withWorker: false,
    log: silentLog,
    change(app) {
      app.now = () => clock;
    },
  });
  checkout = checkoutOf(test);
});
afterAll(() => test.close());

describe('the plan', () => {
  it('that is cancelled goes on to the end of its period, and the week is not reset by resuming', async () => {
    const student = await test.student();
    const begin = new Date('2027-01-31T10:00:00Z');
    clock = begin;
    await upgrade(test, student);
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, opinionPdfNamed(2));
    expect(body.status).toBe('queued');
    clock = new Date(begin.getTime() + 2 * dayMs);
    const cancelled = await student.call(payments.cancelSubscription, {});
    expect(cancelled).toMatchObject({ cancelsAtPeriodEnd: true, isInForce: true });
    clock = new Date(begin.getTime() + 3 * dayMs);
    await student.call(payments.resumeSubscription, {});
    expect(await status(student)).toMatchObject({ analysesUsed: 1, weeklyAnalyses: 1, daysUntilReset: 4 });
    await student.call(payments.cancelSubscription, {});
    clock = new Date('2027-02-28T09:59:59Z');
    expect((await status(student)).isPremium).toBe(true);
    clock = new Date('2027-02-28T10:00:00Z');
    expect((await status(student)).isPremium).toBe(false);
    expect((await status(student)).limit).toBe(1);
    await student.fail(payments.resumeSubscription, {});
  });

  it('brings a token in each month that was paid, on the day of the upgrade or the month’s last', async () => {
    const student = await test.student();
    clock = new Date('2027-12-31T10:00:00Z');
    await upgrade(test, student);
    const days = ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'];
    for (const [index, day] of days.entries()) {
      clock = new Date(`${day}T09:59:00Z`);
      await reconcile(test.app, { freshMs: 0 });
      expect((await tokens(student)).balance, `before ${day}`).toBe(1 + index);
      clock = new Date(`${day}T10:00:00Z`);
      await reconcile(test.app, { freshMs: 0 });
      expect((await tokens(student)).balance, day).toBe(2 + index);
    }
  });

  it('whose renewal fails goes on while the provider tries again, without a token, and ends when it gives up', async () => {
    const student = await test.student();
    clock = new Date('2027-03-10T10:00:00Z');
    await upgrade(test, student);
    const { providerId } = await customerOf(test, student);
    await checkout.refuseCard(providerId ?? '', true);
    clock = new Date('2027-04-10T10:00:00Z');
    await reconcile(test.app, { freshMs: 0 });
    expect(await status(student)).toMatchObject({ isPremium: true, premiumTokens: 1 });
    expect(await student.call(endpoints.getPlan, {})).toMatchObject({ status: 'past_due' });
    clock = new Date('2027-05-10T10:00:00Z');
    await reconcile(test.app, { freshMs: 0 });
    expect(await status(student)).toMatchObject({ isPremium: false, tier: 'free_trial', premiumTokens: 1 });
  });
});
