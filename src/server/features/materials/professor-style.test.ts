/** What is noted of the professor reaches the engine that writes the questions. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { type Client, waitFor } from '../../../../test/client.ts';
import { goodAnswers } from '../../../../test/fakes/provider/answers.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { type ModelApp, openModelApp } from '../../../../test/model-app.ts';
import { updateClassPreferences } from '../../../shared/classes.ts';
import { getQuestionSet, reportQuestionSet, settleQuestionSetReport } from '../../../shared/materials.ts';

async function questionsUnder(student: Client, professorStyle: 'facts' | 'policy' | null) {
  const { classId, sessionId } = await student.makeSession();
  await student.call(updateClassPreferences, { id: classId, professorStyle });
  const { body } = await student.upload(sessionId, teachingOpinionPdf);
  const { questionSetId } = await student.waitForCase(body.id);
  return (await student.call(getQuestionSet, { id: questionSetId ?? 0 })).questions;
}

describe('a professor’s style', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());

  it('weights the questions of the embedded engine, and leaves as many', async () => {
    const plain = await questionsUnder(await test.student(), null);
    const styled = await questionsUnder(await test.student(), 'policy');
    expect(plain.map(({ kind }) => kind)).not.toContain('separate_opinion');
    expect(styled.map(({ kind }) => kind)).toContain('separate_opinion');
    expect(styled).toHaveLength(plain.length);
  });

  it('leaves the question that takes the place of a reported one as hard', async () => {
    const student = await test.student();
    const { classId, sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, teachingOpinionPdf);
    const { questionSetId } = await student.waitForCase(body.id);
    const id = questionSetId ?? 0;
    await student.call(updateClassPreferences, { id: classId, professorStyle: 'policy' });
    const { questions } = await student.call(getQuestionSet, { id });
    const place = questions.findIndex(({ difficulty }) => difficulty === 'Hard');
    await student.call(reportQuestionSet, { id, itemId: questions[place]?.id ?? '' });
    const itemId = questions[place]?.id ?? '';
    await waitFor(async () => {
      const set = await student.call(getQuestionSet, { id });
      return set.reports.every(({ outcome }) => outcome === 'proposed');
    });
    const again = await student.call(settleQuestionSetReport, { id, itemId, take: true });
    expect(again.questions[place]?.difficulty).toBe('Hard');
    expect(again.questions[place]?.question).not.toBe(questions[place]?.question);
  });
});

describe('a professor’s style, with a language model', () => {
  let test: ModelApp;
  beforeAll(async () => {
    test = await openModelApp();
  });
  afterAll(() => test.close());

  it('stands in the request for the questions alone', async () => {
    test.provider.play(goodAnswers(await test.read(teachingOpinionPdf)));
    await questionsUnder(await test.student(), 'facts');
    const told = test.provider.calls.filter(({ prompt }) =>
      prompt.includes('This professor asks for the facts'),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.prompt).toContain('cold-call questions');
  });
});
