import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { adminLogin, adminLogout, getAdmin } from '../../../shared/admin.ts';
import { getCurrentUser } from '../../../shared/auth.ts';
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
