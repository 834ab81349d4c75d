/** Writes all that the database holds into one file, while the product goes on: one moment of it, by one snapshot. */
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { makeFolder } from '../../base/folder.ts';
import { version } from '../../base/root.ts';
import { applicationName } from '../../db/db.ts';
import { addChecksum, backupFormat, endOfRows, type Head, jobsTable, line } from './format.ts';

export type Progress = (table: string, rows: number) => void;

type Order = {
  url: string;
  path: string;
  secret: Head['secret'];
  takenAt: Date;
  onTable?: Progress;
  signal?: AbortSignal | undefined;
};

export type Written = { bytes: number; rows: number };

/** More would take the processor longer than the disk is saved; the texts are most of it. */
const gzip = { level: 4 };

/** The file appears under its name when it is whole: what was broken off is no backup. */
export async function writeBackup({ url, path, secret, takenAt, onTable, signal }: Order): Promise<Written> {
  const client = new pg.Client({ connectionString: url, application_name: `${applicationName} backup` });
  await client.connect();
  const draft = `${path}.partial`;
  try {
    makeFolder(dirname(path), 0o700);
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const head: Head = {
      hotseat: 'backup',
      format: backupFormat,
      version,
      migration: await readMigration(client),
      postgres: await readMajor(client),
      takenAt: takenAt.toISOString(),
      secret,
      sequences: await listSequences(client),
    };
    let rows = 0;
    const content = contentOf(client, head, (table, count) => {
      rows += count;
      onTable?.(table, count);
    });
    // Whoever reads it reads everything: it is for this user alone.
    // A file or link that somebody else put there would keep its owner, and be written through.
    await rm(draft, { force: true });
    const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(content), addChecksum(), createGzip(gzip), file, signal ? { signal } : {});
    await rename(draft, path);
    await syncFolder(dirname(path));
    return { bytes: (await stat(path)).size, rows };
  } finally {
    await rm(draft, { force: true });
    await client.end();
  }
}

async function* contentOf(client: pg.Client, head: Head, onTable: Progress): AsyncGenerator<Buffer> {
  yield line(head);
  const tables = await listTables(client);
  for (const table of tables) yield* rowsOf(client, table, columnsOf(table), onTable);
  yield* rowsOf(client, jobsTable, (await hasQueue(client)) ? openJobs : noJobs, onTable);
  yield line({ tables: tables.length + 1 });
}

export type Table = { table: string; columns: string[] };

async function* rowsOf(client: pg.Client, table: Table, from: string, onTable: Progress) {
  yield line(table);
  const rows = client.query(copyTo(`copy ${from} to stdout`));
  for await (const chunk of rows) yield chunk as Buffer;
  yield endOfRows;
  yield line({ rows: rows.rowCount });
  onTable(table.table, rows.rowCount);
}

const quoted = (name: string) => `"${name}"`;
export const columnsOf = ({ table, columns }: Table) =>
  `${quoted(table)} (${columns.map(quoted).join(', ')})`;

const openJobs = `(select name, data, start_after from pgboss.job
  where state in ('created', 'retry', 'active') order by created_on)`;

/** An installation that was migrated but never started has none. */
async function hasQueue(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('pgboss.job') is not null as found`,
  );
  return rows[0]?.found === true;
}

const noJobs = '(select where false)';

export async function readMigration(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.at ?? 0);
}

export async function readMajor(client: pg.ClientBase | pg.Pool): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  return Math.floor((rows[0]?.version ?? 0) / 10_000);
}

/** So that what is referred to comes before what refers to it; without the columns that the database makes by itself. */
async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(`
    select c.relname as table,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
        and attgenerated = '' order by attnum) as columns,
      array(select confrelid::regclass::text from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as needs
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`);
  const listed: Table[] = [];
  const isListed = (name: string) => listed.some(({ table }) => table === name);
  let left = rows;
  while (left.length > 0) {
    const next = left.filter(({ needs }) => needs.every((name) => isListed(name.replaceAll('"', ''))));
    if (next.length === 0) throw new Error('Tables refer to one another in a circle');
    listed.push(...next.map(({ table, columns }) => ({ table, columns })));
    left = left.filter((each) => !next.includes(each));
  }
  return listed;
}

/** Where they stand, not the largest number that is there: that of an account that was deleted is never given again. */
async function listSequences(client: pg.Client): Promise<Head['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return rows;
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
