/** Puts a backup into an empty database: of the release that wrote it or of a later one, embedded or not. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Log } from '../../base/log.ts';
import { applicationName, openDatabase } from '../../db/db.ts';
import { migrateDatabase } from '../../db/migrations.ts';
import { unfinishedRestore } from '../../db/unfinished-restore.ts';
import { type Job, openQueue } from '../queue.ts';
import { endSchema, type Head, jobsTable, rowsSchema, tableSchema } from './format.ts';
import { BackupError, checkBackup, readBackup } from './read-backup.ts';
import type { Sections } from './sections.ts';
import { columnsOf, type Progress } from './write-backup.ts';

type Order = {
  url: string;
  path: string;
  jobs: Job[];
  log: Log;
  onTable?: Progress;
  /** Whether it makes and mails nothing before it is released; by default it waits. */
  isHeld?: boolean;
};

const hold = `insert into holds (name) values ('restored') on conflict do nothing`;

/** Answers what the backup says of itself. What is broken off leaves a database that only another restore uses. */
export async function restoreBackup(order: Order): Promise<Head> {
  const head = await checkBackup(order.path);
  const client = new pg.Client({
    connectionString: order.url,
    application_name: `${applicationName} restore`,
  });
  await client.connect();
  try {
    await makeRoom(client);
    await migrateDatabase(order.url, { isRestore: true, upTo: head.migration });
    const waiting = await loadTables(client, order, head);
    // In steps that an installation has gone through as well, each with rows in its tables.
    await migrateDatabase(order.url, { isRestore: true });
    if (order.isHeld ?? true) await client.query(hold);
    await sendJobs(order, waiting);
    await client.query(`drop schema ${unfinishedRestore}`);
    return head;
  } finally {
    await client.end();
  }
}

const notEmpty =
  'This database is not empty. Restore into an empty one: another DATA_DIR, or a DATABASE_URL that names a new database.';

async function makeRoom(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isUnfinished: boolean; tables: number }>(
    `select to_regnamespace('${unfinishedRestore}') is not null as "isUnfinished",
       (select count(*)::int from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) as tables`,
  );
  if (rows[0]?.isUnfinished) {
    await client.query(
      'drop schema public cascade; create schema public; drop schema if exists drizzle cascade; drop schema if exists pgboss cascade',
    );
  } else {
    if (rows[0]?.tables !== 0) throw new BackupError(notEmpty);
    await client.query(`create schema ${unfinishedRestore}`);
  }
}

type Waiting = { name: string; payload: Record<string, unknown> | null; startsAt: Date };

/** All tables or none. Indexes are made afterwards, in a fraction of the time that it takes row by row. */
async function loadTables(client: pg.Client, { path, onTable }: Order, head: Head): Promise<Waiting[]> {
  let waiting: Waiting[] = [];
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    join pg_class c on c.oid = indrelid
    where c.relnamespace = 'public'::regnamespace and not indisunique`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(
    `create temporary table restored_jobs (place serial, name text, data jsonb, start_after timestamptz) on commit drop`,
  );
  await readBackup(path, async (sections) => {
    await sections.line();
    await loadRows(client, sections, onTable);
  });
  for (const { definition } of indexes) await client.query(definition);
  for (const { name, value } of head.sequences)
    await client.query('select setval(format($1, $2::text)::regclass, $3)', ['%I', name, value]);
  const { rows } = await client.query<Waiting>(
    'select name, data as payload, start_after as "startsAt" from restored_jobs order by place',
  );
  waiting = rows;
  await client.query('commit');
  await client.query('analyze');
  return waiting;
}

async function loadRows(client: pg.Client, sections: Sections, onTable: Progress | undefined): Promise<void> {
  for (let tables = 0; ; tables += 1) {
    const next = await sections.line();
    const end = endSchema.safeParse(next);
    if (end.success) {
      if (end.data.tables !== tables) throw new Error('Tables are missing');
      return;
    }
    const table = tableSchema.parse(next);
    const to = table.table === jobsTable.table ? { ...table, table: 'restored_jobs' } : table;
    const copy = client.query(copyFrom(`copy ${columnsOf(to)} from stdin`));
    await pipeline(Readable.from(sections.rows()), copy);
    const { rows } = rowsSchema.parse(await sections.line());
    if (copy.rowCount !== rows) throw new Error(`Rows of ${table.table} are missing`);
    onTable?.(table.table, rows);
  }
}

/** By the queue itself: its tables are its own. What this release no longer knows is left out. */
async function sendJobs({ url, jobs, log }: Order, waiting: Waiting[]): Promise<void> {
  const queue = await openQueue({ url, log, jobs, isWorker: false });
  const database = openDatabase({ url, log, maxConnections: 1 });
  try {
    await database.db.transaction(async (db) => {
      // If it breaks off after this, it starts over.
      await db.execute(sql`delete from pgboss.job`);
      for (const { name, payload, startsAt } of waiting) {
        const job = jobs.find((each) => each.name === name);
        if (!job?.payload.safeParse(payload ?? {}).success) continue;
        const delaySeconds = Math.max(0, Math.ceil((startsAt.getTime() - Date.now()) / 1000));
        await queue.send(db, job, payload ?? {}, { delaySeconds });
      }
    });
  } finally {
    await database.close();
    await queue.close();
  }
}
