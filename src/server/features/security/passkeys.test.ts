import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { Authenticator } from '../../../../test/authenticator.ts';
import { Client } from '../../../../test/client.ts';
import { getCurrentUser } from '../../../shared/auth.ts';
import * as passkeys from '../../../shared/passkeys.ts';
import { signIns } from '../../db/tables.ts';

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
    await student.mailTo('keyed@example.org', /passkey was added/i);
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

  it('is added only with a sign-in of the last day', async () => {
    const student = await test.student('stale');
    const { id } = await student.call(getCurrentUser, {});
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
    await test.app.db.update(signIns).set({ createdAt: twoDaysAgo }).where(eq(signIns.userId, id));
    const refused = await student.fail(passkeys.beginPasskey, {});
    expect(refused.status).toBe(403);
    expect(refused.body.error.code).toBe('sign_in_again');
  });
});
