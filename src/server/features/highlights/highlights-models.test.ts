/** With a language model: nothing that she marked or noted is ever in what is sent to it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodAnswers, says } from '../../../../test/fakes/provider/answers.ts';
import { isAnswering } from '../../../../test/fakes/provider/grading.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { type ModelApp, openModelApp } from '../../../../test/model-app.ts';
import { askText } from '../../../shared/asking.ts';
import { getCaseText } from '../../../shared/cases.ts';
import { addHighlight } from '../../../shared/highlights.ts';
import { getBrief, regenerateBrief } from '../../../shared/materials.ts';

let test: ModelApp;

beforeAll(async () => {
  test = await openModelApp();
});
afterAll(() => test.close());

it('no model is told what a student marked or noted', { timeout: 60_000 }, async () => {
  const good = goodAnswers(await test.read(teachingOpinionPdf));
  test.provider.play((call) => (isAnswering(call) ? says({ statements: [], isInText: false }) : good(call)));
  const student = await test.student();
  const { sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, teachingOpinionPdf);
  const { id, briefId } = await student.waitForCase(body.id, undefined, 40_000);
  const { pages } = await student.call(getCaseText, { id });
  const note = 'quixotic-zebra-note';
  const long = pages.flatMap((page) => page.paragraphs).filter(({ text }) => text.length > 60);
  for (const [index, use] of (['holding', 'rule', 'fact'] as const).entries()) {
    const paragraphId = long[index]?.id ?? '';
    await student.call(addHighlight, { id, paragraphId, start: 7, end: 41, colour: 'dicta', note, use });
  }
  const { calls } = test.provider;
  const before = calls.length;
  const brief = { id: briefId ?? 0 };
  await student.call(regenerateBrief, brief);
  const remake = async () => (await student.call(getBrief, brief)).remake;
  await expect.poll(remake, { timeout: 30_000 }).not.toBe('running');
  const remade = calls.length;
  expect(remade).toBeGreaterThan(before);
  await student.send(askText, { id, question: 'What did the court hold?' });
  expect(calls.length).toBeGreaterThan(remade);
  // The words themselves are the opinion's; that she marked them is said nowhere.
  const told = calls.map((call) => `${call.body} ${call.system} ${call.prompt}`);
  expect(told.filter((words) => words.includes(note) || /highlight/i.test(words))).toEqual([]);
});
