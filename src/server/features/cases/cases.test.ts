import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { opinionPdfNamed } from '../../../../test/fixtures/make.ts';
import * as endpoints from '../../../shared/cases.ts';
import { getBrief, getOutline, getQuestionSet } from '../../../shared/materials.ts';
import { createCategory, listClassSessions } from '../../../shared/sessions.ts';
import { getSubscriptionStatus } from '../../../shared/subscription.ts';
import { oneRow } from '../../base/errors.ts';
import { caseFileChunks, cases, charges } from '../../db/tables.ts';
import { readCase } from '../analysis/reading.ts';
import { grantAnalyses } from '../subscription/service.ts';
import { purgeDeletedCase } from './deletion.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const bytesOf = ({ app }: TestApp, caseId: number) =>
  app.db
    .select({ position: caseFileChunks.position })
    .from(caseFileChunks)
    .where(eq(caseFileChunks.caseId, caseId));

const grant = (email: string, analyses = 20) => grantAnalyses(test.app, { email, analyses, reason: 'test' });

describe('a student who drops an opinion on a class session', () => {
  it('gets brief, outline and questions whose every quote stands in the text, and the PDF is gone', async () => {
    const student = await test.student();
    const { sessionId, classId } = await student.makeSession();
    const { status, body } = await student.upload(sessionId, teachingOpinionPdf, { fileName: 'marlow.pdf' });
    expect(status).toBe(202);
    expect(body).toMatchObject({ title: 'marlow', status: 'queued', tier: 'standard', classId });

    const ready = await student.waitForCase(body.id);
    expect(ready).toMatchObject({ status: 'ready', failure: null, progress: null, engine: 'extractive' });
    expect(ready.title).toMatch(/ v\. /);
    expect(ready.pdfDeletedAt).not.toBeNull();
    const kept = await test.app.db.select({ rows: count() }).from(caseFileChunks);
    expect(kept[0]?.rows).toBe(0);

    const brief = await student.call(getBrief, { id: ready.briefId ?? 0 });
    const outline = await student.call(getOutline, { id: ready.outlineId ?? 0 });
    const questions = await student.call(getQuestionSet, { id: ready.questionSetId ?? 0 });
    expect(outline.sections).toHaveLength(6);
    expect(questions.questions.map(({ difficulty }) => difficulty)).toEqual([
      'Easy',
      'Easy',
      'Medium',
      'Medium',
      'Hard',
    ]);
    expect(ready.questionCount).toBe(5);

    const text = await student.call(endpoints.getCaseText, { id: body.id });
    const passages = new Map(
      text.pages.flatMap(({ number, paragraphs }) => paragraphs.map((p) => [p.id, { number, ...p }])),
    );
    const pinpoints = findPinpoints([brief, outline, questions]);
    expect(pinpoints.length).toBeGreaterThan(20);
    for (const { page, paragraphId, quote } of pinpoints) {
      expect(passages.get(paragraphId)?.text).toContain(quote);
      expect(passages.get(paragraphId)?.number).toBe(page);
    }
  });

  it('leaves no byte of its PDF in any table or file', async () => {
    const student = await test.student();
    const { sessionId } = await student.makeSession();
    const pdf = await readFile(teachingOpinionPdf);
    const { body } = await student.upload(sessionId, pdf);
    await student.waitForCase(body.id);
    const { db, config } = test.app;
    const { rows: tables } = await db.execute(
      sql`select schemaname, tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    expect(tables.length).toBeGreaterThan(20);
    // Bytes are written as hexadecimal, or as a letter for every six bits.
    const piece = pdf.subarray(pdf.length / 2, pdf.length / 2 + 16);
    const marks = [piece.toString('hex'), 'JVBERi0', '%PDF-'].map(
      (mark) => `%${mark.replaceAll('%', '\\%')}%`,
    );
    for (const { schemaname, tablename } of tables) {
      const table = sql`${sql.identifier(String(schemaname))}.${sql.identifier(String(tablename))}`;
      const { rows } = await db.execute(
        sql`select 1 from ${table} as t where t::text like any(array[${sql.join(marks, sql`, `)}])`,
      );
      expect(rows, String(tablename)).toEqual([]);
    }
    const files = (await readdir(config.dataDir, { recursive: true, withFileTypes: true })).filter((each) =>
      each.isFile(),
    );
    for (const { parentPath, name } of files)
      expect((await readFile(join(parentPath, name))).includes(piece), name).toBe(false);
  });

  it('is told of every step by one stream, and a stream that resumes gets only what came after', async () => {
    const student = await test.student();
    const { sessionId, classId } = await student.makeSession();
    const stream = await student.openEvents(`/api/classes/${classId}/events`);
    const { body } = await student.upload(sessionId, opinionPdfNamed(1));
    const { events, lastId } = await stream.readUntil(({ type }) => type === 'done');
    expect(events.filter(({ type }) => type === 'material')).toHaveLength(3);
    expect(events.at(-1)).toEqual({ type: 'done', caseId: body.id, status: 'ready' });
    const resumed = await student.openEvents(`/api/cases/${body.id}/events`, String(Number(lastId) - 1));
    expect((await resumed.readUntil(() => true)).events).toEqual([events.at(-1)]);
  });
});

describe('the allowance of the free trial', () => {
  it('is used up by one analysis, and the next is refused before anything is stored', async () => {
    const student = await test.student();
    const { sessionId } = await student.makeSession();
    expect(await student.call(getSubscriptionStatus, {})).toEqual({
      canAnalyze: true,
      analysesUsed: 0,
      limit: 1,
      isPremium: false,
      weeklyAnalyses: 0,
      daysUntilReset: 0,
      tier: 'free_trial',
      premiumTokens: 0,
    });
    const { body } = await student.upload(sessionId, opinionPdfNamed(101));
    await student.waitForCase(body.id);
    expect(await student.call(getSubscriptionStatus, {})).toMatchObject({
      canAnalyze: false,
      analysesUsed: 1,
    });
    const refused = await student.upload(sessionId, opinionPdfNamed(201));
    expect(refused.status).toBe(402);
    expect(refused.body.error.code).toBe('no_allowance');
    const [session] = await student.call(listClassSessions, { id: body.classId });
    expect(session?.cases).toHaveLength(1);
  });

  it('accepts exactly one of twenty simultaneous uploads', async () => {
    const student = await test.student();
    const { sessionId } = await student.makeSession();
    const uploads = Array.from({ length: 20 }, (_, index) =>
      student.upload(sessionId, opinionPdfNamed(5000 + index)),
    );
    const statuses = (await Promise.all(uploads)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(19);
  });

  it('grows by what the operator grants', async () => {
    const student = await test.student();
    await grant(student.email, 2);
    expect(await student.call(getSubscriptionStatus, {})).toMatchObject({ canAnalyze: true, limit: 3 });
  });
});

describe('an upload', () => {
  it('with the same Idempotency-Key makes one case, however often it is sent', async () => {
    const student = await test.student();
    const { sessionId } = await student.makeSession();
    const bytes = opinionPdfNamed(301);
    const headers = { 'idempotency-key': 'one-upload' };
    const answers = await Promise.all([1, 2, 3].map(() => student.upload(sessionId, bytes, { headers })));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('of a file that is in the library already is asked about, and goes through when it is meant', async () => {
    const student = await test.student();
    await grant(student.email);
    const { sessionId } = await student.makeSession();
    const bytes = opinionPdfNamed(401);
    const first = await student.upload(sessionId, bytes);
    const second = await student.upload(sessionId, bytes);
    expect(second.status).toBe(409);
    expect(second.body.error.code).toBe('duplicate_case');
    const meant = await student.upload(sessionId, bytes, { allowDuplicate: true });
    expect(meant.status).toBe(202);
    expect(meant.body.id).not.toBe(first.body.id);
  });
});

describe('a running or stopped analysis', () => {
  let idle: TestApp;
  beforeAll(async () => {
    idle = await openTestApp({ withWorker: false });
  });
  afterAll(() => idle.close());

  it('is cancelled with its charge released and its file deleted, and says so', async () => {
    const student = await idle.student();
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, opinionPdfNamed(501));
    const cancelled = await student.call(endpoints.cancelCase, { id: body.id });
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      pdfDeletedAt: expect.any(String),
      failure: { retryable: false, message: expect.stringContaining('Add it again to analyze it.') },
    });
    expect(await bytesOf(idle, body.id)).toEqual([]);
    expect(await student.call(getSubscriptionStatus, {})).toMatchObject({
      canAnalyze: true,
      analysesUsed: 0,
    });
    expect((await student.fail(endpoints.cancelCase, { id: body.id })).status).toBe(409);
    const { status, body: refusal } = await student.fail(endpoints.retryCase, { id: body.id });
    expect([status, refusal.error.message]).toEqual([
      409,
      'This analysis can’t be run again. Add the file again.',
    ]);
  });

  it('that is cancelled once its text is there is run again at the cost of one', async () => {
    const student = await idle.student();
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, opinionPdfNamed(502));
    const { run } = oneRow(await idle.app.db.select().from(cases).where(eq(cases.id, body.id)));
    await readCase(idle.app, { caseId: body.id, run }, new AbortController().signal);
    await student.call(endpoints.cancelCase, { id: body.id });
    expect(await student.call(getSubscriptionStatus, {})).toMatchObject({ analysesUsed: 0 });
    expect(await student.call(endpoints.retryCase, { id: body.id })).toMatchObject({ status: 'queued' });
    expect(await student.call(getSubscriptionStatus, {})).toMatchObject({
      canAnalyze: false,
      analysesUsed: 1,
    });
  });
});

describe('a case', () => {
  it('is renamed, moved to a category and keeps the name that the student gave', async () => {
    const student = await test.student();
    await grant(student.email);
    const { sessionId } = await student.makeSession();
    const category = await student.call(createCategory, { id: sessionId, name: 'Duty' });
    const { body } = await student.upload(sessionId, opinionPdfNamed(601));
    await student.call(endpoints.updateCase, { id: body.id, title: 'My case', categoryId: category.id });
    const ready = await student.waitForCase(body.id);
    expect(ready).toMatchObject({ title: 'My case', categoryId: category.id });
  });

  it('is deleted with everything in it, but can be brought back for half a minute', async () => {
    const student = await test.student();
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, opinionPdfNamed(701));
    const ready = await student.waitForCase(body.id);
    await student.call(endpoints.deleteCase, { id: body.id });
    expect((await student.fail(endpoints.getCase, { id: body.id })).status).toBe(404);
    expect((await student.fail(getBrief, { id: ready.briefId ?? 0 })).status).toBe(404);
    expect(await student.call(endpoints.restoreCase, { id: body.id })).toMatchObject({ status: 'ready' });
    await student.call(endpoints.deleteCase, { id: body.id });
    const later = new Date(Date.now() + 60_000);
    await purgeDeletedCase({ ...test.app, now: () => later }, { caseId: body.id });
    const left = await test.app.db.select().from(cases).where(eq(cases.id, body.id));
    expect(left).toEqual([]);
    const spent = await test.app.db.select().from(charges).where(eq(charges.status, 'committed'));
    expect(spent.length).toBeGreaterThan(0);
    expect(await student.call(getSubscriptionStatus, {})).toMatchObject({ analysesUsed: 1 });
  });
});

type Pinpoint = { page: number; paragraphId: string; quote: string };

function findPinpoints(value: unknown): Pinpoint[] {
  if (Array.isArray(value)) return value.flatMap(findPinpoints);
  if (typeof value !== 'object' || value === null) return [];
  if ('quote' in value && 'paragraphId' in value) return [value as Pinpoint];
  return Object.values(value).flatMap(findPinpoints);
}

describe('the text of a case', () => {
  it('is deleted for good on request: the materials stay, and nothing can be made from it again', async () => {
    const student = await test.student();
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, teachingOpinionPdf);
    const ready = await student.waitForCase(body.id);
    expect(ready.textDeletedAt).toBeNull();
    const { pages } = await student.call(endpoints.getCaseText, { id: ready.id });
    const labels = pages.flatMap(({ number, label }) => (label === null ? [] : [[number, label] as const]));
    expect(labels.length).toBeGreaterThan(0);
    expect((await student.call(getBrief, { id: ready.briefId ?? 0 })).pageLabels).toBeNull();
    await student.call(endpoints.deleteCaseText, { id: ready.id });
    await student.call(endpoints.deleteCaseText, { id: ready.id });
    expect((await student.fail(endpoints.getCaseText, { id: ready.id })).status).toBe(404);
    expect((await student.call(endpoints.getCase, { id: ready.id })).textDeletedAt).not.toBeNull();
    const { facts, pageLabels } = await student.call(getBrief, { id: ready.briefId ?? 0 });
    expect(facts).not.toEqual([]);
    const kept = Object.entries(pageLabels ?? {}).map(([page, label]) => [Number(page), label] as const);
    expect(kept.map(([page, label]) => [page, label.replace(/^(conc|dis)\. /, '')])).toEqual(labels);
    // In print each separate opinion counts from 1.
    expect(kept.filter(([, label]) => label.startsWith('dis. ')).length).toBeGreaterThan(0);
    expect((await student.fail(endpoints.retryCase, { id: ready.id })).status).toBe(409);
  });

  it('is not deleted while an analysis works on it', async () => {
    const student = await test.student();
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, teachingOpinionPdf);
    await test.app.db.update(cases).set({ status: 'analyzing' }).where(eq(cases.id, body.id));
    const refused = await student.fail(endpoints.deleteCaseText, { id: body.id });
    expect(refused.status).toBe(409);
  });
});
