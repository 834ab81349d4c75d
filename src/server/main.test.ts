/** How the process of the server ends, and begins again. */
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../../test/client.ts';
import { isAlive } from '../../test/is-alive.ts';
import { isReady } from '../../test/process.ts';
import { killServerProcesses, startServerProcess } from '../../test/server-process.ts';
import { identityPath } from './db/embedded/identity.ts';
import { readPostmasterFile } from './db/embedded/postmaster.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hotseat-main-'));
});
afterEach(killServerProcesses);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

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
    await waitFor(async () => !isAlive(before), 60_000);
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
    await waitFor(async () => !isAlive(database));
  }, 60_000);
});

it('a start that shows kept mails and the test checkout to other machines says so in one line', async () => {
  const server = await startServerProcess({ dataDir, environment: { EXPOSE_DEVELOPMENT: 'true' } });
  expect(server.said()).toMatch(/"msg":"EXPOSE_DEVELOPMENT is set: [^"]+"/);
  await server.kill('SIGTERM');
});

describe('a start that is refused', () => {
  const refusals: [
    what: string,
    refuse: () => Promise<() => Promise<unknown>>,
    sentence: RegExp,
    PORT?: string,
  ][] = [
    [
      'since its port is taken',
      async () => {
        const other = createServer().listen(3197, '127.0.0.1');
        await once(other, 'listening');
        return async () => other.close();
      },
      /Port 3197 of 127\.0\.0\.1 is taken/,
      '3197',
    ],
    [
      'since its temporary files have no place',
      async () => {
        const place = join(dataDir, 'temporary');
        await rename(place, `${place}.kept`);
        await writeFile(place, '');
        return async () => {
          await rm(place);
          await rename(`${place}.kept`, place);
        };
      },
      /temporary/,
    ],
    [
      'since its database takes no password',
      async () => {
        const path = identityPath(join(dataDir, 'postgres'));
        const kept = await readFile(path, 'utf8');
        await writeFile(path, kept.replace(/"secret":"[^"]+"/, '"secret":"another"'));
        return () => writeFile(path, kept);
      },
      /refuses the secret kept there/,
    ],
  ];
  it.each(refusals)(
    '%s stops the database that it started',
    async (_, refuse, sentence, PORT) => {
      const mend = await refuse();
      const start = startServerProcess({ dataDir, environment: PORT ? { PORT } : {} });
      await expect(start).rejects.toThrow(sentence);
      await mend();
      expect(readPostmasterFile(join(dataDir, 'postgres'))).toBeUndefined();
    },
    60_000,
  );
});
