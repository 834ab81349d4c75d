/** Processes that are killed: others take over, nothing is lost and nothing doubles. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { Client, waitFor } from '../../../../test/client.ts';
import { namedOpinion } from '../../../../test/fixtures/documents/named-opinion.ts';
import { opinionPdfNamed } from '../../../../test/fixtures/make.ts';
import { bookPage, setPages } from '../../../../test/fixtures/page-setter.ts';
import { documentObjects, pdfFile } from '../../../../test/fixtures/pdf-writer.ts';
import {
  killServerProcesses,
  type ServerProcess,
  startServerProcess,
} from '../../../../test/server-process.ts';
import type { CaseEvent } from '../../../shared/cases.ts';
import { retryCase, uploadCase } from '../../../shared/cases.ts';
import { getSubscriptionStatus } from '../../../shared/subscription.ts';
import { readPostmasterFile } from '../../db/embedded/postmaster.ts';
import { openEmbeddedPostgres } from '../../db/embedded-postgres.ts';
import { caseEvents, caseFileChunks, caseTexts, charges, materials } from '../../db/tables.ts';
import { grantAnalyses } from '../subscription/service.ts';
import { runAnalysis } from './processing.ts';

/** The two halves of this file wait for much: they run side by side, the tests of each one after the other. */
const oneByOne = { concurrent: false, timeout: 90_000 };

const folders: string[] = [];

async function inventFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hotseat-taking-over-'));
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  await killServerProcesses();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** So many pages that their reading can be watched, with no more on most of them than their number. */
function longOpinionPdf(pages: number): Buffer {
  const opinion = namedOpinion(77);
  const pageful = (page: number) => ({ text: `Page ${page} of the record.`, isFirst: true });
  const record = Array.from({ length: pages }, (_, index) => pageful(index + 1));
  return pdfFile(
    documentObjects(setPages([...opinion.slice(0, 5), ...record, ...opinion.slice(5)], bookPage)),
  );
}

/** Where a run is when its worker dies: the statement that waits for us, by table, condition and the column of the case. */
const moments = [
  ['cases', 'update', "new.status = 'extracting' and old.status = 'queued'", 'id'],
  ['cases', 'update', "new.step = 'reading' and new.step_done > 0", 'id'],
  ['case_texts', 'insert', 'true', 'case_id'],
  ['materials', 'insert', "new.kind = 'outline'", 'case_id'],
  ['cases', 'update', "new.status = 'ready'", 'id'],
] as const;

describe.concurrent('workers killed in the midst of their runs', () => {
  let test: TestApp;
  let holder: pg.Client;

  beforeAll(async () => {
    test = await openTestApp({ withWorker: false });
    holder = new pg.Client({ connectionString: test.databaseUrl });
    await holder.connect();
    await holder.query(`create function wait_at_moment() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(tg_argv[0]::int, (to_jsonb(new) ->> tg_argv[1])::int);
        return new;
      end $$`);
    for (const [moment, [table, action, condition, column]] of moments.entries()) {
      await holder.query(`create trigger moment_${moment} before ${action} on ${table} for each row
        when (${condition}) execute function wait_at_moment(${moment}, ${column})`);
    }
  });
  afterAll(async () => {
    await holder.end();
    await test.close();
  });

  const startWorkers = (amount: number, dataDir: string) =>
    Promise.all(
      Array.from({ length: amount }, () =>
        startServerProcess({ dataDir, role: 'worker', databaseUrl: test.databaseUrl }),
      ),
    );

  const countHeld = async () => {
    const { rows } = await holder.query<{ held: number }>(
      `select count(*)::int as held from pg_locks
       where locktype = 'advisory' and not granted and objsubid = 2
         and database = (select oid from pg_database where datname = current_database())
         and classid < ${moments.length}`,
    );
    return rows[0]?.held;
  };

  const kept = async (caseId: number) => {
    const { db } = test.app;
    const [made, paid, texts, chunks, events] = await Promise.all([
      db.select().from(materials).where(eq(materials.caseId, caseId)),
      db.select().from(charges).where(eq(charges.caseId, caseId)),
      db.select({ id: caseTexts.caseId }).from(caseTexts).where(eq(caseTexts.caseId, caseId)),
      db
        .select({ at: caseFileChunks.position })
        .from(caseFileChunks)
        .where(eq(caseFileChunks.caseId, caseId)),
      db.select({ event: caseEvents.event }).from(caseEvents).where(eq(caseEvents.caseId, caseId)),
    ]);
    const types = events.map(({ event }) => (event as CaseEvent).type);
    return {
      materials: made.map(({ kind }) => kind).toSorted(),
      charges: paid.map(({ status }) => status),
      texts: texts.length,
      chunks: chunks.length > 0,
      told: types.filter((type) => type !== 'progress').toSorted(),
    };
  };

  it(
    'leave every case to be finished by others, one of each material for one charge, or given up with the charge released',
    oneByOne,
    async () => {
      const student = await test.student();
      const { sessionId } = await student.makeSession();
      await grantAnalyses(test.app, { email: student.email, analyses: 10, reason: 'test' });
      const dataDir = await inventFolder();
      const ids: number[] = [];
      for (const moment of moments.keys()) {
        const { body } = await student.upload(
          sessionId,
          moment === 1 ? longOpinionPdf(1000) : opinionPdfNamed(moment),
        );
        await holder.query('select pg_advisory_lock($1, $2)', [moment, body.id]);
        ids.push(body.id);
      }

      const { body: last } = await student.upload(sessionId, opinionPdfNamed(99));
      await holder.query('select pg_advisory_lock(0, $1)', [last.id]);

      const enough = Math.max(2, Math.ceil((ids.length + 1) / (availableParallelism() + 1)));
      const workers = await startWorkers(enough, dataDir);
      await waitFor(async () => (await countHeld()) === moments.length + 1);
      // As if its workers had been killed before, as often as it is tried.
      await holder.query(`update pgboss.job set retry_count = retry_limit where data ->> 'caseId' = $1`, [
        String(last.id),
      ]);
      await Promise.all(workers.map((worker) => worker.kill('SIGKILL')));
      await holder.query('select pg_advisory_unlock_all()');

      const reserved = { materials: [], charges: ['reserved'], texts: 0, chunks: true, told: [] };
      const [taken, reading, read, brief, questions] = await Promise.all(ids.map(kept));
      for (const early of [taken, reading, read]) expect(early).toEqual(reserved);
      const committed = { charges: ['committed'], texts: 1, chunks: false };
      expect(brief).toEqual({ ...committed, materials: ['brief'], told: ['material'] });
      const all = ['brief', 'outline', 'questions'];
      const told = ['material', 'material', 'material'];
      expect(questions).toEqual({ ...committed, materials: all, told });
      expect(await readdir(join(dataDir, 'temporary'))).not.toEqual([]);

      const [successor] = await startWorkers(1, dataDir);
      for (const id of ids) {
        const ready = await student.waitForCase(
          id,
          ({ status }) => status === 'ready' || status === 'failed',
          40_000,
        );
        expect(ready).toMatchObject({ status: 'ready', failure: null, pdfDeletedAt: expect.any(String) });
        expect(await kept(id)).toEqual({ ...committed, materials: all, told: ['done', ...told] });
      }
      const failed = await student.waitForCase(last.id, ({ status }) => status === 'failed', 40_000);
      expect(failed.failure).toMatchObject({ code: 'analysis_failed', retryable: true });
      expect(await kept(last.id)).toEqual({ ...reserved, charges: ['released'], told: ['failed'] });
      expect(await student.call(getSubscriptionStatus, {})).toMatchObject({ analysesUsed: ids.length });
      await student.call(retryCase, { id: last.id });
      expect(await student.waitForCase(last.id)).toMatchObject({ status: 'ready', failure: null });
      expect(await readdir(join(dataDir, 'temporary'))).toEqual([]);
      expect(await successor?.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    },
  );

  it(
    'do no harm where one was only thought dead: the text that it stored is not read as a damaged file',
    oneByOne,
    async () => {
      const student = await test.student();
      const { sessionId } = await student.makeSession();
      const { body } = await student.upload(sessionId, opinionPdfNamed(500));
      const run = { caseId: body.id, run: 1 };
      const never = new AbortController().signal;
      const stalling = new AbortController();
      const stalled = {
        ...test.app,
        reader: {
          ...test.app.reader,
          async read(...order: Parameters<typeof test.app.reader.read>) {
            const opinion = await test.app.reader.read(...order);
            stalling.abort();
            return opinion;
          },
        },
      };
      const later = {
        ...test.app,
        files: {
          ...test.app.files,
          /** Between this worker's look for the text and its look for the bytes the other one stores the text. */
          async withFile<Result>(work: (path: string) => Promise<Result>) {
            await expect(runAnalysis(stalled, run, { signal: stalling.signal })).rejects.toThrow(/abort/i);
            return test.app.files.withFile(work);
          },
        },
      };
      await runAnalysis(later, run, { signal: never }).catch(() => undefined);
      expect((await student.waitForCase(body.id, () => true)).status).toBe('analyzing');
      await Promise.all([1, 2, 3].map(() => runAnalysis(test.app, run, { signal: never })));
      expect(await student.waitForCase(body.id, () => true)).toMatchObject({ status: 'ready' });
      expect(await kept(body.id)).toMatchObject({
        charges: ['committed'],
        materials: ['brief', 'outline', 'questions'],
        told: ['done', 'material', 'material', 'material'],
      });
    },
  );
});

describe.concurrent('the app with the database that it brings along', () => {
  let dataDir: string;
  let server: ServerProcess;
  let database: pg.Pool;
  let student: Client;
  let sessionId: number;
  let classId: number;
  const acknowledged: number[] = [];

  beforeAll(async () => {
    dataDir = await inventFolder();
    server = await startServerProcess({ dataDir });
    const { url, close } = await openEmbeddedPostgres({ dataDir, log: () => {} });
    await close();
    database = new pg.Pool({ connectionString: url, max: 1 }).on('error', () => {});
    student = new Client(server.url);
    const [email, password] = ['student@example.org', 'correct horse battery'];
    await student.register({ email, password, firstName: 'Ada', lastName: 'Student' });
    await student.verify(email);
    await student.login(email, password);
    await student.acceptTerms();
    ({ sessionId, classId } = await student.makeSession());
    await database.query(
      `insert into allowance_grants (user_id, analyses, reason, created_at) select id, 1000, 'test', now() from users`,
    );
  }, 60_000);
  afterAll(() => database.end());

  /** Uploads one after the other until told to stop or the server is gone; notes what was acknowledged. */
  async function uploadUntil(isOver: () => boolean, firstSeed: number): Promise<void> {
    for (let seed = firstSeed; !isOver(); seed += 1) {
      const answer = await student.upload(sessionId, opinionPdfNamed(seed)).catch(() => undefined);
      if (answer?.status === 202) acknowledged.push(answer.body.id);
      else if (answer) expect(answer.status).toBeGreaterThanOrEqual(500);
    }
  }

  /** Runs `work` once some uploads were acknowledged and while others are on their way. */
  async function duringUploads(firstSeed: number, work: () => Promise<unknown>): Promise<void> {
    const before = acknowledged.length;
    let isOver = false;
    const uploads = [0, 1000, 2000].map((lane) => uploadUntil(() => isOver, firstSeed + lane));
    await waitFor(async () => acknowledged.length >= before + 4);
    await work();
    isOver = true;
    await Promise.all(uploads);
  }

  async function expectAllReady(): Promise<void> {
    await waitFor(async () => {
      const { rows } = await database.query<{ id: number; status: string }>('select id, status from cases');
      const statuses = new Map(rows.map(({ id, status }) => [id, status]));
      expect(acknowledged.filter((id) => !statuses.has(id))).toEqual([]);
      return rows.every(({ status }) => status === 'ready');
    }, 40_000);
    const { rows } = await database.query(
      `select
         (select count(*)::int from case_file_chunks) as chunks,
         (select count(*)::int from charges where status = 'committed') - (select count(*)::int from cases) as charges,
         (select count(*)::int from materials) - 3 * (select count(*)::int from cases) as materials`,
    );
    expect(rows).toEqual([{ chunks: 0, charges: 0, materials: 0 }]);
  }

  const temporaryFiles = () => readdir(join(dataDir, 'temporary'));

  it(
    'is killed during uploads: every acknowledged case is there after a start, and the files of the dead go',
    oneByOne,
    async () => {
      const headers = { cookie: student.cookie, origin: server.url, 'content-length': 30_000_000 };
      const path = `${uploadCase.path.replace('{id}', String(sessionId))}?fileName=broken.pdf`;
      const sending = request(`${server.url}${path}`, { method: 'POST', headers }).on('error', () => {});
      sending.write(Buffer.alloc(2_000_000, '%PDF-1.7 '));
      const orphan = await waitFor(async () => (await temporaryFiles())[0]);
      await duringUploads(10_000, () => server.kill('SIGKILL'));
      expect(await temporaryFiles()).toContain(orphan);

      server = await startServerProcess({ dataDir });
      expect(await temporaryFiles()).not.toContain(orphan);
      student = Object.assign(new Client(server.url), { cookie: student.cookie });
      await expectAllReady();
      expect(await temporaryFiles()).toEqual([]);
    },
  );

  it(
    'goes on when its database is killed: nothing acknowledged is lost, and it is soon ready again',
    oneByOne,
    async () => {
      const stream = await student.openEvents(`/api/classes/${classId}/events`);
      await duringUploads(20_000, async () => {
        const pid = readPostmasterFile(join(dataDir, 'postgres'))?.pid ?? 0;
        process.kill(pid, 'SIGKILL');
        await waitFor(async () => {
          const isRevived = readPostmasterFile(join(dataDir, 'postgres'))?.pid !== pid;
          return isRevived && (await student.raw('GET', '/api/health/ready')).status === 200;
        });
      });
      await expectAllReady();
      const { body } = await student.upload(sessionId, opinionPdfNamed(30_000));
      acknowledged.push(body.id);
      const isOurs = (event: CaseEvent) => event.caseId === body.id && event.type === 'done';
      const { events, lastId } = await stream.readUntil(isOurs);
      if (!events.some(isOurs)) {
        // It ended with the database; the browser comes back with the last id that it saw.
        const resumed = await student.openEvents(`/api/classes/${classId}/events`, lastId);
        expect((await resumed.readUntil(isOurs)).events.some(isOurs)).toBe(true);
      }
      expect(server.said()).not.toMatch(/"level":60|unhandled/i);
    },
  );

  it('stops in order when it is told to, also while a browser listens to its events', oneByOne, async () => {
    const stream = await student.openEvents(`/api/classes/${classId}/events`);
    const ended = stream.readUntil(() => false);
    const { body } = await student.upload(sessionId, opinionPdfNamed(40_000));
    expect(body.status).toBe('queued');
    const startedAt = performance.now();
    expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    await ended;
    expect(readPostmasterFile(join(dataDir, 'postgres'))).toBeUndefined();
    await expect(student.raw('GET', '/api/health/live')).rejects.toThrow();
  });
});
