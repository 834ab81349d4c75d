/** Whether requests can be served to their end: nearly all of them write, to the database or beside it. */
import { writeFile } from 'node:fs/promises';
import { limits } from '../../../shared/prices.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { describeError } from '../../base/log.ts';
import { readinessProbes } from '../../db/tables.ts';

/** Anybody may ask, and each look writes: all who ask within this time share one. */
const holdsMs = 1_000;

/** A disk may tell of room that it does not give. */
const probeBytes = 1024 * 1024;

/** With less, the next files would fill it, and it may be the database's own. */
const leastFreeBytes = 2 * limits.maxFileBytes;

/** Whatever hangs, a supervisor hears of it before it gives up asking. */
const readyWithinMs = 1_500;

/** A process that is late is busy, and would be busier if others were sent what it serves; one that is late so often is down. */
const missesBeforeDown = 3;

export function openReadiness(): (app: App) => Promise<Ready> {
  let look: { at: number; result: Promise<Ready> } | undefined;
  let misses = 0;
  let wasReady = true;
  const lookOnce = async (app: App) => {
    const isInTime = await isReady(app).catch((error: unknown) => {
      wasReady = false;
      throw error;
    });
    misses = isInTime ? 0 : misses + 1;
    if (misses >= missesBeforeDown) {
      wasReady = false;
      throw notReady(app, new Error(`Late ${misses} times in a row`));
    }
    if (!wasReady) app.log.info({}, 'Ready again');
    wasReady = true;
    return isInTime ? all('ok') : all('busy');
  };
  return async (app) => {
    if (app.draining.aborted) throw new AppError('service_unavailable');
    const at = performance.now();
    if (!look || at - look.at > holdsMs) look = { at, result: lookOnce(app) };
    return look.result;
  };
}

type State = 'ok' | 'busy';
type Ready = { status: State; database: State; queue: State };
const all = (state: State): Ready => ({ status: state, database: state, queue: state });

function notReady(app: App, cause: unknown): AppError {
  app.log.warn(describeError(cause), 'Not ready');
  return new AppError('service_unavailable', { cause });
}

/** False where it takes too long. */
async function isReady(app: App): Promise<boolean> {
  try {
    const looks = Promise.all([writeRow(app), writeFileOnce(app), app.queue.check()]);
    return await within(readyWithinMs, looks);
  } catch (cause) {
    throw notReady(app, cause);
  }
}

async function writeRow({ healthDb, now }: App): Promise<void> {
  const writtenAt = now();
  await healthDb
    .insert(readinessProbes)
    .values({ id: 1, writtenAt })
    .onConflictDoUpdate({ target: readinessProbes.id, set: { writtenAt } });
}

async function writeFileOnce({ files }: App): Promise<void> {
  const free = await files.freeBytes();
  if (free < leastFreeBytes)
    throw new Error(`The disk is nearly full: ${Math.floor(free / 1e6)} MB are left`);
  await files.withFile((path) => writeFile(path, Buffer.alloc(probeBytes), { mode: 0o600 }));
}

async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
}
