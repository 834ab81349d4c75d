/** Accounts as they are in production, behind HTTPS and a proxy. */
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { getCurrentUser, listOutbox, login, register, verifyEmail } from '../../../shared/auth.ts';
import { getConfig } from '../../../shared/product.ts';
import { readConfig } from '../../base/config.ts';
import { mails, signIns } from '../../db/tables.ts';

const origin = 'https://hotseat.example';
const person = {
  email: 'ada@example.org',
  password: 'correct horse battery',
  firstName: 'Ada',
  lastName: 'M',
};

let test: TestApp;
let visitor: Client;

beforeAll(async () => {
  test = await openTestApp({ config: { isProduction: true, appUrl: origin, trustedProxies: 1 } });
  visitor = test.visitor();
});
afterAll(() => test.close());

const forwarded = (address: string) => ({ origin, 'x-forwarded-for': `198.51.100.7, ${address}` });

describe('in production', () => {
  it('there is no outbox, and nobody is told of one', async () => {
    expect((await visitor.fail(listOutbox, {})).status).toBe(404);
    expect(await visitor.call(getConfig, {})).toMatchObject({ outboxAvailable: false });
  });

  it('a session travels by HTTPS alone, and is opened at the address that the proxy saw', async () => {
    const headers = forwarded('203.0.113.20');
    expect((await visitor.send(register, person, headers)).status).toBe(201);
    const [mail] = await test.app.db.select().from(mails).orderBy(desc(mails.id));
    const token = new RegExp(`${origin}/verify-email\\?token=(\\S+)`).exec(mail?.text ?? '')?.[1] ?? '';
    expect((await visitor.send(verifyEmail, { token }, headers)).status).toBe(200);
    const answer = await visitor.send(login, person, headers);
    expect(answer.status).toBe(200);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Secure-hotseat\.session_token=.*; Secure/i);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(await visitor.call(getCurrentUser, {})).toMatchObject({ email: person.email });
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);
    const [signIn] = await test.app.db.select().from(signIns);
    expect(signIn?.ipAddress).toBe('203.0.113.20');
  });

  it('who guesses passwords of many accounts is stopped by address, whatever the client puts before the proxy’s word', async () => {
    const guess = (account: number, address: string) =>
      test
        .visitor()
        .send(
          login,
          { email: `nobody${account}@example.org`, password: 'a wrong guess' },
          { origin, 'x-forwarded-for': `192.0.2.${account}, ${address}` },
        );
    const first = await Promise.all(Array.from({ length: 100 }, (_, index) => guess(index, '203.0.113.66')));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await guess(101, '203.0.113.66')).status).toBe(429);
    expect((await guess(101, '203.0.113.67')).status).toBe(401);
  });

  it('a network of IPv6 is one address, and so is every spelling of it', async () => {
    const guess = (account: number, address: string) =>
      test
        .visitor()
        .send(
          login,
          { email: `nobody${account}@example.net`, password: 'a wrong guess' },
          { origin, 'x-forwarded-for': address },
        );
    const addresses = (index: number) => [
      `2001:db8:1:2::${index.toString(16)}`,
      `[2001:DB8:1:2:${index.toString(16)}::1]:4711`,
    ];
    const spread = Array.from({ length: 50 }, (_, index) =>
      addresses(index).map((each) => guess(index, each)),
    );
    const first = await Promise.all(spread.flat());
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await guess(101, '2001:db8:1:2:ffff::')).status).toBe(429);
    expect((await guess(101, '2001:db8:1:3::1')).status).toBe(401);
  });

  it('the origins of development are foreign', async () => {
    for (const foreign of [test.url, 'http://localhost:3000']) {
      const { status } = await visitor.send(login, person, { origin: foreign });
      expect(status).toBe(403);
    }
  });

  it('nothing starts without a mail server, or on a shared database without a secret', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/^SMTP_URL/);
    const shared = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://db.example/x',
      SMTP_URL: 'smtp://m.example',
      APP_URL: origin,
    };
    expect(() => readConfig(shared)).toThrow(/^APP_SECRET/);
    expect(() => readConfig({ PORT: 'abc', APP_URL: 'nowhere' })).toThrow(/PORT: .*\nAPP_URL: /);
  });
});
