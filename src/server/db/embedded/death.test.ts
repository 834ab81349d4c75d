import { spawn } from 'node:child_process';
import { chownSync, existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../embedded-postgres.ts';
import { findPostmaster, inventDataDir, removeDataDirs } from './fixtures/folders.ts';
import { killSessions, type Session, startSession } from './fixtures/processes.ts';

// Real servers on a machine that may have other work.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let dataDir: string;
let server: EmbeddedPostgres | undefined;

const open = async () => (server = await openEmbeddedPostgres({ dataDir, log: () => {} }));

beforeEach(() => {
  dataDir = inventDataDir();
});

afterEach(async () => {
  await killSessions();
  await server?.close();
  server = undefined;
  await removeDataDirs();
});

async function query(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function makeNotes(): Promise<void> {
  const { url, close } = await open();
  await query(url, 'create table notes (writer int, number int)');
  await close();
}

/** The numbers that a session was told are safe, and that the database no longer has. */
async function findLost(url: string, session: Session): Promise<number[]> {
  // Taken before the database is asked, because the session may go on writing.
  const acknowledged = session.lines
    .filter((line) => line.startsWith('wrote'))
    .map((line) => Number(line.slice(5)));
  const rows = await query(url, 'select number from notes where writer = $1', [session.process.pid]);
  const kept = new Set(rows.map((row) => row.number));
  return acknowledged.filter((number) => !kept.has(number));
}

test('a killed process leaves its server to the next one, which adopts it with every acknowledged row', async () => {
  await makeNotes();
  const writer = startSession(dataDir, 'write');
  await writer.hearWritten(100);
  const pid = findPostmaster(dataDir);
  await writer.kill();
  const { url } = await open();
  expect(findPostmaster(dataDir)).toBe(pid);
  expect(await findLost(url, writer)).toEqual([]);
  await server?.close();
  expect(findPostmaster(dataDir)).toBeUndefined();
});

test('a killed server is started again under the same address, and its processes write on without losing a row', async () => {
  await makeNotes();
  const writers = [startSession(dataDir, 'write'), startSession(dataDir, 'write')];
  for (let round = 1; round <= 3; round += 1) {
    for (const writer of writers) await writer.hearWritten(writer.lines.length + 50);
    process.kill(findPostmaster(dataDir)!, 'SIGKILL');
  }
  for (const writer of writers) await writer.hearWritten(writer.lines.length + 50);
  const { url } = await open();
  expect(url).toBe(await writers[0]!.hear('ready'));
  for (const writer of writers) expect(await findLost(url, writer)).toEqual([]);
  for (const writer of writers) await writer.leave();
});

test('process and server killed together lose nothing', async () => {
  await makeNotes();
  const writer = startSession(dataDir, 'write');
  await writer.hearWritten(100);
  const pid = findPostmaster(dataDir)!;
  await Promise.all([writer.kill(), process.kill(pid, 'SIGKILL')]);
  const { url } = await open();
  expect(findPostmaster(dataDir)).not.toBe(pid);
  expect(await findLost(url, writer)).toEqual([]);
});

test('a process that joined brings the server back after the one that started it and the server were killed', async () => {
  const starter = startSession(dataDir, 'hold');
  const url = await starter.hear('ready');
  await open();
  const pid = findPostmaster(dataDir)!;
  await Promise.all([starter.kill(), process.kill(pid, 'SIGKILL')]);
  await expect.poll(() => findPostmaster(dataDir), { timeout: 5_000 }).not.toBeOneOf([pid, undefined]);
  await expect
    .poll(() => query(url, 'select 1 as one').catch(() => []), { timeout: 5_000 })
    .toEqual([{ one: 1 }]);
});

test('a long query that outlives the killed server does not hold up the next one', async () => {
  const { url } = await open();
  const busy = query(url, 'select count(*) from generate_series(1, 100000000000)').catch(
    (error: Error) => error.message,
  );
  const countBusy = `select count(*)::int as busy from pg_stat_activity where query like 'select count(*) from gen%'`;
  await expect.poll(() => query(url, countBusy)).toEqual([{ busy: 1 }]);
  process.kill(findPostmaster(dataDir)!, 'SIGKILL');
  await expect
    .poll(() => query(url, 'select 1 as one').catch(() => []), { timeout: 5_000 })
    .toEqual([{ one: 1 }]);
  expect(await busy).toMatch(/terminated|ECONNRESET/);
});

test('a leftover postmaster.pid whose number belongs to another program now does not keep the database from starting', async () => {
  await open();
  const path = join(dataDir, 'postgres', 'postmaster.pid');
  const leftover = readFileSync(path, 'utf8');
  await server?.close();
  const { uid, gid } = statSync(join(dataDir, 'postgres'));
  const program = spawn('sleep', ['60'], { uid, gid });
  writeFileSync(path, leftover.replace(/^.*/, String(program.pid)), { mode: 0o600 });
  chownSync(path, uid, gid);
  const { url } = await open();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(program.exitCode).toBeNull();
  program.kill();
});

test('an empty postmaster.pid, left by a full disk or a power cut, does not keep the database from starting', async () => {
  await open();
  await server?.close();
  const path = join(dataDir, 'postgres', 'postmaster.pid');
  writeFileSync(path, '');
  utimesSync(path, 1, 1);
  const { url } = await open();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a server whose process was killed while it started is joined, not doubled', async () => {
  await open();
  await server?.close();
  for (let pauseMs = 0; pauseMs <= 60; pauseMs += 12) {
    const session = startSession(dataDir, 'hold');
    await expect
      .poll(() => existsSync(join(dataDir, 'postgres', 'postmaster.pid')), { interval: 1, timeout: 20_000 })
      .toBe(true);
    await sleep(pauseMs / 4);
    await session.kill();
    const { url } = await open();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server?.close();
  }
});

test('leaving while the server lies dead neither fails nor leaves a server behind', async () => {
  await open();
  process.kill(findPostmaster(dataDir)!, 'SIGKILL');
  await server?.close();
  expect(findPostmaster(dataDir)).toBeUndefined();
  const { url } = await open();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});
