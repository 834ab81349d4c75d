import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { upgrade } from '../../../../test/money.ts';
import { deleteClass } from '../../../shared/classes.ts';
import { getNotes, putNotes } from '../../../shared/notes.ts';
import { limits } from '../../../shared/prices.ts';
import { search } from '../../../shared/search.ts';
import { sessionNotes } from '../../db/tables.ts';
import { records } from '../account/records.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const text = '# Duty\n\nThe professor *likes* Palsgraf: foreseeability limits the duty.';

it('keeps her notes on a class session, and refuses what was written on an older version', async () => {
  const student = await test.student();
  const { sessionId: id } = await student.makeSession();
  expect(await student.call(getNotes, { id })).toEqual({
    ...{ sessionId: id, text: '', version: 0, updatedAt: null },
  });
  expect(await student.call(putNotes, { id, text, version: 0 })).toMatchObject({ text, version: 1 });
  for (const version of [0, 5])
    expect(await student.fail(putNotes, { id, text: 'Lost?', version })).toMatchObject({
      status: 409,
      body: { error: { code: 'edited_elsewhere' } },
    });
  expect(await student.call(putNotes, { id, text: '', version: 1 })).toMatchObject({ text: '', version: 2 });
  const other = await test.student();
  expect((await other.send(getNotes, { id })).status).toBe(404);
  expect((await other.send(putNotes, { id, text: 'Mine', version: 2 })).status).toBe(404);
  expect(await student.call(getNotes, { id })).toMatchObject({ text: '', version: 2 });
});

it('keeps so much of her notes, and says when there is no more room', async () => {
  const student = await test.student();
  const { sessionId: id } = await student.makeSession();
  const { sessionId: other } = await student.makeSession();
  await student.call(putNotes, { id: other, text, version: 0 });
  const full = { text: sql`repeat('é', ${limits.maxNotesBytes / 2 - 10})` };
  await test.app.db.update(sessionNotes).set(full).where(eq(sessionNotes.sessionId, other));
  expect(await student.fail(putNotes, { id, text: 'é'.repeat(11), version: 0 })).toMatchObject({
    status: 413,
    body: { error: { message: 'You can keep 20 MB of class notes. Delete some first.' } },
  });
  expect(await student.call(putNotes, { id, text: 'é'.repeat(10), version: 0 })).toMatchObject({
    version: 1,
  });
  // What is too much already can be shortened.
  expect(await student.call(putNotes, { id: other, text, version: 1 })).toMatchObject({ text });
});

it('finds her notes by their words, takes them along, and forgets them with the class', async () => {
  const student = await test.student();
  const { sessionId: id, classId } = await student.makeSession();
  await student.call(putNotes, { id, text, version: 0 });
  const { notes } = await student.call(search, { q: 'foreseeability limits' });
  expect(notes).toMatchObject([{ sessionId: id, classId }]);
  expect(notes[0]?.snippet.find(({ isMatch }) => isMatch)?.text).toBe('foreseeability');
  const other = await test.student();
  expect((await other.call(search, { q: 'foreseeability' })).notes).toEqual([]);
  const exported = records.find(({ name }) => name === 'session_notes');
  const [row] = await test.app.db.select().from(sessionNotes).where(eq(sessionNotes.sessionId, id));
  expect(await exported?.read(test.app, row?.userId ?? 0)).toMatchObject([{ sessionId: id, text }]);
  await upgrade(test, student);
  const { status, body } = await student.raw('GET', `/api/classes/${classId}/download?format=md`);
  expect(status).toBe(200);
  expect(String(body)).toContain(`${id}.md`);
  const shared = await student.raw('GET', `/api/classes/${classId}/download?format=hotseat`);
  expect(String(shared.body)).not.toMatch(/foreseeability|\.md/);
  await student.call(deleteClass, { id: classId });
  expect(await test.app.db.select().from(sessionNotes).where(eq(sessionNotes.sessionId, id))).toEqual([]);
});
