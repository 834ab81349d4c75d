import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase } from '../../../test/database.ts';
import { silentLog } from '../base/log.ts';
import { type Database, openDatabase } from './db.ts';

let database: Database;

beforeAll(async () => {
  database = openDatabase({
    url: await createDatabase(inject('serverUrl')),
    log: silentLog,
    maxConnections: 1,
  });
});
afterAll(() => database.close());

const lives = async () => (await database.db.execute(sql`select 1 as one`)).rows;

describe('a transaction', () => {
  it('that cannot begin gives its connection back', async () => {
    // No mode that PostgreSQL knows, so that BEGIN itself fails.
    const broken = { accessMode: 'sometimes' as 'read only' };
    await expect(database.db.transaction(async () => {}, broken)).rejects.toThrow(/begin/i);
    expect(await lives()).toEqual([{ one: 1 }]);
  });

  it('whose connection breaks between two statements fails, and the next has another connection', async () => {
    const killed = database.db.transaction(async (db) => {
      const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const other = openDatabase({ url: database.url, log: silentLog, maxConnections: 1 });
      await other.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
      await other.close();
      await db.execute(sql`select 1`);
    });
    await expect(killed).rejects.toThrow();
    expect(await lives()).toEqual([{ one: 1 }]);
  });

  it('is undone whole where its work fails', async () => {
    await database.db.execute(sql`create table kept (value int)`);
    const failing = database.db.transaction(async (db) => {
      await db.execute(sql`insert into kept values (1)`);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect((await database.db.execute(sql`select * from kept`)).rows).toEqual([]);
  });
});
