import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openEmbeddedPostgres } from '../embedded-postgres.ts';
import { canRun, copyNativeFolder, copyPath, findNativeFolder } from './binaries.ts';
import { findPostmaster, inventDataDir, removeDataDirs } from './fixtures/folders.ts';
import { killSessions, startSession } from './fixtures/processes.ts';
import { canEnter, findServiceUser, isRoot, type OsUser } from './os-user.ts';
import { runProgram } from './programs.ts';

// Real servers on a machine that may have other work.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let dataDir: string;
let said: string[];

const open = () => openEmbeddedPostgres({ dataDir, log: (message) => said.push(message) });

beforeEach(() => {
  dataDir = inventDataDir();
  said = [];
});

afterEach(async () => {
  await killSessions();
  await removeDataDirs();
});

async function count(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('create table if not exists visits (at timestamptz default now())');
  await client.query('insert into visits default values');
  const { rows } = await client.query('select count(*)::int as visits from visits');
  await client.end();
  return rows[0].visits;
}

const nobody: OsUser = { name: 'nobody', uid: 65_534, gid: 65_534 };
const project = dirname(fileURLToPath(import.meta.url));

test.skipIf(isRoot())('an ordinary user runs the server as herself', async () => {
  const server = await open();
  expect(statSync(join(dataDir, 'postgres')).uid).toBe(process.getuid?.());
  await server.close();
});

describe.runIf(isRoot())('as root', () => {
  test('the server runs as a user without rights', async () => {
    const server = await open();
    const status = readFileSync(`/proc/${findPostmaster(dataDir)}/status`, 'utf8');
    const { uid, gid } = findServiceUser();
    expect(status).toMatch(new RegExp(`^Uid:\\t${uid}\\t${uid}\\t`, 'm'));
    expect(status).toMatch(new RegExp(`^Gid:\\t${gid}\\t${gid}\\t`, 'm'));
    await server.close();
  });

  test('a data folder that is closed to all others is opened for the server to pass through, no more', async () => {
    mkdirSync(dataDir, { mode: 0o700 });
    const server = await open();
    expect(realpathSync(join(dataDir, 'postgres'))).toBe(join(dataDir, 'postgres'));
    expect(statSync(dataDir).mode & 0o777).toBe(0o710);
    expect(said[0]).toMatch(/may now pass through the data folder/);
    await server.close();
  });

  test('under a folder that its user cannot enter the database is kept elsewhere, found again, and gone with its data folder', async () => {
    chmodSync(dirname(dataDir), 0o700);
    const first = await open();
    const elsewhere = realpathSync(join(dataDir, 'postgres'));
    expect(elsewhere).toMatch(/^\/var\/lib\/hotseat\/[0-9a-f]{16}\/postgres$/);
    expect(said[0]).toMatch(/the database is kept elsewhere/);
    expect(await count(first.url)).toBe(1);
    await first.close();
    const second = await open();
    expect(await count(second.url)).toBe(2);
    await second.close();
    rmSync(dataDir, { recursive: true });
    const third = await open();
    expect(await count(third.url)).toBe(1);
    await third.close();
    rmSync(elsewhere, { recursive: true });
    await expect(open()).rejects.toThrow(/which is gone; delete/);
    expect(lstatSync(join(dataDir, 'postgres')).isSymbolicLink()).toBe(true);
    rmSync(dirname(elsewhere), { recursive: true });
  });

  test('programs that its user cannot reach are copied to where it can', async () => {
    const native = findNativeFolder();
    mkdirSync(dataDir);
    const copy = copyPath(native, dataDir);
    copyNativeFolder(native, copy);
    expect(canRun(nobody, copy)).toBe(true);
    chmodSync(dirname(dataDir), 0o700);
    expect(canRun(nobody, copy)).toBe(false);
    chmodSync(dirname(dataDir), 0o755);
    const place = { cluster: join(dataDir, 'postgres'), entry: '', native: copy, runAs: nobody };
    const { output } = await runProgram(place, 'postgres', ['--version'], 10_000);
    expect(output).toContain('PostgreSQL) 18');
  });

  test.runIf(isRoot() && canEnter(nobody, project) && canEnter(nobody, dirname(process.execPath)))(
    'an ordinary user runs the server as himself, root joins it, and who may not write is told so',
    async () => {
      mkdirSync(dataDir);
      const refused = startSession(dataDir, 'hold', nobody.uid);
      expect(await refused.hear('failed')).toMatch(/cannot be written by the user who runs this/);
      chownSync(dataDir, nobody.uid, nobody.gid);
      const session = startSession(dataDir, 'hold', nobody.uid);
      const url = await session.hear('ready');
      expect(statSync(`/proc/${findPostmaster(dataDir)}`).uid).toBe(nobody.uid);
      const server = await open();
      expect(server.url).toBe(url);
      await session.leave();
      expect(await count(url)).toBe(1);
      await server.close();
      expect(findPostmaster(dataDir)).toBeUndefined();
    },
  );
});
