import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from '../../../../test/administrator.ts';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import {
  deleteUser,
  getUser,
  grantToUser,
  listUsers,
  resumeUser,
  signOutUser,
  suspendUser,
} from '../../../shared/admin-users.ts';
import { listAuditEntries } from '../../../shared/audit.ts';
import { getCurrentUser, login } from '../../../shared/auth.ts';
import { getSubscriptionStatus } from '../../../shared/subscription.ts';
import { auditEntries, users } from '../../db/tables.ts';

const password = 'correct horse battery';
let test: TestApp;
let admin: Client;

beforeAll(async () => {
  test = await openTestApp({ config: { supportEmail: 'help@example.org' } });
  admin = await administrator(test);
});
afterAll(() => test.close());

async function known(name: string) {
  const student = await test.student(name);
  const { id } = await student.call(getCurrentUser, {});
  return { student, id };
}

describe('the accounts', () => {
  it('are listed newest first, a page at a time, and found by address or name', async () => {
    const first = await known('gardenia');
    const second = await known('gardenia-two');
    const page = await admin.call(listUsers, { q: 'GARDENIA', limit: 1 });
    expect(page.items).toMatchObject([
      { id: second.id, email: 'gardenia-two@example.org', tier: 'free_trial' },
    ]);
    const next = await admin.call(listUsers, { q: 'gardenia', limit: 1, cursor: page.nextCursor ?? 0 });
    expect(next).toMatchObject({ items: [{ id: first.id }], nextCursor: null });
    expect((await admin.call(listUsers, { q: 'no_one%' })).items).toEqual([]);
    expect((await admin.call(listUsers, { q: 'gardenia Student' })).items).toHaveLength(1);
  });

  it('say plan, use and cost of one, and when it was used last; nothing of what is studied', async () => {
    const { student, id } = await known('worker');
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, teachingOpinionPdf, { fileName: 'secret-name.pdf' });
    const ready = await student.waitForCase(body.id);
    const account = await admin.call(getUser, { id });
    expect(account).toMatchObject({
      email: 'worker@example.org',
      analyses: 1,
      outcomes: { ready: 1, failed: 0, cancelled: 0, running: 0 },
      usage: { analysesUsed: 1, limit: 1 },
      plan: null,
      activeSignIns: 1,
      lastActiveOn: new Date().toISOString().slice(0, 10),
      history: [],
    });
    const told = JSON.stringify(account);
    for (const own of [ready.title, 'secret-name', 'Torts', 'Negligence']) expect(told).not.toContain(own);
  });

  it('that are not there are not found', async () => {
    expect((await admin.fail(getUser, { id: 999_999 })).status).toBe(404);
    for (const endpoint of [suspendUser, resumeUser, signOutUser, deleteUser])
      expect((await admin.fail(endpoint, { id: 999_999, reason: 'test' })).status, endpoint.path).toBe(404);
  });
});

describe('an administrator', () => {
  it('gives analyses and tokens, once for a key, with a reason that stays', async () => {
    const { student, id } = await known('grantee');
    const asked = { id, analyses: 4, tokens: 2, reason: 'A lost afternoon' };
    const headers = { 'idempotency-key': 'one grant' };
    for (let time = 0; time < 2; time += 1)
      expect((await admin.send(grantToUser, asked, headers)).status).toBe(200);
    expect(await student.call(getSubscriptionStatus, {})).toMatchObject({ limit: 5, premiumTokens: 2 });
    const { history } = await admin.call(getUser, { id });
    expect(history).toMatchObject([
      { act: 'granted_tokens', amount: 2, reason: 'A lost afternoon', adminEmail: 'chief@example.org' },
      { act: 'granted_analyses', amount: 4, subjectEmail: 'grantee@example.org' },
    ]);
  });

  it('gives nothing without a number or a reason', async () => {
    const { id } = await known('ungranted');
    expect((await admin.fail(grantToUser, { id, reason: 'Why not' })).status).toBe(400);
    const silent = await admin.fail(grantToUser, { id, analyses: 1, reason: ' ' });
    expect(silent).toMatchObject({
      status: 400,
      body: { error: { fields: { reason: 'Enter a reason. It’s kept in the audit log.' } } },
    });
    expect((await admin.call(getUser, { id })).history).toEqual([]);
  });

  it('suspends an account: its sign-ins end, none begins, and resuming opens it again', async () => {
    const { student, id } = await known('suspect');
    const account = await admin.call(suspendUser, { id, reason: 'Shared with a class' });
    expect(account).toMatchObject({ activeSignIns: 0, suspendedAt: expect.any(String) });
    expect((await student.fail(getCurrentUser, {})).status).toBe(401);
    const refused = await test.visitor().fail(login, { email: 'suspect@example.org', password });
    expect(refused).toMatchObject({
      status: 403,
      body: {
        error: {
          code: 'account_suspended',
          message: 'This account is suspended. Write to help@example.org.',
        },
      },
    });
    const wrong = await test.visitor().fail(login, { email: 'suspect@example.org', password: 'wrong guess' });
    expect(wrong.body.error.code).toBe('wrong_credentials');
    await admin.call(resumeUser, { id, reason: 'Cleared up' });
    await student.login('suspect@example.org', password);
    expect((await student.call(getCurrentUser, {})).id).toBe(id);
  });

  it('that is suspended has nothing any more, a session that was left over included', async () => {
    const other = await administrator(test, 'rogue');
    await test.app.db
      .update(users)
      .set({ suspendedAt: new Date() })
      .where(eq(users.email, 'rogue@example.org'));
    expect((await other.fail(listUsers, {})).status).toBe(404);
  });

  it('ends every sign-in of an account, which can sign in again', async () => {
    const { student, id } = await known('forgetful');
    await admin.call(signOutUser, { id, reason: 'Lost laptop' });
    expect((await student.fail(getCurrentUser, {})).status).toBe(401);
    await student.login('forgetful@example.org', password);
  });

  it('deletes an account as its owner could; the log keeps the act, but not the address', async () => {
    const { id } = await known('leaver');
    const reason = 'Leaver@example.org asked for it by letter';
    await admin.call(suspendUser, { id, reason: 'leaver@example.org is unsure' });
    await admin.call(deleteUser, { id, reason });
    expect((await admin.fail(getUser, { id })).status).toBe(404);
    expect((await test.visitor().fail(login, { email: 'leaver@example.org', password })).status).toBe(401);
    const { items } = await admin.call(listAuditEntries, { limit: 2 });
    expect(items).toMatchObject([
      { act: 'deleted_account', subjectId: id, subjectEmail: null, adminEmail: 'chief@example.org' },
      { act: 'suspended', subjectId: id },
    ]);
    expect(JSON.stringify(await test.app.db.select().from(auditEntries))).not.toMatch(/leaver@example.org/i);
  });

  it('neither suspends nor deletes the own account', async () => {
    const [own] = await test.app.db.select().from(users).where(eq(users.email, 'chief@example.org'));
    for (const endpoint of [suspendUser, deleteUser])
      expect((await admin.fail(endpoint, { id: own?.id ?? 0, reason: 'Tired' })).status).toBe(409);
    expect((await admin.call(getUser, { id: own?.id ?? 0 })).suspendedAt).toBeNull();
  });
});
