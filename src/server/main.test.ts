/** How the process of the server ends, and begins again. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../../test/client.ts';
import { isReady } from '../../test/process.ts';
import { killServerProcesses, startServerProcess } from '../../test/server-process.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hotseat-main-'));
});
afterAll(async () => {
  await killServerProcesses();
  await rm(dataDir, { recursive: true, force: true });
});

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function databasePid(): Promise<number> {
  const [pid = ''] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

/** An error that no code of the product catches: of a timer, at a signal of the test. */
const throwing = `data:text/javascript,${encodeURIComponent(
  `process.on('SIGUSR2', () => setImmediate(() => { throw new Error('thrown by the test'); }));`,
)}`;
const nodeWords = ['--import', throwing];

describe('an error that nobody catches', () => {
  it('ends the process in order, which begins again where npm start began it, the database with it', async () => {
    const server = await startServerProcess({ dataDir, nodeWords, words: ['--start-again'] });
    const before = await databasePid();
    process.kill(server.pid, 'SIGUSR2');
    await waitFor(async () => !isAlive(before));
    await waitFor(() => isReady(server.url), 60_000);
    expect(server.said()).toContain('thrown by the test');
    expect(await databasePid()).not.toBe(before);
    expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  }, 90_000);

  it('ends the process in order, the database with it, where somebody else watches over it', async () => {
    const server = await startServerProcess({ dataDir, nodeWords });
    const database = await databasePid();
    process.kill(server.pid, 'SIGUSR2');
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(isAlive(database)).toBe(false);
  }, 60_000);
});
