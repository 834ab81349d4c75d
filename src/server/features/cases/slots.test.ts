/** Cases in the order in which the student puts them, and what comes back after a deletion. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { opinionPdfNamed } from '../../../../test/fixtures/make.ts';
import { deleteCase, getCase, restoreCase, updateCase } from '../../../shared/cases.ts';
import * as endpoints from '../../../shared/sessions.ts';
import { classSessions } from '../../db/tables.ts';
import { grantAnalyses } from '../subscription/service.ts';
import { purgeDeletedSession } from './deletion.ts';

let test: TestApp;
let fileNumber = 0;

beforeAll(async () => {
  test = await openTestApp({ withWorker: false });
});
afterAll(() => test.close());

async function addCase(student: Client, sessionId: number): Promise<number> {
  fileNumber += 1;
  return (await student.upload(sessionId, opinionPdfNamed(fileNumber))).body.id;
}

async function studentWithCases(count: number) {
  const student = await test.student();
  await grantAnalyses(test.app, { email: student.email, analyses: 20, reason: 'test' });
  const place = await student.makeSession();
  const ids: number[] = [];
  while (ids.length < count) ids.push(await addCase(student, place.sessionId));
  return { student, ...place, ids };
}

async function listed(student: Client, classId: number): Promise<number[][]> {
  const sessions = await student.call(endpoints.listClassSessions, { id: classId });
  return sessions.map(({ cases }) => cases.map(({ id }) => id));
}

describe('a case', () => {
  it('is put before another, or last, and one added later stands behind', async () => {
    const { student, classId, sessionId, ids } = await studentWithCases(3);
    const [one = 0, two = 0, three = 0] = ids;
    expect(await listed(student, classId)).toEqual([[one, two, three]]);
    await student.call(updateCase, { id: three, beforeId: one });
    expect(await listed(student, classId)).toEqual([[three, one, two]]);
    await student.call(updateCase, { id: three, beforeId: null });
    expect(await listed(student, classId)).toEqual([[one, two, three]]);
    await student.call(updateCase, { id: two, beforeId: one });
    const four = await addCase(student, sessionId);
    expect(await listed(student, classId)).toEqual([[two, one, three, four]]);
  });

  it('comes to stand where it is put in another class session or category, and last where nothing is said', async () => {
    const { student, classId, sessionId, ids } = await studentWithCases(3);
    const [one = 0, two = 0, three = 0] = ids;
    const next = await student.call(endpoints.createClassSession, { id: classId, title: 'Next' });
    await student.call(updateCase, { id: two, sessionId: next.id });
    await student.call(updateCase, { id: one, sessionId: next.id });
    expect(await listed(student, classId)).toEqual([[two, one], [three]]);
    const duty = await student.call(endpoints.createCategory, { id: sessionId, name: 'Duty' });
    await student.call(updateCase, { id: three, categoryId: duty.id });
    const moved = await student.call(updateCase, {
      id: one,
      sessionId,
      categoryId: duty.id,
      beforeId: three,
    });
    expect(moved).toMatchObject({ sessionId, categoryId: duty.id });
    expect(await listed(student, classId)).toEqual([[two], [one, three]]);
  });

  it('that is to stand before one that is not there, or another’s, stays where it is', async () => {
    const { student, classId, ids } = await studentWithCases(2);
    const other = await studentWithCases(1);
    const [one = 0, two = 0] = ids;
    for (const beforeId of [other.ids[0] ?? 0, 2_000_000]) {
      expect((await student.send(updateCase, { id: one, beforeId })).status).toBe(404);
      expect(await listed(student, classId)).toEqual([[one, two]]);
    }
  });
});

describe('a class session that is deleted', () => {
  it('is gone with its cases at once, and comes back with them, but for one deleted before', async () => {
    const { student, classId, sessionId, ids } = await studentWithCases(3);
    const [one = 0, two = 0, three = 0] = ids;
    await student.call(deleteCase, { id: one });
    await student.call(endpoints.deleteClassSession, { id: sessionId });
    expect(await listed(student, classId)).toEqual([]);
    expect((await student.fail(getCase, { id: two })).status).toBe(404);
    expect((await student.fail(restoreCase, { id: two })).status).toBe(404);
    expect((await student.upload(sessionId, opinionPdfNamed(900))).status).toBe(404);
    expect((await student.fail(endpoints.deleteClassSession, { id: sessionId })).status).toBe(404);
    expect(await student.call(endpoints.restoreClassSession, { id: sessionId })).toMatchObject({
      id: sessionId,
    });
    expect(await listed(student, classId)).toEqual([[two, three]]);
    expect(await student.call(getCase, { id: two })).toMatchObject({ status: 'cancelled' });
  });

  it('is brought back by its owner alone, once, and only for half a minute', async () => {
    const { student, sessionId } = await studentWithCases(1);
    const other = await test.student();
    expect((await student.fail(endpoints.restoreClassSession, { id: sessionId })).status).toBe(404);
    await student.call(endpoints.deleteClassSession, { id: sessionId });
    expect((await other.fail(endpoints.restoreClassSession, { id: sessionId })).status).toBe(404);
    const longAgo = new Date(Date.now() - 31_000);
    const here = eq(classSessions.id, sessionId);
    await test.app.db.update(classSessions).set({ deletedAt: longAgo }).where(here);
    expect((await student.fail(endpoints.restoreClassSession, { id: sessionId })).status).toBe(404);
    await purgeDeletedSession(test.app, { sessionId });
    expect(await test.app.db.select().from(classSessions).where(here)).toEqual([]);
  });

  it('stays where it was restored before the job that would end it', async () => {
    const { student, classId, sessionId } = await studentWithCases(1);
    await student.call(endpoints.deleteClassSession, { id: sessionId });
    await purgeDeletedSession(test.app, { sessionId });
    await student.call(endpoints.restoreClassSession, { id: sessionId });
    await purgeDeletedSession(test.app, { sessionId });
    expect((await listed(student, classId))[0]).toHaveLength(1);
  });
});

describe('a category that is deleted', () => {
  it('is made again where it stood, with those of its cases that have no other', async () => {
    const { student, classId, sessionId, ids } = await studentWithCases(3);
    const [one = 0, two = 0, three = 0] = ids;
    const create = (name: string) => student.call(endpoints.createCategory, { id: sessionId, name });
    const duty = await create('Duty');
    const breach = await create('Breach');
    for (const id of [one, two, three]) await student.call(updateCase, { id, categoryId: duty.id });
    await student.call(endpoints.deleteCategory, { id: duty.id });
    await student.call(updateCase, { id: two, categoryId: breach.id });
    const made = await student.call(endpoints.createCategory, {
      id: sessionId,
      name: 'Duty',
      position: duty.position,
      caseIds: [one, two, three],
    });
    const [session] = await student.call(endpoints.listClassSessions, { id: classId });
    expect(session?.categories.map(({ name }) => name)).toEqual(['Duty', 'Breach']);
    const inside = session?.cases.filter(({ categoryId }) => categoryId === made.id).map(({ id }) => id);
    expect(inside).toEqual([one, three]);
  });

  it('takes no case of another class session or another student', async () => {
    const { student, classId, ids } = await studentWithCases(1);
    const other = await studentWithCases(1);
    const next = await student.call(endpoints.createClassSession, { id: classId, title: 'Next' });
    await student.call(endpoints.createCategory, {
      id: next.id,
      name: 'Duty',
      caseIds: [...ids, ...other.ids],
    });
    expect(await student.call(getCase, { id: ids[0] ?? 0 })).toMatchObject({ categoryId: null });
    expect(await other.student.call(getCase, { id: other.ids[0] ?? 0 })).toMatchObject({ categoryId: null });
  });
});
