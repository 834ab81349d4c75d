import { type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { program } from './binaries.ts';
import type { ClusterPaths } from './cluster-paths.ts';

type Ending = { code: number | null; output: string };

/** How every program of PostgreSQL is started: as its own user, in its own process group, deaf to the caller's locale. */
export function programOptions(place: ClusterPaths): SpawnOptions {
  return {
    detached: true,
    windowsHide: true,
    ...(place.runAs && { uid: place.runAs.uid, gid: place.runAs.gid }),
    ...(process.platform !== 'win32' && { env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } }),
  };
}

export function programPath(place: ClusterPaths, name: Parameters<typeof program>[0]): string {
  return join(place.native, 'bin', program(name));
}

/** Runs a program to its end and keeps what it said; rejects only where it cannot be started at all. */
export function runProgram(
  place: ClusterPaths,
  name: Parameters<typeof program>[0],
  args: string[],
  timeoutMs: number,
): Promise<Ending> {
  const { promise, resolve, reject } = Promise.withResolvers<Ending>();
  const child = spawn(programPath(place, name), args, {
    ...programOptions(place),
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  child.once('error', reject);
  child.once('close', (code) => resolve({ code, output }));
  return promise;
}
