/** Plans and tokens are bought at the test checkout, through the provider's own library and the signed webhook. */

import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { waitFor } from '../../../../test/client.ts';
import { opinionPdfNamed } from '../../../../test/fixtures/make.ts';
import {
  buy,
  chargesOf,
  checkoutOf,
  customerOf,
  liftLimits,
  status,
  tokens,
  upgrade,
} from '../../../../test/money.ts';
import { downloadBrief, downloadOutline, downloadQuestions } from '../../../shared/downloads.ts';
import { getBrief, getOutline, getQuestionSet } from '../../../shared/materials.ts';
import * as endpoints from '../../../shared/payments.ts';
import { purchaseTokens } from '../../../shared/tokens.ts';
import { customers, moneyEvents, providerEvents, users } from '../../db/tables.ts';
import type { TestCheckout } from '../../outside/test-checkout/test-checkout.ts';
import { grantTokens } from '../subscription/service.ts';
import { reconcile } from './events.ts';
import { endSubscriptionOfUser } from './own-plan.ts';

let test: TestApp;
let checkout: TestCheckout;

beforeAll(async () => {
  test = await openTestApp();
  checkout = checkoutOf(test);
  liftLimits(test.app);
});
afterAll(() => test.close());

describe('an upgrade', () => {
  it('brings the paid plan, its week and one token, by the verify call alone', async () => {
    const student = await test.student();
    await upgrade(test, student);
    expect(await status(student)).toEqual({
      canAnalyze: true,
      analysesUsed: 0,
      limit: 10,
      isPremium: true,
      weeklyAnalyses: 0,
      daysUntilReset: 7,
      tier: 'paid',
      premiumTokens: 1,
    });
  });

  it('brings the same by the webhook alone', async () => {
    const student = await test.student();
    const { sessionId } = await student.call(endpoints.createCheckoutSession, { tier: 'paid' });
    await checkout.pay(sessionId);
    await waitFor(async () => (await status(student)).isPremium);
    expect((await status(student)).premiumTokens).toBe(1);
  });

  it('does not count before the checkout is paid, whatever the browser says', async () => {
    const student = await test.student();
    const { sessionId } = await student.call(endpoints.createCheckoutSession, { tier: 'paid' });
    await checkout.decline(sessionId);
    const { success } = await student.call(endpoints.verifyCheckoutSession, { sessionId });
    expect(success).toBe(false);
    expect((await status(student)).tier).toBe('free_trial');
  });

  it('of another student can be verified by nobody else', async () => {
    const [owner, stranger] = [await test.student(), await test.student()];
    const sessionId = await upgrade(test, owner);
    const { status: code } = await stranger.fail(endpoints.verifyCheckoutSession, { sessionId });
    expect(code).toBe(404);
    expect((await status(stranger)).tier).toBe('free_trial');
  });

  it('is refused while the plan is in force, and opens one checkout at a time', async () => {
    const student = await test.student();
    const first = await student.call(endpoints.createCheckoutSession, { tier: 'paid' });
    const second = await student.call(endpoints.createCheckoutSession, { tier: 'paid' });
    await checkout.pay(first.sessionId);
    expect((await student.call(endpoints.verifyCheckoutSession, first)).success).toBe(false);
    await checkout.pay(second.sessionId);
    await student.call(endpoints.verifyCheckoutSession, second);
    const refused = await student.fail(endpoints.createCheckoutSession, { tier: 'paid' });
    expect(refused.status).toBe(409);
  });

  it('that was paid twice by accident is ended once and its payment given back', async () => {
    const student = await test.student();
    const first = await student.call(endpoints.createCheckoutSession, { tier: 'paid' });
    const { providerId } = await customerOf(test, student);
    const second = await test.app.payments?.openCheckout({
      customer: providerId ?? '',
      purchase: { kind: 'paid_plan', quantity: 1 },
      returnUrl: `${test.url}/dashboard`,
      cancelUrl: `${test.url}/dashboard`,
      key: crypto.randomUUID(),
    });
    await checkout.pay(first.sessionId);
    await checkout.pay(second?.id ?? '');
    await student.call(endpoints.verifyCheckoutSession, { sessionId: first.sessionId });
    const refunds = await waitFor(async () => {
      const receipts = await student.call(endpoints.listInvoices, {});
      const cents = receipts.map(({ refundedCents }) => refundedCents).toSorted();
      return receipts.length === 2 && cents.includes(1500) && cents;
    });
    expect(refunds).toEqual([0, 1500]);
    expect(await status(student)).toMatchObject({ isPremium: true, premiumTokens: 1 });
  });

  it('sent twice with one key opens one checkout', async () => {
    const student = await test.student();
    const headers = { 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' };
    const send = () => student.send(endpoints.createCheckoutSession, { tier: 'paid' }, headers);
    const [first, second] = [await send(), await send()];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const other = await student.send(purchaseTokens, { quantity: 1 }, headers);
    expect(other).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
  });

  it.each([
    [200, 200],
    [201, 400],
  ])('answers a key of %d characters with %d', async (length, expected) => {
    const student = await test.student();
    const headers = { 'idempotency-key': 'k'.repeat(length) };
    const { status: answered } = await student.send(purchaseTokens, { quantity: 1 }, headers);
    expect(answered).toBe(expected);
  });
});

describe('tokens', () => {
  it('are sold singly on the free trial, and by five on the paid plan alone', async () => {
    const student = await test.student();
    const refused = await student.fail(purchaseTokens, { quantity: 5 });
    expect(refused.status).toBe(403);
    expect(refused.body.error.message).toBe(
      'Free trial users can only purchase individual tokens. Upgrade to paid plan for bundle discounts.',
    );
    await buy(test, student, 1);
    expect((await tokens(student)).balance).toBe(1);
    await upgrade(test, student);
    await buy(test, student, 5);
    const { balance, entries } = await tokens(student);
    expect(balance).toBe(7);
    expect(entries.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['purchase', 5],
      ['grant_upgrade', 1],
      ['purchase', 1],
    ]);
  });

  it('can be bought one or five at a time, nothing between', async () => {
    const student = await test.student();
    for (const quantity of [0, 2, -1, 1.5])
      expect((await student.send(purchaseTokens, { quantity })).status).toBe(400);
  });

  it.each([
    ['refund', 1, (charge: string) => checkout.refund(charge, 300)],
    ['dispute', 41, (charge: string) => checkout.dispute(charge, 'needs_response')],
  ] as const)(
    'are taken back with a %s, also where they are spent already: then they are owed',
    async (_, file, takeBack) => {
      const student = await test.student();
      await buy(test, student, 1);
      const { sessionId } = await student.makeSession();
      const used = await student.upload(sessionId, opinionPdfNamed(file), { usePremiumToken: true });
      expect(used.status).toBe(202);
      await student.waitForCase(used.body.id);
      const [paid] = await chargesOf(test, student);
      await takeBack(paid?.id ?? '');
      await waitFor(async () => (await tokens(student)).balance === -1);
      expect(await status(student)).toMatchObject({ premiumTokens: 0, canAnalyze: true });
      await buy(test, student, 1);
      expect((await tokens(student)).balance).toBe(0);
    },
  );

  it('are spent where it is asked for alone, also once the allowance is used up', async () => {
    const student = await test.student();
    await grantTokens(test.app, { email: student.email, tokens: 1, reason: 'test' });
    const { sessionId } = await student.makeSession();
    expect((await student.upload(sessionId, opinionPdfNamed(21))).status).toBe(202);
    const refused = await student.upload(sessionId, opinionPdfNamed(22));
    expect(refused).toMatchObject({ status: 402, body: { error: { code: 'no_allowance' } } });
    expect(await status(student)).toMatchObject({ premiumTokens: 1, canAnalyze: true, analysesUsed: 1 });
    const asked = await student.upload(sessionId, opinionPdfNamed(22), { usePremiumToken: true });
    expect(asked.status).toBe(202);
    expect(await status(student)).toMatchObject({ premiumTokens: 0, canAnalyze: false, analysesUsed: 1 });
  });

  it.each([
    ['the allowance of the free trial', 31, false, false, ['standard', 'standard', 'standard']],
    ['the allowance of the paid plan', 32, true, false, ['premium', 'standard', 'standard']],
    ['a token on the free trial', 33, false, true, ['premium', 'premium', 'premium']],
    ['a token on the paid plan', 34, true, true, ['premium', 'premium', 'premium']],
  ] as const)(
    'and plan decide the tier of each material: %s',
    async (_, file, isPaid, usePremiumToken, tiers) => {
      const student = await test.student();
      if (isPaid) await upgrade(test, student);
      else await grantTokens(test.app, { email: student.email, tokens: 1, reason: 'test' });
      const { sessionId } = await student.makeSession();
      const { body } = await student.upload(sessionId, opinionPdfNamed(file), { usePremiumToken });
      const { briefId, outlineId, questionSetId } = await student.waitForCase(body.id);
      const made = [
        await student.call(getBrief, { id: briefId ?? 0 }),
        await student.call(getOutline, { id: outlineId ?? 0 }),
        await student.call(getQuestionSet, { id: questionSetId ?? 0 }),
      ];
      expect(made.map(({ tier }) => tier)).toEqual(tiers);
      expect(await status(student)).toMatchObject({
        premiumTokens: usePremiumToken ? 0 : 1,
        analysesUsed: usePremiumToken ? 0 : 1,
      });
    },
  );

  it('are given and taken by the operator with a reason, which the history tells', async () => {
    const student = await test.student();
    await grantTokens(test.app, { email: student.email, tokens: 3, reason: 'outage' });
    await grantTokens(test.app, { email: student.email, tokens: -1, reason: 'mistake' });
    const { balance, entries } = await tokens(student);
    expect(balance).toBe(2);
    expect(entries).toMatchObject([
      { kind: 'operator', quantity: -1, note: 'mistake' },
      { kind: 'operator', quantity: 3, note: 'outage' },
    ]);
    const { id } = await customerOf(test, student);
    const told = await test.app.db.select().from(moneyEvents).where(eq(moneyEvents.customerId, id));
    expect(told.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['tokens_operator', 'outage'],
      ['tokens_operator', 'mistake'],
    ]);
  });

  it('come back when a dispute is won', async () => {
    const student = await test.student();
    await buy(test, student, 1);
    const [paid] = await chargesOf(test, student);
    await checkout.dispute(paid?.id ?? '', 'needs_response');
    await waitFor(async () => (await tokens(student)).balance === 0);
    await checkout.dispute(paid?.id ?? '', 'won');
    await waitFor(async () => (await tokens(student)).balance === 1);
    expect((await tokens(student)).entries.map(({ kind }) => kind)).toEqual([
      'purchase',
      'refund',
      'purchase',
    ]);
  });
});

describe('the plan', () => {
  it('is taken back with its payment, and the token that came with it', async () => {
    const student = await test.student();
    await upgrade(test, student);
    const [paid] = await chargesOf(test, student);
    await checkout.refund(paid?.id ?? '', paid?.amount ?? 0);
    await waitFor(async () => !(await status(student)).isPremium);
    expect((await tokens(student)).balance).toBe(0);
    await upgrade(test, student);
    expect((await tokens(student)).balance).toBe(1);
  });

  it('leaves a receipt of each payment', async () => {
    const student = await test.student();
    await upgrade(test, student);
    await buy(test, student, 5);
    const receipts = await student.call(endpoints.listInvoices, {});
    expect(receipts.map(({ purchase, amountCents }) => [purchase, amountCents]).toSorted()).toEqual([
      ['paid_plan', 1500],
      ['tokens', 1000],
    ]);
    const page = await fetch(receipts[0]?.url ?? '');
    expect(await page.text()).toContain('Receipt');
  });
});

describe('a material as PDF', () => {
  it('is part of the paid plan', async () => {
    const student = await test.student();
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, opinionPdfNamed(5));
    const { briefId, outlineId, questionSetId } = await student.waitForCase(body.id);
    const downloads = [
      [downloadBrief, briefId],
      [downloadOutline, outlineId],
      [downloadQuestions, questionSetId],
    ] as const;
    for (const [endpoint, id] of downloads) {
      const refused = await student.fail(endpoint, { id: id ?? 0 });
      expect(refused).toMatchObject({ status: 403, body: { error: { code: 'paid_plan_only' } } });
    }
    await upgrade(test, student);
    for (const [endpoint, id] of downloads) {
      const { status: code, body: file, headers } = await student.send(endpoint, { id, format: 'pdf' });
      expect(code).toBe(200);
      expect(String(file)).toMatch(/^%PDF-/);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.pdf"/);
    }
  });
});

describe('the webhook', () => {
  it('takes nothing that is not signed', async () => {
    const body = JSON.stringify({ id: 'evt_forged', object: 'event', type: 'checkout.session.completed' });
    for (const signature of ['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      const answer = await fetch(`${test.url}/api/webhooks/stripe`, { method: 'POST', body, headers });
      expect(answer.status).toBe(400);
    }
    const stored = await test.app.db.select().from(providerEvents).where(eq(providerEvents.id, 'evt_forged'));
    expect(stored).toEqual([]);
  });

  it('takes nothing that was signed for later, nor long ago', async () => {
    const { webhookSecret: secret } = checkoutOf(test);
    const body = JSON.stringify({
      id: 'evt_late',
      object: 'event',
      type: 'customer.updated',
      data: { object: {} },
    });
    const now = Math.floor(Date.now() / 1000);
    const statuses = [];
    for (const timestamp of [now + 86_400, now + 330, now - 330, now + 200]) {
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      const answer = await fetch(`${test.url}/api/webhooks/stripe`, { method: 'POST', body, headers });
      statuses.push(answer.status < 300 ? 'taken' : answer.status);
    }
    expect(statuses).toEqual([400, 400, 400, 'taken']);
  });

  it('takes nothing that is signed and is no event', async () => {
    const { webhookSecret: secret } = checkoutOf(test);
    for (const body of ['{"hello":1}', 'not JSON', '[]', '{"id":1,"type":2}']) {
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      const answer = await fetch(`${test.url}/api/webhooks/stripe`, { method: 'POST', body, headers });
      expect(answer.status, body).toBe(400);
    }
  });

  it('of a reconciliation that was broken off are not compared twice: it goes on where it stopped', async () => {
    const quiet = await openTestApp({ withWorker: false });
    try {
      for (const _ of [1, 2, 3]) await upgrade(quiet, await quiet.student());
      const { payments } = quiet.app;
      if (!payments) throw new Error('There is a test checkout');
      const asked: string[] = [];
      const breakingOff = new AbortController();
      const counted = {
        ...quiet.app,
        payments: {
          ...payments,
          readAccount: async (id: string) => {
            asked.push(id);
            if (asked.length === 2) breakingOff.abort(new Error('handed back by the test'));
            return payments.readAccount(id);
          },
        },
      };
      await reconcile(counted, { signal: breakingOff.signal }).catch(() => undefined);
      await reconcile(counted);
      expect(asked.length).toBe(3);
      await reconcile(counted);
      expect(asked.length).toBe(3);
    } finally {
      await quiet.close();
    }
  });

  it('that never comes is made good by the daily reconciliation', async () => {
    const quiet = await openTestApp({ withWorker: false });
    try {
      const student = await quiet.student();
      const { sessionId } = await student.call(endpoints.createCheckoutSession, { tier: 'paid' });
      await quiet.app.testCheckout?.pay(sessionId);
      expect((await status(student)).isPremium).toBe(false);
      await reconcile(quiet.app, { freshMs: 0 });
      expect((await status(student)).isPremium).toBe(true);
    } finally {
      await quiet.close();
    }
  });
});

describe('a deleted account', () => {
  it('pays nothing more, and its money stays under a pseudonym alone', async () => {
    const student = await test.student();
    await upgrade(test, student);
    const { id, pseudonym } = await customerOf(test, student);
    const [user] = await test.app.db.select().from(users).where(eq(users.email, student.email));
    await endSubscriptionOfUser(test.app, user?.id ?? 0);
    expect((await status(student)).isPremium).toBe(false);
    await test.app.db.delete(users).where(eq(users.id, user?.id ?? 0));
    const [kept] = await test.app.db.select().from(customers).where(eq(customers.id, id));
    expect(kept).toMatchObject({ userId: null, pseudonym });
    const told = await test.app.db.select().from(moneyEvents).where(eq(moneyEvents.customerId, id));
    expect(told.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'payment',
        'plan_began',
        'tokens_grant_upgrade',
        'plan_ended',
        'account_deleted',
      ]),
    );
  });
});
