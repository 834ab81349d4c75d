/** Applies the generated migrations: each in a transaction of its own, those that make indexes beside the work outside of any. */

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { root } from '../base/root.ts';
import { applicationName } from './db.ts';
import { requireFinishedRestore } from './unfinished-restore.ts';

/** Any number will do, as long as every process of the product takes the same. */
const migrationLock = 4_011_977;
const lockPollMs = 100;

export type Migration = ReturnType<typeof readMigrationFiles>[number];

type Options = {
  /** The last one to be applied, by when it was made. */
  upTo?: number;
  /** For a restore alone, which fills what is not an installation yet. */
  isRestore?: boolean;
  /** Runs before the first of those that are missing, where there is something that they could spoil. */
  before?: () => Promise<unknown>;
  /** All there are; by default those of this release. */
  migrations?: Migration[];
};

/** Answers how many were missing. Processes that start together wait for one another. */
export async function migrateDatabase(
  url: string,
  {
    upTo = Number.POSITIVE_INFINITY,
    isRestore = false,
    before,
    migrations = knownMigrations(),
  }: Options = {},
): Promise<number> {
  return connected(url, async (client) => {
    await takeLock(client);
    if (!isRestore) await requireFinishedRestore(client);
    await client.query(`create schema if not exists drizzle`);
    await client.query(
      `create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    const last = await lastApplied(client);
    const missing = migrations.filter(({ folderMillis }) => folderMillis > last && folderMillis <= upTo);
    if (missing.length > 0 && last > 0) await before?.();
    for (const migration of missing) await apply(client, migration);
    return missing.length;
  });
}

/** How many migrations a start would apply; all of them to an empty database. */
export async function countMissingMigrations(url: string): Promise<number> {
  return connected(url, async (client) => {
    const { rows } = await client.query(
      `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
    );
    const last = rows[0]?.found ? await lastApplied(client) : 0;
    return knownMigrations().filter(({ folderMillis }) => folderMillis > last).length;
  });
}

export const knownMigrations = (): Migration[] =>
  readMigrationFiles({ migrationsFolder: join(root, 'src/server/db/migrations') });

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: `${applicationName} migrations` });
  // One that is lost between two statements would end the process; the next statement tells of it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Asked for again and again: who waited for it within a statement would be waited for by an index that is made. */
async function takeLock(client: pg.Client): Promise<void> {
  const isMine = async () => {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      migrationLock,
    ]);
    return rows[0]?.taken === true;
  };
  while (!(await isMine())) await sleep(lockPollMs);
}

async function lastApplied(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.at ?? 0);
}

const besideWork = /^\s*CREATE (?:UNIQUE )?INDEX CONCURRENTLY (?:IF NOT EXISTS )?"(\w+)"/i;

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const record = () =>
    client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      migration.folderMillis,
    ]);
  if (migration.sql.some((statement) => besideWork.test(statement))) {
    for (const statement of migration.sql) {
      const [, index] = besideWork.exec(statement) ?? [];
      // What a start that was broken off has left of it is of no use, and in the way.
      if (index) await client.query(`drop index concurrently if exists "${index}"`);
      await client.query(statement);
    }
    await record();
    return;
  }
  await client.query('begin');
  for (const statement of migration.sql) await client.query(statement);
  await record();
  await client.query('commit');
}
