/** Starts the built product as a user starts it, on an empty data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const startTimeoutMs = 120_000;

export type Product = {
  url: string;
  dataDir: string;
  /** Throws where it did not end in order, or has logged an error. */
  stop(): Promise<void>;
};

export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hotseat-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUST_PROXY: 'true',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(server);
  await waitUntilReady(url, server, output);
  return {
    url,
    dataDir,
    async stop() {
      server.kill('SIGTERM');
      const code = await new Promise((resolve) => server.once('exit', resolve));
      await rm(dataDir, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The product ended with ${code}:\n${output.text}`);
      const failures = output.text.split('\n').filter((line) => line.includes('"level":50'));
      if (failures.length > 0) throw new Error(`The product logged errors:\n${failures.join('\n')}`);
    },
  };
}

function collect(server: ChildProcess) {
  const output = { text: '' };
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (piece: Buffer) => {
      output.text += piece.toString('utf8');
    });
  }
  return output;
}

async function waitUntilReady(url: string, server: ChildProcess, output: { text: string }): Promise<void> {
  const endAt = performance.now() + startTimeoutMs;
  while (performance.now() < endAt) {
    if (server.exitCode !== null) break;
    const isReady = await fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The product did not start:\n${output.text}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
