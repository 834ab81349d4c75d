/** A material that a language model makes again is told of while it is written, as it was the first time. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, waitFor } from '../../../../test/client.ts';
import { goodAnswers } from '../../../../test/fakes/provider/answers.ts';
import { inTurn } from '../../../../test/fakes/provider/play.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { type ModelApp, openModelApp } from '../../../../test/model-app.ts';
import type { Opinion } from '../../../opinion/opinion.ts';
import { type CaseEvent, getCase } from '../../../shared/cases.ts';
import { getBrief, regenerateBrief } from '../../../shared/materials.ts';
import { caseParts } from '../../db/tables.ts';

let test: ModelApp;
let opinion: Opinion;
beforeAll(async () => {
  test = await openModelApp({ patience: { retries: 0 } });
  opinion = await test.read(teachingOpinionPdf);
});
afterAll(() => test.close());

async function readyBrief() {
  test.provider.play(goodAnswers(opinion));
  const student = await test.student();
  const { classId, sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, teachingOpinionPdf);
  const { briefId } = await student.waitForCase(body.id);
  return { student, classId, caseId: body.id, id: briefId ?? 0 };
}

const remade = (student: Client, id: number) =>
  waitFor(async () => {
    const brief = await student.call(getBrief, { id });
    return brief.remake !== 'running' && brief;
  });

const partsIn = (events: CaseEvent[]) =>
  events.flatMap((event) => (event.type === 'part' && event.kind === 'brief' ? [event.part] : []));

const partsLeft = (caseId: number) =>
  test.app.db.select().from(caseParts).where(eq(caseParts.caseId, caseId));

it('a stream that is open hears it grow, one that comes late is told all of it, and nothing is left over', async () => {
  const { student, classId, caseId, id } = await readyBrief();
  const early = await student.openEvents(`/api/classes/${classId}/events`);
  test.provider.play(
    goodAnswers(opinion, {
      speed: { firstTokenMs: 50, tokensPerSecond: 1500 },
      // One fact fewer: a brief that says the same again counts for nothing.
      change: (_, { brief }) => void brief.facts.pop(),
    }),
  );
  await student.call(regenerateBrief, { id });
  expect((await student.call(getCase, { id: caseId })).remaking).toEqual(['brief']);
  await early.readUntil((event) => event.type === 'part' && event.part === 'analysis');
  expect(early.events[0]).toEqual({ type: 'changed', caseId, kind: 'brief' });
  const late = await student.openEvents(`/api/cases/${caseId}/events`);
  await late.readUntil((event) => event.type === 'part' && event.part === 'conclusion');
  const sections = ['caption', 'holding', 'facts', 'analysis', 'conclusion'];
  expect(partsIn(late.events)).toEqual(expect.arrayContaining(sections));
  expect(await remade(student, id)).toMatchObject({ remake: null, version: 2 });
  expect((await student.call(getCase, { id: caseId })).remaking).toEqual([]);
  expect(await partsLeft(caseId)).toEqual([]);
});

it('one that breaks off is taken back, and who watches hears that it ended', async () => {
  const { student, classId, caseId, id } = await readyBrief();
  const stream = await student.openEvents(`/api/classes/${classId}/events`);
  const begun = '{"holding":{"text":"A ferry operator owes a duty of reasonable care';
  test.provider.play(inTurn({ does: 'break off', text: begun, by: 'failure' }));
  await student.call(regenerateBrief, { id });
  let changes = 0;
  await stream.readUntil((event) => event.type === 'changed' && ++changes === 2);
  expect(stream.events.at(-1)).toEqual({ type: 'changed', caseId, kind: 'brief' });
  expect(await remade(student, id)).toMatchObject({ remake: 'failed', version: 1 });
  expect(await partsLeft(caseId)).toEqual([]);
});
