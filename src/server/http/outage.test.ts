/** While the database cannot be reached: every call says that this passes, and goes on once it can. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { openWay, type Way } from '../../../test/chaos/way.ts';
import { waitFor } from '../../../test/client.ts';
import { createDatabase } from '../../../test/database.ts';
import { login } from '../../shared/auth.ts';
import { getClass } from '../../shared/classes.ts';
import { createSemester, listSemesters } from '../../shared/semesters.ts';
import { readConfig } from '../base/config.ts';
import { silentLog } from '../base/log.ts';
import { isOutage } from '../db/outage.ts';

let test: TestApp;
let way: Way;

beforeAll(async () => {
  way = await openWay(await createDatabase(inject('serverUrl')));
  const { operating } = readConfig({
    NODE_ENV: 'test',
    DATABASE_STATEMENT_SECONDS: '2',
    DATABASE_LOCK_SECONDS: '1',
    DATABASE_IDLE_SECONDS: '1',
  });
  test = await openTestApp({ config: { databaseUrl: way.url, operating }, log: silentLog });
});
afterAll(async () => {
  await test.close();
  await way.cut();
});

it('is answered 503 with a sentence, to those who are signed in and those who sign in, until the database is back', async () => {
  const student = await test.student();
  const { classId } = await student.makeSession();
  const down = { code: 'service_unavailable', message: 'Service Unavailable - Server is temporarily down' };
  await way.cut();
  for (const refused of [
    await student.fail(listSemesters, {}),
    await student.fail(createSemester, { name: 'Fall' }),
    await student.fail(getClass, { id: classId }),
    await test.visitor().fail(login, { email: student.email, password: 'correct horse battery' }),
  ]) {
    expect(refused).toMatchObject({ status: 503, body: { error: down } });
  }
  await way.mend();
  const created = await waitFor(async () => {
    const answer = await student.send(createSemester, { name: 'Fall' });
    return answer.status === 201 ? answer : undefined;
  });
  expect(created.body).toMatchObject({ name: 'Fall' });
});

it('hangs: readiness answers within two seconds, busy twice and then not ready, and is back with the database', async () => {
  way.freeze();
  for (const status of [200, 200, 503]) {
    const startedAt = performance.now();
    expect((await test.visitor().raw('GET', '/api/health/ready')).status).toBe(status);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  }
  expect((await test.visitor().raw('GET', '/api/health/live')).status).toBe(200);
  way.thaw();
  await waitFor(async () => (await test.visitor().raw('GET', '/api/health/ready')).status === 200, 20_000);
});

it('ends what takes too long, waits too long or stands still, and each is answered as something that passes', async () => {
  const { db } = test.app;
  const slow = db.execute(sql`select pg_sleep(3)`);
  await expect(slow).rejects.toSatisfy(isOutage);
  const holder = new pg.Client({ connectionString: test.app.config.databaseUrl });
  await holder.connect();
  await holder.query('begin; lock table semesters in access exclusive mode');
  await expect(db.execute(sql`select 1 from semesters`)).rejects.toSatisfy(isOutage);
  await holder.query('rollback');
  await holder.end();
  const idle = db.transaction(async (within) => {
    await within.execute(sql`select 1`);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await within.execute(sql`select 1`);
  });
  await expect(idle).rejects.toSatisfy(isOutage);
});
