/** Seats: the paid plan without a card, by domain or by address. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from '../../../../test/administrator.ts';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { upgrade } from '../../../../test/money.ts';
import { listAuditEntries } from '../../../shared/audit.ts';
import { cancelSubscription, createCheckoutSession } from '../../../shared/payments.ts';
import { listSeats, setSeats } from '../../../shared/seats.ts';
import { getPlan, getSubscriptionStatus } from '../../../shared/subscription.ts';
import { seats, users } from '../../db/tables.ts';
import { grantAnalyses } from '../subscription/service.ts';

let test: TestApp;
let admin: Client;

beforeAll(async () => {
  test = await openTestApp();
  admin = await administrator(test);
});
afterAll(() => test.close());

const status = (student: Client) => student.call(getSubscriptionStatus, {});

async function studentAt(email: string): Promise<Client> {
  const student = await test.student(email.replace(/\W/g, ''));
  await test.app.db.update(users).set({ email }).where(eq(users.email, student.email));
  return student;
}

describe('a seat', () => {
  it('gives the paid plan to the addresses of its domain and to no other, until it is taken away', async () => {
    const enrolled = await studentAt('ada@law.jefferson.example');
    const listed = await studentAt('dean@elsewhere.example');
    const others = await Promise.all([
      studentAt('eve@notlaw.jefferson.example'),
      studentAt('eve@sub.law.jefferson.example'),
      studentAt('law.jefferson.example@evil.example'),
    ]);
    const told = await admin.call(setSeats, {
      domains: ['Law.Jefferson.example', 'law.jefferson.example'],
      addresses: ['Dean@elsewhere.example', 'nobody@elsewhere.example'],
    });
    expect(told).toMatchObject({
      domains: [{ domain: 'law.jefferson.example', accounts: 1 }],
      addresses: [
        { email: 'dean@elsewhere.example', hasAccount: true },
        { email: 'nobody@elsewhere.example', hasAccount: false },
      ],
    });
    expect(await admin.call(listSeats, {})).toEqual(told);
    for (const student of [enrolled, listed])
      expect(await status(student)).toMatchObject({ tier: 'paid', isPremium: true, limit: 10 });
    for (const student of others) expect(await status(student)).toMatchObject({ tier: 'free_trial' });
    // The operator's command says why it gives no more of what a week brings anyway.
    const more = grantAnalyses(test.app, { email: 'ada@law.jefferson.example', analyses: 5, reason: 'test' });
    await expect(more).rejects.toThrow('a grant would add nothing. Give premium tokens instead.');
    expect(await enrolled.call(getPlan, {})).toMatchObject({
      status: 'seat',
      isInForce: true,
      periodEndsAt: null,
    });
    await admin.call(setSeats, { domains: [], addresses: [] });
    expect(await status(enrolled)).toMatchObject({ tier: 'free_trial', limit: 1 });
    expect(await enrolled.call(getPlan, {})).toBeNull();
    expect((await admin.call(listAuditEntries, { limit: 2 })).items).toMatchObject([
      { act: 'changed_seats', amount: 0 },
      { act: 'changed_seats', amount: 3 },
    ]);
  });

  it('is nothing for an address that is not verified', async () => {
    const student = await studentAt('late@unproved.example');
    await admin.call(setSeats, { domains: ['unproved.example'], addresses: [] });
    await test.app.db
      .update(users)
      .set({ emailVerified: false })
      .where(eq(users.email, 'late@unproved.example'));
    expect((await status(student)).tier).toBe('free_trial');
    expect((await admin.call(listSeats, {})).domains).toMatchObject([{ accounts: 0 }]);
  });

  it('that stays goes on, so that its weeks do not begin again', async () => {
    await admin.call(setSeats, { domains: ['a.example'], addresses: [] });
    const [before] = await test.app.db.select().from(seats);
    await admin.call(setSeats, { domains: ['a.example', 'b.example'], addresses: [] });
    const [after] = await test.app.db.select().from(seats).where(eq(seats.value, 'a.example'));
    expect(after).toEqual(before);
  });

  it('has nothing to buy and nothing to cancel', async () => {
    const student = await studentAt('ada@paid.example');
    await admin.call(setSeats, { domains: ['paid.example'], addresses: [] });
    for (const endpoint of [
      () => student.fail(createCheckoutSession, { tier: 'paid' }),
      () => student.fail(cancelSubscription, {}),
    ]) {
      const refused = await endpoint();
      expect(refused.status).toBe(409);
      expect(refused.body.error.message).toMatch(/^Your university (?:already )?pays for your plan/);
    }
  });

  it('leaves a subscription that was there as it is', async () => {
    const student = await studentAt('ada@both.example');
    await upgrade(test, student);
    await admin.call(setSeats, { domains: ['both.example'], addresses: [] });
    expect(await student.call(getPlan, {})).toMatchObject({ status: 'active' });
    expect(await student.call(cancelSubscription, {})).toMatchObject({ cancelsAtPeriodEnd: true });
  });

  it.each([
    [{ domains: ['gmail.com'], addresses: [] }],
    [{ domains: ['jefferson'], addresses: [] }],
    [{ domains: ['@jefferson.example'], addresses: [] }],
    [{ domains: [], addresses: ['ada'] }],
  ])('is refused for %o', async (lists) => {
    expect((await admin.fail(setSeats, lists)).status).toBe(400);
  });
});
