import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isLockFree, takeExclusiveLock, trySharedLock } from './kernel-lock.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hotseat-lock-'));
  path = join(folder, 'lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

async function startHolder() {
  const module = new URL('./kernel-lock.ts', import.meta.url).href;
  const program = `const { takeExclusiveLock } = await import('${module}'); await takeExclusiveLock(process.argv[1], 1000);
    console.log('held'); setInterval(() => {}, 1000)`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', program, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  return holder;
}

test('one holder at a time, within a process and among processes', async () => {
  const lock = await takeExclusiveLock(path, 1_000);
  await expect(takeExclusiveLock(path, 100)).rejects.toThrow(/Another process has held/);
  lock.release();
  const holder = await startHolder();
  expect(isLockFree(path)).toBe(false);
  holder.kill();
  await once(holder, 'close');
});

test('a killed holder frees its lock at once and leaves nothing behind', async () => {
  const holder = await startHolder();
  const waiting = takeExclusiveLock(path, 5_000);
  holder.kill('SIGKILL');
  (await waiting).release();
  expect(readdirSync(folder)).toEqual(['lock']);
});

test('sharers keep an exclusive holder out until the last of them leaves', () => {
  const first = trySharedLock(path);
  const second = trySharedLock(path);
  expect(isLockFree(path)).toBe(false);
  first?.release();
  expect(isLockFree(path)).toBe(false);
  second?.release();
  expect(isLockFree(path)).toBe(true);
});
