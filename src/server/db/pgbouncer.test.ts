/** The recipe of deploy/pgbouncer.ini. Skipped where PgBouncer is not installed: apt-get install pgbouncer. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { waitFor } from '../../../test/client.ts';
import { createDatabase } from '../../../test/database.ts';
import { teachingOpinionPdf } from '../../../test/fixtures/fixtures.ts';
import { hasPgBouncer, startPgBouncer } from '../../../test/pgbouncer.ts';
import { isReady } from '../../../test/process.ts';
import { search } from '../../shared/search.ts';
import { listSemesters } from '../../shared/semesters.ts';

describe.skipIf(!hasPgBouncer)('behind PgBouncer, by transaction', () => {
  let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
  let test: TestApp;

  beforeAll(async () => {
    const databaseDirectUrl = await createDatabase(inject('serverUrl'));
    bouncer = await startPgBouncer(databaseDirectUrl);
    const config = { databaseUrl: bouncer.url, databaseDirectUrl };
    test = await waitFor(() => openTestApp({ config }).catch(() => undefined), 20_000);
  }, 40_000);
  afterAll(async () => {
    await test.close();
    await bouncer.close();
  });

  it('everything works: jobs, events, a search that is cancelled, readiness', async () => {
    const student = await test.student();
    const { sessionId, classId } = await student.makeSession();
    const stream = await student.openEvents(`/api/classes/${classId}/events`);
    const { body } = await student.upload(sessionId, teachingOpinionPdf);
    await stream.readUntil((event) => event.type === 'done');
    expect(await student.waitForCase(body.id)).toMatchObject({ status: 'ready' });
    expect((await student.call(search, { q: 'ferry' })).items).not.toEqual([]);
    // What is prepared once, and asked by many at a time.
    const lists = Array.from({ length: 20 }, () => student.call(listSemesters, {}));
    for (const list of await Promise.all(lists)) expect(list).toHaveLength(1);
    expect(await isReady(test.url)).toBe(true);
  }, 40_000);
});
