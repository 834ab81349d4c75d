import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import type { Client } from '../../../test/client.ts';
import { teachingOpinionPdf } from '../../../test/fixtures/fixtures.ts';
import { deleteAccount, getTerms } from '../../shared/account.ts';
import { getCurrentUser } from '../../shared/auth.ts';
import { getCase } from '../../shared/cases.ts';
import { contract } from '../../shared/contract.ts';
import { type Endpoint, needsTerms } from '../../shared/endpoint.ts';
import { getBrief } from '../../shared/materials.ts';
import { createCheckoutSession } from '../../shared/payments.ts';
import { createSemester } from '../../shared/semesters.ts';
import { purchaseTokens } from '../../shared/tokens.ts';
import { charges, tokenEntries, users } from '../db/tables.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const gated = contract.filter(needsTerms);
const named = ({ method, path }: Endpoint) => `${method} ${path}`;

async function expectRefused(client: Client, endpoint: Endpoint) {
  const { status, body } = await client.raw(endpoint.method, endpoint.path.replaceAll(/\{\w+\}/g, '1'), {
    headers: { 'content-type': endpoint.body ?? 'application/json' },
    body: endpoint.body ? '%PDF-1.7' : '{}',
  });
  expect(status, named(endpoint)).toBe(403);
  expect(body, named(endpoint)).toMatchObject({ error: { code: 'terms_not_accepted' } });
}

describe('before the terms are accepted', () => {
  it('every call that changes something is refused, whatever it is sent', async () => {
    const newcomer = await test.newcomer();
    for (const endpoint of gated) await expectRefused(newcomer, endpoint);
  });

  it('uploads, regenerations, checkouts and edits are among them', () => {
    expect(gated.map(named)).toEqual(
      expect.arrayContaining([
        'POST /api/sessions/{id}/cases',
        'POST /api/cases/{id}/answer',
        'POST /api/cases/{id}/retry',
        'PATCH /api/briefs/{id}',
        'PATCH /api/outlines/{id}',
        'PATCH /api/questions/{id}',
        'POST /api/briefs/{id}/regenerate',
        'POST /api/briefs/{id}/reports',
        'POST /api/briefs/{id}/versions/{n}/restore',
        'POST /api/subscription/create-checkout-session',
        'POST /api/subscription/resume',
        'POST /api/tokens/purchase',
        'POST /api/semesters',
        'PATCH /api/cases/{id}',
      ]),
    );
  });

  it('no checkout is opened, and nothing is charged', async () => {
    const newcomer = await test.newcomer();
    const entries = await test.app.db.$count(tokenEntries);
    const refused = [
      await newcomer.fail(createCheckoutSession, { tier: 'paid' }),
      await newcomer.fail(purchaseTokens, { quantity: 1 }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
    expect(refused[0]?.body.error.message).toMatch(/^Accept the Terms of Service and Privacy Policy/);
    expect(await test.app.db.$count(tokenEntries)).toBe(entries);
  });

  it('her texts, her export, signing out and leaving stay open', async () => {
    const newcomer = await test.newcomer('leaver');
    expect((await newcomer.call(getTerms, {})).content).toBeTruthy();
    expect((await newcomer.raw('GET', '/api/user/export')).status).toBe(200);
    expect((await newcomer.raw('POST', '/api/auth/logout')).status).toBeLessThan(300);
    await newcomer.login('leaver@example.org', 'correct horse battery');
    await newcomer.call(deleteAccount, { password: 'correct horse battery' });
  });
});

describe('when the terms change', () => {
  it('what she has can be read, exported and deleted, and nothing is added until she accepts', async () => {
    const student = await test.student('reader');
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, teachingOpinionPdf);
    const { briefId } = await student.waitForCase(body.id);
    await test.app.db.update(users).set({ termsVersion: '2.2' }).where(eq(users.email, student.email));
    expect(await student.call(getCurrentUser, {})).toMatchObject({ termsAccepted: false });
    const before = await test.app.db.$count(charges);
    expect((await student.upload(sessionId, teachingOpinionPdf, { allowDuplicate: true })).status).toBe(403);
    expect((await student.fail(createSemester, { name: 'Spring 2027' })).status).toBe(403);
    expect(await test.app.db.$count(charges)).toBe(before);
    await student.call(getBrief, { id: briefId ?? 0 });
    await student.call(getCase, { id: body.id });
    expect((await student.raw('DELETE', `/api/cases/${body.id}`)).status).toBe(204);
    await student.acceptTerms();
    await student.call(createSemester, { name: 'Spring 2027' });
  });
});
