import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { type Client, waitFor } from '../../../../test/client.ts';
import { shortOrderPdf, teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { answerCase, deleteCase, deleteCaseText } from '../../../shared/cases.ts';
import * as endpoints from '../../../shared/materials.ts';
import { getTokens } from '../../../shared/tokens.ts';
import { type Model, ModelError } from '../../../study/model/model.ts';
import { cases } from '../../db/tables.ts';
import { reserveToken } from '../subscription/charges.ts';
import { grantTokens } from '../subscription/service.ts';
import { giveUpRemake, workRemake } from './working.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function readyCase(tokens = 0) {
  const student = await test.student();
  if (tokens > 0) await grantTokens(test.app, { email: student.email, tokens, reason: 'test' });
  const { sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, teachingOpinionPdf);
  const { id: caseId, briefId, questionSetId } = await student.waitForCase(body.id);
  return { student, caseId, briefId: briefId ?? 0, questionSetId: questionSetId ?? 0 };
}

const downModel: Model = {
  name: 'openai:down',
  contextTokens: 100_000,
  maxOutputTokens: 8_000,
  call: () => Promise.reject(new ModelError('provider_down', { reason: 'down for the test' })),
};

const remade = (student: Client, id: number) =>
  waitFor(async () => {
    const brief = await student.call(endpoints.getBrief, { id });
    return brief.remake === 'running' ? undefined : brief;
  });

/** What she takes out comes back when it is made again. */
async function takeOutAFact(student: Client, id: number) {
  const { version, facts } = await student.call(endpoints.getBrief, { id });
  await student.call(endpoints.updateBrief, { id, version, facts: facts.slice(1) });
}

const told = async (student: Client) =>
  (await student.call(getTokens, {})).entries.map(({ kind, note }) => [kind, note]);

const balance = async (student: Client) => (await student.call(getTokens, {})).balance;

describe('a material made again', () => {
  it('costs nothing three times, keeps what it was as a version, and her own words', async () => {
    const { student, briefId: id } = await readyCase();
    const made = await student.call(endpoints.getBrief, { id });
    await student.call(endpoints.updateBrief, {
      id,
      version: 1,
      facts: [...made.facts, { text: 'What my professor stressed.' }],
      holding: { id: made.holding.id, text: 'My holding.' },
    });
    for (const left of [2, 1, 0]) {
      await takeOutAFact(student, id);
      expect((await student.call(endpoints.getBrief, { id })).isSameAgain).toBe(false);
      const begun = await student.call(endpoints.regenerateBrief, { id });
      expect(begun.remake).toBe('running');
      const again = await remade(student, id);
      expect(again).toMatchObject({ remake: null, freeRemakesLeft: left, tier: 'standard', edited: true });
      expect(again.facts).toEqual(expect.arrayContaining(made.facts));
      expect(again.facts).toContainEqual(
        expect.objectContaining({ text: 'What my professor stressed.', marks: ['own'] }),
      );
      expect(again.holding.text).toBe('My holding.');
    }
    expect((await student.call(endpoints.listBriefVersions, { id })).length).toBeGreaterThan(4);
    const refused = await student.fail(endpoints.regenerateBrief, { id });
    expect(refused).toMatchObject({ status: 402, body: { error: { code: 'no_free_remake' } } });
  });

  it('is premium for a token, which is spent once', async () => {
    const { student, questionSetId: id } = await readyCase(2);
    await student.call(endpoints.regenerateQuestionSet, { id, usePremiumToken: true });
    const set = await waitFor(async () => {
      const found = await student.call(endpoints.getQuestionSet, { id });
      return found.remake === null && found;
    });
    expect(set).toMatchObject({ tier: 'premium', freeRemakesLeft: 3, edited: false });
    expect(set.questions.length).toBeGreaterThan(5);
    expect(await balance(student)).toBe(1);
    const versions = await student.call(endpoints.listQuestionSetVersions, { id });
    expect(versions.map(({ tier }) => tier)).toEqual(['premium', 'standard']);
    expect((await told(student))[0]).toEqual(['remake', `question set of ${set.caseTitle}`]);
  });

  it('is not begun twice, nor without a token to pay for it, nor once the text is gone', async () => {
    const { student, briefId: id, caseId } = await readyCase();
    const none = await student.fail(endpoints.regenerateBrief, { id, usePremiumToken: true });
    expect(none).toMatchObject({ status: 402, body: { error: { code: 'no_token' } } });
    await takeOutAFact(student, id);
    const both = await Promise.all([1, 2].map(() => student.send(endpoints.regenerateBrief, { id })));
    expect(both.map(({ status }) => status)).toContain(202);
    await remade(student, id);
    await student.call(deleteCaseText, { id: caseId });
    expect((await student.fail(endpoints.regenerateBrief, { id })).status).toBe(409);
  });

  it('gives the token back where a language model fails, says why, and keeps what there was', async () => {
    const { student, briefId: id } = await readyCase(1);
    const made = await student.call(endpoints.getBrief, { id });
    const { models } = test.app;
    test.app.models = { ...models, premium: downModel };
    await student.call(endpoints.regenerateBrief, { id, usePremiumToken: true });
    expect(await balance(student)).toBe(0);
    const failed = await remade(student, id);
    test.app.models = models;
    expect(failed).toEqual({ ...made, remake: 'failed', remakeFailure: failed.remakeFailure });
    expect(failed.remakeFailure).toMatch(/\w{3}.*\.$/);
    expect(await balance(student)).toBe(1);
    const note = `brief of ${made.caseTitle}`;
    expect((await told(student)).slice(0, 2)).toEqual([
      ['remake_return', note],
      ['remake', note],
    ]);
    await student.call(endpoints.regenerateBrief, { id, usePremiumToken: true });
    expect(await remade(student, id)).toMatchObject({ remake: null, tier: 'premium' });
    expect(await balance(student)).toBe(0);
  });

  it('gives the token back once where its case was deleted meanwhile', async () => {
    const { student, briefId: id, caseId } = await readyCase(1);
    const { caseTitle } = await student.call(endpoints.getBrief, { id });
    const chargeId = await reserveToken(test.app, await userIdOf(caseId), { caseId, materialId: id });
    expect(await balance(student)).toBe(0);
    await student.call(deleteCase, { id: caseId });
    const remake = { materialId: id, chargeId, tier: 'premium' as const };
    await giveUpRemake(test.app, remake);
    await giveUpRemake(test.app, remake);
    await workRemake(test.app, remake, { signal: AbortSignal.timeout(5000) });
    expect(await balance(student)).toBe(1);
    expect((await told(student))[0]).toEqual(['remake_return', `brief of ${caseTitle}`]);
  });
});

describe('a material that would not change', () => {
  it('is not made again, free or for a token, and nothing moves', async () => {
    const { student, briefId: id } = await readyCase(2);
    expect((await student.call(endpoints.getBrief, { id })).isSameAgain).toBe(true);
    const free = await student.fail(endpoints.regenerateBrief, { id });
    expect(free).toMatchObject({ status: 409, body: { error: { code: 'same_again' } } });
    await student.call(endpoints.regenerateBrief, { id, usePremiumToken: true });
    expect(await remade(student, id)).toMatchObject({ remake: null, tier: 'premium' });
    const again = await student.fail(endpoints.regenerateBrief, { id, usePremiumToken: true });
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'same_again' } } });
    expect(await balance(student)).toBe(1);
    expect(await student.call(endpoints.getBrief, { id })).toMatchObject({ freeRemakesLeft: 3, version: 2 });
  });

  it('is found out in the making where it cannot be told before: it is not counted, and stays as it was', async () => {
    const { student, questionSetId: id } = await readyCase();
    const before = await student.call(endpoints.getQuestionSet, { id });
    await student.call(endpoints.regenerateQuestionSet, { id });
    const after = await waitFor(async () => {
      const set = await student.call(endpoints.getQuestionSet, { id });
      return set.remake !== 'running' && set;
    });
    expect(after).toEqual({ ...before, remake: 'failed', remakeFailure: expect.stringMatching(/the same/) });
  });

  it('is refused a token where one language model writes both tiers alike', async () => {
    const { student, briefId: id, questionSetId } = await readyCase(1);
    const { models } = test.app;
    test.app.models = { standard: downModel, premium: downModel };
    const refused = await student.fail(endpoints.regenerateBrief, { id, usePremiumToken: true });
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'premium_adds_nothing' } } });
    expect(refused.body.error.message).toMatch(/no token was spent/);
    expect(await balance(student)).toBe(1);
    await student.call(endpoints.regenerateQuestionSet, { id: questionSetId, usePremiumToken: true });
    await waitFor(async () => {
      const set = await student.call(endpoints.getQuestionSet, { id: questionSetId });
      return set.remake !== 'running' && set;
    });
    test.app.models = models;
    expect(await balance(student)).toBe(1);
  });

  it('gives the token back where premium finds nothing beyond standard in this opinion', async () => {
    const student = await test.student();
    await grantTokens(test.app, { email: student.email, tokens: 1, reason: 'test' });
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, shortOrderPdf(7));
    const { briefId } = await student.waitForCase(body.id, ({ status }) => status === 'needs_answer');
    await student.call(answerCase, { id: body.id, proceed: true });
    const id = briefId ?? 0;
    const before = await student.call(endpoints.getBrief, { id });
    await student.call(endpoints.regenerateBrief, { id, usePremiumToken: true });
    const after = await remade(student, id);
    expect(after).toEqual({
      ...before,
      remake: 'failed',
      remakeFailure: 'Premium finds nothing beyond standard in this opinion. We returned your token.',
    });
    expect(await balance(student)).toBe(1);
  });
});

async function userIdOf(caseId: number): Promise<number> {
  const [row] = await test.app.db.select({ userId: cases.userId }).from(cases).where(eq(cases.id, caseId));
  return row?.userId ?? 0;
}
