/** How connections are given out: fairly, and never a second to who holds one. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase } from '../../../test/database.ts';
import { readConfig } from '../base/config.ts';
import { AppError } from '../base/errors.ts';
import { silentLog } from '../base/log.ts';
import { nameAsker, serveAsker } from './asker.ts';
import { type Databases, openDatabases } from './databases.ts';
import type { Db } from './db.ts';
import { statement } from './statement.ts';

let databases: Databases;
let db: Db;

beforeAll(async () => {
  const url = await createDatabase(inject('serverUrl'));
  databases = openDatabases({ url, directUrl: url }, silentLog, readConfig({}).operating.database, true);
  db = databases.main.db;
});
afterAll(() => databases.close());

const gone = new AbortController();
afterEach(() => {
  expect(databases.main.pool.idleCount).toBe(databases.main.pool.totalCount);
});

const as = <Result>(userId: number, work: () => Promise<Result>, left = new AbortController().signal) =>
  serveAsker(
    'somebody',
    () => left,
    async () => {
      nameAsker(userId);
      // Drizzle asks when it is waited for: here, not where the test does.
      return await work();
    },
  );

/** In what words; Drizzle wraps what a connection says. */
const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'answered',
    (error: Error) => {
      const said = error.cause ?? error;
      return said instanceof AppError ? said.code : String(said);
    },
  );

const takesLong = () => db.execute(sql`select pg_sleep(0.2)`);

it('work that holds a connection is refused a second, by whichever way it asks', async () => {
  const { main, sessions, limits, search: searches } = databases;
  for (const way of [main, sessions, limits, searches]) {
    const asking = () => way.db.execute(sql`select 1`);
    expect(await refusalOf(db.transaction(asking))).toMatch(/within a transaction/);
  }
  expect(await refusalOf(db.transaction(() => db.transaction(async () => undefined)))).toMatch(/within/);
  // A transaction within one is a part of it.
  await db.transaction((within) => within.transaction((inner) => inner.execute(sql`select 1`)));
});

it('what one student asks at once leaves connections to the others', async () => {
  const ended: string[] = [];
  const many = Array.from({ length: 30 }, () => as(1, takesLong).then(() => ended.push('first')));
  await sleep(50);
  await as(2, takesLong).then(() => ended.push('second'));
  expect(ended.length).toBeLessThan(8);
  await Promise.all(many);
});

it('so do the short statements that share a connection', async () => {
  const slowly = statement((given) =>
    given
      .select({ pid: sql<number>`pg_backend_pid()` })
      .from(sql`pg_sleep(${sql.placeholder('seconds')}::float)`)
      .prepare('slowly'),
  );
  const ended: string[] = [];
  const ask = (userId: number) => as(userId, () => slowly(db).execute({ seconds: 0.05 }));
  const many = Array.from({ length: 40 }, () => ask(1).then(() => ended.push('first')));
  await ask(2).then(() => ended.push('second'));
  expect(ended.length).toBeLessThan(8);
  await Promise.all(many);
});

const search = (seconds: number) => databases.search.db.execute(sql`select pg_sleep(${seconds})`);

async function countSearches(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`,
  );
  return rows[0]?.count ?? 0;
}

it('a student has two searches at work; of many the latest are answered', async () => {
  const many = Array.from({ length: 60 }, () => refusalOf(as(1, () => search(0.02))));
  expect(await countSearches()).toBeLessThanOrEqual(2);
  const ends = await Promise.all(many);
  expect(ends.filter((end) => end === 'answered')).toHaveLength(22);
  expect(ends.slice(2, 40)).toEqual(Array.from({ length: 38 }, () => 'too_many_requests'));
});

it('a search that nobody waits for any more is cancelled at the server', async () => {
  const one = as(1, () => search(20), gone.signal);
  const other = as(1, () => search(1));
  const refused = refusalOf(one);
  await expect.poll(countSearches).toBe(2);
  gone.abort();
  expect(await refused).toBe('invalid_request');
  expect(await countSearches()).toBe(1);
  await other;
  expect(await refusalOf(as(1, () => search(20), gone.signal))).toBe('invalid_request');
});
