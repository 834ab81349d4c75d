import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { type Client, waitFor } from '../../../../test/client.ts';
import { buy, customerOf } from '../../../../test/money.ts';
import { changeEmail, getAccount } from '../../../shared/account.ts';
import { getCurrentUser, verifyEmail } from '../../../shared/auth.ts';
import { testCheckoutObjects } from '../../db/tables.ts';

const password = 'correct horse battery';
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function tokenTo(client: Client, email: string, subject: RegExp): Promise<string> {
  return /verify-email\?token=(\S+)/.exec((await client.mailTo(email, subject)).text)?.[1] ?? '';
}

describe('a change of address', () => {
  it('is made when both addresses have confirmed, whichever is first, and signs out everywhere', async () => {
    const student = await test.student('moving');
    await student.call(changeEmail, { newEmail: 'Moved@example.org', password });
    expect(await student.call(getAccount, {})).toMatchObject({ pendingEmail: 'moved@example.org' });
    const fresh = await tokenTo(student, 'moved@example.org', /new Hotseat address/);
    const old = await tokenTo(student, 'moving@example.org', /Hotseat address change/);
    const half = await student.call(verifyEmail, { token: fresh });
    expect(half.outcome).toBe('half_confirmed');
    expect((await student.call(getCurrentUser, {})).email).toBe('moving@example.org');
    expect((await student.call(verifyEmail, { token: old })).outcome).toBe('changed');
    expect((await student.fail(getCurrentUser, {})).status).toBe(401);
    await student.login('moved@example.org', password);
    for (const address of ['moving@example.org', 'moved@example.org'])
      await student.mailTo(address, /address was changed/);
    expect((await student.fail(verifyEmail, { token: old })).body.error.code).toBe('link_used');
  });

  it('is passed on to the payment provider, which mails receipts', async () => {
    const student = await test.student('buyer');
    await buy(test, student, 1);
    const { providerId } = await customerOf(test, student);
    await student.call(changeEmail, { newEmail: 'payer@example.org', password });
    for (const [address, subject] of [
      ['payer@example.org', /new Hotseat address/],
      ['buyer@example.org', /Hotseat address change/],
    ] as const)
      await student.call(verifyEmail, { token: await tokenTo(student, address, subject) });
    const known = eq(testCheckoutObjects.id, providerId ?? '');
    await waitFor(async () => {
      const [customer] = await test.app.db.select().from(testCheckoutObjects).where(known);
      return JSON.stringify(customer?.body).includes('payer@example.org');
    });
  });

  it('needs the password, and another address than hers', async () => {
    const student = await test.student('careful');
    const newEmail = 'careful2@example.org';
    expect((await student.fail(changeEmail, { newEmail, password: 'wrong' })).body.error.code).toBe(
      'wrong_password',
    );
    expect((await student.fail(changeEmail, { newEmail })).body.error.code).toBe('wrong_password');
    const same = await student.fail(changeEmail, { newEmail: 'CAREFUL@example.org', password });
    expect(Object.keys(same.body.error.fields ?? {})).toEqual(['newEmail']);
  });

  it('to an address that somebody has answers the same, and is never made', async () => {
    await test.student('owner');
    const student = await test.student('envious');
    const taken = await student.call(changeEmail, { newEmail: 'owner@example.org', password });
    const free = await student.call(changeEmail, { newEmail: 'free@example.org', password });
    expect(taken).toEqual(free);
    await student.call(changeEmail, { newEmail: 'owner@example.org', password });
    const old = await tokenTo(student, 'envious@example.org', /address change/);
    await student.send(verifyEmail, { token: old });
    expect((await student.call(getCurrentUser, {})).email).toBe('envious@example.org');
  });

  it('is not blocked by who signed up with the address and never proved that it is hers', async () => {
    const squatter = test.visitor();
    const newEmail = 'wanted@example.org';
    const person = { email: newEmail, password, firstName: 'Mallory', lastName: 'M' };
    await squatter.register(person);
    const stale = await tokenTo(squatter, newEmail, /verify/i);
    const student = await test.student('blocked');
    await student.call(changeEmail, { newEmail, password });
    const fresh = await tokenTo(student, newEmail, /new Hotseat address/);
    const old = await tokenTo(student, 'blocked@example.org', /Hotseat address change/);
    await student.call(verifyEmail, { token: fresh });
    expect((await student.call(verifyEmail, { token: old })).outcome).toBe('changed');
    await student.login(newEmail, password);
    expect((await student.call(getCurrentUser, {})).firstName).toBe('blocked');
    expect((await squatter.fail(verifyEmail, { token: stale })).body.error.code).toBe('link_wrong');
  });

  it('that is asked for anew voids the links of the one before', async () => {
    const student = await test.student('undecided');
    await student.call(changeEmail, { newEmail: 'first@example.org', password });
    const first = await tokenTo(student, 'first@example.org', /new Hotseat address/);
    await student.call(changeEmail, { newEmail: 'second@example.org', password });
    expect((await student.fail(verifyEmail, { token: first })).body.error.code).toBe('link_wrong');
  });
});
