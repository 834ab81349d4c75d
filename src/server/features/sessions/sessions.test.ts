import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { opinionPdfNamed } from '../../../../test/fixtures/fixtures.ts';
import { getCase, updateCase } from '../../../shared/cases.ts';
import * as endpoints from '../../../shared/sessions.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function studentWithClass() {
  const student = await test.student();
  return { student, ...(await student.makeSession()) };
}

describe('a class session', () => {
  it('is listed newest first, by its day where it has one', async () => {
    const { student, classId } = await studentWithClass();
    const titles = async () =>
      (await student.call(endpoints.listClassSessions, { id: classId })).map(({ title }) => title);
    const create = (title: string, heldOn?: string) =>
      student.call(endpoints.createClassSession, { id: classId, title, ...(heldOn ? { heldOn } : {}) });
    await create('Long ago', '2001-09-03');
    await create('Next century', '2101-01-02');
    const last = await create('Made last');
    expect(await titles()).toEqual(['Next century', 'Made last', 'Negligence', 'Long ago']);
    const dated = await student.call(endpoints.updateClassSession, {
      id: last.id,
      title: 'Dated',
      heldOn: '1999-12-31',
    });
    expect(dated).toMatchObject({ title: 'Dated', heldOn: '1999-12-31' });
    expect(await titles()).toEqual(['Next century', 'Negligence', 'Long ago', 'Dated']);
    const kept = await student.call(endpoints.updateClassSession, { id: last.id, title: 'Still dated' });
    expect(kept.heldOn).toBe('1999-12-31');
    const freed = await student.call(endpoints.updateClassSession, {
      id: last.id,
      title: 'Undated',
      heldOn: null,
    });
    expect(freed.heldOn).toBeNull();
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '0000-01-01',
    '0999-12-31',
    '9999-12-31',
    '26-01-01',
    'tomorrow',
    '2026-01-01T00:00:00Z',
  ])('is not held on %s', async (heldOn) => {
    const { student, classId } = await studentWithClass();
    const refused = await student.fail(endpoints.createClassSession, { id: classId, title: 'Day', heldOn });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.error.fields ?? {})).toEqual(['heldOn']);
  });

  it('takes its categories and cases with it, also one that is being worked on', async () => {
    const { student, classId, sessionId } = await studentWithClass();
    await student.call(endpoints.createCategory, { id: sessionId, name: 'Duty' });
    const { body } = await student.upload(sessionId, opinionPdfNamed(1));
    await student.call(endpoints.deleteClassSession, { id: sessionId });
    expect(await student.call(endpoints.listClassSessions, { id: classId })).toEqual([]);
    expect((await student.fail(getCase, { id: body.id })).status).toBe(404);
    const late = await student.upload(sessionId, opinionPdfNamed(2));
    expect(late.status).toBe(404);
  });
});

describe('a category', () => {
  it('is put in order, renamed, and leaves its cases in the class session when it is deleted', async () => {
    const { student, classId, sessionId } = await studentWithClass();
    const duty = await student.call(endpoints.createCategory, { id: sessionId, name: 'Duty' });
    const breach = await student.call(endpoints.createCategory, { id: sessionId, name: 'Breach' });
    expect([duty.position, breach.position]).toEqual([0, 1]);
    await student.call(endpoints.updateCategory, { id: duty.id, name: 'Duty of care', position: 2 });
    const [session] = await student.call(endpoints.listClassSessions, { id: classId });
    expect(session?.categories.map(({ name }) => name)).toEqual(['Breach', 'Duty of care']);
    const { body } = await student.upload(sessionId, opinionPdfNamed(3), { categoryId: duty.id });
    expect(body.categoryId).toBe(duty.id);
    await student.call(endpoints.deleteCategory, { id: duty.id });
    expect(await student.waitForCase(body.id)).toMatchObject({
      status: 'ready',
      categoryId: null,
      sessionId,
    });
  });

  it('of another class session or another student takes no case', async () => {
    const { student, classId, sessionId } = await studentWithClass();
    const other = await studentWithClass();
    const next = await student.call(endpoints.createClassSession, { id: classId, title: 'Next' });
    const elsewhere = await student.call(endpoints.createCategory, { id: next.id, name: 'Elsewhere' });
    const foreign = await other.student.call(endpoints.createCategory, {
      id: other.sessionId,
      name: 'Foreign',
    });
    const { body } = await student.upload(sessionId, opinionPdfNamed(4));
    for (const categoryId of [elsewhere.id, foreign.id]) {
      const refused = await student.upload(sessionId, opinionPdfNamed(5), { categoryId });
      expect(refused.status).toBe(404);
      expect((await student.fail(updateCase, { id: body.id, categoryId })).status).toBe(404);
    }
    const foreignSession = await student.fail(updateCase, { id: body.id, sessionId: other.sessionId });
    expect(foreignSession.status).toBe(404);
    const moved = await student.call(updateCase, {
      id: body.id,
      sessionId: next.id,
      categoryId: elsewhere.id,
    });
    expect(moved).toMatchObject({ sessionId: next.id, categoryId: elsewhere.id });
    expect(await student.call(updateCase, { id: body.id, sessionId })).toMatchObject({
      sessionId,
      categoryId: null,
    });
  });
});

describe('what comes next', () => {
  it('is each class session from yesterday on, soonest first, and last the newest, with class and cases', async () => {
    const { student, classId, sessionId } = await studentWithClass();
    const day = (from: number) =>
      new Date(test.app.now().getTime() + from * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const held = (title: string, heldOn?: string) =>
      student.call(endpoints.createClassSession, { id: classId, title, ...(heldOn ? { heldOn } : {}) });
    const newest = await student.call(endpoints.listNextSessions, {});
    expect(newest).toMatchObject([{ id: sessionId, className: 'Torts', heldOn: null, cases: [] }]);

    await held('In a week', day(7));
    await held('Last week', day(-7));
    await held('Yesterday', day(-1));
    await held('Tonight', day(0));
    const { body } = await student.upload(sessionId, opinionPdfNamed(21));
    const { holding } = await student.waitForCase(body.id);
    const last = await held('Made last');
    await student.call(updateCase, { id: body.id, sessionId: last.id });
    const next = await student.call(endpoints.listNextSessions, {});
    expect(next.map(({ title }) => title)).toEqual(['Yesterday', 'Tonight', 'In a week', 'Made last']);
    expect(next.at(-1)?.cases).toMatchObject([{ id: body.id, status: 'ready', holding }]);
    expect(holding).not.toBeNull();
    const other = await test.student();
    expect(await other.call(endpoints.listNextSessions, {})).toEqual([]);
  });
});
