/** Requests that no screen of ours sends: each is answered with a sentence, none with an error of ours. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveProfile } from '../src/shared/account.ts';
import { getOutline } from '../src/shared/materials.ts';
import { createCheckoutSession, verifyCheckoutSession } from '../src/shared/payments.ts';
import { createSemester } from '../src/shared/semesters.ts';
import * as twoFactor from '../src/shared/two-factor.ts';
import { openTestApp, type TestApp } from './app.ts';
import type { Client } from './client.ts';
import { totp } from './e2e/totp.ts';
import { opinionPdfNamed } from './fixtures/make.ts';
import { checkoutOf, liftLimits, upgrade } from './money.ts';

const password = 'correct horse battery';
let test: TestApp;
let student: Client;
let outlineId: number;

beforeAll(async () => {
  test = await openTestApp({ change: liftLimits });
  student = await test.student();
  const { sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, opinionPdfNamed(1));
  outlineId = (await student.waitForCase(body.id)).outlineId ?? 0;
});
afterAll(() => test.close());

const send = (method: string, path: string, body: string) => student.raw(method, path, { body });

describe('a request', () => {
  it('with half of a character is refused, in a value and in a name', async () => {
    const half = '\\ud83d';
    for (const body of [`{"name":"Fall ${half}"}`, `{"name":"Fall","${half}":1}`]) {
      const { status, body: said } = await send('POST', createSemester.path, body);
      expect(status).toBe(400);
      expect(said).toMatchObject({ error: { message: 'The text has half of a character in it.' } });
    }
    const { sections, version } = await student.call(getOutline, { id: outlineId });
    const edited = JSON.stringify({ sections, version }).replace('"text":"', `"text":"${half}`);
    expect((await send('PATCH', `/api/outlines/${outlineId}`, edited)).status).toBe(400);
  });

  it('with statements a hundred or a thousand deep is refused, and one of ten is stored', async () => {
    const before = await student.call(getOutline, { id: outlineId });
    const [first, ...others] = before.sections;
    const [item] = first?.items ?? [];
    if (!first || !item) throw new Error('The outline has nothing in it');
    const deep = (levels: number): string => {
      const opened = `{"text":${JSON.stringify(item.text)},"children":[`;
      return `${opened.repeat(levels)}${']}'.repeat(levels)}`;
    };
    const put = (levels: number) => {
      const sections = `[{"title":${JSON.stringify(first.title)},"items":[${deep(levels)}]}${others.map((each) => `,${JSON.stringify(each)}`).join('')}]`;
      return send(
        'PATCH',
        `/api/outlines/${outlineId}`,
        `{"version":${before.version},"sections":${sections}}`,
      );
    };
    for (const levels of [100, 1000, 100_000 / deep(1).length]) {
      const { status, body } = await put(Math.floor(levels));
      expect([status, body]).toMatchObject([
        400,
        { error: { message: 'The request is nested too deeply.' } },
      ]);
    }
    expect((await put(10)).status).toBe(200);
    await upgrade(test, student);
    const printed = await student.raw('GET', `/api/outlines/${outlineId}/download`);
    expect(printed.status).toBe(200);
  }, 30_000);

  it('to the test checkout takes a form of any kind, and refuses what is none', async () => {
    const { sessionId } = await (await test.student()).call(createCheckoutSession, { tier: 'paid' });
    for (const type of [
      'text/plain',
      'application/json',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'nonsense',
    ]) {
      const { status } = await student.raw('POST', `/test-checkout/${sessionId}`, {
        headers: { 'content-type': type },
        body: 'act=pay',
        redirect: 'manual',
      });
      expect([303, 400]).toContain(status);
    }
    const { status } = await student.raw('POST', `/test-checkout/${sessionId}`, { redirect: 'manual' });
    expect(status).toBe(303);
  });
});

describe('the same request many times at once', () => {
  const statusesOf = async (calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status);

  it('for new recovery codes, and with one code, is refused where it comes too late', async () => {
    const guarded = await test.student('guarded');
    const { totpURI, backupCodes } = await guarded.call(twoFactor.enableTwoFactor, { password });
    await guarded.call(twoFactor.verifyTotp, {
      code: totp(new URL(totpURI).searchParams.get('secret') ?? ''),
    });
    const phones = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const phone = test.visitor();
        await phone.raw('POST', '/api/auth/login', {
          body: JSON.stringify({ email: guarded.email, password }),
        });
        return phone;
      }),
    );
    const taken = await statusesOf(
      phones.map((phone) => phone.send(twoFactor.verifyBackupCode, { code: backupCodes[0] })),
    );
    expect(taken.filter((status) => status === 200)).toHaveLength(1);
    expect(Math.max(...taken)).toBeLessThan(500);
    const renewed = await statusesOf(
      Array.from({ length: 6 }, () => guarded.send(twoFactor.generateBackupCodes, { password })),
    );
    expect(Math.max(...renewed)).toBeLessThan(500);
  });

  it('to verify a payment is answered alike', async () => {
    const buyer = await test.student();
    const { sessionId } = await buyer.call(createCheckoutSession, { tier: 'paid' });
    await checkoutOf(test).pay(sessionId);
    const verified = await statusesOf(
      Array.from({ length: 24 }, () => buyer.send(verifyCheckoutSession, { sessionId })),
    );
    expect(new Set(verified)).toEqual(new Set([200]));
  });

  it('to save a profile is answered alike', async () => {
    const profile = { firstName: 'A', lastName: 'B' };
    const saved = await statusesOf(Array.from({ length: 12 }, () => student.send(saveProfile, profile)));
    expect(Math.max(...saved)).toBeLessThan(500);
  });
});
