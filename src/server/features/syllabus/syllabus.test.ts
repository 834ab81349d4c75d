import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { updateCase } from '../../../shared/cases.ts';
import { getExam } from '../../../shared/drill.ts';
import { listClassSessions, listNextSessions } from '../../../shared/sessions.ts';
import {
  dropMissingCase,
  listMisplacedCases,
  listMissingCases,
  readSyllabus,
} from '../../../shared/syllabus.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const text = `Mon Aug 24: Duty
Palsgraf v. Long Island R.R. Co., 248 N.Y. 339 (1928)
Wed Aug 26: Breach
United States v. Carroll Towing Co., 159 F.2d 169 (2d Cir. 1947); Katko v. Briney`;

describe('a pasted syllabus', () => {
  it('is shown first, creates what it names once confirmed, and nothing a second time', async () => {
    const student = await test.student();
    const { classId } = await student.makeSession();
    const planned = await student.call(readSyllabus, { id: classId, text });
    expect(planned.isApplied).toBe(false);
    expect(planned.sessions.map(({ heldOn, title, sessionId }) => [heldOn, title, sessionId])).toEqual([
      ['2026-08-24', 'Duty', null],
      ['2026-08-26', 'Breach', null],
    ]);
    const listed = () => student.call(listClassSessions, { id: classId });
    expect(await listed()).toHaveLength(1);
    await Promise.all([1, 2].map(() => student.call(readSyllabus, { id: classId, text, apply: true })));
    expect(await listed()).toHaveLength(3);
    const again = await student.call(readSyllabus, { id: classId, text, apply: true });
    expect(again.sessions.every(({ sessionId }) => sessionId !== null)).toBe(true);
    expect(again.sessions.flatMap(({ cases }) => cases).every(({ isThere }) => isThere)).toBe(true);
    expect(await listed()).toHaveLength(3);
    expect((await student.call(listMissingCases, { id: classId })).map(({ name }) => name)).toEqual([
      'Palsgraf v. Long Island R.R. Co.',
      'United States v. Carroll Towing Co.',
      'Katko v. Briney',
    ]);
  });

  it('sets the exam day that it names where she lets it, and asks no more', async () => {
    const student = await test.student();
    const { classId } = await student.makeSession();
    const withExam = { id: classId, text: `${text}\nDec 14: Final exam` };
    const { examOn } = await student.call(readSyllabus, withExam);
    expect(examOn).toBe('2026-12-14');
    await student.call(readSyllabus, { ...withExam, apply: true });
    expect(await student.call(getExam, { id: classId })).toEqual({ examOn: null });
    await student.call(readSyllabus, { ...withExam, apply: true, examOn: '2026-12-14' });
    expect(await student.call(getExam, { id: classId })).toEqual({ examOn });
    expect((await student.call(readSyllabus, withExam)).examOn).toBeNull();
  });

  it('misses a case until its opinion is in the class, or she asks for it no more', async () => {
    const student = await test.student();
    const { classId, sessionId } = await student.makeSession();
    await student.call(readSyllabus, { id: classId, text, apply: true });
    const { body } = await student.upload(sessionId, teachingOpinionPdf);
    await student.waitForCase(body.id);
    await student.call(updateCase, { id: body.id, title: 'Palsgraf v. Long Island Railroad' });
    const [carroll, katko] = await student.call(listMissingCases, { id: classId });
    expect([carroll?.name, katko?.name]).toEqual(['United States v. Carroll Towing Co.', 'Katko v. Briney']);
    await student.call(dropMissingCase, { id: classId, assignedId: katko?.id ?? 0 });
    expect(await student.call(listMissingCases, { id: classId })).toHaveLength(1);
    const [misplaced] = await student.call(listMisplacedCases, { id: classId });
    const sessions = await student.call(listClassSessions, { id: classId });
    const named = sessions.find(({ id }) => id === misplaced?.sessionId);
    expect([misplaced?.caseId, named?.title]).toEqual([body.id, 'Duty']);
    await student.call(updateCase, { id: body.id, sessionId: misplaced?.sessionId });
    expect(await student.call(listMisplacedCases, { id: classId })).toEqual([]);
    const stranger = await test.student();
    expect((await stranger.fail(listMisplacedCases, { id: classId })).status).toBe(404);
    const own = await stranger.makeSession();
    expect(
      await stranger.fail(dropMissingCase, { id: own.classId, assignedId: carroll?.id ?? 0 }),
    ).toMatchObject({ status: 404 });
  });

  it('creates nothing of what she left out, neither a day nor a case', async () => {
    const student = await test.student();
    const { classId } = await student.makeSession();
    const skipped = [{ session: 0 }, { session: 1, case: 1 }];
    await student.call(readSyllabus, { id: classId, text, apply: true, skipped });
    const titles = (await student.call(listClassSessions, { id: classId })).map(({ title }) => title);
    expect(titles).toContain('Breach');
    expect(titles).not.toContain('Duty');
    const missing = await student.call(listMissingCases, { id: classId });
    expect(missing.map(({ name }) => name)).toEqual(['United States v. Carroll Towing Co.']);
  });

  it('tells the dashboard what is missing for the class sessions to come', async () => {
    const student = await test.student();
    const { classId, sessionId } = await student.makeSession();
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const due = `${day}: Duty\nPalsgraf v. Long Island R.R. Co., 248 N.Y. 339 (1928); Katko v. Briney`;
    await student.call(readSyllabus, { id: classId, text: due, apply: true });
    const missing = async () =>
      (await student.call(listNextSessions, {})).find(({ title }) => title === 'Duty')?.missing;
    expect(await missing()).toEqual(['Palsgraf v. Long Island R.R. Co.', 'Katko v. Briney']);
    const { body } = await student.upload(sessionId, teachingOpinionPdf);
    await student.waitForCase(body.id);
    await student.call(updateCase, { id: body.id, title: 'Katko v. Briney' });
    expect(await missing()).toEqual(['Palsgraf v. Long Island R.R. Co.']);
    // A class of her own that names the same case misses it for itself.
    const other = await student.makeSession();
    await student.call(readSyllabus, { id: other.classId, text: due, apply: true });
    const all = (await student.call(listNextSessions, {})).flatMap((session) => session.missing);
    expect(all.filter((name) => name === 'Katko v. Briney')).toHaveLength(1);
  });

  it('without a day gets one sentence', async () => {
    const student = await test.student();
    const { classId } = await student.makeSession();
    expect(await student.fail(readSyllabus, { id: classId, text: 'Grades are final.' })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('We found no class dates in this text.') } },
    });
  });
});
