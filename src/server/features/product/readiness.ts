/** Whether requests can be served to their end: nearly all of them write, to the database or beside it. */
import { writeFile } from 'node:fs/promises';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { describeError } from '../../base/log.ts';
import { readinessProbes } from '../../db/tables.ts';

/** Anybody may ask, and each look writes: all who ask within this time share one. */
const holdsMs = 1_000;

/** Less than this free is no room for an upload, and the disk may be the database's own. */
const probeBytes = 1024 * 1024;

/** Whatever hangs, a supervisor hears of it before it gives up asking. */
const readyWithinMs = 1_500;

export function openReadiness(): (app: App) => Promise<Ready> {
  let look: { at: number; result: Promise<Ready> } | undefined;
  return async (app) => {
    if (app.draining.aborted) throw new AppError('service_unavailable');
    const at = performance.now();
    if (!look || at - look.at > holdsMs) look = { at, result: lookAt(app) };
    return look.result;
  };
}

const ready = { status: 'ok', database: 'ok', queue: 'ok' } as const;
type Ready = typeof ready;

async function lookAt(app: App): Promise<Ready> {
  try {
    await within(readyWithinMs, Promise.all([writeRow(app), writeFileOnce(app), app.queue.check()]));
  } catch (cause) {
    app.log.warn(describeError(cause), 'Not ready');
    throw new AppError('service_unavailable', { cause });
  }
  return ready;
}

async function writeRow({ db, now }: App): Promise<void> {
  const writtenAt = now();
  await db
    .insert(readinessProbes)
    .values({ id: 1, writtenAt })
    .onConflictDoUpdate({ target: readinessProbes.id, set: { writtenAt } });
}

const writeFileOnce = ({ files }: App): Promise<void> =>
  files.withFile((path) => writeFile(path, Buffer.alloc(probeBytes), { mode: 0o600 }));

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not answered within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
