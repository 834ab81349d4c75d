/** What one student's files take of the disk, and what becomes of it where there is no room. */
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { type Client, waitFor } from '../../../../test/client.ts';
import { opinionPdfNamed } from '../../../../test/fixtures/make.ts';
import { deleteCase, uploadCase } from '../../../shared/cases.ts';
import { limits } from '../../../shared/prices.ts';
import { caseFileChunks, cases } from '../../db/tables.ts';
import { grantAnalyses } from '../subscription/service.ts';
import { purgeDeletedCase } from './deletion.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ withWorker: false });
});
afterAll(() => test.close());

async function studentWithAllowance() {
  const student = await test.student();
  await grantAnalyses(test.app, { email: student.email, analyses: 20, reason: 'test' });
  return { student, ...(await student.makeSession()) };
}

/** As if the case's file had come with so many bytes. */
const resize = (id: number, fileSize: number) =>
  test.app.db.update(cases).set({ fileSize }).where(eq(cases.id, id));

async function purge(student: Client, id: number): Promise<void> {
  await student.call(deleteCase, { id });
  await test.app.db
    .update(cases)
    .set({ deletedAt: new Date(Date.now() - limits.restoreWindowSeconds * 1000) })
    .where(eq(cases.id, id));
  await purgeDeletedCase(test.app, { caseId: id });
}

describe('a student’s files that wait to be read', () => {
  it('have so many bytes at most: one more is refused before it is charged, until there is room again', async () => {
    const { student, sessionId } = await studentWithAllowance();
    const first = await student.upload(sessionId, opinionPdfNamed(1));
    await resize(first.body.id, limits.maxWaitingBytes - 100);
    const refused = await student.upload(sessionId, opinionPdfNamed(2));
    expect([refused.status, refused.body.error]).toEqual([
      409,
      { code: 'too_much_waiting', message: expect.stringMatching(/take up 500 MB, which is the limit/) },
    ]);
    expect(await student.analysesUsed()).toBe(1);
    const other = await studentWithAllowance();
    expect((await other.student.upload(other.sessionId, opinionPdfNamed(2))).status).toBe(202);
    await purge(student, first.body.id);
    expect((await student.upload(sessionId, opinionPdfNamed(2))).status).toBe(202);
  });

  it('never come together to more, however many are sent at once', async () => {
    const { student, sessionId } = await studentWithAllowance();
    const { body } = await student.upload(sessionId, opinionPdfNamed(10));
    const files = [11, 12, 13, 14, 15].map(opinionPdfNamed);
    const size = Math.max(...files.map(({ length }) => length));
    await resize(body.id, limits.maxWaitingBytes - 2 * size);
    const answers = await Promise.all(files.map((file) => student.upload(sessionId, file)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 409, 409, 409]);
  });

  it('come in four at a time; the others wait without taking room', async () => {
    const { student, sessionId } = await studentWithAllowance();
    const path = `${uploadCase.path.replace('{id}', String(sessionId))}?fileName=slow.pdf`;
    const headers = { cookie: student.cookie, origin: test.url, 'content-type': 'application/pdf' };
    const sending = Array.from({ length: 9 }, () => {
      const upload = request(`${test.url}${path}`, { method: 'POST', headers, agent: false });
      upload.on('error', () => undefined).write('%PDF-1.7 and more to come');
      return upload;
    });
    const stored = () => readdir(join(test.app.config.dataDir, 'temporary'));
    await waitFor(async () => (await stored()).length === 4);
    const other = await studentWithAllowance();
    expect((await other.student.upload(other.sessionId, opinionPdfNamed(3))).status).toBe(202);
    expect(await stored()).toHaveLength(4);
    for (const upload of sending) upload.destroy();
    await waitFor(async () => (await stored()).length === 0);
    expect((await student.upload(sessionId, opinionPdfNamed(3))).status).toBe(202);
  });

  it('give their room on the disk back soon after they are deleted', async () => {
    const { student, sessionId } = await studentWithAllowance();
    const { body } = await student.upload(sessionId, opinionPdfNamed(4));
    const { db } = test.app;
    for (let position = 1; position <= 20; position += 1)
      await db.insert(caseFileChunks).values({ caseId: body.id, position, bytes: randomBytes(1 << 20) });
    const kept = async () => {
      const { rows } = await db.execute<{ bytes: number }>(
        sql`select pg_total_relation_size('case_file_chunks')::float as bytes`,
      );
      return rows[0]?.bytes ?? 0;
    };
    const before = await kept();
    await purge(student, body.id);
    // What the autovacuum does at its next round, as the table's own settings have it.
    await db.execute(sql`vacuum case_file_chunks`);
    expect(await kept()).toBeLessThan(before / 4);
    const { rows } = await db.execute<{ settings: string[] }>(
      sql`select toast.reloptions as settings from pg_class toast
        join pg_class chunks on chunks.reltoastrelid = toast.oid where chunks.relname = 'case_file_chunks'`,
    );
    expect(rows[0]?.settings).toEqual(
      expect.arrayContaining(['autovacuum_vacuum_scale_factor=0', 'autovacuum_vacuum_threshold=500']),
    );
  });
});

describe('a disk that is full', () => {
  const sentence = 'There is no room left on the server. Nothing was stored; please try again later.';
  const refusal = { code: 'service_unavailable', message: sentence };

  it('is told in a sentence where the database has no room; nothing is stored or charged', async () => {
    const { student, sessionId } = await studentWithAllowance();
    const { db } = test.app;
    await db.execute(sql`create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await db.execute(
      sql`create trigger no_room before insert on case_file_chunks for each row execute function no_room()`,
    );
    const { status, body } = await student.upload(sessionId, opinionPdfNamed(20));
    await db.execute(sql`drop trigger no_room on case_file_chunks`);
    expect([status, body.error]).toEqual([503, refusal]);
    expect(await student.analysesUsed()).toBe(0);
    expect((await student.upload(sessionId, opinionPdfNamed(20))).status).toBe(202);
  });

  it('and where the temporary files have none', async () => {
    const { student, sessionId } = await studentWithAllowance();
    const { files } = test.app;
    test.app.files = {
      ...files,
      withFile: async () => {
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      },
    };
    const { status, body } = await student.upload(sessionId, opinionPdfNamed(21));
    test.app.files = files;
    expect([status, body.error]).toEqual([503, refusal]);
    expect(await student.analysesUsed()).toBe(0);
  });
});
