/** The test checkout is there in development alone, and remembers over a restart. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { checkoutOf, status } from '../../../../test/money.ts';
import { createCheckoutSession, verifyCheckoutSession } from '../../../shared/payments.ts';
import { readConfig } from '../../base/config.ts';
import { openStripe } from '../../outside/stripe.ts';
import { openTestCheckout } from '../../outside/test-checkout/test-checkout.ts';
import { requirePayments } from '../payments/provider.ts';

const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://localhost:25',
  APP_URL: 'https://hotseat.example',
  MAIL_FROM: 'Hotseat <no-reply@hotseat.example>',
  SUPPORT_EMAIL: 'help@hotseat.example',
};
const key = { STRIPE_SECRET_KEY: 'sk_live_1' };

describe('the configuration', () => {
  it('never has the test checkout in production, with or without a key', () => {
    expect(readConfig(production)).toMatchObject({ usesTestCheckout: false, stripe: undefined });
    const withKey = readConfig({ ...production, ...key, STRIPE_WEBHOOK_SECRET: 'whsec_1' });
    expect(withKey).toMatchObject({ usesTestCheckout: false, stripe: { secretKey: 'sk_live_1' } });
  });

  it('has it in development only while there is no key', () => {
    expect(readConfig({}).usesTestCheckout).toBe(true);
    expect(readConfig({ ...key, STRIPE_WEBHOOK_SECRET: 'whsec_1' }).usesTestCheckout).toBe(false);
  });

  it('wants the secret of the webhook with the key', () => {
    expect(() => readConfig(key)).toThrow('STRIPE_WEBHOOK_SECRET');
  });
});

describe('a server without a provider', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({ config: { usesTestCheckout: false } });
  });
  afterAll(() => test.close());

  it('has no test checkout, says that payments are not available, and works without them', async () => {
    const student = await test.student();
    const page = await student.raw('GET', '/test-checkout/cs_test_1');
    expect(page.status).toBe(404);
    const refused = await student.fail(createCheckoutSession, { tier: 'paid' });
    expect(refused).toMatchObject({ status: 503, body: { error: { code: 'payments_unavailable' } } });
    expect((await status(student)).canAnalyze).toBe(true);
  });
});

describe('the test checkout', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());

  const post = (id: string, act: string) =>
    fetch(`${test.url}/test-checkout/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ act }),
      headers: { origin: test.url },
      redirect: 'manual',
    });

  it('is marked as a test, and pays when it is told to', async () => {
    const student = await test.student();
    const { sessionId, checkoutUrl } = await student.call(createCheckoutSession, { tier: 'paid' });
    const page = await (await fetch(checkoutUrl)).text();
    expect(page).toContain('Test checkout. No card is asked for and no money moves.');
    expect(page).toContain('$15.00 per month');
    await post(sessionId, 'decline');
    expect(await (await fetch(checkoutUrl)).text()).toContain('Your card was declined.');
    const cancelled = await post(sessionId, 'cancel');
    expect(cancelled.headers.get('location')).toBe(`${test.url}/dashboard`);
    await post(sessionId, 'pay');
    const back = await fetch(checkoutUrl, { redirect: 'manual' });
    expect(back.headers.get('location')).toBe(`${test.url}/dashboard?session_id=${sessionId}&success=true`);
    expect((await student.call(verifyCheckoutSession, { sessionId })).success).toBe(true);
  });

  it('sells at the prices of a catalogue, which is made once', async () => {
    const { makeCatalogue } = requirePayments(test.app);
    const made = await makeCatalogue();
    expect(new Set(Object.values(made)).size).toBe(3);
    expect(await makeCatalogue()).toEqual(made);
    const payments = openStripe({ ...checkoutOf(test), prices: made });
    const customer = await payments.addCustomer({ pseudonym: 'catalogue', email: 'buyer@example.org' });
    const purchases = [
      [{ kind: 'paid_plan', quantity: 1 }, '$15.00 per month'],
      [{ kind: 'tokens', quantity: 1 }, '$3.00'],
      [{ kind: 'tokens', quantity: 5 }, '$10.00'],
    ] as const;
    for (const [purchase, price] of purchases) {
      const key = `catalogue-${price}`;
      const draft = { customer, purchase, returnUrl: test.url, cancelUrl: test.url, key };
      const { url } = await payments.openCheckout(draft);
      expect(await (await fetch(url)).text()).toContain(price);
    }
  });

  it('remembers over a restart', async () => {
    const student = await test.student();
    const { sessionId } = await student.call(createCheckoutSession, { tier: 'paid' });
    const { db, queue, config, now } = test.app;
    const restarted = openTestCheckout({ db, queue, appUrl: config.appUrl, now });
    await restarted.pay(sessionId);
    expect((await student.call(verifyCheckoutSession, { sessionId })).success).toBe(true);
  });
});
