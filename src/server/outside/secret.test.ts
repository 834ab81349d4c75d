import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepSecret } from './secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hotseat-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const path = () => join(folder, 'app-secret');

describe('the secret that signs sessions', () => {
  it('is made once, for its owner alone, and nothing else is left beside it', async () => {
    const secrets = await Promise.all(Array.from({ length: 5 }, () => keepSecret(folder)));
    expect(new Set([...secrets, await keepSecret(folder)]).size).toBe(1);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
    expect(await readdir(folder)).toEqual(['app-secret']);
    if (process.platform !== 'win32') expect((await stat(path())).mode & 0o777).toBe(0o600);
  });

  it.each(['', ' \n', 'short', 'x'.repeat(31)])(
    'is refused in words where its file was emptied or cut short, and stays as it is: %j',
    async (damaged) => {
      await writeFile(path(), damaged);
      await expect(keepSecret(folder)).rejects.toThrow(/app-secret is empty or cut short\. Put it back/);
      expect(await readFile(path(), 'utf8')).toBe(damaged);
    },
  );
});
