import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { Client, waitFor } from '../../../../test/client.ts';
import { createEmptyDatabase } from '../../../../test/database.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { opinionPdfNamed } from '../../../../test/fixtures/make.ts';
import { hear } from '../../../../test/process.ts';
import { killServerProcesses, startServerProcess } from '../../../../test/server-process.ts';
import { deleteAccount } from '../../../shared/account.ts';
import { getBrief } from '../../../shared/materials.ts';
import { silentLog } from '../../base/log.ts';
import { root } from '../../base/root.ts';
import { countMissingMigrations, knownMigrations, migrateDatabase } from '../../db/migrations.ts';
import { users } from '../../db/tables.ts';
import { unfinishedRestore } from '../../db/unfinished-restore.ts';
import { loadTables } from '../../outside/backup/load-tables.ts';
import { checkBackup } from '../../outside/backup/read-backup.ts';
import { restoreBackup } from '../../outside/backup/restore-backup.ts';
import { writeBackup } from '../../outside/backup/write-backup.ts';
import { openBackups } from '../../outside/backups.ts';
import { openQueue } from '../../outside/queue.ts';
import { jobs } from '../../worker.ts';
import { processCase } from '../cases/job-list.ts';
import { grantAnalyses } from '../subscription/service.ts';

const secret = 'of-the-installation-that-is-backed-up';
let test: TestApp;
let student: Client;
let folder: string;
let file: string;
let briefId: number;
let goneId: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hotseat-backups-'));
  test = await openTestApp({ config: { appSecret: secret } });
  student = await test.student();
  await grantAnalyses(test.app, { email: student.email, analyses: 5, reason: 'test' });
  const { sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, teachingOpinionPdf);
  briefId = (await student.waitForCase(body.id)).briefId ?? 0;
  const leaving = await test.student();
  const [gone] = await test.app.db.select().from(users).where(eq(users.email, leaving.email));
  goneId = gone?.id ?? 0;
  await leaving.call(deleteAccount, { password: 'correct horse battery' });
  await waitFor(async () => (await test.app.queue.countOpen()) === 0, 20_000);
  // More than one connection is handed at a time.
  await query(
    test.databaseUrl,
    `insert into users (name, first_name, last_name, email)
     select repeat('Ada ', 30), 'Ada', n::text, n || '@example.org' from generate_series(1, 3000) n`,
  );
  // A job that no worker of this run takes before the backup.
  await test.app.queue.send(test.app.db, processCase, { caseId: body.id, run: 99 }, { delaySeconds: 3600 });
  file = join(folder, 'copy');
  await back(file);
}, 60_000);
afterEach(killServerProcesses);
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const back = (path: string, onTable?: (table: string) => void) =>
  openBackups({ url: test.databaseUrl, secret, log: silentLog, config: test.app.config }).write(
    path,
    new Date(),
    onTable,
  );

const restored = async (more: { path?: string; onTable?: () => void } = {}) => {
  const url = await createEmptyDatabase(inject('serverUrl'));
  return { url, restore: () => restoreBackup({ url, path: file, jobs, log: silentLog, ...more }) };
};

const query = <Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> =>
  connected(url, async (client) => (await client.query<Row>(statement)).rows);

async function connected<Answer>(url: string, ask: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

const tableNames = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'holds' order by 1`;

/** Each table by the hash of its rows; over one connection, since other files need theirs. */
const contentOf = (url: string): Promise<Record<string, string>> =>
  connected(url, async (client) => {
    const content: Record<string, string> = {};
    for (const { name } of (await client.query<{ name: string }>(tableNames)).rows) {
      const { rows } = await client.query<{ hash: string }>(
        `select count(*) || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from "${name}" t`,
      );
      content[name] = rows[0]?.hash ?? '';
    }
    return content;
  });

describe('a backup', () => {
  it('holds every row of every table, and comes back the same into an empty database', async () => {
    const { url, restore } = await restored();
    const head = await restore();
    expect(head.secret.value).toBeUndefined();
    expect(await contentOf(url)).toEqual(await contentOf(test.databaseUrl));
    expect(await countMissingMigrations(url)).toBe(0);
    const rules = `select indexdef from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || conname || pg_get_constraintdef(oid) from pg_constraint
      union all select tgname || tgenabled::text from pg_trigger where not tgisinternal order by 1`;
    expect(await query(url, rules)).toEqual(await query(test.databaseUrl, rules));
  });

  it('of another PostgreSQL has its words found anew, which are the same here', async () => {
    const { url } = await restored();
    await query(url, `create schema ${unfinishedRestore}`);
    await migrateDatabase(url, { isRestore: true });
    const { postgres, ...head } = await checkBackup(file);
    expect(postgres).toBeGreaterThan(14);
    await loadTables({ url, path: file, head });
    const words = 'select id, lexemes::text from search_entries order by id';
    const found = await query<{ lexemes: string }>(url, words);
    expect(found.filter(({ lexemes }) => lexemes !== '').length).toBeGreaterThan(20);
    expect(found).toEqual(await query(test.databaseUrl, words));
  });

  it('brings the jobs that wait, each for its time, and gives no number of the dead again', async () => {
    const { url, restore } = await restored();
    await restore();
    const [job] = await query<{ data: object; seconds: number }>(
      url,
      `select data, extract(epoch from start_after - now())::int as seconds from pgboss.job
       where name = '${processCase.name}' and data ->> 'run' = '99'`,
    );
    expect(job?.data).toMatchObject({ run: 99 });
    expect(job?.seconds).toBeGreaterThan(3000);
    const [next] = await query<{ id: number }>(url, `select nextval('users_id_seq')::int as id`);
    expect(next?.id).toBeGreaterThan(goneId);
  });

  it('is for its owner alone, and its file is there when it is whole', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const broken = join(folder, 'broken');
    const breakOff = () => {
      throw new Error('broken off by the test');
    };
    await expect(back(broken, breakOff)).rejects.toThrow('broken off by the test');
    expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([]);
  });

  it('is for its owner alone in a folder that is open to others, whatever one of them put there before', async () => {
    const open = join(folder, 'open');
    await mkdir(open);
    await chmod(open, 0o777);
    const theirs = join(folder, 'theirs');
    await writeFile(theirs, 'untouched');
    await writeFile(join(open, 'kept.partial'), '');
    await chmod(join(open, 'kept.partial'), 0o666);
    await symlink(theirs, join(open, 'linked.partial'));
    for (const name of ['kept', 'linked']) {
      await back(join(open, name));
      const written = await lstat(join(open, name));
      expect({ mode: written.mode & 0o777, isFile: written.isFile() }).toEqual({ mode: 0o600, isFile: true });
    }
    expect(await readFile(theirs, 'utf8')).toBe('untouched');
  });

  it('is refused where it is damaged, cut short or something else, and the database stays empty', async () => {
    const whole = await readFile(file);
    const damaged = Buffer.from(whole);
    damaged[damaged.length >> 1] = (damaged[damaged.length >> 1] ?? 0) ^ 1;
    for (const [name, bytes] of [
      ['damaged', damaged],
      ['cut', whole.subarray(0, -100)],
      ['else', Buffer.from('something else')],
    ] as const) {
      const path = join(folder, name);
      await writeFile(path, bytes);
      const { url, restore } = await restored({ path });
      await expect(restore()).rejects.toThrow(/is damaged, cut short, or no backup/);
      expect(await query(url, tableNames)).toEqual([]);
    }
    const { restore } = await restored({ path: join(folder, 'nowhere') });
    await expect(restore()).rejects.toThrow(/There is no file/);
  });

  it('goes into no database that holds something', async () => {
    await expect(restoreBackup({ url: test.databaseUrl, path: file, jobs, log: silentLog })).rejects.toThrow(
      /This database is not empty/,
    );
  });

  it('that is broken off half-way leaves what nothing starts on, and comes back whole when it is restored again', async () => {
    let tables = 0;
    const { url, restore } = await restored({
      onTable() {
        tables += 1;
        if (tables === 12) throw new Error('broken off by the test');
      },
    });
    await expect(restore()).rejects.toThrow('broken off by the test');
    await expect(migrateDatabase(url)).rejects.toThrow(/A restore of this database was broken off/);
    await restore();
    expect(await contentOf(url)).toEqual(await contentOf(test.databaseUrl));
  });

  it('of an earlier release comes back as an installation of this one', async () => {
    const old = await createEmptyDatabase(inject('serverUrl'));
    const [before] = knownMigrations().slice(-5);
    await migrateDatabase(old, { upTo: before?.folderMillis ?? 0 });
    await (await openQueue({ url: old, log: silentLog, jobs, isWorker: false })).close();
    await query(
      old,
      `insert into users (name, first_name, last_name, email) values ('Ada', 'Ada', 'Old', 'old@example.org')`,
    );
    const path = join(folder, 'old');
    await writeBackup({ url: old, path, secret: { fingerprint: '' }, takenAt: new Date() });
    const { url, restore } = await restored({ path });
    await restore();
    expect(await countMissingMigrations(url)).toBe(0);
    expect(await query(url, 'select email from users')).toEqual([{ email: 'old@example.org' }]);
  });

  it('is written before a migration, and fourteen are kept', async () => {
    const old = await createEmptyDatabase(inject('serverUrl'));
    const [before] = knownMigrations().slice(-2);
    await migrateDatabase(old, { upTo: before?.folderMillis ?? 0 });
    await (await openQueue({ url: old, log: silentLog, jobs, isWorker: false })).close();
    const backupDir = join(folder, 'kept');
    const { config } = test.app;
    const backups = openBackups({
      url: old,
      secret,
      log: silentLog,
      config: { ...config, operating: { ...config.operating, backupDir } },
    });
    await migrateDatabase(old, { before: backups.beforeMigration });
    expect(await readdir(backupDir)).toHaveLength(1);
    await migrateDatabase(old, { before: backups.beforeMigration });
    const never = new AbortController().signal;
    for (let day = 1; day <= 16; day += 1) {
      const at = new Date(Date.UTC(2026, 8, day));
      await backups.writeNightly?.(at, never);
    }
    const files = (await readdir(backupDir)).toSorted();
    expect(files).toHaveLength(15);
    expect(files.filter((name) => name.startsWith('nightly-')).at(0)).toContain('2026-09-03');
  }, 60_000);
});

describe('the command line of the operator', () => {
  function run(words: string[], environment: Record<string, string>) {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const child = spawn(process.execPath, [join(root, 'src/cli.ts'), ...words], {
      cwd: root,
      env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = hear(child);
    const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
    return { child, said, ended };
  }

  it('killed half-way leaves no file and no installation, and done again all of it; what is restored is held until it is released', async () => {
    const source = { DATABASE_URL: test.databaseUrl, APP_SECRET: secret, DATA_DIR: folder };
    const path = join(folder, 'by-hand');
    const killed = run(['backup', path], source);
    await waitFor(async () => killed.said().includes(' row'), 20_000);
    killed.child.kill('SIGKILL');
    await killed.ended;
    // A small database may be written before the signal comes: what stands under the name is whole then.
    if (existsSync(path)) await checkBackup(path);
    expect(await run(['backup', path], source).ended).toBe(0);

    const own = { DATA_DIR: join(folder, 'embedded'), APP_SECRET: secret };
    const broken = run(['restore', path], own);
    await waitFor(async () => broken.said().includes(' row'), 60_000);
    broken.child.kill('SIGKILL');
    await broken.ended;
    const again = run(['restore', path], own);
    expect(await again.ended, again.said()).toBe(0);
    expect(again.said()).toContain('Jobs and emails are held');
    expect(again.said()).not.toContain('isn’t set here');

    const server = await startServerProcess({ dataDir: own.DATA_DIR, environment: { APP_SECRET: secret } });
    const copy = new Client(server.url);
    await copy.login(student.email, 'correct horse battery');
    expect(await copy.call(getBrief, { id: briefId })).toMatchObject({ id: briefId });
    const { sessionId } = await copy.makeSession();
    const { body } = await copy.upload(sessionId, opinionPdfNamed(7));
    expect(server.said()).toContain('This is a restored copy');
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect((await copy.waitForCase(body.id, () => true)).status).toBe('queued');
    expect(await run(['release'], own).ended).toBe(0);
    const done = await copy.waitForCase(body.id, ({ status }) => status !== 'queued', 30_000);
    expect(done.status).not.toBe('failed');
    expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  }, 180_000);
});
