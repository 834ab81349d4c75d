import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { getAccount } from '../../../shared/account.ts';
import { forgotPassword, getCurrentUser, login, resetPassword } from '../../../shared/auth.ts';
import * as twoFactor from '../../../shared/two-factor.ts';
import { twoFactors } from '../../db/tables.ts';
import { findSecret } from '../../outside/secret.ts';
import { hasSpentTrial, keepSpentTrial } from '../subscription/spent-trials.ts';

const password = 'correct horse battery';
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** RFC 6238 with the secret of an otpauth address. `steps` later than now. */
function codeOf(totpURI: string, steps = 0): string {
  const secret = fromBase32(new URL(totpURI).searchParams.get('secret') ?? '');
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll('=', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

async function turnOn(student: Client) {
  const enabled = await student.call(twoFactor.enableTwoFactor, { password });
  await student.call(twoFactor.verifyTotp, { code: codeOf(enabled.totpURI) });
  return enabled;
}

async function challenge(email: string): Promise<Client> {
  const client = test.visitor();
  expect(await client.call(login, { email, password })).toEqual({ twoFactorRequired: true });
  return client;
}

describe('two-factor sign-in', () => {
  it('is on after a first code of the app, and then the password alone opens nothing', async () => {
    const student = await test.student('guarded');
    const enabled = await student.call(twoFactor.enableTwoFactor, { password });
    expect(enabled.totpURI).toMatch(/^otpauth:\/\/totp\/Hotseat:guarded/);
    await test.visitor().login('guarded@example.org', password);
    expect(await student.call(getAccount, {})).toMatchObject({ isTwoFactorOn: false });
    await student.call(twoFactor.verifyTotp, { code: codeOf(enabled.totpURI) });
    expect(await student.call(getAccount, {})).toMatchObject({ isTwoFactorOn: true });
    await student.mailTo('guarded@example.org', /two-factor sign-in is on/i);
    const phone = await challenge('guarded@example.org');
    expect((await phone.fail(getCurrentUser, {})).status).toBe(401);
    await phone.call(twoFactor.verifyTotp, { code: codeOf(enabled.totpURI, 1) });
    expect((await phone.call(getCurrentUser, {})).email).toBe('guarded@example.org');
  });

  it('takes a code of the app once', async () => {
    const { totpURI } = await turnOn(await test.student('once'));
    const code = codeOf(totpURI, 1);
    const phone = await challenge('once@example.org');
    await phone.call(twoFactor.verifyTotp, { code });
    const thief = await challenge('once@example.org');
    expect((await thief.fail(twoFactor.verifyTotp, { code })).body.error.code).toBe('wrong_code');
    expect((await thief.fail(getCurrentUser, {})).status).toBe(401);
  });

  it('ends the sign-in that the browser had, already where the code is asked for', async () => {
    await turnOn(await test.student('shared'));
    const browser = await test.student('first');
    const copied = test.visitor();
    copied.cookie = browser.cookie;
    await browser.call(login, { email: 'shared@example.org', password });
    expect((await copied.fail(getCurrentUser, {})).status).toBe(401);
  });

  it('takes a recovery code once, and new ones replace the old', async () => {
    const student = await test.student('lost');
    const { backupCodes } = await turnOn(student);
    const [first = '', second = ''] = backupCodes;
    await (await challenge('lost@example.org')).call(twoFactor.verifyBackupCode, { code: first });
    const again = await (await challenge('lost@example.org')).fail(twoFactor.verifyBackupCode, {
      code: first,
    });
    expect(again.body.error.code).toBe('wrong_code');
    const renewed = await student.call(twoFactor.generateBackupCodes, { password });
    const old = await (await challenge('lost@example.org')).fail(twoFactor.verifyBackupCode, {
      code: second,
    });
    expect(old.body.error.code).toBe('wrong_code');
    const fresh = { code: renewed.backupCodes[0] ?? '' };
    await (await challenge('lost@example.org')).call(twoFactor.verifyBackupCode, fresh);
    await student.mailTo('lost@example.org', /new recovery codes/i);
  });

  it('ends a challenge after five wrong codes, and locks the account after ten', async () => {
    const { totpURI } = await turnOn(await test.student('tried'));
    const codes: string[] = [];
    for (let challenges = 0; challenges < 2; challenges += 1) {
      const thief = await challenge('tried@example.org');
      for (let guess = 0; guess < 6; guess += 1)
        codes.push((await thief.fail(twoFactor.verifyTotp, { code: '000000' })).body.error.code);
    }
    expect(codes.filter((code) => code === 'wrong_code')).toHaveLength(10);
    expect(codes[5]).toBe('sign_in_expired');
    const owner = await challenge('tried@example.org');
    const locked = await owner.fail(twoFactor.verifyTotp, { code: codeOf(totpURI, 1) });
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('asks for the password before it changes, and keeps its secret encrypted', async () => {
    const student = await test.student('asked');
    for (const wrong of [{}, { password: 'not the password' }]) {
      const refused = await student.fail(twoFactor.enableTwoFactor, wrong);
      expect(refused.status).toBe(400);
      expect(refused.body.error.code).toBe('wrong_password');
    }
    const { totpURI, backupCodes } = await turnOn(student);
    const { id } = await student.call(getCurrentUser, {});
    const kept = JSON.stringify(await test.app.db.select().from(twoFactors).where(eq(twoFactors.userId, id)));
    expect(kept).not.toContain(new URL(totpURI).searchParams.get('secret'));
    expect(kept).not.toContain(backupCodes[0]);
    expect((await student.fail(twoFactor.disableTwoFactor, { password: 'wrong' })).status).toBe(400);
    await student.call(twoFactor.disableTwoFactor, { password });
    await student.mailTo('asked@example.org', /two-factor sign-in is off/i);
    await test.visitor().login('asked@example.org', password);
  });

  it('is asked for also after the password was reset by mail', async () => {
    await turnOn(await test.student('reset'));
    const visitor = test.visitor();
    await visitor.call(forgotPassword, { email: 'reset@example.org' });
    const { text } = await visitor.mailTo('reset@example.org', /reset/i);
    const token = /token=(\S+)/.exec(text)?.[1] ?? '';
    await visitor.call(resetPassword, { token, password });
    await challenge('reset@example.org');
  });

  it('without a challenge takes no code', async () => {
    const refused = await test.visitor().fail(twoFactor.verifyTotp, { code: '123456' });
    expect(refused.body.error.code).toBe('sign_in_expired');
    const visitor = test.visitor();
    visitor.cookie = 'hotseat.two_factor=forged';
    expect((await visitor.fail(twoFactor.verifyBackupCode, { code: 'abcde-fghij' })).status).toBe(400);
  });
});

describe('a secret that is replaced by another', () => {
  it('leaves everybody signed in, second factors in use, and who had the free analysis known', async () => {
    const student = await test.student('rotated');
    const { totpURI } = await turnOn(student);
    const leaving = await test.student('left');
    await keepSpentTrial(test.app, leaving.email);
    const otherSecret = await findSecret(test.app.config.dataDir);
    const config = { databaseUrl: test.databaseUrl, appSecret: 'n'.repeat(40), otherSecret };
    const next = await openTestApp({ config, withWorker: false });
    const browser = next.visitor();
    browser.cookie = student.cookie;
    expect((await browser.call(getCurrentUser, {})).email).toBe(student.email);
    const { id } = await leaving.call(getCurrentUser, {});
    expect(await hasSpentTrial(next.app, id)).toBe(true);
    const phone = next.visitor();
    await phone.call(login, { email: student.email, password });
    await phone.call(twoFactor.verifyTotp, { code: codeOf(totpURI, 1) });
    expect((await phone.call(getCurrentUser, {})).email).toBe(student.email);
    const forged = next.visitor();
    forged.cookie = student.cookie.replace('session_token=', 'session_token=x');
    expect((await forged.fail(getCurrentUser, {})).status).toBe(401);
    await next.close();

    const last = await openTestApp({ config: { ...config, otherSecret: undefined }, withWorker: false });
    const later = last.visitor();
    later.cookie = phone.cookie;
    expect((await later.call(getCurrentUser, {})).email).toBe(student.email);
    later.cookie = student.cookie;
    expect((await later.fail(getCurrentUser, {})).status).toBe(401);
    await last.close();
  }, 40_000);
});
