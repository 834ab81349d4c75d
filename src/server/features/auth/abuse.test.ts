/** What somebody might try: everything here is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import {
  acceptTerms,
  changePassword,
  endOtherSignIns,
  endSignIn,
  listSignIns,
  saveProfile,
} from '../../../shared/account.ts';
import * as auth from '../../../shared/auth.ts';
import { legalVersions } from '../../../shared/legal/versions.ts';
import { users } from '../../db/tables.ts';

const password = 'correct horse battery';
const person = { password, firstName: 'Ada', lastName: 'Marlow' };
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({ config: { rateLimits: { registrationsPerAddress: 100 } } });
});
afterAll(() => test.close());

describe('an address', () => {
  it.each(['STUDENT@EXAMPLE.COM', ' student@example.com ', 'ｓtudent@example.com', 'student@example．com'])(
    'in another case or in compatible letters is the same account: %s',
    async (spelling) => {
      const visitor = test.visitor();
      await visitor.call(auth.register, { ...person, email: 'student@example.com' });
      await visitor.call(auth.register, { ...person, email: spelling });
      expect(await test.app.db.$count(users)).toBe(1);
    },
  );

  it.each([
    'аda@example.org', // Cyrillic а
    'adа@example.org',
    'ada@exаmple.org',
    'ada@example.org\r\nBcc: thief@example.org',
    'ada@example.org, thief@example.org',
    '"ada"@example.org\u0000',
    'ada@example.org<script>',
    `${'a'.repeat(250)}@example.org`,
    'ada\u200b@example.org',
    'ada\u202e@example.org',
  ])('with letters that look alike, hidden characters or a second address is refused: %j', async (email) => {
    const before = await test.app.db.$count(users);
    const refused = await test.visitor().fail(auth.register, { ...person, email });
    expect(refused.status).toBe(400);
    expect(await test.app.db.$count(users)).toBe(before);
  });
});

describe('very long input', () => {
  const long = 'x'.repeat(300_000);

  it.each([
    ['a password', auth.register, { ...person, email: 'long@example.org', password: long }],
    ['a name', auth.register, { ...person, email: 'long@example.org', firstName: long }],
    ['an address', auth.register, { ...person, email: `${long}@example.org` }],
    ['a password at sign-in', auth.login, { email: 'long@example.org', password: long }],
    ['a token', auth.verifyEmail, { token: long }],
    ['a token of a reset', auth.resetPassword, { token: long, password }],
  ])('as %s is refused before any work', async (_, endpoint, request) => {
    const startedAt = performance.now();
    expect((await test.visitor().send(endpoint, request)).status).toBe(400);
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });

  it('of more than a megabyte is not read', async () => {
    const body = JSON.stringify({ ...person, email: 'x'.repeat(2_000_000) });
    expect((await test.visitor().raw('POST', auth.register.path, { body })).status).toBe(413);
  });
});

describe('a session', () => {
  it('is never the one that a visitor brought along', async () => {
    const thief = await test.student('thief');
    const victim = await test.student('victim');
    const planted = test.visitor();
    planted.cookie = thief.cookie;
    await planted.login('victim@example.org', password);
    expect(planted.cookie).not.toBe(thief.cookie);
    expect((await thief.fail(auth.getCurrentUser, {})).status).toBe(401);
    const invented = test.visitor();
    invented.cookie = 'hotseat.session_token=chosen-by-a-thief.c2lnbmF0dXJl';
    await invented.login('victim@example.org', password);
    expect(invented.cookie).not.toContain('chosen-by-a-thief');
    await victim.call(auth.getCurrentUser, {});
  });

  it('ends alone, with all others, or with a new password, and the list says which is which', async () => {
    const laptop = await test.student('traveller');
    const [phone, tablet] = [test.visitor(), test.visitor()];
    for (const device of [phone, tablet]) await device.login('traveller@example.org', password);
    const list = await laptop.call(listSignIns, {});
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(JSON.stringify(list)).not.toMatch(/token/);
    const [phonesOwn] = await phone.call(listSignIns, {});
    await laptop.call(endSignIn, { id: phonesOwn?.id ?? 0 });
    expect((await phone.fail(auth.getCurrentUser, {})).status).toBe(401);
    await tablet.call(auth.getCurrentUser, {});
    await laptop.call(endOtherSignIns, {});
    expect((await tablet.fail(auth.getCurrentUser, {})).status).toBe(401);
    await phone.login('traveller@example.org', password);
    await laptop.call(changePassword, { currentPassword: password, newPassword: 'a new password' });
    expect((await phone.fail(auth.getCurrentUser, {})).status).toBe(401);
    await laptop.call(auth.getCurrentUser, {});
    await laptop.mailTo('traveller@example.org', /password was changed/i);
  });

  it('of another student cannot be ended', async () => {
    const owner = await test.student('undisturbed');
    const stranger = await test.student('stranger');
    const [own] = await owner.call(listSignIns, {});
    expect((await stranger.fail(endSignIn, { id: own?.id ?? 0 })).status).toBe(404);
    await stranger.call(endOtherSignIns, {});
    await owner.call(auth.getCurrentUser, {});
  });

  it('left open does not give the password away: tries are counted', async () => {
    const student = await test.student('lefthand');
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const request = { currentPassword: `guess ${guess}`, newPassword: 'a new password' };
      statuses.push((await student.send(changePassword, request)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});

describe('another site', () => {
  it.each([
    ['POST', '/api/auth/login'],
    ['POST', '/api/auth/register'],
    ['POST', '/api/auth/logout'],
    ['POST', '/api/auth/two-factor/disable'],
    ['POST', '/api/user/password'],
    ['POST', '/api/user/email'],
    ['PUT', '/api/user/profile'],
    ['DELETE', '/api/user'],
    ['DELETE', '/api/user/sessions'],
    ['POST', '/api/admin/login'],
  ])('cannot make a browser send %s %s', async (method, path) => {
    const student = await test.student();
    for (const origin of ['https://evil.example', `${test.url}.evil.example`, 'null']) {
      const answer = await student.raw(method, path, { headers: { origin }, body: '{}' });
      expect(answer.status, origin).toBe(403);
    }
  });

  it('is never where a sign-in or a link leads', async () => {
    const visitor = test.visitor();
    const email = 'led@example.org';
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    };
    await visitor.send(auth.register, { ...person, email }, headers);
    const { text, html } = await visitor.mailTo(email, /verify/i);
    expect(text + html).toContain(`${test.url}/verify-email?token=`);
    expect(text + html).not.toContain('evil.example');
  });
});

describe('paths of the sign-in library', () => {
  it.each([
    '/api/auth/sign-in/email',
    '/api/auth/sign-up/email',
    '/api/auth/get-session',
    '/api/auth/list-sessions',
    '/api/auth/update-user',
    '/api/auth/delete-user',
    '/api/auth/change-email',
    '/api/auth/request-password-reset',
    '/api/auth/callback/google',
    '/api/auth/two-factor/send-otp',
    '/api/auth/two-factor/get-totp-uri',
    '/api/auth/ok',
  ])('that the contract does not name are not there: %s', async (path) => {
    const student = await test.student();
    for (const method of ['GET', 'POST']) {
      const answer = await student.raw(method, path, method === 'POST' ? { body: '{}' } : {});
      expect(answer.status).toBe(404);
    }
  });
});

describe('fields that are not hers to set', () => {
  it('are passed over: role, verification and acceptance are the server’s', async () => {
    const student = await test.student('climber');
    const profile = { academicInstitution: 'Law School', graduationYear: 2027, countryRegion: '' };
    const grab = {
      ...profile,
      role: 'admin',
      emailVerified: true,
      email: 'x@example.org',
      id: 1,
    };
    const { body } = await student.send(saveProfile, grab);
    expect(body).toMatchObject({
      role: 'student',
      email: 'climber@example.org',
      countryRegion: null,
    });
    await test
      .visitor()
      .send(auth.register, { ...person, email: 'made@example.org', role: 'admin', emailVerified: true });
    const refused = await test.visitor().fail(auth.login, { email: 'made@example.org', password });
    expect(refused.body.error.code).toBe('email_not_verified');
    const newcomer = await test.newcomer('hasty');
    const boast = {
      ...person,
      email: 'boast@example.org',
      termsAccepted: true,
      termsVersion: legalVersions.terms,
    };
    await test.visitor().send(auth.register, boast);
    await test.visitor().verify('boast@example.org');
    const known = await test.visitor().call(auth.login, { email: 'boast@example.org', password });
    expect(known).toMatchObject({ termsAccepted: false });
    const { terms: termsVersion, privacy: privacyVersion } = legalVersions;
    const old = await newcomer.fail(acceptTerms, { termsVersion: '1.0', privacyVersion });
    expect(old.status).toBe(409);
    const accepted = await newcomer.call(acceptTerms, { termsVersion, privacyVersion });
    expect(accepted.termsAccepted).toBe(true);
  });
});

describe('a repeated registration with the same key', () => {
  it('is answered once more, and mails once', async () => {
    const visitor = test.visitor();
    const request = { ...person, email: 'keyed@example.org' };
    const headers = { 'idempotency-key': 'a-key-of-her-own' };
    const answers = await Promise.all([1, 2, 3].map(() => visitor.send(auth.register, request, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    await visitor.verify('keyed@example.org');
    const { mails } = await visitor.call(auth.listOutbox, {});
    expect(mails.filter(({ to }) => to === 'keyed@example.org')).toHaveLength(1);
    const other = await visitor.send(auth.register, { ...request, email: 'else@example.org' }, headers);
    expect(other.status).toBe(400);
  });
});
