/** What is left of a casebook waits on the shelf of its class. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { casebookChapterPdf } from '../../../../test/fixtures/fixtures.ts';
import { answerCase, deleteCase, getCaseText } from '../../../shared/cases.ts';
import { getBrief } from '../../../shared/materials.ts';
import { createClassSession } from '../../../shared/sessions.ts';
import { deleteBook, listShelf, pickFromShelf } from '../../../shared/shelf.ts';
import { caseFileChunks } from '../../db/tables.ts';
import { grantAnalyses } from '../subscription/service.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** The first case of the chapter is picked, the second is not. */
async function pickFirst(name: string, analyses = 5) {
  const student = await test.student(name);
  if (analyses > 0) await grantAnalyses(test.app, { email: student.email, analyses, reason: 'test' });
  const { classId, sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, casebookChapterPdf, { fileName: 'Torts casebook.pdf' });
  await student.waitForCase(body.id, ({ status }) => status === 'needs_answer');
  await student.call(answerCase, { id: body.id, proceed: true, picks: [0] });
  await student.waitForCase(body.id);
  const [book, ...others] = await student.call(listShelf, { id: classId });
  if (!book) throw new Error('There is no book on the shelf');
  expect(others).toEqual([]);
  return { student, classId, sessionId, caseId: body.id, book };
}

const placeOf = ({ firstPage, lastPage }: { firstPage: number; lastPage: number }) => ({
  firstPage,
  lastPage,
});

describe('a casebook of which a case was picked', () => {
  it('stays on the shelf of its class with the others, its PDF deleted, at no charge', async () => {
    const { student, book, caseId, classId } = await pickFirst('shelver');
    expect(book).toMatchObject({ title: 'Torts casebook', classId, pageCount: 4 });
    expect(book.pdfDeletedAt).not.toBeNull();
    expect(book.cases.map((each) => each.caseId)).toEqual([caseId, null]);
    expect(await student.analysesUsed()).toBe(1);
    expect(await test.app.db.select().from(caseFileChunks)).toEqual([]);
  });

  it('gives its next case when that is picked, in another class session, charged then', async () => {
    const { student, book, classId } = await pickFirst('picker');
    const [, second] = book.cases;
    const { id: sessionId } = await student.call(createClassSession, { id: classId, title: 'Next week' });
    const request = { id: book.id, picks: [placeOf(second!)], sessionId };
    const [picked] = await student.call(pickFromShelf, request);
    expect(picked).toMatchObject({ title: second?.title, sessionId, status: 'queued' });
    const ready = await student.waitForCase(picked?.id ?? 0);
    expect(ready.status).toBe('ready');
    expect((await student.call(getBrief, { id: ready.briefId ?? 0 })).caption.caseName).toBe(second?.title);
    const { pages } = await student.call(getCaseText, { id: ready.id });
    expect(pages.every(({ number }) => number >= (second?.firstPage ?? 0))).toBe(true);
    expect(await student.analysesUsed()).toBe(2);
    const [after] = await student.call(listShelf, { id: classId });
    expect(after?.cases[1]?.caseId).toBe(ready.id);
  });

  it('gives nothing where what is left does not cover every pick', async () => {
    const { student, book, sessionId, classId } = await pickFirst('poor', 1);
    const picks = book.cases.map(placeOf);
    const refused = await student.fail(pickFromShelf, { id: book.id, picks, sessionId });
    expect(refused.status).toBe(402);
    expect(await student.analysesUsed()).toBe(1);
    expect((await student.call(listShelf, { id: classId }))[0]).toEqual(book);
  });

  it('refuses what is not in it, or is chosen twice', async () => {
    const { student, book, sessionId } = await pickFirst('careless');
    const [one] = book.cases.map(placeOf);
    for (const picks of [[{ firstPage: 1, lastPage: 90 }], [one!, one!]])
      expect((await student.fail(pickFromShelf, { id: book.id, picks, sessionId })).status).toBe(400);
    expect(await student.analysesUsed()).toBe(1);
  });

  it('is what adding the file again leads to, and can be analyzed anew all the same', async () => {
    const { student, book, sessionId } = await pickFirst('again');
    const { status, body } = await student.upload(sessionId, casebookChapterPdf);
    expect(status).toBe(409);
    expect(body.error).toMatchObject({ code: 'on_the_shelf', fields: { bookId: String(book.id) } });
    expect((await student.upload(sessionId, casebookChapterPdf, { allowDuplicate: true })).status).toBe(202);
  });

  it('offers a case again that was deleted, and goes without those that were picked', async () => {
    const { student, book, caseId, classId, sessionId } = await pickFirst('tidy');
    const [, second] = book.cases;
    const [kept] = await student.call(pickFromShelf, { id: book.id, picks: [placeOf(second!)], sessionId });
    await student.call(deleteCase, { id: caseId });
    const [after] = await student.call(listShelf, { id: classId });
    expect(after?.cases.map((each) => each.caseId)).toEqual([null, kept?.id]);
    await student.call(deleteBook, { id: book.id });
    expect(await student.call(listShelf, { id: classId })).toEqual([]);
    expect((await student.waitForCase(kept?.id ?? 0)).status).toBe('ready');
  });
});
