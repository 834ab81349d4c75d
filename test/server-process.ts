/** The real product as a process of its own, for tests that kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../src/server/base/root.ts';

type Exit = { code: number | null; signal: NodeJS.Signals | null };

export type ServerProcess = {
  url: string;
  pid: number;
  /** Everything it said on standard output and error. */
  said(): string;
  /** Sends the signal and waits until the process is gone. */
  kill(signal?: NodeJS.Signals): Promise<Exit>;
};

export type StartOptions = {
  dataDir: string;
  role?: 'all' | 'web' | 'worker';
  /** Without it the embedded PostgreSQL in `dataDir` is used. */
  databaseUrl?: string;
};

const startsWithinMs = 60_000;
const running = new Set<ServerProcess>();

/** Resolves once the process says that it is ready. */
export async function startServerProcess({
  dataDir,
  role = 'all',
  databaseUrl = '',
}: StartOptions): Promise<ServerProcess> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(root, 'src/server/main.ts')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: String(port),
      APP_URL: url,
      DATA_DIR: dataDir,
      PROCESS: role,
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = exitOf(child);
  const server: ServerProcess = {
    url,
    pid: child.pid ?? 0,
    said: () => output,
    kill(signal = 'SIGKILL') {
      child.kill(signal);
      return ended;
    },
  };
  running.add(server);
  void ended.then(() => running.delete(server));
  await waitUntilReady(child, () => output);
  return server;
}

/** Ends what a failed test left running. */
export async function killServerProcesses(): Promise<void> {
  await Promise.all([...running].map((server) => server.kill()));
}

function exitOf(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
}

async function waitUntilReady(child: ChildProcess, said: () => string): Promise<void> {
  const endAt = performance.now() + startsWithinMs;
  while (!said().includes('"msg":"ready"')) {
    if (child.exitCode !== null || child.signalCode !== null || performance.now() > endAt)
      throw new Error(`The server did not start.\n${said().slice(-4000)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
