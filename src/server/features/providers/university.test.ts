/** Sign-in with a university's own OpenID provider, against a real one on the loopback. What holds of Google holds here. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { type Claims, type OpenIdProvider, startOpenIdProvider } from '../../../../test/openid-provider.ts';
import { getAccount } from '../../../shared/account.ts';
import { getCurrentUser } from '../../../shared/auth.ts';
import { getConfig } from '../../../shared/product.ts';
import { finishUniversity, startGoogle, startUniversity } from '../../../shared/providers.ts';
import { readConfig } from '../../base/config.ts';

let provider: OpenIdProvider;
const name = 'Jefferson University';
let test: TestApp;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  const { issuer } = provider;
  const university = { issuer, clientId: 'hotseat', clientSecret: 'secret', name, logo: undefined };
  test = await openTestApp({ config: { university } });
});
afterAll(async () => {
  await test.close();
  await provider.stop();
});

const person = (email: string, changes: Claims = {}): Claims => ({
  sub: email,
  aud: 'hotseat',
  email,
  email_verified: true,
  given_name: 'Grace',
  family_name: 'Murray',
  ...changes,
});

/** Where the browser ends. */
async function signIn(client: Client, as: Claims): Promise<string> {
  provider.signInAs(as);
  const begun = await client.raw('GET', startUniversity.path, { redirect: 'manual' });
  const asked = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' });
  const back = new URL(asked.headers.get('location') ?? '');
  expect(back.pathname).toBe(finishUniversity.path);
  const answer = await client.raw('GET', `${back.pathname}${back.search}`, { redirect: 'manual' });
  return decodeURIComponent(answer.headers.get('location') ?? '');
}

describe('sign-in with the university', () => {
  it('is offered under its name, and Google beside it only where it is configured too', async () => {
    const told = await test.visitor().call(getConfig, {});
    expect(told).toMatchObject({ university: { name, logo: null }, googleAvailable: false });
    const google = await test.visitor().raw('GET', startGoogle.path, { redirect: 'manual' });
    expect(decodeURIComponent(google.headers.get('location') ?? '')).toMatch(
      /Google sign-in isn’t available/,
    );
  });

  it('opens an account, and the same account again', async () => {
    const visitor = test.visitor();
    expect(await signIn(visitor, person('grace@jefferson.example'))).toBe('/');
    const { id, firstName } = await visitor.call(getCurrentUser, {});
    expect(firstName).toBe('Grace');
    expect(await visitor.call(getAccount, {})).toMatchObject({
      hasPassword: false,
      isGoogleLinked: false,
      isUniversityLinked: true,
    });
    const again = test.visitor();
    expect(await signIn(again, person('grace@jefferson.example'))).toBe('/');
    expect((await again.call(getCurrentUser, {})).id).toBe(id);
  });

  it('is linked to the account of a verified address, whose owner is told', async () => {
    const student = await test.student('enrolled');
    const visitor = test.visitor();
    expect(await signIn(visitor, person(student.email))).toBe('/');
    expect(await visitor.call(getAccount, {})).toMatchObject({ hasPassword: true, isUniversityLinked: true });
    await visitor.mailTo(student.email, /Your university was linked/);
  });

  it.each([
    [{ email_verified: undefined }, `${name} hasn’t verified your email address`],
    [{ iss: 'https://evil.example' }, `${name} sign-in didn’t work`],
    [{ nonce: 'another' }, `${name} sign-in didn’t work`],
  ])('is refused in its name where the token says %o', async (changes, sentence) => {
    const visitor = test.visitor();
    expect(await signIn(visitor, person('other@jefferson.example', changes))).toContain(
      `/?error=${sentence}`,
    );
    expect((await visitor.fail(getCurrentUser, {})).status).toBe(401);
  });
});

describe('its configuration', () => {
  const whole = {
    OIDC_ISSUER: 'https://login.jefferson.example',
    OIDC_CLIENT_ID: 'hotseat',
    OIDC_CLIENT_SECRET: 'secret',
  };

  it('is all of it or none', () => {
    expect(readConfig({}).university).toBeUndefined();
    expect(readConfig(whole).university).toMatchObject({ name: 'Your University', logo: undefined });
    const { OIDC_CLIENT_SECRET: _, ...part } = whole;
    expect(() => readConfig(part)).toThrow(/set all three or none/);
  });

  it('takes a small PNG or SVG as the logo, and says what else it was given', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hotseat-logo-'));
    try {
      const kept = async (fileName: string, content: string | Buffer) => {
        await writeFile(join(folder, fileName), content);
        return { ...whole, OIDC_LOGO: join(folder, fileName) };
      };
      const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>';
      expect(readConfig(await kept('a.svg', svg)).university?.logo).toMatch(/^data:image\/svg\+xml;base64,/);
      const page = await kept('b.svg', '<html>');
      expect(() => readConfig(page)).toThrow(/neither a PNG nor an SVG/);
      const large = await kept('c.svg', `${svg}${' '.repeat(20_000)}`);
      expect(() => readConfig(large)).toThrow(/larger than 20 kB/);
      expect(() => readConfig({ ...whole, OIDC_LOGO: join(folder, 'none') })).toThrow(/cannot be read/);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
