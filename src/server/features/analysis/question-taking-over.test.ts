/** A worker that is killed while it asks: another asks, once, and the answer goes on from there. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { waitFor } from '../../../../test/client.ts';
import { casebookChapterPdf } from '../../../../test/fixtures/fixtures.ts';
import { killServerProcesses, startServerProcess } from '../../../../test/server-process.ts';
import { answerCase, type CaseEvent } from '../../../shared/cases.ts';
import { listClassSessions } from '../../../shared/sessions.ts';
import { getSubscriptionStatus } from '../../../shared/subscription.ts';
import { caseEvents, caseFileChunks, caseTexts, charges, materials } from '../../db/tables.ts';
import { grantAnalyses } from '../subscription/service.ts';

let test: TestApp;
let holder: pg.Client;
let dataDir: string;

beforeAll(async () => {
  test = await openTestApp({ withWorker: false });
  dataDir = await mkdtemp(join(tmpdir(), 'hotseat-asking-'));
  holder = new pg.Client({ connectionString: test.databaseUrl });
  await holder.connect();
  await holder.query(`create function wait_at_question() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(77, new.id);
      return new;
    end $$`);
  await holder.query(`create trigger at_question before update on cases for each row
    when (new.status = 'needs_answer') execute function wait_at_question()`);
});
afterAll(async () => {
  await killServerProcesses();
  await holder.end();
  await test.close();
  await rm(dataDir, { recursive: true, force: true });
});

const startWorker = () => startServerProcess({ dataDir, role: 'worker', databaseUrl: test.databaseUrl });

async function isHeld(): Promise<boolean> {
  const { rows } = await holder.query(
    `select 1 from pg_locks where locktype = 'advisory' and not granted and classid = 77
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.length > 0;
}

async function kept(caseId: number) {
  const { db } = test.app;
  const told = await db.select().from(caseEvents).where(eq(caseEvents.caseId, caseId));
  const paid = await db.select().from(charges).where(eq(charges.caseId, caseId));
  return {
    charges: paid.map(({ status }) => status),
    texts: await db.$count(caseTexts, eq(caseTexts.caseId, caseId)),
    chunks: await db.$count(caseFileChunks, eq(caseFileChunks.caseId, caseId)),
    materials: await db.$count(materials, eq(materials.caseId, caseId)),
    questions: told.filter(({ event }) => (event as CaseEvent).type === 'question').length,
  };
}

it('leaves one question, one charge and one text, and each pick is made once', {
  timeout: 90_000,
}, async () => {
  const student = await test.student();
  const { sessionId, classId } = await student.makeSession();
  await grantAnalyses(test.app, { email: student.email, analyses: 1, reason: 'test' });
  const { body } = await student.upload(sessionId, casebookChapterPdf);
  await holder.query('select pg_advisory_lock(77, $1)', [body.id]);
  const first = await startWorker();
  await waitFor(isHeld, 40_000);
  await first.kill('SIGKILL');
  await holder.query('select pg_advisory_unlock_all()');
  const waiting = { charges: ['reserved'], texts: 1, chunks: 0, materials: 0 };
  expect(await kept(body.id)).toEqual({ ...waiting, questions: 0 });

  await startWorker();
  await student.waitForCase(body.id, ({ status }) => status === 'needs_answer', 40_000);
  expect(await kept(body.id)).toEqual({ ...waiting, questions: 1 });

  await student.call(answerCase, { id: body.id, proceed: true, picks: [0, 1] });
  const [session] = await student.call(listClassSessions, { id: classId });
  expect(session?.cases).toHaveLength(2);
  for (const { id } of session?.cases ?? []) {
    expect(await student.waitForCase(id, undefined, 40_000)).toMatchObject({ status: 'ready' });
    expect(await kept(id)).toMatchObject({ charges: ['committed'], texts: 1, materials: 3 });
  }
  expect(await student.call(getSubscriptionStatus, {})).toMatchObject({ analysesUsed: 2 });
});
