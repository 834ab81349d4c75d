import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createEmptyDatabase } from '../../../test/database.ts';
import { silentLog } from '../base/log.ts';
import { type Database, openDatabase } from './db.ts';
import { againAfterDeadlock } from './violations.ts';

let database: Database;

beforeAll(async () => {
  database = openDatabase({ url: await createEmptyDatabase(inject('serverUrl')), log: silentLog });
  await database.db.execute(sql`create table held as select id, 0 as times from generate_series(1, 2) id`);
});
afterAll(() => database.close());

/** Each holds one row, and wants the other's once both do. */
it('two transactions that wait for each other are both done', async () => {
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const touch = (ids: [number, number], own: typeof first, other: typeof first) =>
    againAfterDeadlock(() =>
      database.db.transaction(async (db) => {
        await db.execute(sql`update held set times = times + 1 where id = ${ids[0]}`);
        own.resolve();
        await other.promise;
        await db.execute(sql`update held set times = times + 1 where id = ${ids[1]}`);
      }),
    );
  await Promise.all([touch([1, 2], first, second), touch([2, 1], second, first)]);
  const { rows } = await database.db.execute(sql`select times from held`);
  expect(rows).toEqual([{ times: 2 }, { times: 2 }]);
});
