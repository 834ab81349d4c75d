import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import * as endpoints from '../../../shared/classes.ts';
import { createSemester, deleteSemester } from '../../../shared/semesters.ts';

let test: TestApp;
let student: Client;

beforeAll(async () => {
  test = await openTestApp();
  student = await test.student();
});
afterAll(() => test.close());

const makeSemester = (name = 'Fall 2026') => student.call(createSemester, { name });

describe('a class', () => {
  it('is made in a semester, renamed, moved to another and deleted', async () => {
    const [fall, spring] = [await makeSemester(), await makeSemester('Spring 2027')];
    const made = await student.call(endpoints.createClass, { name: 'Torts', semesterId: fall.id });
    expect(made).toMatchObject({ name: 'Torts', semesterId: fall.id, isFavorite: false });
    expect(await student.call(endpoints.getClass, { id: made.id })).toEqual({ ...made, semester: fall });
    const moved = await student.call(endpoints.updateClass, {
      id: made.id,
      name: 'Torts II',
      semesterId: spring.id,
    });
    expect(moved).toEqual({ ...made, name: 'Torts II', semesterId: spring.id });
    expect(await student.call(endpoints.listClasses, {})).toEqual([moved]);
    await student.call(endpoints.deleteClass, { id: made.id });
    expect(await student.call(endpoints.listClasses, {})).toEqual([]);
    expect((await student.fail(endpoints.getClass, { id: made.id })).status).toBe(404);
  });

  it('is a favourite or not, and favourites come with the name of their semester', async () => {
    const semester = await makeSemester('Favourite term');
    const { id } = await student.call(endpoints.createClass, { name: 'Property', semesterId: semester.id });
    expect(await student.call(endpoints.toggleFavorite, { id })).toMatchObject({ isFavorite: true });
    expect(await student.call(endpoints.listFavoriteClasses, {})).toMatchObject([
      { id, name: 'Property', semesterName: 'Favourite term' },
    ]);
    expect(await student.call(endpoints.toggleFavorite, { id })).toMatchObject({ isFavorite: false });
    expect(await student.call(endpoints.listFavoriteClasses, {})).toEqual([]);
  });

  it("keeps the professor's style and the school's AI policy until they are forgotten", async () => {
    const { id: semesterId } = await makeSemester();
    const made = await student.call(endpoints.createClass, { name: 'Torts', semesterId });
    expect(made).toMatchObject({ professorStyle: null, aiPolicy: null });
    const { id } = made;
    const prefer = (preferences: object) =>
      student.call(endpoints.updateClassPreferences, { id, ...preferences });
    expect(await prefer({ professorStyle: 'policy' })).toMatchObject({
      professorStyle: 'policy',
      aiPolicy: null,
    });
    expect(await prefer({ aiPolicy: 'ask' })).toMatchObject({ professorStyle: 'policy', aiPolicy: 'ask' });
    expect(await prefer({ professorStyle: null })).toMatchObject({ professorStyle: null, aiPolicy: 'ask' });
    expect(await prefer({})).toMatchObject({ name: 'Torts', aiPolicy: 'ask' });
    expect(
      (await student.fail(endpoints.updateClassPreferences, { id, aiPolicy: 'never' as 'ask' })).status,
    ).toBe(400);
  });

  it.each([undefined, 0, -1, 'abc', null])(
    'is not made where the semester is %s, and the student is told to select one',
    async (semesterId) => {
      const { status, body } = await student.send(endpoints.createClass, { name: 'Torts', semesterId });
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: { fields: { semesterId: 'Please select a semester' } } });
    },
  );

  it('is neither made in nor moved to a semester of another student or one that is gone', async () => {
    const other = await test.student();
    const foreign = await other.call(createSemester, { name: 'Not yours' });
    const gone = await makeSemester();
    await student.call(deleteSemester, { id: gone.id });
    const own = await makeSemester();
    const made = await student.call(endpoints.createClass, { name: 'Torts', semesterId: own.id });
    for (const semesterId of [foreign.id, gone.id]) {
      const refused = await student.fail(endpoints.createClass, { name: 'Torts', semesterId });
      expect(refused.status).toBe(404);
      const stayed = await student.fail(endpoints.updateClass, { id: made.id, name: 'Torts', semesterId });
      expect(stayed.status).toBe(404);
    }
    expect(await student.call(endpoints.getClass, { id: made.id })).toMatchObject({ semester: own });
    expect(await other.call(endpoints.listClasses, {})).toEqual([]);
  });
});
