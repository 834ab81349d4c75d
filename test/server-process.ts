/** The real product as a process of its own, for tests that kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../src/server/base/root.ts';
import { findFreePort } from '../src/server/db/embedded/identity.ts';
import { hear, waitUntilServing } from './process.ts';

type Exit = { code: number | null; signal: NodeJS.Signals | null };

export type ServerProcess = {
  url: string;
  pid: number;
  /** Everything it said on standard output and error. */
  said(): string;
  /** Sends the signal and waits until the process is gone. */
  kill(signal?: NodeJS.Signals): Promise<Exit>;
  ended: Promise<Exit>;
};

export type StartOptions = {
  dataDir: string;
  role?: 'all' | 'web' | 'worker';
  /** Without it the embedded PostgreSQL in `dataDir` is used. */
  databaseUrl?: string;
  environment?: Record<string, string>;
  /** For Node, before the program. */
  nodeWords?: string[];
  /** For the program. */
  words?: string[];
  /** A free one by default. */
  port?: number;
  /** Where the sources of another release are. */
  sources?: string;
};

const startsWithinMs = 60_000;
const running = new Set<ServerProcess>();

/** Resolves once the process says that it is ready. */
export async function startServerProcess({
  dataDir,
  role = 'all',
  databaseUrl = '',
  environment = {},
  nodeWords = [],
  words = [],
  port: givenPort,
  sources = root,
}: StartOptions): Promise<ServerProcess> {
  const port = givenPort ?? (await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...nodeWords, join(sources, 'src/server/main.ts'), ...words], {
    cwd: sources,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
      PORT: String(port),
      APP_URL: url,
      DATA_DIR: dataDir,
      PROCESS: role,
      DATABASE_URL: databaseUrl,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = hear(child);
  const ended = exitOf(child);
  const server: ServerProcess = {
    url,
    pid: child.pid ?? 0,
    said,
    ended,
    kill(signal = 'SIGKILL') {
      child.kill(signal);
      return ended;
    },
  };
  running.add(server);
  void ended.then(() => running.delete(server));
  const isServing = () => said().includes('"msg":"ready"');
  try {
    await waitUntilServing(child, isServing, { said, withinMs: startsWithinMs, pollMs: 20 });
  } catch (error) {
    // One that is only slow would come up beside whoever is started in its place.
    await server.kill();
    throw error;
  }
  return server;
}

/** Ends what a failed test left running. */
export async function killServerProcesses(): Promise<void> {
  await Promise.all([...running].map((server) => server.kill()));
}

function exitOf(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
}
