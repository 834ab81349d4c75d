/**
 * A database that an earlier PostgreSQL made, with what is at hand of one: a system's own, or with THOROUGH=1 what the product
 * itself would fetch. Where there is none these tests are skipped.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silentLog } from '../base/log.ts';
import { openDatabase } from '../db/db.ts';
import { serverMajor } from '../db/embedded/binaries.ts';
import { type ClusterPaths, findClusterPaths } from '../db/embedded/cluster-paths.ts';
import { findEarlier } from '../db/embedded/earlier.ts';
import { inventDataDir, removeDataDirs } from '../db/embedded/fixtures/folders.ts';
import { inventIdentity, writeIdentity } from '../db/embedded/identity.ts';
import { trySharedLock } from '../db/embedded/kernel-lock.ts';
import { formatUrl } from '../db/embedded/login.ts';
import { majorOf } from '../db/embedded/major.ts';
import { ensureRunning } from '../db/embedded/running.ts';
import { stopServer } from '../db/embedded/stop.ts';
import { openEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { migrateDatabase } from '../db/migrations.ts';
import { processCase } from '../features/cases/job-list.ts';
import { jobs } from '../worker.ts';
import { bringOver } from './backup/bring-over.ts';
import { openQueue } from './queue.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const native = process.env.THOROUGH ? await fetchEarlier() : findInstalled();
if (!native) console.log('No PostgreSQL of an earlier major is here: bringing one over is not tested');

/** As Debian installs them. */
function findInstalled(): string | undefined {
  const folder = '/usr/lib/postgresql';
  const majors = existsSync(folder) ? readdirSync(folder).map(Number) : [];
  const major = majors.filter((each) => each < serverMajor).toSorted((a, b) => b - a)[0];
  const found = major && join(folder, `${major}`);
  return found && existsSync(join(found, 'bin', 'postgres')) ? found : undefined;
}

async function fetchEarlier(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'hotseat-earlier-'));
  chmodSync(folder, 0o755);
  const entry = join(folder, 'postgres');
  return findEarlier(serverMajor - 1, { cluster: entry, entry, native: '', runAs: undefined }, () => {});
}

let dataDir: string;
const cluster = () => join(dataDir, 'postgres');
const upgrade = {
  bringOver: (from: string, to: string, file: string) => bringOver(jobs, from, to, file),
  findEarlier: async () => native ?? '',
};
const open = () => openEmbeddedPostgres({ dataDir, log: () => {}, upgrade });

beforeEach(async () => {
  dataDir = inventDataDir();
  mkdirSync(dataDir, { mode: 0o755 });
});
afterEach(removeDataDirs);

/** An installation of a release that brought the earlier one along. Answers what its tables hold. */
async function makeEarlier(): Promise<Content> {
  const place: ClusterPaths = { ...findClusterPaths(dataDir, () => {}), native: native ?? '' };
  mkdirSync(place.cluster, { mode: 0o700 });
  const { runAs } = place;
  if (runAs) chownSync(place.cluster, runAs.uid, runAs.gid);
  const identity = await inventIdentity();
  const words = [
    '-D',
    place.cluster,
    '--username',
    'hotseat',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
  ];
  execFileSync(join(place.native, 'bin', 'initdb'), words, {
    ...(runAs && { uid: runAs.uid, gid: runAs.gid }),
    cwd: '/',
    stdio: 'ignore',
  });
  await setPassword(place, identity.secret);
  writeIdentity(place.cluster, identity, runAs);
  const running = await ensureRunning(place, false, () => {});
  const url = formatUrl(running.identity);
  await migrateDatabase(url);
  const queue = await openQueue({ url, log: silentLog, jobs, isWorker: false });
  const database = openDatabase({ url, log: silentLog, maxConnections: 1 });
  await database.db.transaction((db) =>
    queue.send(db, processCase, { caseId: 7, run: 99 }, { delaySeconds: 3600 }),
  );
  await database.close();
  await queue.close();
  await ask(
    url,
    `insert into users (name, first_name, last_name, email)
     select 'Ada', 'Ada', 'Marlow', 'ada-' || n || '@example.org' from generate_series(1, 500) n`,
  );
  await ask(
    url,
    `insert into semesters (user_id, name) select id, 'Fall' from users, generate_series(1, 20)`,
  );
  await ask(url, 'delete from users where id = (select max(id) from users)');
  const content = await contentOf(url);
  await stopServer(place);
  return content;
}

/** Without a server: the one that asks for passwords is not up yet. */
async function setPassword(place: ClusterPaths, secret: string): Promise<void> {
  const child = spawn(join(place.native, 'bin', 'postgres'), ['--single', '-D', place.cluster, 'postgres'], {
    ...(place.runAs && { uid: place.runAs.uid, gid: place.runAs.gid }),
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin.end(`set password_encryption = 'scram-sha-256'; alter role hotseat password '${secret}';\n`);
  await once(child, 'close');
}

type Content = { tables: Record<string, string>; jobs: number; sequences: unknown[] };

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function contentOf(url: string): Promise<Content> {
  const names = await ask<{ name: string }>(
    url,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const tables: Record<string, string> = {};
  for (const { name } of names) {
    const [row] = await ask<{ hash: string }>(
      url,
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from "${name}" t`,
    );
    tables[name] = row?.hash ?? '';
  }
  const [row] = await ask<{ jobs: number }>(
    url,
    `select count(*)::int as jobs from pgboss.job where data ->> 'run' = '99'`,
  );
  const sequences = await ask(
    url,
    `select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' order by 1`,
  );
  return { tables, jobs: row?.jobs ?? 0, sequences };
}

async function openedContent(): Promise<Content> {
  const server = await open();
  try {
    return await contentOf(server.url);
  } finally {
    await server.close();
  }
}

const besides = () =>
  readdirSync(dirname(cluster()))
    .filter((name) => name.startsWith('postgres.'))
    .toSorted();

it.skipIf(!native)(
  'is brought to this one at the next start, with all it holds, and kept beside it',
  async () => {
    const before = await makeEarlier();
    expect(before.jobs).toBe(1);
    const major = majorOf(cluster());
    expect(major).toBeLessThan(serverMajor);
    expect(await openedContent()).toEqual(before);
    expect(majorOf(cluster())).toBe(serverMajor);
    const kept = `postgres.made-by-${major}`;
    expect(besides()).toEqual([kept, 'postgres.mutex', 'postgres.presence']);
    expect(majorOf(join(dataDir, kept))).toBe(major);
    // Once: it works on, and nothing is held.
    const server = await open();
    expect(await ask(server.url, 'select * from holds')).toEqual([]);
    await ask(
      server.url,
      `insert into users (name, first_name, last_name, email) values ('B', 'B', 'B', 'b@example.org')`,
    );
    await server.close();
    expect((await openedContent()).tables.users).not.toBe(before.tables.users);
  },
);

it.skipIf(!native)(
  'loses nothing where the start that brings it over is killed, wherever that is',
  async () => {
    const before = await makeEarlier();
    const major = majorOf(cluster());
    let kills = 0;
    for (let patienceMs = 400; majorOf(cluster()) === major; patienceMs *= 1.8) {
      const script = fileURLToPath(new URL('./fixtures/open-upgraded.ts', import.meta.url));
      const child = spawn(process.execPath, [script, dataDir, native ?? ''], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(child, 'close');
      const first = once(child.stdout, 'data');
      // From its first word on: what comes before is only Node's start.
      await Promise.race([first, ended]);
      await Promise.race([sleep(patienceMs), ended]);
      if (child.exitCode === null) kills += 1;
      child.kill('SIGKILL');
      await ended;
    }
    expect(kills).toBeGreaterThan(1);
    expect(await openedContent()).toEqual(before);
  },
);

it.skipIf(!native)('is there again where the way into its place was cut between two steps', async () => {
  const before = await makeEarlier();
  const major = majorOf(cluster());
  await (await open()).close();
  renameSync(cluster(), `${cluster()}.upgraded`);
  expect(await openedContent()).toEqual(before);
  renameSync(cluster(), `${cluster()}.upgraded`);
  renameSync(`${cluster()}.made-by-${major}`, cluster());
  expect(await openedContent()).toEqual(before);
  expect(majorOf(cluster())).toBe(serverMajor);
});

it.skipIf(!native)('is left alone while an earlier release works on it', async () => {
  await makeEarlier();

  const presence = trySharedLock(join(dataDir, 'postgres.presence'));
  await expect(open()).rejects.toThrow(/An earlier release still runs/);
  presence?.release();
});
