import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEmbeddedPostgres } from '../embedded-postgres.ts';
import { findNativeFolder } from './binaries.ts';
import { explainComplaint, lastComplaint } from './complaints.ts';
import { findPostmaster, inventDataDir, removeDataDirs } from './fixtures/folders.ts';
import { killSessions, startSession } from './fixtures/processes.ts';
import { identityPath, readIdentity } from './identity.ts';

// Real servers on a machine that may have other work.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let dataDir: string;
const open = () => openEmbeddedPostgres({ dataDir, log: () => {} });

beforeEach(() => {
  dataDir = inventDataDir();
});

afterEach(async () => {
  await killSessions();
  await removeDataDirs();
});

const listDrafts = () =>
  existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.includes('draft')) : [];

test('a cluster whose making was broken off is made anew', async () => {
  const session = startSession(dataDir, 'hold');
  const isHalfMade = () =>
    listDrafts().some((draft) => existsSync(join(dataDir, draft, 'cluster', 'base', '1')));
  await expect.poll(isHalfMade, { interval: 5, timeout: 10_000 }).toBe(true);
  await session.kill();
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  const server = await open();
  const client = new pg.Client(server.url);
  await client.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  expect(listDrafts()).toEqual([]);
  await server.close();
});

test('a cluster of another PostgreSQL is refused in words', async () => {
  await (await open()).close();
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(open()).rejects.toThrow(/was made by PostgreSQL 17 and cannot be read by PostgreSQL 18/);
});

test('a folder that holds something else is left alone', async () => {
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  await expect(open()).rejects.toThrow(/holds no database/);
});

test('a lost secret is named', async () => {
  await (await open()).close();
  rmSync(identityPath(join(dataDir, 'postgres')));
  await expect(open()).rejects.toThrow(/cannot be opened without its secret/);
});

test('a running server that does not know the secret is not taken for ours', async () => {
  const holder = startSession(dataDir, 'hold');
  await holder.hear('ready');
  const path = identityPath(join(dataDir, 'postgres'));
  const identity = readFileSync(path, 'utf8');
  writeFileSync(path, identity.replace(/"secret":"[^"]*"/, '"secret":"another"'));
  await expect(open()).rejects.toThrow(/refuses the secret/);
  await holder.leave();
});

test('a server that lives out of sight, in another container, is not doubled', async () => {
  const holder = startSession(dataDir, 'hold');
  await holder.hear('ready');
  const hidden = findPostmaster(dataDir)!;
  const cluster = join(dataDir, 'postgres');
  writeFileSync(identityPath(cluster), JSON.stringify({ ...readIdentity(cluster), namespace: 'pid:[1]' }));
  rmSync(join(cluster, 'postmaster.pid'));
  await expect(open()).rejects.toThrow(/in use by another container/);
  process.kill(hidden, 'SIGQUIT');
});

test('a file in the place of the data folder is named', async () => {
  writeFileSync(dataDir, '');
  await expect(open()).rejects.toThrow(`${dataDir} is not a folder; choose another DATA_DIR.`);
  rmSync(dataDir);
});

test('missing programs are named', () => {
  expect(() => findNativeFolder('linux', 'riscv64')).toThrow(
    /package @embedded-postgres\/linux-riscv64 is not installed; run "node scripts\/setup.mjs"/,
  );
});

test('what PostgreSQL and the system say of a full disk or a locked folder becomes one sentence', () => {
  const cluster = join('/srv/hotseat', 'postgres');
  expect(explainComplaint('initdb: error: could not write file: No space left on device', cluster)).toBe(
    'The disk that holds /srv/hotseat is full; free some space and start again.',
  );
  expect(explainComplaint("EACCES: permission denied, mkdir '/srv/hotseat'", cluster)).toBe(
    '/srv/hotseat cannot be written by the user who runs this; change its owner, or choose another DATA_DIR.',
  );
  expect(explainComplaint('FATAL: something new', cluster)).toBeUndefined();
  expect(lastComplaint('LOG:  a\n2026 FATAL:  b\nLOG:  c')).toBe('FATAL:  b');
});
