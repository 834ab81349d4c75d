/** Study material that a language model writes: from the upload to the screen's events. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from '../../../../test/administrator.ts';
import type { Client } from '../../../../test/client.ts';
import { goodAnswers, kindAsked, says } from '../../../../test/fakes/provider/answers.ts';
import { type ProtocolName, protocols } from '../../../../test/fakes/provider/protocol.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { type ModelApp, modelNames, openModelApp } from '../../../../test/model-app.ts';
import type { Opinion } from '../../../opinion/opinion.ts';
import { getAnalytics } from '../../../shared/analytics.ts';
import { getBrief, getOutline, getQuestionSet } from '../../../shared/materials.ts';
import { readPairs } from '../../../study/model/fixtures/played-model.ts';
import { readConfig } from '../../base/config.ts';
import { materials, modelCalls } from '../../db/tables.ts';

async function studentWithSession(
  test: ModelApp,
): Promise<{ student: Client; sessionId: number; classId: number }> {
  const student = await test.student();
  return { student, ...(await student.makeSession()) };
}

describe.each(protocols)('an analysis by a model of %s', (protocol: ProtocolName) => {
  let test: ModelApp;
  let opinion: Opinion;
  beforeAll(async () => {
    test = await openModelApp({ protocol });
    opinion = await test.read(teachingOpinionPdf);
  });
  afterAll(() => test.close());

  it('gives three materials of that model with what they took, asked for side by side', async () => {
    // The first is not at its end before the next is asked.
    const speed = { firstTokenMs: 100, tokensPerSecond: 20 };
    test.provider.play(goodAnswers(opinion, { speed }));
    const { student, sessionId } = await studentWithSession(test);
    const { body } = await student.upload(sessionId, teachingOpinionPdf);
    await expect.poll(() => test.provider.calls.length, { timeout: 40_000 }).toBeGreaterThan(1);
    speed.tokensPerSecond = 20_000;
    const ready = await student.waitForCase(body.id);
    expect(ready).toMatchObject({ status: 'ready', failure: null });
    const name = `${protocol}:${modelNames[protocol]}`;
    const brief = await student.call(getBrief, { id: ready.briefId ?? 0 });
    const outline = await student.call(getOutline, { id: ready.outlineId ?? 0 });
    const questions = await student.call(getQuestionSet, { id: ready.questionSetId ?? 0 });
    expect([brief.engine, outline.engine, questions.engine]).toEqual([name, name, name]);
    expect(brief.holding.verified).toBe(true);
    expect(questions.questions).toHaveLength(5);
    const rows = await test.app.db.select().from(materials).where(eq(materials.caseId, body.id));
    for (const row of rows) {
      expect(row.inputTokens).toBeGreaterThan(1000);
      expect(row.outputTokens).toBeGreaterThan(100);
      expect(row.durationMs).toBeGreaterThan(0);
      expect(row.costCents).toBeNull();
    }
    const calls = await test.app.db.select().from(modelCalls).where(eq(modelCalls.caseId, body.id));
    expect(calls.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok']);
    const [first, second] = test.provider.calls;
    expect(second?.startedAt).toBeLessThan(first?.endedAt ?? 0);
  });
});

describe('VERIFIER_MODEL', () => {
  let test: ModelApp;
  beforeAll(async () => {
    const price = { 'anthropic:claude-haiku-4-5': { input: 1, output: 5 } };
    const { verifier, prices } = readConfig({
      ...{
        NODE_ENV: 'test',
        ANTHROPIC_API_KEY: 'sk-a',
        VERIFIER_MODEL: 'anthropic:claude-haiku-4-5',
        MODEL_PRICES: JSON.stringify(price),
      },
    }).models;
    test = await openModelApp({ protocol: 'openai', models: { verifier, isReadAgain: true, prices } });
  });
  afterAll(() => test.close());

  it('reads again what another model wrote; its cost and disagreement stand on the analytics page', async () => {
    const opinion = await test.read(teachingOpinionPdf);
    test.provider.play(
      goodAnswers(opinion, {
        change: (kind, _, { prompt }) =>
          kind === 'verdicts'
            ? says({
                verdicts: readPairs(prompt).map(
                  ({ number }) => `${number} ${number === 1 ? 'does not say' : 'bears out'}`,
                ),
              })
            : undefined,
      }),
    );
    const { student, sessionId } = await studentWithSession(test);
    const { body } = await student.upload(sessionId, teachingOpinionPdf);
    expect(await student.waitForCase(body.id)).toMatchObject({
      status: 'ready',
      engine: 'openai:gpt-5-mini',
    });
    const [read, written] = [true, false].map((isReading) =>
      test.provider.calls.filter((call) => (kindAsked(call) === 'verdicts') === isReading),
    );
    expect(new Set(read?.map(({ protocol, model }) => `${protocol}:${model}`))).toEqual(
      new Set(['anthropic:claude-haiku-4-5']),
    );
    expect(new Set(written?.map(({ protocol }) => protocol))).toEqual(new Set(['openai']));
    const admin = await administrator(test);
    const { readings } = await admin.call(getAnalytics, { days: 7 });
    expect(readings).toMatchObject([{ model: 'anthropic:claude-haiku-4-5', calls: 3, disagreed: 3 }]);
    expect(readings[0]?.costCents).toBeGreaterThan(0);
    expect(readings[0]?.lines).toBeGreaterThan(30);
  });
});
