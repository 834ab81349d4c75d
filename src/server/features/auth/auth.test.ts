import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { waitFor } from '../../../../test/client.ts';
import * as endpoints from '../../../shared/auth.ts';
import { createSemester, listSemesters } from '../../../shared/semesters.ts';
import { mailedTokens, signIns, users } from '../../db/tables.ts';

const password = 'correct horse battery';
const person = { password, firstName: 'Ada', lastName: 'Marlow' };

let test: TestApp;
let logged = '';

beforeAll(async () => {
  const keep = (details: object, message: string) => {
    logged += `${message} ${JSON.stringify(details)}\n`;
  };
  test = await openTestApp({
    log: { info: keep, warn: keep, error: keep },
    config: { rateLimits: { registrationsPerAddress: 100 } },
  });
});
afterAll(() => test.close());

const tokenIn = (text: string) => /verify-email\?token=(\S+)/.exec(text)?.[1] ?? '';

describe('registration', () => {
  it('answers the same for a known address, whose owner is told by mail', async () => {
    await test.student('known');
    const request = { ...person, email: 'known@example.org' };
    const visitor = test.visitor();
    const known = await visitor.call(endpoints.register, request);
    const unknown = await visitor.call(endpoints.register, { ...person, email: 'unknown@example.org' });
    expect(known).toEqual(unknown);
    const { text } = await visitor.mailTo('known@example.org', /already have/);
    expect(tokenIn(text)).toBe('');
    await visitor.login('known@example.org', password);
  });

  it('and then signing in with the same password answers the same, whether the address was known or not', async () => {
    await test.student('resident');
    const password = 'one that nobody has here';
    const answers = await Promise.all(
      ['resident@example.org', 'newcomer@example.org'].map(async (email) => {
        const visitor = test.visitor();
        const said = async (tried: string) => {
          const { status, body } = await visitor.fail(endpoints.login, { email, password: tried });
          return [status, body.error];
        };
        const before = await said(password);
        await visitor.call(endpoints.register, { ...person, email, password });
        const between = await said(password);
        await visitor.call(endpoints.register, { ...person, email, password: 'another, later on' });
        return [
          before,
          between,
          await said(password),
          await said('another, later on'),
          await said('a guess'),
        ];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.map(([status]) => status)).toEqual([401, 403, 403, 401, 401]);
    const owner = test.visitor();
    await owner.login('resident@example.org', 'correct horse battery');
    await owner.call(endpoints.resendVerification, { email: 'resident@example.org' });
    await waitFor(async () => {
      const { mails } = await owner.call(endpoints.listOutbox, {});
      return (
        mails.filter(({ to, subject }) => to === 'resident@example.org' && /already/.test(subject)).length > 2
      );
    });
  });

  it('takes two spellings of an address for one account', async () => {
    const visitor = test.visitor();
    await visitor.call(endpoints.register, { ...person, email: ' Mixed.Case@Example.ORG ' });
    await visitor.verify('mixed.case@example.org');
    await visitor.login('MIXED.CASE@example.org', password);
    expect(await visitor.call(endpoints.getCurrentUser, {})).toMatchObject({
      email: 'mixed.case@example.org',
    });
  });

  it('by another before the address is verified takes nothing over: each link opens with its own password', async () => {
    const visitor = test.visitor();
    const email = 'again@example.org';
    await visitor.call(endpoints.register, { ...person, email, password: 'the owner’s password' });
    const first = tokenIn((await visitor.mailTo(email, /verify/i)).text);
    const other = { email, password: 'the other password', firstName: 'Mallory', lastName: 'M' };
    await visitor.call(endpoints.register, other);
    const second = await waitFor(async () => {
      const found = tokenIn((await visitor.mailTo(email, /verify/i)).text);
      return found !== first && found;
    });
    await visitor.call(endpoints.verifyEmail, { token: first });
    expect((await visitor.fail(endpoints.login, other)).body.error.code).toBe('wrong_credentials');
    expect((await visitor.fail(endpoints.verifyEmail, { token: second })).body.error.code).toBe('link_used');
    await visitor.login(email, 'the owner’s password');
    expect(await visitor.call(endpoints.getCurrentUser, {})).toMatchObject({ firstName: 'Ada' });
  });

  it.each([
    [{ email: 'not an address' }, 'email'],
    [{ password: 'short' }, 'password'],
    [{ firstName: ' ' }, 'firstName'],
  ])('says which field is wrong: %o', async (wrong, field) => {
    const refused = await test
      .visitor()
      .fail(endpoints.register, { ...person, email: 'x@example.org', ...wrong });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.error.fields ?? {})).toEqual([field]);
  });
});

describe('a verification link', () => {
  it('works once', async () => {
    const visitor = test.visitor();
    await visitor.call(endpoints.register, { ...person, email: 'once@example.org' });
    const token = tokenIn((await visitor.mailTo('once@example.org', /verify/i)).text);
    await visitor.call(endpoints.verifyEmail, { token });
    expect((await visitor.fail(endpoints.getCurrentUser, {})).status).toBe(401);
    const again = await visitor.fail(endpoints.verifyEmail, { token });
    expect(again.status).toBe(410);
    expect(again.body.error.code).toBe('link_used');
    const wrong = await visitor.fail(endpoints.verifyEmail, { token: `${token}x` });
    expect(wrong.status).toBe(410);
    expect(wrong.body.error.code).toBe('link_wrong');
  });

  it('expires after a day, and another can be asked for', async () => {
    const visitor = test.visitor();
    const email = 'late@example.org';
    await visitor.call(endpoints.register, { ...person, email });
    const token = tokenIn((await visitor.mailTo(email, /verify/i)).text);
    await test.app.db.update(mailedTokens).set({ expiresAt: new Date(Date.now() - 1000) });
    const expired = await visitor.fail(endpoints.verifyEmail, { token });
    expect(expired.status).toBe(410);
    expect(expired.body.error.code).toBe('link_expired');
    await visitor.call(endpoints.resendVerification, { email });
    await visitor.call(endpoints.resendVerification, { email: 'nobody@example.org' });
    const renewed = await waitFor(async () => {
      const found = tokenIn((await visitor.mailTo(email, /verify/i)).text);
      return found !== token && found;
    });
    await visitor.call(endpoints.verifyEmail, { token: renewed });
  });

  it('is kept as a hash alone', async () => {
    const visitor = test.visitor();
    await visitor.call(endpoints.register, { ...person, email: 'hash@example.org' });
    const token = tokenIn((await visitor.mailTo('hash@example.org', /verify/i)).text);
    const rows = await test.app.db.select().from(mailedTokens);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('signing in', () => {
  it('before the address is verified is refused with what to do', async () => {
    const visitor = test.visitor();
    await visitor.call(endpoints.register, { ...person, email: 'early@example.org' });
    const refused = await visitor.fail(endpoints.login, { email: 'early@example.org', password });
    expect(refused.status).toBe(403);
    expect(refused.body.error.code).toBe('email_not_verified');
    const wrong = await visitor.fail(endpoints.login, {
      email: 'early@example.org',
      password: 'guessed wrongly',
    });
    expect(wrong.body.error.code).toBe('wrong_credentials');
  });

  it('opens a session in a cookie that no script reads and no other site sends', async () => {
    await test.student('cookie');
    const answer = await test.visitor().send(endpoints.login, { email: 'cookie@example.org', password });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^hotseat\.session_token=/);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/i);
    expect(JSON.stringify(answer.body)).not.toMatch(/password|argon2|token/);
  });

  it('keeps the network address as the server saw it, not as the client tells it', async () => {
    const student = await test.student('placed');
    const headers = { 'x-client-address': '203.0.113.9', 'x-forwarded-for': '203.0.113.9' };
    await student.send(endpoints.login, { email: 'placed@example.org', password }, headers);
    const rows = await test.app.db.select().from(signIns);
    expect(rows.map(({ ipAddress }) => ipAddress)).not.toContain('203.0.113.9');
    expect(rows.at(-1)?.ipAddress).toBeTruthy();
  });

  it('gives a new session each time, whatever cookie is brought along', async () => {
    const student = await test.student('fixed');
    const brought = student.cookie;
    await student.login('fixed@example.org', password);
    expect(student.cookie).not.toBe(brought);
  });

  it('answers the same to a wrong password and to an unknown address, and after ten failures waits', async () => {
    await test.student('guessed');
    const visitor = test.visitor();
    const unknown = await visitor.fail(endpoints.login, { email: 'nobody@example.org', password: 'guess' });
    for (let guess = 0; guess < 10; guess += 1) {
      const wrong = await visitor.fail(endpoints.login, {
        email: 'guessed@example.org',
        password: `guess ${guess}`,
      });
      expect(wrong.status).toBe(401);
      expect(wrong.body).toEqual(unknown.body);
    }
    const limited = await visitor.fail(endpoints.login, { email: 'guessed@example.org', password });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('ends with signing out: the cookie opens nothing any more', async () => {
    const student = await test.student('leaving');
    const { cookie } = student;
    await student.call(endpoints.logout, {});
    expect(student.cookie).not.toContain('session_token=');
    student.cookie = cookie;
    expect((await student.fail(endpoints.getCurrentUser, {})).status).toBe(401);
    await student.call(endpoints.logout, {});
  });
});

describe('a key that comes with a request', () => {
  it('gives the same answer once, also to simultaneous repetitions', async () => {
    const student = await test.student();
    const headers = { 'idempotency-key': 'one' };
    const create = (name: string) => student.send(createSemester, { name }, headers);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => create('Fall')));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await student.call(listSemesters, {})).toHaveLength(1);
    const other = await create('Spring');
    expect(other.status).toBe(400);
    const another = await test.student();
    expect((await another.send(createSemester, { name: 'Fall' }, headers)).status).toBe(201);
    expect(await another.call(listSemesters, {})).toHaveLength(1);
  });

  it('is free again after a failure, since nothing was done', async () => {
    const student = await test.student();
    const headers = { 'idempotency-key': 'two' };
    expect((await student.send(createSemester, { name: '' }, headers)).status).toBe(400);
    expect((await student.send(createSemester, { name: 'Fall' }, headers)).status).toBe(201);
  });
});

describe('a secret in a query string', () => {
  it('is not taken, and what a link or a provider brings there is never logged', async () => {
    await test.student('addressed');
    const query = new URLSearchParams({ email: 'addressed@example.org', password });
    const visitor = test.visitor();
    for (const init of [{}, { body: '{}' }]) {
      const refused = await visitor.raw('POST', `${endpoints.login.path}?${query}`, init);
      expect(refused.status).toBe(400);
    }
    for (const path of ['/verify-email', '/reset-password', '/api/auth/google/callback', '/api/nothing'])
      await visitor.raw('GET', `${path}?token=in-the-address&code=in-the-address&state=x`, {
        redirect: 'manual',
      });
    expect(logged).toContain('/api/auth/google/callback');
    expect(logged).not.toContain('in-the-address');
  });
});

describe('what is kept', () => {
  it('is the password as an argon2id hash, and the log has neither password nor token nor cookie', async () => {
    const student = await test.student('secretive');
    const [user] = await test.app.db.select().from(users).where(eq(users.email, 'secretive@example.org'));
    expect(JSON.stringify(user)).not.toContain(password);
    expect(logged).toContain('/api/auth/login');
    expect(logged).not.toContain(password);
    expect(logged).not.toContain('token=');
    expect(logged).not.toContain(student.cookie.split('=')[1]);
  });
});
