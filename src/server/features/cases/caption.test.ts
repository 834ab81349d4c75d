/** The caption of a case: what the reader finds, and what the student writes instead. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { opinionPdfNamed, secondOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { deleteCase, getCase, restoreCase, retryCase, updateCase } from '../../../shared/cases.ts';
import { getBrief } from '../../../shared/materials.ts';
import { cases, caseTexts, materials } from '../../db/tables.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function readyCase(seed: number) {
  const student = await test.student();
  const { sessionId, classId } = await student.makeSession();
  const { body } = await student.upload(sessionId, opinionPdfNamed(seed));
  return { student, classId, ready: await student.waitForCase(body.id) };
}

describe('the caption of a case', () => {
  it('is told with how surely each field was found', async () => {
    const { student, ready } = await readyCase(801);
    expect(ready).toMatchObject({ docket: expect.stringContaining('25'), pageGaps: [], isExcerpt: false });
    expect(ready.captionConfidence.court).toBeGreaterThan(0.5);
    const brief = await student.call(getBrief, { id: ready.briefId ?? 0 });
    expect(brief.captionConfidence).toEqual(ready.captionConfidence);
  });

  it('is corrected by the student, in the case and in its brief', async () => {
    const { student, ready } = await readyCase(802);
    const own = { citation: '12 Jef. 34', author: 'Holt', decidedOn: '1999-12-31', disposition: 'Affirmed' };
    const corrected = await student.call(updateCase, { id: ready.id, ...own, court: null });
    expect(corrected).toMatchObject({ ...own, court: null, docket: ready.docket, title: ready.title });
    expect(corrected.captionConfidence).toMatchObject({ citation: 1, author: 1, court: 1 });
    const brief = await student.call(getBrief, { id: ready.briefId ?? 0 });
    expect(brief.caption).toMatchObject({ ...own, docket: ready.docket });
    expect(brief.caption).not.toHaveProperty('court');
    await student.call(updateCase, { id: ready.id, title: 'My name for it' });
    const renamed = await student.call(getBrief, { id: ready.briefId ?? 0 });
    expect(renamed).toMatchObject({
      caseTitle: 'My name for it',
      caption: { caseName: 'My name for it', ...own },
    });
  });

  it('keeps what the student wrote when the case is read and analysed again', async () => {
    const { student, ready } = await readyCase(803);
    await student.call(updateCase, { id: ready.id, court: 'Court of My Own', docket: null });
    const { db } = test.app;
    await db.delete(materials).where(eq(materials.caseId, ready.id));
    const stopped = { status: 'failed' as const, isRetryable: true, court: 'Read again' };
    await db.update(cases).set(stopped).where(eq(cases.id, ready.id));
    expect(await db.select().from(caseTexts).where(eq(caseTexts.caseId, ready.id))).toHaveLength(1);
    await student.call(retryCase, { id: ready.id });
    const again = await student.waitForCase(ready.id);
    expect(again).toMatchObject({ status: 'ready', court: 'Court of My Own', docket: null });
    const brief = await student.call(getBrief, { id: again.briefId ?? 0 });
    expect(brief.caption.court).toBe('Court of My Own');
  });

  it('is refused where a field is empty, too long or no day, with a sentence that names it', async () => {
    const { student, ready } = await readyCase(804);
    const refused = await student.fail(updateCase, { id: ready.id, court: 'x'.repeat(201) });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { fields: { court: 'The court must have at most 200 characters.' } } },
    });
    for (const wrong of [{ citation: ' ' }, { decidedOn: '1999-02-30' }]) {
      expect((await student.fail(updateCase, { id: ready.id, ...wrong })).status).toBe(400);
    }
    const stranger = await test.student();
    expect((await stranger.fail(updateCase, { id: ready.id, court: 'Mine' })).status).toBe(404);
    expect((await student.call(getCase, { id: ready.id })).court).toBe(ready.court);
  });
});

describe('other tabs', () => {
  it('hear that a case was corrected, deleted and brought back', async () => {
    const student = await test.student();
    const { sessionId, classId } = await student.makeSession();
    const { body } = await student.upload(sessionId, secondOpinionPdf);
    await student.waitForCase(body.id);
    const stream = await student.openEvents(`/api/classes/${classId}/events`);
    await student.call(updateCase, { id: body.id, author: 'Holt' });
    await student.call(deleteCase, { id: body.id });
    await student.call(restoreCase, { id: body.id });
    const { events } = await stream.readUntil(({ type }) => type === 'restored');
    expect(events.map(({ type }) => type)).toEqual(['changed', 'deleted', 'restored']);
  });
});
