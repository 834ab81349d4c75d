import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase } from '../../../test/database.ts';
import { silentLog } from '../base/log.ts';
import { type Database, openDatabase } from './db.ts';
import { statement } from './statement.ts';

let database: Database;

beforeAll(async () => {
  database = openDatabase({ url: await createDatabase(inject('serverUrl')), log: silentLog });
});
afterAll(() => database.close());

/** Answers the number after a while, on the connection with this process id; fails where the divisor is 0. */
const slowly = statement((db) =>
  db
    .select({
      number: sql<number>`${sql.placeholder('number')}::integer / ${sql.placeholder('divisor')}::integer`,
      pid: sql<number>`pg_backend_pid()`,
    })
    .from(sql`pg_sleep(${sql.placeholder('seconds')}::float)`)
    .prepare('slowly'),
);

async function ask(number: number, { seconds = 0.005, divisor = 1 } = {}) {
  const [row] = await slowly(database.db).execute({ number, seconds, divisor });
  return row;
}

const numbers = Array.from({ length: 40 }, (_, number) => number);

it('statements with a name share a few connections, and each is answered what it asked', async () => {
  const found = await Promise.all(numbers.map((number) => ask(number)));
  expect(found.map((row) => row?.number)).toEqual(numbers);
  expect(new Set(found.map((row) => row?.pid)).size).toBe(2);
});

it('one that fails leaves those behind it alone', async () => {
  const asked = numbers.map((number) => ask(number, { divisor: number % 5 === 0 ? 0 : 1 }));
  const settled = await Promise.allSettled(asked);
  for (const [number, { status }] of settled.entries())
    expect(status).toBe(number % 5 === 0 ? 'rejected' : 'fulfilled');
});

it('one that comes while another takes long goes elsewhere', async () => {
  const ended: string[] = [];
  const long = ask(1, { seconds: 0.5 }).then(() => ended.push('long'));
  await sleep(50);
  for (const number of numbers.slice(0, 5)) await ask(number);
  ended.push('others');
  await long;
  expect(ended).toEqual(['others', 'long']);
});

it('what has no name never waits behind them', async () => {
  const ended: string[] = [];
  const reads = Promise.all(numbers.map((number) => ask(number, { seconds: 0.05 })));
  const readsEnded = reads.then(() => ended.push('reads'));
  await database.db.execute(sql`create table written ()`);
  ended.push('write');
  await readsEnded;
  expect(ended).toEqual(['write', 'reads']);
});

it('where a connection breaks, what waits on it fails, and the next has another', async () => {
  const { pid } = (await ask(1)) ?? {};
  const waiting = Promise.allSettled([
    ask(1, { seconds: 5 }),
    ask(2, { seconds: 5 }),
    ask(3, { seconds: 5 }),
  ]);
  await sleep(50);
  await database.db.execute(sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_sleep%'`);
  for (const { status } of await waiting) expect(status).toBe('rejected');
  const again = await ask(4);
  expect(again?.number).toBe(4);
  expect(again?.pid).not.toBe(pid);
});

it('gives its connections back once nothing waits', async () => {
  await Promise.all(numbers.map((number) => ask(number)));
  expect(database.pool.idleCount).toBe(database.pool.totalCount);
});
