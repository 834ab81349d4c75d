/** Starts the built product as a user starts it, on an empty data folder. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../src/server/db/embedded/identity.ts';
import { hear, isReady, waitUntilServing } from '../process.ts';

const root = join(import.meta.dirname, '../..');
const startsWithinMs = 120_000;

export type Product = {
  url: string;
  dataDir: string;
  /** Throws where it did not end in order, or has logged an error. */
  stop(): Promise<void>;
};

export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hotseat-e2e-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: dataDir,
      // Each visitor has an address of her own, and reads the mail that was sent to her.
      TRUST_PROXY: 'true',
      EXPOSE_DEVELOPMENT: 'true',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = hear(server);
  await waitUntilServing(server, () => isReady(url), { said, withinMs: startsWithinMs, pollMs: 50 });
  return {
    url,
    dataDir,
    async stop() {
      server.kill('SIGTERM');
      const code = await new Promise((resolve) => server.once('exit', resolve));
      await rm(dataDir, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The product ended with ${code}:\n${said()}`);
      const failures = said()
        .split('\n')
        .filter((line) => line.includes('"level":50'));
      if (failures.length > 0) throw new Error(`The product logged errors:\n${failures.join('\n')}`);
    },
  };
}
