/** What an operator waits for: deletions beside much of others, a backup, a restore. One run, since each takes minutes. */
import { join } from 'node:path';
import pg from 'pg';
import { inventDataDir, removeDataDir } from '../scripts/server-process.ts';
import { silentLog } from '../src/server/base/log.ts';
import { openEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { migrateDatabase } from '../src/server/db/migrations.ts';
import { restoreBackup } from '../src/server/outside/backup/restore-backup.ts';
import { writeBackup } from '../src/server/outside/backup/write-backup.ts';
import { openQueue } from '../src/server/outside/queue.ts';
import { jobs } from '../src/server/worker.ts';
import { measureGrowth } from './growth.ts';
import { casesEach, inventRows } from './many-students.ts';
import type { Row, Table } from './table.ts';

/** Students whose cases can be searched: what is deleted stands beside them. */
const few = 4;
const many = 24;

const classMs = 500;
const accountMs = 5_000;
const growth = 1.5;
/** Of 4,800 such cases: a nightly backup is done within the minute, a restore within a quarter of an hour. */
const backupSeconds = 60;
const restoredSeconds = 900;
const searchKilobytes = 74;

export async function measureOperating(): Promise<Table> {
  const dataDir = await inventDataDir();
  const server = await openEmbeddedPostgres({ dataDir, log: () => {} });
  try {
    const small = await fill(server.url, 'few', few);
    const large = await fill(server.url, 'many', many);
    const [before, after] = [await measureDeletions(small), await measureDeletions(large)];
    const path = join(dataDir, 'backup');
    const written = await timed(() =>
      writeBackup({ url: large, path, secret: { fingerprint: '' }, takenAt: new Date() }),
    );
    const empty = await createDatabase(server.url, 'empty');
    const restored = await timed(() => restoreBackup({ url: empty, path, jobs, log: silentLog }));
    const row = (what: string, unit: Row['unit'], value: number, target?: number): Row => ({
      ...{ what, unit, values: [value] },
      ...(target === undefined ? {} : { target }),
    });
    const searchable = many * casesEach;
    const grown = await measureGrowth(server.url, dataDir);
    return {
      title: `Operating: ${searchable} cases that can be searched, of ${many} students`,
      rows: [
        row('a class of 40 cases is deleted', 'ms', after.classMs, classMs),
        row(`  as against beside ${few * casesEach} cases`, '×', after.classMs / before.classMs, growth),
        row('an account of 400 cases is deleted', 'ms', after.accountMs, accountMs),
        row(`  as against beside ${few * casesEach} cases`, '×', after.accountMs / before.accountMs, growth),
        row('search takes, a case', 'kB', (await searchBytes(large)) / searchable / 1000, searchKilobytes),
        row('a backup is written', 's', written.ms / 1000, backupSeconds),
        row('  a thousand cases', 'MB', written.result.bytes / 1e6 / (searchable / 1000)),
        row('it is restored', 's', restored.ms / 1000, restoredSeconds),
        ...grown,
      ],
      notes: [
        'What is deleted is the same in both; a deletion that looks through what others have takes six times as long.',
      ],
    };
  } finally {
    await server.close();
    await removeDataDir(dataDir);
  }
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const startedAt = performance.now();
  const result = await work();
  return { result, ms: performance.now() - startedAt };
}

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  await connected(serverUrl, (client) => client.query(`create database ${name}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function fill(serverUrl: string, name: string, students: number): Promise<string> {
  const url = await createDatabase(serverUrl, name);
  await migrateDatabase(url);
  await (await openQueue({ url, log: silentLog, jobs, isWorker: false })).close();
  await connected(url, async (client) => {
    await inventRows(client, { students, searchable: students });
    await client.query('vacuum analyze');
  });
  return url;
}

/** Each is taken back. */
async function measureDeletions(url: string): Promise<{ classMs: number; accountMs: number }> {
  return connected(url, async (client) => {
    const deleted = async (statement: string) => {
      await client.query('begin');
      const { ms } = await timed(() => client.query(statement));
      await client.query('rollback');
      return ms;
    };
    const aClass = `delete from classes where id = (select min(id) from classes)`;
    const anAccount = `delete from users where id = (select max(id) from users)`;
    return { classMs: await deleted(aClass), accountMs: await deleted(anAccount) };
  });
}

async function searchBytes(url: string): Promise<number> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      `select pg_total_relation_size('search_entries') + pg_total_relation_size('search_texts') as bytes`,
    );
    return Number(rows[0]?.bytes);
  });
}
