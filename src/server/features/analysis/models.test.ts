/** Study material that a language model writes: from the upload to the screen's events. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { goodAnswers } from '../../../../test/fakes/provider/answers.ts';
import { type ProtocolName, protocols } from '../../../../test/fakes/provider/protocol.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { type ModelApp, modelNames, openModelApp } from '../../../../test/model-app.ts';
import type { Opinion } from '../../../opinion/opinion.ts';
import { getBrief, getOutline, getQuestionSet } from '../../../shared/materials.ts';
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
    // Long enough that the next is asked before it is at its end.
    const speed = { firstTokenMs: 500, tokensPerSecond: 20_000 };
    test.provider.play(goodAnswers(opinion, { speed }));
    const { student, sessionId } = await studentWithSession(test);
    const { body } = await student.upload(sessionId, teachingOpinionPdf);
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
