import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { type Client, waitFor } from '../../../../test/client.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { deleteCase, deleteCaseText } from '../../../shared/cases.ts';
import * as endpoints from '../../../shared/materials.ts';
import { getTokens } from '../../../shared/tokens.ts';
import { type Model, ModelError } from '../../../study/model/model.ts';
import { cases } from '../../db/tables.ts';
import { grantTokens, reserveToken } from '../subscription/service.ts';
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
      const begun = await student.call(endpoints.regenerateBrief, { id });
      expect(begun.remake).toBe('running');
      const again = await remade(student, id);
      expect(again).toMatchObject({ remake: null, freeRemakesLeft: left, tier: 'standard', edited: true });
      expect(again.facts.slice(0, -1)).toEqual(made.facts);
      expect(again.facts.at(-1)).toMatchObject({ text: 'What my professor stressed.', marks: ['own'] });
      expect(again.holding.text).toBe('My holding.');
    }
    expect(await student.call(endpoints.listBriefVersions, { id })).toHaveLength(5);
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

async function userIdOf(caseId: number): Promise<number> {
  const [row] = await test.app.db.select({ userId: cases.userId }).from(cases).where(eq(cases.id, caseId));
  return row?.userId ?? 0;
}
