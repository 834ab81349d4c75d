import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { periodMs, totp } from '../../../../test/e2e/totp.ts';
import { adminLogin, adminLogout, getAdmin } from '../../../shared/admin.ts';
import { getCurrentUser, login } from '../../../shared/auth.ts';
import { enableTwoFactor, verifyTotp } from '../../../shared/two-factor.ts';
import { signIns, users } from '../../db/tables.ts';

const password = 'correct horse battery';
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({ config: { adminEmail: 'chief@example.org' } });
});
afterAll(() => test.close());

describe('an administrator', () => {
  it('is at first who has the configured address, once it is verified', async () => {
    await test.student('chief');
    const admin = test.visitor();
    const answer = await admin.send(adminLogin, { email: 'chief@example.org', password });
    expect(answer.body).toEqual({ email: 'chief@example.org', name: 'chief Student' });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^hotseat\.admin\.session_token=.*HttpOnly; SameSite=Strict/i,
    );
    expect((await admin.call(getAdmin, {})).email).toBe('chief@example.org');
    const [user] = await test.app.db.select().from(users).where(eq(users.email, 'chief@example.org'));
    expect(user?.role).toBe('admin');
  });

  it('is signed in apart from being a student, for eight hours, and until signing out', async () => {
    await test.student('second');
    await test.app.db.update(users).set({ role: 'admin' }).where(eq(users.email, 'second@example.org'));
    const asStudent = test.visitor();
    await asStudent.login('second@example.org', password);
    expect((await asStudent.fail(getAdmin, {})).status).toBe(404);
    const admin = test.visitor();
    await admin.call(adminLogin, { email: 'second@example.org', password });
    expect((await admin.fail(getCurrentUser, {})).status).toBe(401);
    admin.cookie = admin.cookie.replace('hotseat.admin.', 'hotseat.');
    expect((await admin.fail(getCurrentUser, {})).status).toBe(401);
    await admin.call(adminLogin, { email: 'second@example.org', password });
    const [signIn] = await test.app.db.select().from(signIns).where(eq(signIns.scope, 'admin'));
    const hours = (Number(signIn?.expiresAt) - Number(signIn?.createdAt)) / 3_600_000;
    expect(hours).toBeCloseTo(8, 1);
    await admin.call(adminLogout, {});
    expect((await admin.fail(getAdmin, {})).status).toBe(404);
  });

  it('is not who is a student: told what a wrong password is told, and that there is nothing', async () => {
    const student = await test.student('curious');
    const right = await student.fail(adminLogin, { email: 'curious@example.org', password });
    const wrong = await student.fail(adminLogin, { email: 'curious@example.org', password: 'wrong guess' });
    expect([right.status, right.body]).toEqual([wrong.status, wrong.body]);
    expect((await student.fail(getAdmin, {})).status).toBe(404);
    expect((await test.visitor().fail(getAdmin, {})).status).toBe(404);
    expect(student.cookie).not.toContain('admin');
  });

  it('uses a code of the app once, and none that has opened anything else', async () => {
    const student = await test.student('coded');
    const { totpURI } = await student.call(enableTwoFactor, { password });
    const key = new URL(totpURI).searchParams.get('secret') ?? '';
    const first = totp(key);
    await student.call(verifyTotp, { code: first });
    const mine = eq(users.email, 'coded@example.org');
    await test.app.db.update(users).set({ role: 'admin' }).where(mine);
    const request = { email: 'coded@example.org', password };
    const code = totp(key, Date.now() + periodMs);
    expect((await test.visitor().fail(adminLogin, { ...request, code: first })).body.error.code).toBe(
      'wrong_code',
    );
    await test.visitor().call(adminLogin, { ...request, code });
    const thief = test.visitor();
    expect((await thief.fail(adminLogin, { ...request, code })).body.error.code).toBe('wrong_code');
    expect((await thief.fail(getAdmin, {})).status).toBe(404);
    const asStudent = test.visitor();
    await asStudent.call(login, request);
    expect((await asStudent.fail(verifyTotp, { code })).body.error.code).toBe('wrong_code');
  });

  it('is told nothing of an address that waits to be verified', async () => {
    const request = { email: 'waiting@example.org', password };
    await test.visitor().register({ ...request, firstName: 'Ada', lastName: 'M' });
    expect((await test.visitor().fail(adminLogin, request)).body.error.code).toBe('wrong_credentials');
  });

  it('whose role is taken away has nothing any more', async () => {
    await test.student('former');
    const mine = eq(users.email, 'former@example.org');
    await test.app.db.update(users).set({ role: 'admin' }).where(mine);
    const admin = test.visitor();
    await admin.call(adminLogin, { email: 'former@example.org', password });
    await test.app.db.update(users).set({ role: 'student' }).where(mine);
    expect((await admin.fail(getAdmin, {})).status).toBe(404);
  });

  it('is guessed at no more often than a student', async () => {
    await test.student('target');
    await test.app.db.update(users).set({ role: 'admin' }).where(eq(users.email, 'target@example.org'));
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const request = { email: 'target@example.org', password: `guess ${guess}` };
      statuses.push((await test.visitor().send(adminLogin, request)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });
});
