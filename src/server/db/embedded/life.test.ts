import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { openEmbeddedPostgres } from '../embedded-postgres.ts';
import { findPostmaster, inventDataDir, removeDataDirs } from './fixtures/folders.ts';
import { killSessions, startSession } from './fixtures/processes.ts';
import { identityPath } from './identity.ts';

// Real servers on a machine that may have other work.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

afterEach(async () => {
  await killSessions();
  await removeDataDirs();
});

const open = (dataDir: string) => openEmbeddedPostgres({ dataDir, log: () => {} });

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('an empty folder becomes a PostgreSQL 18 with the settings that keep what is acknowledged', async () => {
  const dataDir = inventDataDir();
  const server = await open(dataDir);
  const names = [
    'fsync',
    'synchronous_commit',
    'full_page_writes',
    'data_checksums',
    'server_encoding',
    'listen_addresses',
    'unix_socket_directories',
  ];
  const rows = await query(
    server.url,
    `select name, setting from pg_settings where name in ('${names.join("','")}')`,
  );
  expect(Object.fromEntries(rows.map((row) => Object.values(row as object)))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    server_encoding: 'UTF8',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
  });
  const [about] = await query(
    server.url,
    `select current_setting('server_version_num')::int / 10000 as major,
    datlocprovider, datlocale, current_database() as name from pg_database where datname = current_database()`,
  );
  expect(about).toEqual({ major: 18, datlocprovider: 'b', datlocale: 'C.UTF-8', name: 'hotseat' });
  await server.close();
  await server.close();
  expect(findPostmaster(dataDir)).toBeUndefined();
});

test('what was written is there after a restart, under the same address', async () => {
  const dataDir = inventDataDir();
  const first = await open(dataDir);
  await query(first.url, 'create table notes as select 7 as number');
  await first.close();
  const second = await open(dataDir);
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'select number from notes')).toEqual([{ number: 7 }]);
  await second.close();
});

test('the secret lies in a file that only its owner can read, and nobody enters without it', async () => {
  const dataDir = inventDataDir();
  const server = await open(dataDir);
  const path = identityPath(join(dataDir, 'postgres'));
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(server.url).toContain(JSON.parse(readFileSync(path, 'utf8')).secret);
  const wrong = new URL(server.url);
  wrong.password = 'guessed';
  await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  await server.close();
});

test('the database answers on the loopback address alone', async () => {
  const server = await open(inventDataDir());
  const outside = Object.values(networkInterfaces())
    .flat()
    .filter((address) => address?.family === 'IPv4' && !address.internal);
  for (const { address } of outside.filter((found) => found !== undefined)) {
    const url = new URL(server.url);
    url.hostname = address;
    await expect(query(url.href, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  }
  await server.close();
});

test('a second process joins the running server, works on when the first leaves, and stops it when it leaves last', async () => {
  const dataDir = inventDataDir();
  const first = startSession(dataDir, 'hold');
  const url = await first.hear('ready');
  const pid = findPostmaster(dataDir);
  const second = startSession(dataDir, 'hold');
  expect(await second.hear('ready')).toBe(url);
  expect(findPostmaster(dataDir)).toBe(pid);
  await first.leave();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.leave();
  expect(findPostmaster(dataDir)).toBeUndefined();
});

test('processes that all meet an empty folder at once end up at one server', async () => {
  const dataDir = inventDataDir();
  const sessions = [1, 2, 3].map(() => startSession(dataDir, 'hold'));
  const urls = await Promise.all(sessions.map((session) => session.hear('ready')));
  expect(new Set(urls).size).toBe(1);
  await Promise.all(sessions.map((session) => session.leave()));
  expect(findPostmaster(dataDir)).toBeUndefined();
});

test('processes that come and go at the same time never meet a stopped server', async () => {
  const dataDir = inventDataDir();
  const sessions = [1, 2, 3].map(() => startSession(dataDir, 'cycle'));
  const outcomes = await Promise.all(
    sessions.map((session) => session.hear('').then(() => session.lines[0])),
  );
  expect(outcomes).toEqual(['done', 'done', 'done']);
  expect(findPostmaster(dataDir)).toBeUndefined();
});

test('the same folder opened twice in one process is one server, stopped by the second close', async () => {
  const dataDir = inventDataDir();
  const [first, second] = await Promise.all([open(dataDir), open(dataDir)]);
  await first.close();
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.close();
  expect(findPostmaster(dataDir)).toBeUndefined();
});

test('the database moves to another port when a stranger has taken its own', async () => {
  const dataDir = inventDataDir();
  const before = await open(dataDir);
  await before.close();
  const stranger = createServer();
  const { promise: isListening, resolve } = Promise.withResolvers<void>();
  stranger.listen(Number(new URL(before.url).port), '127.0.0.1', resolve);
  await isListening;
  const after = await open(dataDir);
  expect(new URL(after.url).port).not.toBe(new URL(before.url).port);
  expect(await query(after.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await after.close();
  stranger.close();
});

test.runIf(process.platform === 'linux')(
  'a signal to the process group does not reach the database',
  async () => {
    const dataDir = inventDataDir();
    const server = await open(dataDir);
    const pid = findPostmaster(dataDir);
    const groupOf = (path: string) =>
      readFileSync(path, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[2];
    expect(groupOf(`/proc/${pid}/stat`)).toBe(String(pid));
    expect(groupOf('/proc/self/stat')).not.toBe(String(pid));
    await server.close();
  },
);
