/** What a browser hears of its cases, and when it stops hearing. */
import { asc, eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { opinionPdfNamed } from '../../../../test/fixtures/make.ts';
import { logout } from '../../../shared/auth.ts';
import { type CaseEvent, deleteCase, updateCase } from '../../../shared/cases.ts';
import { caseEvents } from '../../db/tables.ts';
import { grantAnalyses } from '../subscription/service.ts';
import { recordEvent } from './events.ts';

let test: TestApp;

let shared: Awaited<ReturnType<typeof studentWithSession>>;

beforeAll(async () => {
  test = await openTestApp();
  shared = await studentWithSession();
});
afterAll(() => test.close());

const ofClass = (id: number) => `/api/classes/${id}/events`;
const ofCase = (id: number) => `/api/cases/${id}/events`;

async function studentWithSession() {
  const student = await test.student();
  await grantAnalyses(test.app, { email: student.email, analyses: 10, reason: 'test' });
  return { student, ...(await student.makeSession()) };
}

async function recordedEvents(classId: number): Promise<CaseEvent[]> {
  const rows = await test.app.db
    .select({ event: caseEvents.event })
    .from(caseEvents)
    .where(eq(caseEvents.classId, classId))
    .orderBy(asc(caseEvents.seq));
  return rows.map(({ event }) => event as CaseEvent);
}

const isOver = ({ type }: CaseEvent) => type === 'done' || type === 'failed';

/** Reads as a browser whose connection breaks after every few events, until so many cases are over. */
async function hearInPieces(
  student: Client,
  path: string,
  from: string,
  cases: number,
): Promise<CaseEvent[]> {
  const heard: CaseEvent[] = [];
  let lastId = from;
  const isEnough = () => heard.filter(isOver).length === cases;
  while (!isEnough()) {
    const stream = await student.openEvents(path, lastId);
    const breaksAfter = heard.length + 1 + (heard.length % 3);
    await stream.readUntil((event) => heard.push(event) === breaksAfter || isEnough());
    lastId = stream.lastId;
  }
  return heard;
}

describe('an event stream', () => {
  it('resumes as often as it breaks, without loss or doubling, while two cases of a class run at once', async () => {
    const { student, sessionId, classId } = await studentWithSession();
    // Begun before anything has happened: a cursor of 0 counts as well.
    const first = await student.openEvents(ofClass(classId));
    expect(first.lastId).toBe('0');
    await first.close();
    const [one, other] = await Promise.all([
      student.upload(sessionId, teachingOpinionPdf),
      student.upload(sessionId, opinionPdfNamed(1)),
    ]);
    const heard = await hearInPieces(student, ofClass(classId), first.lastId, 2);
    expect(heard).toEqual(await recordedEvents(classId));
    for (const { body } of [one, other]) {
      const own = heard.filter(({ caseId }) => caseId === body.id);
      expect(own[0]).toMatchObject({ type: 'progress', status: 'queued' });
      expect(own.filter(({ type }) => type === 'material')).toHaveLength(3);
      expect(own.at(-1)).toEqual({ type: 'done', caseId: body.id, status: 'ready' });
    }
  });

  it.each(['abc', '-1', '1.5', '1e3', '99999999999999999999', '0x10'])(
    'that is given the cursor %s begins like one without',
    async (cursor) => {
      const { classId } = shared;
      const [given, plain] = await Promise.all([
        shared.student.openEvents(ofClass(classId), cursor),
        shared.student.openEvents(ofClass(classId)),
      ]);
      expect(given.lastId).toBe(plain.lastId);
      await Promise.all([given.close(), plain.close()]);
    },
  );

  it('of one case tells nothing of the others, and follows the case to another class', async () => {
    const { student, sessionId, classId } = await studentWithSession();
    const elsewhere = await student.makeSession();
    const stream = await student.openEvents(ofClass(classId));
    const { body } = await student.upload(sessionId, opinionPdfNamed(2));
    await stream.readUntil(isOver);
    const own = await student.openEvents(ofCase(body.id));
    await student.call(updateCase, { id: body.id, sessionId: elsewhere.sessionId });
    const other = await student.upload(sessionId, opinionPdfNamed(3));
    await student.waitForCase(other.body.id);
    const place = { classId: elsewhere.classId, caseId: body.id };
    const news = { type: 'done', caseId: body.id, status: 'ready' } as const;
    await test.app.db.transaction((db) => recordEvent({ ...test.app, db }, place, news));
    const { events } = await own.readUntil(isOver);
    expect(events.at(-1)).toEqual(news);
    expect(new Set(events.map(({ caseId }) => caseId))).toEqual(new Set([body.id]));
  });

  it('goes on after the connection that carries the news broke, and keeps but one', async () => {
    const { student, sessionId, classId } = await studentWithSession();
    const stream = await student.openEvents(ofClass(classId));
    const server = new pg.Client({ connectionString: inject('serverUrl') });
    await server.connect();
    const database = new URL(test.databaseUrl).pathname.slice(1);
    const isNotices = `datname = '${database}' and application_name = 'hotseat notices'`;
    const countListeners = async () => {
      const { rows } = await server.query(`select 1 from pg_stat_activity where ${isNotices}`);
      return rows.length;
    };
    await server.query(`alter database ${database} allow_connections false`);
    await server.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${isNotices}`);
    // Time for a few attempts that fail.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const { body } = await student.upload(sessionId, opinionPdfNamed(4));
    await server.query(`alter database ${database} allow_connections true`);
    const { events } = await stream.readUntil(isOver);
    expect(events.at(-1)).toMatchObject({ type: 'done', caseId: body.id });
    expect(await countListeners()).toBe(1);
    await server.end();
  });
});

describe('an event stream ends', () => {
  it('when the student signs out; her other sign-ins hear on', async () => {
    const { student, sessionId, classId } = await studentWithSession();
    const elsewhere = test.visitor();
    await elsewhere.login(student.email, 'correct horse battery');
    const [here, there] = await Promise.all([
      student.openEvents(ofClass(classId)),
      elsewhere.openEvents(ofClass(classId)),
    ]);
    const startedAt = performance.now();
    await student.call(logout, {});
    await here.readUntil(() => false);
    // The heartbeat, 15 s later, would end it too.
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    const { body } = await elsewhere.upload(sessionId, opinionPdfNamed(5));
    expect((await there.readUntil(isOver)).events.at(-1)).toMatchObject({ caseId: body.id });
  });

  it('when the server closes', async () => {
    const closing = await openTestApp({ withWorker: false });
    const student = await closing.student();
    const { classId } = await student.makeSession();
    const streams = await Promise.all([1, 2].map(() => student.openEvents(ofClass(classId))));
    const ended = Promise.all(streams.map((stream) => stream.readUntil(() => false)));
    const startedAt = performance.now();
    await closing.close();
    await ended;
    // Less than browsers keep a connection that has fallen idle.
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });
});

describe('an event stream is refused', () => {
  it('without a session', async () => {
    const { classId } = shared;
    for (const path of [ofClass(classId), ofCase(1)]) {
      const { status, body } = await test.visitor().raw('GET', path);
      expect(status).toBe(401);
      expect(body).toMatchObject({ error: { code: 'unauthenticated' } });
    }
  });

  it("for another student's class and case, and for a deleted case, as if they were not there", async () => {
    const { student, sessionId, classId } = await studentWithSession();
    const { body } = await student.upload(sessionId, opinionPdfNamed(6));
    await student.waitForCase(body.id);
    for (const path of [ofClass(classId), ofCase(body.id), ofClass(999_999), ofCase(999_999)]) {
      const answer = await shared.student.raw('GET', path);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ error: { code: 'not_found' } });
    }
    await student.call(deleteCase, { id: body.id });
    expect((await student.raw('GET', ofCase(body.id))).status).toBe(404);
  });
});
