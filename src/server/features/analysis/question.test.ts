/** Files that are no opinion, or several: the student is asked before anything is charged. */
import { and, count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { casebookChapterPdf, motionPdf, opinionPdfNamed } from '../../../../test/fixtures/fixtures.ts';
import {
  answerCase,
  type CourtCase,
  cancelCase,
  deleteCase,
  type FileQuestion,
  getCase,
  getCaseText,
  restoreCase,
  retryCase,
} from '../../../shared/cases.ts';
import { getBrief } from '../../../shared/materials.ts';
import { createCategory, listClassSessions } from '../../../shared/sessions.ts';
import { caseEvents, caseFileChunks, cases, caseTexts, charges, rateLimits } from '../../db/tables.ts';
import { grantAnalyses } from '../subscription/service.ts';
import { runAnalysis } from './processing.ts';
import { sweep } from './sweep.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Every test registers a student of its own, from one address. */
beforeEach(() => test.app.db.delete(rateLimits));

const dayMs = 24 * 60 * 60 * 1000;
const isAsked = ({ status }: CourtCase) => status === 'needs_answer';
const chargesOf = async (caseId: number) => {
  const rows = await test.app.db.select().from(charges).where(eq(charges.caseId, caseId));
  return rows.map(({ status }) => status);
};
const inDays = (days: number) => ({ ...test.app, now: () => new Date(Date.now() + days * dayMs) });
const countCases = async (sessionId: number) => {
  const rows = await test.app.db.select({ rows: count() }).from(cases).where(eq(cases.sessionId, sessionId));
  return rows[0]?.rows;
};
const hasText = async (caseId: number) =>
  (await test.app.db.select().from(caseTexts).where(eq(caseTexts.caseId, caseId))).length > 0;

function fileQuestionOf({ question }: CourtCase): FileQuestion {
  if (!question || question.kind === 'little_found') throw new Error('Nothing is asked of the file');
  return question;
}

/** A student who is asked about a file. */
async function asked(path: string, more = 0) {
  const student = await test.student();
  if (more > 0) await grantAnalyses(test.app, { email: student.email, analyses: more, reason: 'test' });
  const { sessionId, classId } = await student.makeSession();
  const { body } = await student.upload(sessionId, path, { fileName: 'reading.pdf' });
  const waiting = await student.waitForCase(body.id, isAsked);
  return { student, sessionId, classId, id: body.id, waiting };
}

describe('a file that is no opinion', () => {
  it('is asked about with what it looks like, and nothing is charged meanwhile but one reserved', async () => {
    const { student, id, waiting } = await asked(motionPdf);
    expect(waiting).toMatchObject({
      progress: null,
      failure: null,
      briefId: null,
      question: { kind: 'not_an_opinion', documentKind: 'motion', found: [] },
    });
    const daysLeft = (Date.parse(waiting.question?.answerBy ?? '') - Date.now()) / dayMs;
    expect(daysLeft).toBeCloseTo(7, 1);
    expect(await chargesOf(id)).toEqual(['reserved']);
    expect(await student.analysesUsed()).toBe(1);
  });

  it('is told of by the event stream', async () => {
    const student = await test.student();
    const { sessionId, classId } = await student.makeSession();
    const stream = await student.openEvents(`/api/classes/${classId}/events`);
    const { body } = await student.upload(sessionId, motionPdf);
    const { events } = await stream.readUntil(({ type }) => type === 'question' || type === 'done');
    const { question } = await student.waitForCase(body.id, isAsked);
    expect(events.at(-1)).toEqual({ type: 'question', caseId: body.id, question });
  });

  it('is analysed when the student means it, for the charge that was reserved', async () => {
    const { student, id } = await asked(motionPdf);
    const answered = await student.call(answerCase, { id, proceed: true });
    expect(answered).toMatchObject({ status: 'queued', question: null });
    // A motion decides nothing: what little was found is told before it is charged.
    const told = await student.waitForCase(id, isAsked);
    expect(told.question?.kind).toBe('little_found');
    expect(await chargesOf(id)).toEqual(['reserved']);
    await student.call(answerCase, { id, proceed: true });
    expect(await student.waitForCase(id)).toMatchObject({ status: 'ready', question: null });
    expect(await chargesOf(id)).toEqual(['committed']);
    expect((await student.fail(answerCase, { id, proceed: true })).status).toBe(409);
  });

  it('is declined with its charge given back, and asks again when it is run again', async () => {
    const { student, id } = await asked(motionPdf);
    const declined = await student.call(answerCase, { id, proceed: false });
    expect(declined).toMatchObject({ status: 'cancelled', question: null, failure: { code: 'declined' } });
    expect(await chargesOf(id)).toEqual(['released']);
    expect(await student.analysesUsed()).toBe(0);
    expect((await student.fail(answerCase, { id, proceed: true })).body.error.code).toBe('not_possible_now');
    await student.call(retryCase, { id });
    expect(await student.waitForCase(id, isAsked)).toMatchObject({ question: { kind: 'not_an_opinion' } });
    expect(await chargesOf(id)).toEqual(['released', 'reserved']);
  });

  it('holds no cases to pick', async () => {
    const { student, id } = await asked(motionPdf);
    const refused = await student.fail(answerCase, { id, proceed: true, picks: [0] });
    expect(refused.status).toBe(400);
    expect(await chargesOf(id)).toEqual(['reserved']);
  });

  it('gives its charge back when it is cancelled, or deleted while it waits', async () => {
    const one = await asked(motionPdf);
    await one.student.call(cancelCase, { id: one.id });
    expect(await one.student.analysesUsed()).toBe(0);
    const other = await asked(motionPdf);
    await other.student.call(deleteCase, { id: other.id });
    expect(await other.student.analysesUsed()).toBe(0);
    expect(await other.student.call(restoreCase, { id: other.id })).toMatchObject({ status: 'cancelled' });
    await other.student.call(retryCase, { id: other.id });
    await other.student.waitForCase(other.id, isAsked);
  });

  it('loses its text a day after it was declined', async () => {
    const { student, id } = await asked(motionPdf);
    await student.call(answerCase, { id, proceed: false });
    await sweep(test.app);
    expect(await hasText(id)).toBe(true);
    await sweep(inDays(1.1));
    expect(await hasText(id)).toBe(false);
    expect((await student.call(getCase, { id })).failure?.retryable).toBe(false);
    expect((await student.fail(retryCase, { id })).status).toBe(409);
  });

  it('is cancelled after a week without an answer: the charge is given back, the text is deleted', async () => {
    const { student, id } = await asked(motionPdf);
    await sweep(inDays(6.9));
    expect(await student.call(getCase, { id })).toMatchObject({ status: 'needs_answer' });
    await sweep(inDays(7.1));
    await sweep(inDays(7.1));
    expect(await student.call(getCase, { id })).toMatchObject({
      status: 'cancelled',
      failure: { code: 'unanswered', retryable: false },
    });
    expect(await chargesOf(id)).toEqual(['released']);
    expect(await hasText(id)).toBe(false);
  });
});

describe('a file of several cases', () => {
  it('keeps its own name and shows the cases with their pages', async () => {
    const { waiting } = await asked(casebookChapterPdf);
    expect(waiting.title).toBe('reading');
    expect(waiting.question).toMatchObject({
      kind: 'several_cases',
      found: [
        { title: expect.stringMatching(/ormsby/i), firstPage: 2, lastPage: 2 },
        { title: expect.stringMatching(/delacroix/i), firstPage: 3, lastPage: 4 },
      ],
    });
  });

  it('becomes the first pick, and each further one is a case and a charge of its own beside it', async () => {
    const { student, sessionId, classId, id, waiting } = await asked(casebookChapterPdf, 1);
    const category = await student.call(createCategory, { id: sessionId, name: 'Occupiers' });
    await student.raw('PATCH', `/api/cases/${id}`, { body: JSON.stringify({ categoryId: category.id }) });
    const composing = vi.spyOn(test.app.composer, 'compose');
    const answered = await student.call(answerCase, { id, proceed: true, picks: [1, 0] });
    // All are cut out at once, and not by the thread that serves others.
    expect(composing.mock.calls.filter(([work]) => work === 'cases')).toHaveLength(1);
    composing.mockRestore();
    const { found } = fileQuestionOf(waiting);
    expect(answered).toMatchObject({ id, title: found[1]?.title, status: 'queued' });
    const [session] = await student.call(listClassSessions, { id: classId });
    const ids = session?.cases.map((one) => one.id) ?? [];
    expect(ids).toHaveLength(2);
    for (const [place, one] of ids.entries()) {
      const ready = await student.waitForCase(one);
      expect(ready).toMatchObject({
        title: found[one === id ? 1 : 0]?.title,
        status: 'ready',
        categoryId: category.id,
        pdfDeletedAt: expect.any(String),
      });
      const text = JSON.stringify(await student.call(getCaseText, { id: one }));
      const words = ['slid down a heap of broken stone', 'a green net'];
      expect(words.map((each) => text.includes(each))).toEqual(place === 0 ? [false, true] : [true, false]);
      expect(await chargesOf(one)).toEqual(['committed']);
      expect((await student.call(getBrief, { id: ready.briefId ?? 0 })).caseTitle).toBe(ready.title);
    }
    expect(await student.analysesUsed()).toBe(2);
  });

  it('is changed in nothing where the allowance does not cover every pick', async () => {
    const { student, sessionId, id } = await asked(casebookChapterPdf);
    const refused = await student.fail(answerCase, { id, proceed: true, picks: [0, 1] });
    expect(refused.status).toBe(402);
    expect(refused.body.error.code).toBe('no_allowance');
    expect(await student.call(getCase, { id })).toMatchObject({ status: 'needs_answer', title: 'reading' });
    expect(await countCases(sessionId)).toBe(1);
    expect(await chargesOf(id)).toEqual(['reserved']);
    await student.call(answerCase, { id, proceed: true, picks: [0] });
    expect(await student.waitForCase(id)).toMatchObject({ status: 'ready' });
    expect(await student.analysesUsed()).toBe(1);
  });

  it('is refused picks that are not there, or twice the same, or none', async () => {
    const { student, id } = await asked(casebookChapterPdf, 5);
    for (const picks of [[2], [0, 0], [], [-1], [0.5]]) {
      expect((await student.fail(answerCase, { id, proceed: true, picks })).status).toBe(400);
    }
    expect(await student.call(getCase, { id })).toMatchObject({ status: 'needs_answer' });
  });

  it('is analysed as one when the student says so', async () => {
    const { student, sessionId, id } = await asked(casebookChapterPdf);
    await student.call(answerCase, { id, proceed: true });
    const ready = await student.waitForCase(id);
    expect(ready).toMatchObject({ status: 'ready', title: expect.stringMatching(/^Ormsby v\. /) });
    expect(await countCases(sessionId)).toBe(1);
  });

  it('keeps the name that the student gave it for the first pick', async () => {
    const { student, id } = await asked(casebookChapterPdf);
    await student.raw('PATCH', `/api/cases/${id}`, { body: JSON.stringify({ title: 'Quarry' }) });
    await student.call(answerCase, { id, proceed: true, picks: [0] });
    expect(await student.waitForCase(id)).toMatchObject({ title: 'Quarry' });
  });

  it('is answered once by requests with one Idempotency-Key, and once by simultaneous ones', async () => {
    const { student, sessionId, id } = await asked(casebookChapterPdf, 9);
    const headers = { 'idempotency-key': 'one-answer' };
    const answer = { id, proceed: true, picks: [0, 1] };
    const same = await Promise.all([1, 2, 3].map(() => student.send(answerCase, answer, headers)));
    expect(same.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await countCases(sessionId)).toBe(2);
    const other = await asked(casebookChapterPdf, 9);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => other.student.send(answerCase, { id: other.id, proceed: true, picks: [0, 1] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409]);
    expect(await countCases(other.sessionId)).toBe(2);
    expect(await other.student.analysesUsed()).toBe(2);
  });
});

describe('a question', () => {
  it("of another student's case cannot be answered", async () => {
    const { id } = await asked(motionPdf);
    const stranger = await test.student();
    expect((await stranger.fail(answerCase, { id, proceed: true })).status).toBe(404);
  });

  it('is not asked of an opinion, which waits for no answer', async () => {
    const student = await test.student();
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, opinionPdfNamed(77));
    expect(await student.waitForCase(body.id)).toMatchObject({ status: 'ready', question: null });
    expect((await student.fail(answerCase, { id: body.id, proceed: false })).status).toBe(409);
  });

  it('is asked once, however often its run is taken over', async () => {
    const { id } = await asked(motionPdf);
    const signal = new AbortController().signal;
    await Promise.all([1, 2, 3].map(() => runAnalysis(test.app, { caseId: id, run: 1 }, { signal })));
    const events = await test.app.db.select().from(caseEvents).where(eq(caseEvents.caseId, id));
    expect(events.filter(({ event }) => (event as { type: string }).type === 'question')).toHaveLength(1);
    const texts = await test.app.db
      .select()
      .from(caseTexts)
      .where(and(eq(caseTexts.caseId, id)));
    expect(texts).toHaveLength(1);
  });
});

it('bytes of a run that ended without text go within the hour after their day', async () => {
  const { rows } = await test.app.db.execute(
    sql`select cron from pgboss.schedule where name = 'sweep-cases'`,
  );
  expect(rows).toEqual([{ cron: expect.stringMatching(/^\d+ \* \* \* \*$/) }]);
  const { id } = await asked(motionPdf);
  const age = (days: number) =>
    test.app.db
      .update(cases)
      .set({ status: 'failed', isRetryable: true, createdAt: new Date(Date.now() - days * dayMs) })
      .where(eq(cases.id, id));
  await test.app.db
    .insert(caseFileChunks)
    .values({ caseId: id, position: 0, bytes: Buffer.from('%PDF') })
    .onConflictDoNothing();
  const kept = () => test.app.db.$count(caseFileChunks, eq(caseFileChunks.caseId, id));
  await age(0.9);
  await sweep(test.app);
  expect(await kept()).toBe(1);
  await age(1.01);
  await sweep(test.app);
  expect(await kept()).toBe(0);
  const [row] = await test.app.db.select().from(cases).where(eq(cases.id, id));
  expect(row).toMatchObject({ isRetryable: false, pdfDeletedAt: expect.any(Date) });
});
