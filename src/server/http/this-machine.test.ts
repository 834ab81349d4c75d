/** What is for development alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { listOutbox } from '../../shared/auth.ts';
import { createCheckoutSession } from '../../shared/payments.ts';
import { getConfig } from '../../shared/product.ts';

const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.7' } };

async function statusesFrom(test: TestApp, init: RequestInit): Promise<number[]> {
  const student = await test.student();
  const { sessionId } = await student.call(createCheckoutSession, { tier: 'paid' });
  const paths = [listOutbox.path, `/test-checkout/${sessionId}`, '/test-checkout/portal/cus_1'];
  return Promise.all(paths.map(async (path) => (await student.raw('GET', path, init)).status));
}

const tellsOfOutbox = async (test: TestApp, init: RequestInit) =>
  ((await test.visitor().raw('GET', getConfig.path, init)).body as { outboxAvailable: boolean })
    .outboxAvailable;

describe('the outbox and the test checkout', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({ withWorker: false });
  });
  afterAll(() => test.close());

  it('are there for this machine, and for no other', async () => {
    expect(await statusesFrom(test, {})).toEqual([200, 200, 200]);
    expect(await tellsOfOutbox(test, {})).toBe(true);
    expect(await statusesFrom(test, elsewhere)).toEqual([404, 404, 404]);
    expect(await tellsOfOutbox(test, elsewhere)).toBe(false);
  });
});

describe('where it is set that others may', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({ withWorker: false, config: { exposesDevelopment: true } });
  });
  afterAll(() => test.close());

  it('they are there for all', async () => {
    expect(await statusesFrom(test, elsewhere)).toEqual([200, 200, 200]);
    expect(await tellsOfOutbox(test, elsewhere)).toBe(true);
  });
});
