/** A process of the product that is started again whenever it ends, with a way of its own to the database. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { findFreePort } from '../../src/server/db/embedded/identity.ts';
import { killServerProcesses, type ServerProcess, startServerProcess } from '../server-process.ts';
import { openWay, type Way } from './way.ts';

export type Member = {
  name: string;
  role: 'web' | 'worker';
  url: string;
  way: Way;
  /** Undefined while it is not up. */
  running(): ServerProcess | undefined;
  /** While it is kept down it is not started again. */
  keepDown(isDown: boolean): void;
  setClock(offsetMs: number): Promise<void>;
  /** What uploads have left on its disk. */
  listTemporary(): Promise<string[]>;
  /** Lines that no fault excuses. */
  complaints(): string[];
  close(): Promise<void>;
};

const restAfterEndMs = 100;

type Options = {
  role: Member['role'];
  name: string;
  databaseUrl: string;
  environment: Record<string, string>;
  /** Where the sources of its next start are. */
  chooseSources: () => string | undefined;
};

export async function openMember(options: Options): Promise<Member> {
  const { role, name, databaseUrl, environment, chooseSources } = options;
  const dataDir = await mkdtemp(join(tmpdir(), `hotseat-chaos-${name}-`));
  const clockFile = join(dataDir, 'clock');
  const way = await openWay(databaseUrl);
  const port = await findFreePort();
  let server: ServerProcess | undefined;
  let isDown = false;
  let isClosing = false;
  const complaints: string[] = [];

  async function start(): Promise<void> {
    const sources = chooseSources();
    const started = await startServerProcess({
      ...{ dataDir, role, port, databaseUrl: way.url },
      environment: { ...environment, CLOCK_FILE: clockFile },
      nodeWords: ['--import', pathToFileURL(join(import.meta.dirname, 'clock.mjs')).href],
      ...(sources === undefined ? {} : { sources }),
    });
    server = started;
    await started.ended;
    server = undefined;
    complaints.push(...(started.said().match(/.*("level":60|[Uu]nhandled|nobody caught).*/g) ?? []));
  }

  const running = (async () => {
    while (!isClosing) {
      // A start within a fault may fail, as any start without a database.
      if (!isDown) await start().catch(() => undefined);
      await sleep(restAfterEndMs);
    }
  })();

  return {
    name,
    role,
    way,
    url: `http://127.0.0.1:${port}`,
    running: () => server,
    keepDown(down) {
      isDown = down;
    },
    async setClock(offsetMs) {
      await writeFile(clockFile, String(offsetMs));
      if (server) process.kill(server.pid, 'SIGUSR2');
    },
    listTemporary: () => readdir(join(dataDir, 'temporary')).catch(() => []),
    complaints: () => complaints,
    async close() {
      isClosing = true;
      isDown = true;
      // One that is starting, too.
      await killServerProcesses();
      await running;
      await way.cut();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
