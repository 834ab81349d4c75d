import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import {
  encryptedPdf,
  motionPdf,
  secondOpinionPdf,
  teachingOpinionPdf,
} from '../../../../test/fixtures/fixtures.ts';
import { upgrade } from '../../../../test/money.ts';
import { answerCase, deleteCase, deleteCaseText, getCaseText } from '../../../shared/cases.ts';
import { getBrief, updateBrief } from '../../../shared/materials.ts';
import { downloadSheet, getSheet, getSynthesis } from '../../../shared/sheets.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function studentWithSession() {
  const student = await test.student();
  await upgrade(test, student);
  const { classId, sessionId } = await student.makeSession();
  const first = await student.upload(sessionId, teachingOpinionPdf);
  const second = await student.upload(sessionId, teachingOpinionPdf, { allowDuplicate: true });
  const cases = [await student.waitForCase(first.body.id), await student.waitForCase(second.body.id)];
  return { student, classId, sessionId, cases };
}

describe('the on-call sheet of a class session', () => {
  it('has its cases in order, each with lines that lead to passages of its text', async () => {
    const { student, sessionId, classId, cases } = await studentWithSession();
    const sheet = await student.call(getSheet, { id: sessionId });
    expect(sheet).toMatchObject({
      sessionId,
      classId,
      title: 'Negligence',
      className: 'Torts',
      heldOn: null,
    });
    expect(sheet.cases.map(({ caseId }) => caseId)).toEqual(cases.map(({ id }) => id));
    const [{ caseId = 0, briefId, lines } = { lines: [] }] = sheet.cases;
    expect(lines.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Holding',
        'Facts',
        'Posture',
        'Rule',
        'For the result',
        'Against it',
        'Hypothetical',
      ]),
    );
    const { pages } = await student.call(getCaseText, { id: caseId });
    const passages = new Map(pages.flatMap(({ paragraphs }) => paragraphs).map(({ id, text }) => [id, text]));
    for (const { name, sources } of lines) {
      expect(sources.length).toBeGreaterThan(0);
      for (const { href, quotes } of sources) {
        const url = new URL(href ?? '', test.url);
        expect(url.pathname).toMatch(
          name === 'Hypothetical' ? /^\/questions\/\d+$/ : new RegExp(`^/brief/${briefId}$`),
        );
        expect(passages.get(url.searchParams.get('at') ?? '')).toContain(quotes[0]);
      }
    }
  });

  it('says what she says: her holding, and no case that she deleted', async () => {
    const { student, sessionId, cases } = await studentWithSession();
    const id = cases[0]?.briefId ?? 0;
    // What is kept of it now must not be what she is shown later.
    await student.call(getSheet, { id: sessionId });
    const { version } = await student.call(getBrief, { id });
    await student.call(updateBrief, {
      id,
      version,
      holding: { id: 'holding', text: 'The ferry owed her care.' },
    });
    await student.call(deleteCase, { id: cases[1]?.id ?? 0 });
    const sheet = await student.call(getSheet, { id: sessionId });
    expect(sheet.cases).toHaveLength(1);
    expect(sheet.cases[0]?.lines[0]).toMatchObject({
      name: 'Holding',
      text: 'The ferry owed her care.',
      remarks: ['your words'],
    });
  });

  it('leaves out a file that she skipped and one that could not be used', async () => {
    const student = await test.student();
    await upgrade(test, student);
    const { sessionId } = await student.makeSession();
    const [opinion, motion, locked] = [
      await student.upload(sessionId, teachingOpinionPdf),
      await student.upload(sessionId, motionPdf),
      await student.upload(sessionId, encryptedPdf),
    ];
    await student.waitForCase(motion.body.id, ({ status }) => status === 'needs_answer');
    const asked = await student.call(getSheet, { id: sessionId });
    expect(asked.cases.map(({ caseId }) => caseId)).toContain(motion.body.id);
    await student.call(answerCase, { id: motion.body.id, proceed: false });
    await student.waitForCase(opinion.body.id);
    await student.waitForCase(locked.body.id, ({ status }) => status === 'failed');
    const sheet = await student.call(getSheet, { id: sessionId });
    expect(sheet.cases.map(({ caseId }) => caseId)).toEqual([opinion.body.id]);
  });

  it('leads nowhere once a text is deleted, and still says everything', async () => {
    const { student, sessionId, cases } = await studentWithSession();
    await student.call(deleteCaseText, { id: cases[0]?.id ?? 0 });
    const { cases: listed } = await student.call(getSheet, { id: sessionId });
    const sources = listed[0]?.lines.flatMap((line) => line.sources) ?? [];
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter(({ href }) => href !== null)).toEqual([]);
    expect((await student.call(getSynthesis, { id: sessionId })).caseCount).toBe(1);
  });

  it('comes as a file on the paid plan, with the synthesis behind the cases', async () => {
    const { student, sessionId, cases } = await studentWithSession();
    const { status, body, headers } = await student.raw(
      'GET',
      `/api/sessions/${sessionId}/sheet/download?format=md`,
    );
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('Negligence - On-Call Sheet.md');
    expect(String(body)).toMatch(/\*\*Holding:\*\* .+\(\[p\. .+\]\(<http/);
    expect(String(body)).toContain('## How they came out');
    for (const format of ['pdf', 'docx'] as const)
      expect((await student.send(downloadSheet, { id: sessionId, format })).status).toBe(200);
    const table = await student.raw('GET', `/api/sessions/${sessionId}/sheet/download?format=csv`);
    const [columns, ...rows] = String(table.body).trim().split('\r\n');
    expect(columns).toMatch(/^\uFEFF?Class session,Case,Part,/);
    expect(rows[0]).toContain(`Negligence,${cases[0]?.title},`);
    const free = await test.student();
    const own = await free.makeSession();
    expect((await free.send(downloadSheet, { id: own.sessionId })).status).toBe(403);
    expect((await free.send(downloadSheet, { id: sessionId })).status).toBe(404);
    expect((await free.call(getSheet, { id: own.sessionId })).cases).toEqual([]);
  });
});

describe('the synthesis of a class session', () => {
  it('says nothing, on the screen and in files, of cases that have nothing to do with each other', async () => {
    const student = await test.student();
    await upgrade(test, student);
    const { sessionId } = await student.makeSession();
    for (const pdf of [teachingOpinionPdf, secondOpinionPdf])
      await student.waitForCase((await student.upload(sessionId, pdf)).body.id);
    expect(await student.call(getSynthesis, { id: sessionId })).toMatchObject({ caseCount: 2, groups: [] });
    const { body } = await student.raw('GET', `/api/sessions/${sessionId}/sheet/download?format=md`);
    expect(String(body)).toContain('**Holding:**');
    expect(String(body)).not.toContain('How the cases fit together');
  });

  it('tells how its cases came out, each with its passage', async () => {
    const { student, sessionId, cases } = await studentWithSession();
    const { caseCount, groups } = await student.call(getSynthesis, { id: sessionId });
    expect(caseCount).toBe(2);
    const outcomes = groups.find(({ title }) => title === 'How they came out')?.lines ?? [];
    expect(outcomes.map(({ text }) => text).join(' ')).toContain(`${cases[0]?.title}: Affirmed in part`);
    for (const { sources } of groups.flatMap(({ lines }) => lines)) {
      expect(sources.length).toBeGreaterThan(0);
      for (const { href } of sources) expect(href).toMatch(/^\/brief\/\d+\?at=/);
    }
  });
});
