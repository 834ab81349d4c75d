import { spawn } from 'node:child_process';
import { chownSync, closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterPaths } from './cluster-paths.ts';
import { explainComplaint, lastComplaint } from './complaints.ts';
import { startsWithinMs } from './greeting.ts';
import { readPostmasterFile } from './postmaster.ts';
import { programOptions, programPath } from './programs.ts';
import { writeSettings } from './settings.ts';

/** `conflict`: leftovers of the last server are still there, or this one was killed in its turn; worth another try. */
type Launch =
  | { outcome: 'ready'; pid: number; ended: Promise<void> }
  | { outcome: 'port-taken' | 'conflict'; complaint: string };

const logLimit = 1_000_000;

/** Starts the server, detached so that it outlives us, and waits until it takes connections. */
export async function launchServer(place: ClusterPaths, port: number): Promise<Launch> {
  writeSettings(place.cluster, port);
  const logPath = join(place.cluster, 'server.log');
  const logFrom = rotateLog(logPath);
  const { pid, ended, ending } = await spawnServer(place, logPath);
  const deadline = Date.now() + startsWithinMs;
  while (Date.now() < deadline) {
    const file = readPostmasterFile(place.cluster);
    if (file?.pid === pid && file.status === 'ready') return { outcome: 'ready', pid, ended };
    const end = ending();
    if (end?.signal) return { outcome: 'conflict', complaint: `it was ended by ${end.signal}` };
    if (end) return judgeFailure(readFileSync(logPath).subarray(logFrom).toString('utf8'), place);
    await sleep(10);
  }
  throw new Error(
    `The database in ${place.cluster} was not ready after ${startsWithinMs / 60_000} minutes; see ${logPath}.`,
  );
}

async function spawnServer(place: ClusterPaths, logPath: string) {
  const output = openSync(logPath, 'a', 0o600);
  if (place.runAs) chownSync(logPath, place.runAs.uid, place.runAs.gid);
  const child = spawn(programPath(place, 'postgres'), ['-D', place.cluster], {
    ...programOptions(place),
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let end: { signal: string | null } | undefined;
  child.once('spawn', started.resolve).once('error', started.reject);
  child.once('exit', (_code, signal) => {
    end = { signal };
    ended.resolve();
  });
  child.unref();
  await started.promise;
  return { pid: child.pid ?? 0, ended: ended.promise, ending: () => end };
}

function judgeFailure(output: string, place: ClusterPaths): Launch {
  const complaint = lastComplaint(output);
  if (/Address already in use|could not bind/.test(output)) return { outcome: 'port-taken', complaint };
  if (/pre-existing shared memory block|lock file .* (already exists|is empty)/.test(output))
    return { outcome: 'conflict', complaint };
  const known = explainComplaint(output, place.cluster);
  throw new Error(known ?? `The database in ${place.cluster} could not be started: ${complaint}`);
}

/** Answers how long the log already is. */
function rotateLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size < logLimit) return size;
  renameSync(path, `${path}.old`);
  return 0;
}
