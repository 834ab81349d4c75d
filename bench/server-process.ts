/** Starts the product as its users do, in a data folder of its own, and leaves nothing behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../src/server/base/root.ts';

export type Server = {
  url: string;
  dataDir: string;
  pid: number;
  /** Milliseconds from the start of the process to the first good answer about its readiness. */
  servingAfterMs: number;
  /** Milliseconds from the start of the process until its log says this. */
  saidAfterMs(message: string): number | undefined;
  stop(): Promise<void>;
};

export type StartOptions = {
  dataDir: string;
  port?: number;
  role?: 'all' | 'web' | 'worker';
  /** The command that starts it; the path of Node comes first where it is a script. */
  command?: string[];
  environment?: Record<string, string>;
};

const startsWithinMs = 60_000;
const stopsWithinMs = 30_000;
const pollMs = 5;

const running = new Set<Server>();
const folders = new Set<string>();

export async function inventDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hotseat-bench-'));
  folders.add(folder);
  return folder;
}

export async function removeDataDir(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  folders.delete(folder);
}

/** Where a measurement was broken off. */
export async function stopEverything(): Promise<void> {
  for (const server of running) await server.stop().catch(() => undefined);
  for (const folder of folders) await removeDataDir(folder);
}

export const startScript = [process.execPath, join(root, 'scripts/start.ts')];

export async function startServer(options: StartOptions): Promise<Server> {
  const { dataDir, role = 'all', command = startScript, environment = {} } = options;
  const port = options.port ?? (await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const startedAt = Date.now();
  const [program = '', ...words] = command;
  const child = spawn(program, words, {
    cwd: root,
    env: {
      ...ownEnvironment(),
      PORT: String(port),
      APP_URL: url,
      DATA_DIR: dataDir,
      PROCESS: role,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that one signal reaches the server also where npm and a shell stand between.
    detached: true,
  });
  const log = keepLog(child);
  const server: Server = {
    url,
    dataDir,
    pid: child.pid ?? 0,
    servingAfterMs: 0,
    saidAfterMs: (message) => {
      const at = log.saidAt(message);
      return at === undefined ? undefined : at - startedAt;
    },
    async stop() {
      await stopProcess(child);
      running.delete(server);
    },
  };
  running.add(server);
  const isServing = async () => (role === 'worker' ? log.saidAt('ready') !== undefined : await isReady(url));
  while (!(await isServing())) {
    if (child.exitCode !== null || Date.now() - startedAt > startsWithinMs)
      throw new Error(`The server did not start.\n${log.text()}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  server.servingAfterMs = Date.now() - startedAt;
  return server;
}

/** Runs a program of the project to its end; rejects with what it said when it fails. */
export async function runToEnd(command: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const startedAt = performance.now();
  const [program = '', ...words] = command;
  const child = spawn(program, words, {
    cwd: root,
    env: { ...ownEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: startsWithinMs,
  });
  const log = keepLog(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${words.join(' ')} failed.\n${log.text()}`);
  return performance.now() - startedAt;
}

/** As a user's shell has it: without what `npm run` adds, so that `npm` is the user's and runs on the user's Node. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_|^(NODE_ENV|DATABASE_URL|SMTP_URL|HOST|APP_SECRET)$/i.test(name),
  );
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) };
}

function keepLog(child: ChildProcess) {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  return {
    text: () => output.slice(-4000),
    saidAt(message: string): number | undefined {
      const line = output.split('\n').find((each) => each.includes(`"msg":"${message}"`));
      const time = /"time":"([^"]+)"/.exec(line ?? '')?.[1];
      return time === undefined ? undefined : Date.parse(time);
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/health/ready`);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  signalGroup(child, 'SIGTERM');
  let isKilled = false;
  const timer = setTimeout(() => {
    isKilled = true;
    signalGroup(child, 'SIGKILL');
  }, stopsWithinMs);
  await ended;
  clearTimeout(timer);
  if (isKilled) throw new Error('The server had to be killed');
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, signal);
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
