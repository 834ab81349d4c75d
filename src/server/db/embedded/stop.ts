import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterPaths } from './cluster-paths.ts';
import { isPostmaster, readPostmasterFile, sendSignal } from './postmaster.ts';
import { runProgram } from './programs.ts';

const steps: [signal: 'TERM' | 'INT' | 'QUIT', patienceMs: number][] = [
  // Waits for other clients to finish, which some, like a pool that idles, never do.
  ['TERM', 250],
  // Ends the clients and writes everything down.
  ['INT', 60_000],
  // Ends at once; the next start replays the log.
  ['QUIT', 10_000],
];

/** Stops the server, whoever started it, and waits until its process is gone. */
export async function stopServer(place: ClusterPaths): Promise<void> {
  const pid = readPostmasterFile(place.cluster)?.pid;
  if (!pid) return;
  for (const [signal, patienceMs] of steps) {
    await askToStop(pid, signal, place);
    if (await waitForEnd(pid, place.cluster, patienceMs)) return;
  }
  throw new Error(`The database in ${place.cluster} (process ${pid}) could not be stopped.`);
}

async function waitForEnd(pid: number, cluster: string, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (isPostmaster(pid, cluster)) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}

async function askToStop(pid: number, signal: 'TERM' | 'INT' | 'QUIT', place: ClusterPaths): Promise<void> {
  if (!isPostmaster(pid, place.cluster)) return;
  if (process.platform === 'win32') await runProgram(place, 'pg_ctl', ['kill', signal, String(pid)], 10_000);
  else sendSignal(pid, `SIG${signal}`);
}
