import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { type Client, waitFor } from '../../../../test/client.ts';
import {
  forgotPassword,
  getCurrentUser,
  login,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '../../../shared/auth.ts';
import { mailedTokens, mails, users } from '../../db/tables.ts';

const password = 'correct horse battery';
const person = { password, firstName: 'Ada', lastName: 'Marlow' };
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const tokenIn = (text: string) => /reset-password\?token=(\S+)/.exec(text)?.[1] ?? '';

async function askForLink(client: Client, email: string): Promise<string> {
  await client.call(forgotPassword, { email });
  return tokenIn((await client.mailTo(email, /reset/i)).text);
}

describe('a forgotten password', () => {
  it('is replaced by the link in a mail, ends every sign-in, and the owner is told', async () => {
    const student = await test.student('forgetful');
    const visitor = test.visitor();
    const token = await askForLink(visitor, 'forgetful@example.org');
    await visitor.call(resetPassword, { token, password: 'a wholly new one' });
    expect((await student.fail(getCurrentUser, {})).status).toBe(401);
    expect((await visitor.fail(login, { email: 'forgetful@example.org', password })).status).toBe(401);
    await visitor.login('forgetful@example.org', 'a wholly new one');
    await visitor.mailTo('forgetful@example.org', /password was changed/i);
  });

  it('answers the same for an address that nobody has, which gets no mail', async () => {
    await test.student('known');
    const visitor = test.visitor();
    const known = await visitor.send(forgotPassword, { email: 'known@example.org' });
    const unknown = await visitor.send(forgotPassword, { email: 'unknown@example.org' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await visitor.mailTo('known@example.org', /reset/i);
    const none = await test.app.db.select().from(mails).where(eq(mails.recipient, 'unknown@example.org'));
    expect(none).toEqual([]);
  });

  it('verifies the address of who never did, and voids what others signed up with it', async () => {
    const visitor = test.visitor();
    const email = 'unproved@example.org';
    await visitor.call(register, { ...person, email, password: 'somebody else’s' });
    const squatted = /token=(\S+)/.exec((await visitor.mailTo(email, /verify/i)).text)?.[1] ?? '';
    await visitor.call(resetPassword, { token: await askForLink(visitor, email), password });
    expect((await visitor.fail(verifyEmail, { token: squatted })).body.error.code).toBe('link_used');
    expect((await visitor.fail(login, { email, password: 'somebody else’s' })).status).toBe(401);
    await visitor.login(email, password);
  });

  it('a resent link asks for a password where the address was signed up with two', async () => {
    const visitor = test.visitor();
    const email = 'twice@example.org';
    await visitor.call(register, { ...person, email });
    await visitor.call(register, { ...person, email, password: 'another password' });
    await visitor.call(resendVerification, { email });
    expect(tokenIn((await visitor.mailTo(email, /reset/i)).text)).not.toBe('');
  });
});

describe('a reset link', () => {
  it('works once, and only the newest', async () => {
    await test.student('once');
    const visitor = test.visitor();
    const email = 'once@example.org';
    const first = await askForLink(visitor, email);
    await visitor.call(forgotPassword, { email });
    const token = await waitFor(async () => {
      const found = tokenIn((await visitor.mailTo(email, /reset/i)).text);
      return found !== first && found;
    });
    const replaced = await visitor.fail(resetPassword, { token: first, password });
    expect([replaced.status, replaced.body.error.code]).toEqual([410, 'link_wrong']);
    await visitor.call(resetPassword, { token, password });
    const again = await visitor.fail(resetPassword, { token, password: 'an attacker’s one' });
    expect([again.status, again.body.error.code]).toEqual([410, 'link_used']);
  });

  it('expires, does not verify an address, and a short password does not use it up', async () => {
    await test.student('slow');
    const visitor = test.visitor();
    const token = await askForLink(visitor, 'slow@example.org');
    expect((await visitor.fail(verifyEmail, { token })).body.error.code).toBe('link_wrong');
    expect((await visitor.fail(resetPassword, { token, password: 'short' })).status).toBe(400);
    const [user] = await test.app.db.select().from(users).where(eq(users.email, 'slow@example.org'));
    const past = new Date(Date.now() - 1000);
    await test.app.db
      .update(mailedTokens)
      .set({ expiresAt: past })
      .where(eq(mailedTokens.userId, user?.id ?? 0));
    const expired = await visitor.fail(resetPassword, { token, password });
    expect([expired.status, expired.body.error.code]).toEqual([410, 'link_expired']);
  });

  it('is not burned by who only opens its address, as a mail scanner does', async () => {
    await test.student('scanned');
    const visitor = test.visitor();
    const token = await askForLink(visitor, 'scanned@example.org');
    for (const method of ['GET', 'HEAD']) await visitor.raw(method, `/reset-password?token=${token}`);
    await visitor.call(resetPassword, { token, password: 'still possible' });
  });

  it('can be asked for five times in a quarter of an hour', async () => {
    const statuses: number[] = [];
    const visitor = test.visitor();
    for (let round = 0; round < 6; round += 1)
      statuses.push((await visitor.send(forgotPassword, { email: 'flooded@example.org' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
