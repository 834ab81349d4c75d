/** The README's command itself, begun and ended as a person or a supervisor does. */
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../client.ts';
import { isAlive } from '../is-alive.ts';

const root = join(import.meta.dirname, '../..');
let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hotseat-npm-'));
  await chmod(dataDir, 0o755);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('npm start', () => {
  it('serves, and leaves neither server nor database behind when npm alone is told to end', async () => {
    const port = 20_000 + (process.pid % 10_000);
    const npm = spawn('npm', ['start'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
      stdio: 'ignore',
    });
    // A database of its own is set up first.
    await waitFor(
      () =>
        fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      50_000,
    );
    const [pid = ''] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
    expect(isAlive(Number(pid))).toBe(true);
    npm.kill('SIGTERM');
    await waitFor(async () => !isAlive(Number(pid)));
    await expect(fetch(`http://127.0.0.1:${port}/api/health/live`)).rejects.toThrow();
  }, 90_000);
});
