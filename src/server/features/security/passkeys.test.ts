import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { Authenticator } from '../../../../test/authenticator.ts';
import { Client } from '../../../../test/client.ts';
import { periodMs, totp } from '../../../../test/e2e/totp.ts';
import { forgotPassword, getCurrentUser, login, lookAtReset, resetPassword } from '../../../shared/auth.ts';
import * as passkeys from '../../../shared/passkeys.ts';
import { confirmOwner, enableTwoFactor, verifyTotp } from '../../../shared/two-factor.ts';
import { accounts, signIns, users } from '../../db/tables.ts';

const password = 'correct horse battery';
let test: TestApp;
let origin: string;

// An address is no relying party's id: the app is known as localhost here.
beforeAll(async () => {
  test = await openTestApp({ isOnLocalhost: true });
  origin = test.app.config.appUrl;
});
afterAll(() => test.close());

const newDevice = (changes = {}) => new Authenticator({ origin, rpId: 'localhost', ...changes });
const visitor = () => new Client(origin);

async function addPasskey(student: Client, device: Authenticator, name = 'Laptop') {
  const options = await student.call(passkeys.beginPasskey, {});
  return student.call(passkeys.addPasskey, { response: device.create(options), name });
}

describe('a passkey', () => {
  it('is added by who is signed in, who is told by mail, and opens the account', async () => {
    const student = await test.student('keyed');
    const device = newDevice();
    const added = await addPasskey(student, device);
    expect(added).toMatchObject({ name: 'Laptop', backedUp: false });
    const { text } = await student.mailTo('keyed@example.org', /passkey was added/i);
    expect(text).toContain('A passkey was added. Anyone who has it');
    const phone = visitor();
    const options = await phone.call(passkeys.beginPasskeySignIn, {});
    const user = await phone.call(passkeys.signInWithPasskey, { response: device.get(options) });
    expect(user.email).toBe('keyed@example.org');
    expect((await phone.call(getCurrentUser, {})).id).toBe(user.id);
  });

  it('ends the sign-in that the browser had', async () => {
    const student = await test.student('before');
    const device = newDevice();
    await addPasskey(student, device);
    const copied = visitor();
    copied.cookie = student.cookie;
    const options = await student.call(passkeys.beginPasskeySignIn, {});
    await student.call(passkeys.signInWithPasskey, { response: device.get(options) });
    expect((await copied.fail(getCurrentUser, {})).status).toBe(401);
    await student.call(getCurrentUser, {});
  });

  it('opens the account also while its password is being guessed', async () => {
    const student = await test.student('besieged');
    const device = newDevice();
    await addPasskey(student, device);
    for (let guess = 0; guess < 10; guess += 1)
      await visitor().fail(login, { email: 'besieged@example.org', password: `guess ${guess}` });
    expect((await visitor().fail(login, { email: 'besieged@example.org', password })).status).toBe(429);
    const phone = visitor();
    const response = device.get(await phone.call(passkeys.beginPasskeySignIn, {}));
    expect((await phone.call(passkeys.signInWithPasskey, { response })).email).toBe('besieged@example.org');
  });

  it('answers a challenge once, and no other challenge', async () => {
    const student = await test.student('replayed');
    const device = newDevice();
    await addPasskey(student, device);
    const phone = visitor();
    const response = device.get(await phone.call(passkeys.beginPasskeySignIn, {}));
    const { cookie } = phone;
    await phone.call(passkeys.signInWithPasskey, { response });
    const thief = visitor();
    thief.cookie = cookie;
    expect((await thief.fail(passkeys.signInWithPasskey, { response })).body.error.code).toBe(
      'passkey_refused',
    );
    await thief.call(passkeys.beginPasskeySignIn, {});
    expect((await thief.fail(passkeys.signInWithPasskey, { response })).body.error.code).toBe(
      'passkey_refused',
    );
  });

  it('of an unknown device, of another site or without its holder checked is refused', async () => {
    const student = await test.student('careful');
    const phone = visitor();
    const unknown = newDevice().get(await phone.call(passkeys.beginPasskeySignIn, {}));
    expect((await phone.fail(passkeys.signInWithPasskey, { response: unknown })).status).toBe(400);
    for (const changes of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { isUserVerified: false },
    ]) {
      const options = await student.call(passkeys.beginPasskey, {});
      const refused = await student.fail(passkeys.addPasskey, {
        response: newDevice(changes).create(options),
      });
      expect(refused.body.error.code, JSON.stringify(changes)).toBe('passkey_refused');
    }
    expect(await student.call(passkeys.listPasskeys, {})).toEqual([]);
  });

  it('of one account opens no other, and cannot be added to one', async () => {
    const student = await test.student('first');
    const device = newDevice();
    await addPasskey(student, device);
    const other = await test.student('second');
    const options = await other.call(passkeys.beginPasskey, {});
    const refused = await other.fail(passkeys.addPasskey, { response: device.create(options) });
    expect(refused.body.error.code).toBe('passkey_refused');
    const response = device.get(await other.call(passkeys.beginPasskeySignIn, {}));
    expect((await other.call(passkeys.signInWithPasskey, { response })).email).toBe('first@example.org');
  });

  it('is renamed and deleted by its owner alone, and then opens nothing', async () => {
    const student = await test.student('owner');
    const device = newDevice();
    const { id } = await addPasskey(student, device);
    const stranger = await test.student('stranger');
    expect((await stranger.fail(passkeys.renamePasskey, { id, name: 'Mine' })).status).toBe(404);
    expect((await stranger.fail(passkeys.deletePasskey, { id })).status).toBe(404);
    await student.call(passkeys.renamePasskey, { id, name: 'Phone' });
    expect(await student.call(passkeys.listPasskeys, {})).toMatchObject([{ id, name: 'Phone' }]);
    await student.call(passkeys.deletePasskey, { id });
    await student.mailTo('owner@example.org', /passkey was deleted/i);
    const response = device.get(await stranger.call(passkeys.beginPasskeySignIn, {}));
    expect((await visitor().fail(passkeys.signInWithPasskey, { response })).status).toBe(400);
  });

  it('that no longer checks who holds it stands for no factor, and opens nothing', async () => {
    const student = await test.student('unchecked');
    const settings = { origin, rpId: 'localhost', isUserVerified: true };
    const device = new Authenticator(settings);
    await addPasskey(student, device);
    settings.isUserVerified = false;
    const phone = visitor();
    const response = device.get(await phone.call(passkeys.beginPasskeySignIn, {}));
    const refused = await phone.fail(passkeys.signInWithPasskey, { response });
    expect([refused.status, refused.body.error.code]).toEqual([400, 'passkey_refused']);
    expect((await phone.fail(getCurrentUser, {})).status).toBe(401);
  });

  it('is added only with the password of the last minutes', async () => {
    const student = await test.student('stale');
    const { id } = await student.call(getCurrentUser, {});
    const age = (minutes: number) => {
      const createdAt = new Date(Date.now() - minutes * 60_000);
      return test.app.db.update(signIns).set({ createdAt, confirmedAt: null }).where(eq(signIns.userId, id));
    };
    await age(9);
    const device = newDevice();
    const begun = await student.call(passkeys.beginPasskey, {});
    await age(11);
    const refused = await student.fail(passkeys.beginPasskey, {});
    expect([refused.status, refused.body.error.code]).toEqual([403, 'confirm_first']);
    const wrong = await student.fail(confirmOwner, { password: 'not the password' });
    expect(wrong.body.error.code).toBe('wrong_password');
    expect((await student.fail(passkeys.beginPasskey, {})).status).toBe(403);
    // Who began in time may take a while to answer, but not for ever.
    await age(16);
    const late = await student.fail(passkeys.addPasskey, { response: device.create(begun) });
    expect(late.body.error.code).toBe('confirm_first');
    await student.call(confirmOwner, { password });
    await addPasskey(student, newDevice());
    const other = visitor();
    await other.login('stale@example.org', password);
    await age(11);
    await student.call(confirmOwner, { password });
    expect((await other.fail(passkeys.beginPasskey, {})).body.error.code).toBe('confirm_first');
  });

  it('without a password asks for a code of the second factor, and without either to sign in again', async () => {
    const student = await test.student('codeonly');
    const { id } = await student.call(getCurrentUser, {});
    const { totpURI } = await student.call(enableTwoFactor, { password });
    const key = new URL(totpURI).searchParams.get('secret') ?? '';
    await student.call(verifyTotp, { code: totp(key) });
    const createdAt = new Date(Date.now() - 11 * 60_000);
    await test.app.db.update(signIns).set({ createdAt }).where(eq(signIns.userId, id));
    await test.app.db.delete(accounts).where(eq(accounts.userId, id));
    expect((await student.fail(passkeys.beginPasskey, {})).body.error.code).toBe('confirm_first');
    expect((await student.fail(confirmOwner, { code: '000000' })).body.error.code).toBe('wrong_code');
    await student.call(confirmOwner, { code: totp(key, Date.now() + periodMs) });
    await addPasskey(student, newDevice());
    await test.app.db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, id));
    await test.app.db.update(signIns).set({ confirmedAt: null }).where(eq(signIns.userId, id));
    for (const refused of [
      await student.fail(passkeys.beginPasskey, {}),
      await student.fail(confirmOwner, { password }),
    ])
      expect(refused.body.error.code).toBe('sign_in_again');
  });

  it('is listed and can be removed when the password is reset by mail', async () => {
    const student = await test.student('hijacked');
    const [hers, thief] = [newDevice(), newDevice()];
    await addPasskey(student, hers, 'My laptop');
    await addPasskey(student, thief, 'Somebody');
    const stranger = await test.student('bystander');
    const another = await addPasskey(stranger, newDevice());
    await student.call(forgotPassword, { email: 'hijacked@example.org' });
    const { text } = await student.mailTo('hijacked@example.org', /reset/i);
    const token = /token=(\S+)/.exec(text)?.[1] ?? '';
    const listed = await visitor().call(lookAtReset, { token });
    expect(listed.passkeys.map(({ name }) => name)).toEqual(['My laptop', 'Somebody']);
    const removedPasskeys = [listed.passkeys[1]?.id ?? 0, another.id];
    await visitor().call(resetPassword, { token, password: 'an entirely new one', removedPasskeys });
    const mail = await student.mailTo('hijacked@example.org', /password was changed/i);
    expect(mail.text).toMatch(/One passkey was removed from it\.\n\nOne passkey still opens it/);
    const phone = visitor();
    const options = async () => phone.call(passkeys.beginPasskeySignIn, {});
    await phone.fail(passkeys.signInWithPasskey, { response: thief.get(await options()) });
    await phone.call(passkeys.signInWithPasskey, { response: hers.get(await options()) });
    expect(await stranger.call(passkeys.listPasskeys, {})).toHaveLength(1);
    expect((await visitor().fail(lookAtReset, { token })).body.error.code).toBe('link_used');
    expect((await visitor().fail(lookAtReset, { token: 'made-up' })).body.error.code).toBe('link_wrong');
  });
});
