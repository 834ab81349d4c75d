/** Starts the product as its users do, in a data folder of its own, and leaves nothing behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../src/server/base/root.ts';
import { findFreePort } from '../src/server/db/embedded/identity.ts';
import { hear, isReady, waitUntilServing } from '../test/process.ts';

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
  const said = hear(child);
  const server: Server = {
    url,
    dataDir,
    pid: child.pid ?? 0,
    servingAfterMs: 0,
    saidAfterMs: (message) => {
      const at = saidAt(said(), message);
      return at === undefined ? undefined : at - startedAt;
    },
    async stop() {
      await stopProcess(child);
      running.delete(server);
    },
  };
  running.add(server);
  const isServing = () => (role === 'worker' ? saidAt(said(), 'ready') !== undefined : isReady(url));
  await waitUntilServing(child, isServing, { said, withinMs: startsWithinMs, pollMs });
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
  const said = hear(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${words.join(' ')} failed.\n${said().slice(-4000)}`);
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

function saidAt(said: string, message: string): number | undefined {
  const line = said.split('\n').find((each) => each.includes(`"msg":"${message}"`));
  const time = /"time":"([^"]+)"/.exec(line ?? '')?.[1];
  return time === undefined ? undefined : Date.parse(time);
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
