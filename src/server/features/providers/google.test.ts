/** Sign-in with Google against a real OpenID server on the loopback. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { periodMs, totp } from '../../../../test/e2e/totp.ts';
import { type Claims, type OpenIdProvider, startOpenIdProvider } from '../../../../test/openid-provider.ts';
import { getAccount } from '../../../shared/account.ts';
import { getCurrentUser, login, register, verifyEmail } from '../../../shared/auth.ts';
import { getConfig } from '../../../shared/product.ts';
import {
  finishGoogle,
  getGoogleAvailability,
  startGoogle,
  startUniversity,
} from '../../../shared/providers.ts';
import {
  disableTwoFactor,
  enableTwoFactor,
  generateBackupCodes,
  verifyTotp,
} from '../../../shared/two-factor.ts';
import { accounts, users } from '../../db/tables.ts';

let provider: OpenIdProvider;
const password = 'correct horse battery';
let test: TestApp;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  const { issuer } = provider;
  test = await openTestApp({ config: { google: { clientId: 'hotseat', clientSecret: 'secret', issuer } } });
});
afterAll(async () => {
  await test.close();
  await provider.stop();
});
beforeEach(() => provider.signInAs({}));

let count = 0;
function person(changes: Claims = {}): { email: string } & Claims {
  count += 1;
  const email = `google${count}@example.org`;
  const names = { name: 'Grace Murray', given_name: 'Grace', family_name: 'Murray' };
  return { sub: `subject-${count}`, aud: 'hotseat', email, email_verified: true, ...names, ...changes };
}

/** Goes where the browser is sent, as far as the provider's redirect back. */
async function authorize(client: Client): Promise<URL> {
  const begun = await client.raw('GET', startGoogle.path, { redirect: 'manual' });
  expect(begun.status).toBe(302);
  const asked = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' });
  return new URL(asked.headers.get('location') ?? '');
}

async function finish(client: Client, back: URL): Promise<string> {
  const answer = await client.raw('GET', `${back.pathname}${back.search}`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  return decodeURIComponent(answer.headers.get('location') ?? '');
}

async function signIn(client: Client, as: Claims): Promise<string> {
  provider.signInAs(as);
  return finish(client, await authorize(client));
}

const tokenIn = (text: string) => /token=(\S+)/.exec(text)?.[1] ?? '';

describe('sign-in with Google', () => {
  it('is offered where it is configured', async () => {
    const visitor = test.visitor();
    expect(await visitor.call(getGoogleAvailability, {})).toEqual({
      hasGoogleClientId: true,
      hasGoogleClientSecret: true,
    });
    expect(await visitor.call(getConfig, {})).toMatchObject({ googleAvailable: true });
  });

  it('asks the provider with PKCE, state and nonce, and to come back to the app alone', async () => {
    const begun = await test.visitor().raw('GET', `${startGoogle.path}?callbackURL=https://evil.example`, {
      redirect: 'manual',
    });
    const asked = new URL(begun.headers.get('location') ?? '').searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(asked.get(name)?.length).toBeGreaterThan(15);
    expect(asked.get('redirect_uri')).toBe(`${test.url}${finishGoogle.path}`);
    expect(asked.get('scope')).toBe('openid email profile');
  });

  it('opens an account with the names that the provider knows, and the same account again', async () => {
    const grace = person();
    const visitor = test.visitor();
    expect(await signIn(visitor, grace)).toBe('/');
    const user = await visitor.call(getCurrentUser, {});
    expect(user).toMatchObject({
      firstName: 'Grace',
      lastName: 'Murray',
      email: grace.email,
      emailVerified: true,
    });
    expect(await visitor.call(getAccount, {})).toMatchObject({ hasPassword: false, isGoogleLinked: true });
    const [kept] = await test.app.db.select().from(accounts).where(eq(accounts.userId, user.id));
    expect(kept).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });
    const again = test.visitor();
    // The provider's own number decides: she may change her address there.
    expect(await signIn(again, { ...grace, email: 'elsewhere@example.org' })).toBe('/');
    expect((await again.call(getCurrentUser, {})).id).toBe(user.id);
  });

  it('opens no suspended account, and says so', async () => {
    const grace = person();
    const visitor = test.visitor();
    expect(await signIn(visitor, grace)).toBe('/');
    const { id } = await visitor.call(getCurrentUser, {});
    await test.app.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id));
    const again = test.visitor();
    expect(await signIn(again, grace)).toBe('/?error=This account is suspended.');
    expect((await again.fail(getCurrentUser, {})).status).toBe(401);
    expect((await visitor.fail(getCurrentUser, {})).status).toBe(401);
  });

  it('is linked to the account of a verified address, whose password stays and whose owner is told', async () => {
    await test.student('linked');
    const visitor = test.visitor();
    expect(await signIn(visitor, person({ email: 'Linked@example.org' }))).toBe('/');
    expect(await visitor.call(getAccount, {})).toMatchObject({
      email: 'linked@example.org',
      hasPassword: true,
      isGoogleLinked: true,
    });
    await visitor.mailTo('linked@example.org', /Google was linked/);
    await test.visitor().login('linked@example.org', password);
  });

  it('is followed by the second factor where it is on', async () => {
    const student = await test.student('guarded');
    const { totpURI } = await student.call(enableTwoFactor, { password });
    const key = new URL(totpURI).searchParams.get('secret') ?? '';
    await student.call(verifyTotp, { code: totp(key) });
    const visitor = test.visitor();
    expect(await signIn(visitor, person({ email: 'guarded@example.org' }))).toBe('/auth?step=code');
    expect((await visitor.fail(getCurrentUser, {})).status).toBe(401);
    expect((await visitor.fail(verifyTotp, { code: '000000' })).body.error.code).toBe('wrong_code');
    await visitor.call(verifyTotp, { code: totp(key, Date.now() + periodMs) });
    expect((await visitor.call(getCurrentUser, {})).email).toBe('guarded@example.org');
  });

  it('without a password asks for a code of the second factor before it is turned off or its codes are renewed', async () => {
    const visitor = test.visitor();
    await signIn(visitor, person());
    const { totpURI, backupCodes } = await visitor.call(enableTwoFactor, {});
    const key = new URL(totpURI).searchParams.get('secret') ?? '';
    await visitor.call(verifyTotp, { code: totp(key) });
    for (const endpoint of [disableTwoFactor, generateBackupCodes]) {
      for (const wrong of [
        {},
        { password },
        { code: '000000' },
        { code: 'abcde-fghij' },
        { code: totp(key) },
      ]) {
        const refused = await visitor.fail(endpoint, wrong);
        expect(refused).toMatchObject({ status: 400, body: { error: { code: 'wrong_code' } } });
      }
      await test.app.rateLimits.reset('passwordChecksPerUser', (await visitor.call(getCurrentUser, {})).id);
    }
    expect((await visitor.fail(enableTwoFactor, {})).status).toBe(409);
    const renewed = await visitor.call(generateBackupCodes, { code: totp(key, Date.now() + periodMs) });
    const [old = ''] = backupCodes;
    const [fresh = ''] = renewed.backupCodes;
    expect((await visitor.fail(disableTwoFactor, { code: old })).body.error.code).toBe('wrong_code');
    await visitor.call(disableTwoFactor, { code: fresh });
    expect(await visitor.call(getAccount, {})).toMatchObject({ hasPassword: false, isTwoFactorOn: false });
  });

  it('waits after ten wrong codes', async () => {
    const visitor = test.visitor();
    await signIn(visitor, person());
    const { totpURI } = await visitor.call(enableTwoFactor, {});
    const key = new URL(totpURI).searchParams.get('secret') ?? '';
    await visitor.call(verifyTotp, { code: totp(key) });
    const answers: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      answers.push((await visitor.fail(disableTwoFactor, { code: '000000' })).status);
    expect(answers).toEqual([...Array(10).fill(400), 429]);
  });

  it('ends the sign-in that the browser had', async () => {
    const student = await test.student('before');
    const copied = test.visitor();
    copied.cookie = student.cookie;
    expect(await signIn(student, person())).toBe('/');
    expect((await copied.fail(getCurrentUser, {})).status).toBe(401);
  });

  it('takes the password from an account that was never verified, and its links', async () => {
    const email = 'squatted@example.org';
    const squatter = test.visitor();
    await squatter.call(register, { email, password, firstName: 'Mallory', lastName: 'M' });
    const token = tokenIn((await squatter.mailTo(email, /verify/i)).text);
    const owner = test.visitor();
    expect(await signIn(owner, person({ email }))).toBe('/');
    expect(await owner.call(getCurrentUser, {})).toMatchObject({
      email,
      emailVerified: true,
      firstName: 'Grace',
    });
    expect((await squatter.fail(login, { email, password })).body.error.code).toBe('wrong_credentials');
    expect((await squatter.fail(verifyEmail, { token })).body.error.code).toBe('link_used');
    const { id } = await owner.call(getCurrentUser, {});
    const ways = await test.app.db.select().from(accounts).where(eq(accounts.userId, id));
    expect(ways.map(({ providerId }) => providerId)).toEqual(['google']);
  });

  it.each([[{ email_verified: false }], [{ email_verified: 'false' }], [{ email_verified: undefined }]])(
    'is refused where the provider has not verified the address: %o',
    async (unverified) => {
      const before = await test.app.db.$count(users);
      const visitor = test.visitor();
      expect(await signIn(visitor, person(unverified))).toMatch(/^\/\?error=Google hasn’t verified/);
      expect((await visitor.fail(getCurrentUser, {})).status).toBe(401);
      expect(await test.app.db.$count(users)).toBe(before);
      await test.student(`kept${count}`);
      expect(
        await signIn(visitor, person({ ...unverified, email: `kept${count - 1}@example.org` })),
      ).toContain('error=');
    },
  );

  it.each([
    ['another nonce', { nonce: 'another' }],
    ['another audience', { aud: 'another-client' }],
    ['a second audience and no party', { aud: ['hotseat', 'another-client'] }],
    ['a second audience that it was made for', { aud: ['hotseat', 'another-client'], azp: 'another-client' }],
    ['another party', { azp: 'another-client' }],
    ['another issuer', { iss: 'https://evil.example' }],
  ])('is refused where the token has %s', async (_, changes) => {
    const visitor = test.visitor();
    expect(await signIn(visitor, person(changes))).toMatch(/^\/\?error=Google sign-in didn’t work/);
    expect((await visitor.fail(getCurrentUser, {})).status).toBe(401);
  });

  it('of a token for several is taken where we are the party it was made for', async () => {
    const visitor = test.visitor();
    const changes = { aud: ['another-client', 'hotseat'], azp: 'hotseat' };
    expect(await signIn(visitor, person(changes))).toBe('/');
  });

  it('is refused in a browser that did not begin it, and when it is repeated', async () => {
    provider.signInAs(person());
    const visitor = test.visitor();
    const back = await authorize(visitor);
    expect(await finish(test.visitor(), back)).toMatch(/error=Google sign-in took too long/);
    expect(await finish(visitor, back)).not.toContain('undefined');
    const other = test.visitor();
    const second = await authorize(other);
    expect(await finish(other, second)).toBe('/');
    expect(await finish(other, second)).toContain('error=');
  });

  it('that was cancelled, or is made up, comes back as a sentence and never leaves the app', async () => {
    const visitor = test.visitor();
    const back = await authorize(visitor);
    const state = back.searchParams.get('state') ?? '';
    const cancelled = new URL(`${test.url}${finishGoogle.path}?error=access_denied&state=${state}`);
    expect(await finish(visitor, cancelled)).toBe('/?error=Google sign-in was canceled.');
    for (const query of [
      '',
      '?state=x&code=y',
      '?error=<script>',
      '?code=x&callbackURL=https://evil.example',
    ]) {
      const location = await finish(test.visitor(), new URL(`${test.url}${finishGoogle.path}${query}`));
      expect(location).toMatch(/^\/\?error=Google sign-in/);
    }
  });
});

describe('without a configured client', () => {
  it('Google is not offered, and its address says so in a sentence', async () => {
    const plain = await openTestApp();
    try {
      const visitor = plain.visitor();
      expect(await visitor.call(getGoogleAvailability, {})).toEqual({
        hasGoogleClientId: false,
        hasGoogleClientSecret: false,
      });
      const begun = await visitor.raw('GET', startGoogle.path, { redirect: 'manual' });
      expect(decodeURIComponent(begun.headers.get('location') ?? '')).toMatch(
        /^\/\?error=Google sign-in isn’t available/,
      );
      const university = await visitor.raw('GET', startUniversity.path, { redirect: 'manual' });
      expect(decodeURIComponent(university.headers.get('location') ?? '')).toMatch(
        /^\/\?error=University sign-in isn’t available/,
      );
    } finally {
      await plain.close();
    }
  });

  it('that the provider does not answer is no lasting fault: it is tried again', async () => {
    const away = await openTestApp({
      config: { google: { clientId: 'a', clientSecret: 'b', issuer: 'http://127.0.0.1:9' } },
      log: { info() {}, warn() {}, error() {} },
    });
    try {
      const begun = await away.visitor().raw('GET', startGoogle.path, { redirect: 'manual' });
      expect(begun.headers.get('location')).toMatch(/^\/\?error=/);
    } finally {
      await away.close();
    }
  });
});
