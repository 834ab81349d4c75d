import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

// SQLite's file locks are used for their own sake, on an empty file: the kernel frees them when their holder dies,
// on Linux, macOS and Windows alike, which a lock file made with O_EXCL does not offer.

export type Lock = { release(): void };

const sqliteBusy = 5;

/** Waits for the lock that only one holder can have, among all processes and within this one. */
export async function takeExclusiveLock(path: string, timeoutMs: number): Promise<Lock> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const lock = tryLock(path, 'BEGIN EXCLUSIVE');
    if (lock) return lock;
    if (Date.now() > deadline)
      throw new Error(`Another process has held ${path} for ${timeoutMs / 1000} seconds.`);
    await sleep(10 + Math.random() * 10);
  }
}

/** The lock that any number of holders share; absent while somebody holds it exclusively. */
export function trySharedLock(path: string): Lock | undefined {
  return tryLock(path, 'BEGIN; SELECT count(*) FROM sqlite_schema');
}

export function isLockFree(path: string): boolean {
  const lock = tryLock(path, 'BEGIN EXCLUSIVE');
  lock?.release();
  return lock !== undefined;
}

function tryLock(path: string, statement: string): Lock | undefined {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // Without a journal file the lock can be had on a full disk, and leaves nothing behind when its holder is killed.
    file.exec(`PRAGMA journal_mode = MEMORY; ${statement}`);
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return undefined;
    throw error;
  }
  return { release: () => file.close() };
}
