import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { opinionPdfNamed } from '../../../../test/fixtures/fixtures.ts';
import { getCase } from '../../../shared/cases.ts';
import { createClass, listClasses } from '../../../shared/classes.ts';
import { createSemester, deleteSemester, listSemesters, updateSemester } from '../../../shared/semesters.ts';
import { getSubscriptionStatus } from '../../../shared/subscription.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('a semester', () => {
  it('is made, renamed, listed newest first, and deleted', async () => {
    const student = await test.student();
    expect(await student.call(listSemesters, {})).toEqual([]);
    const fall = await student.call(createSemester, { name: '  Fall 2026 ' });
    const spring = await student.call(createSemester, { name: 'Spring 2027' });
    expect(fall).toEqual({ id: expect.any(Number), name: 'Fall 2026' });
    expect(await student.call(listSemesters, {})).toEqual([spring, fall]);
    expect(await student.call(updateSemester, { id: fall.id, name: 'Autumn' })).toEqual({
      ...fall,
      name: 'Autumn',
    });
    await student.call(deleteSemester, { id: spring.id });
    expect(await student.call(listSemesters, {})).toEqual([{ ...fall, name: 'Autumn' }]);
    expect((await student.fail(deleteSemester, { id: spring.id })).status).toBe(404);
    expect((await student.fail(updateSemester, { id: spring.id, name: 'Gone' })).status).toBe(404);
  });

  it.each([
    ['', 'Semester name is required'],
    [' \t\n ', 'Semester name is required'],
    ['x'.repeat(201), undefined],
  ])('is not made with the name “%s”', async (name, message) => {
    const student = await test.student();
    const { status, body } = await student.fail(createSemester, { name });
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields ?? {})).toEqual(['name']);
    if (message) expect(body.error.message).toBe(message);
    expect(await student.call(listSemesters, {})).toEqual([]);
  });

  it.each([{}, { name: null }, { name: 7 }])('is not made of %o', async (request) => {
    const student = await test.student();
    const { status, body } = await student.send(createSemester, request);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { message: 'Semester name is required' } });
  });

  it('takes its classes and cases with it, and a charge that was committed stays spent', async () => {
    const student = await test.student();
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, opinionPdfNamed(1));
    await student.waitForCase(body.id);
    const [semester] = await student.call(listSemesters, {});
    const other = await student.call(createSemester, { name: 'Spring' });
    const kept = await student.call(createClass, { name: 'Contracts', semesterId: other.id });
    await student.call(deleteSemester, { id: semester?.id ?? 0 });
    expect(await student.call(listClasses, {})).toEqual([kept]);
    expect((await student.fail(getCase, { id: body.id })).status).toBe(404);
    expect(await student.call(getSubscriptionStatus, {})).toMatchObject({
      canAnalyze: false,
      analysesUsed: 1,
    });
  });
});
