import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { shortOrderPdf } from '../../../../test/fixtures/fixtures.ts';
import { getConfig } from '../../../shared/product.ts';
import { getSubscriptionStatus } from '../../../shared/subscription.ts';
import { getTokens } from '../../../shared/tokens.ts';
import type { Model } from '../../../study/model/model.ts';
import { cases, charges } from '../../db/tables.ts';
import { premiumOffers } from './distinct.ts';
import { grantTokens } from './service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const model = (name: string): Model => ({
  name,
  contextTokens: 100_000,
  maxOutputTokens: 8_000,
  call: () => Promise.reject(new Error('nothing is asked')),
});
const [small, large] = [model('openai:small'), model('openai:large')];

describe('premium is more', () => {
  it('in every material where the embedded engine makes both tiers, and says what it adds', async () => {
    const { premium } = await test.visitor().call(getConfig, {});
    expect(premium).toEqual(premiumOffers({ standard: 'extractive', premium: 'extractive' }));
    for (const { isDistinct, adds } of Object.values(premium)) {
      expect(isDistinct).toBe(true);
      expect(adds).toMatch(/\.$/);
    }
    expect(premium.questions.adds).toMatch(/10 questions instead of 5/);
  });

  it('in the questions alone where one language model writes both', () => {
    const offers = premiumOffers({ standard: small, premium: small });
    expect(offers.brief).toEqual({ isDistinct: false, adds: null });
    expect(offers.outline).toEqual({ isDistinct: false, adds: null });
    expect(offers.questions.adds).toMatch(/^Up to 10 questions/);
  });

  it('in every material where another engine makes it, named beside what it replaces', () => {
    const offers = premiumOffers({ standard: 'extractive', premium: large });
    expect(offers.brief.adds).toBe('Written by the language model large instead of the embedded engine.');
    const sameName = premiumOffers({ standard: small, premium: model('openai-compatible:small') });
    expect(sameName.outline.adds).toBe(
      'Written by the language model small on its own server instead of the language model small from OpenAI.',
    );
    expect(offers.outline.isDistinct).toBe(true);
    expect(offers.questions.adds).toMatch(/10 questions instead of 5/);
  });
});

async function studentWithToken() {
  const student = await test.student();
  await grantTokens(test.app, { email: student.email, tokens: 2, reason: 'test' });
  return { student, ...(await student.makeSession()) };
}

describe('a token for an analysis', () => {
  it('comes back where premium says no more of the opinion than the allowance pays for', async () => {
    const { student, sessionId } = await studentWithToken();
    const { body } = await student.upload(sessionId, shortOrderPdf(11), { usePremiumToken: true });
    const asked = await student.waitForCase(body.id, ({ status }) => status === 'needs_answer');
    expect(asked.tier).toBe('standard');
    expect((await student.call(getTokens, {})).balance).toBe(2);
    expect(await student.call(getSubscriptionStatus, {})).toMatchObject({ analysesUsed: 1 });
  });

  it('stays spent where the allowance could not have paid', async () => {
    const { student, sessionId } = await studentWithToken();
    await student.upload(sessionId, shortOrderPdf(12));
    const { body } = await student.upload(sessionId, shortOrderPdf(13), { usePremiumToken: true });
    const asked = await student.waitForCase(body.id, ({ status }) => status === 'needs_answer');
    expect(asked.tier).toBe('premium');
    expect((await student.call(getTokens, {})).balance).toBe(1);
  });
});

describe('a token where premium is the same as standard in every material', () => {
  it('is refused while the allowance could pay, before anything is stored, and taken for what it cannot', async () => {
    const { student, sessionId } = await studentWithToken();
    const { models } = test.app;
    const plain = { ...small, premiumAdds: { brief: null, outline: null, questions: null } };
    test.app.models = { standard: plain, premium: plain };
    try {
      const before = [await test.app.db.$count(cases), await test.app.db.$count(charges)];
      const refused = await student.upload(sessionId, shortOrderPdf(14), { usePremiumToken: true });
      expect(refused).toMatchObject({ status: 409, body: { error: { code: 'premium_adds_nothing' } } });
      expect([await test.app.db.$count(cases), await test.app.db.$count(charges)]).toEqual(before);
      expect((await student.call(getTokens, {})).balance).toBe(2);
      expect((await student.upload(sessionId, shortOrderPdf(15))).status).toBe(202);
      const further = await student.upload(sessionId, shortOrderPdf(16), { usePremiumToken: true });
      expect(further.status).toBe(202);
    } finally {
      test.app.models = models;
    }
  });
});
