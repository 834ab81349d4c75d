import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterPaths } from './cluster-paths.ts';
import type { Identity } from './identity.ts';
import { createDatabase, tryLogin } from './login.ts';
import { isPostmaster, readPostmasterFile } from './postmaster.ts';
import { stopServer } from './stop.ts';

const answersWithinMs = 15_000;
/** A server that lost its power replays its log and syncs every file first. */
export const startsWithinMs = 180_000;

/** Logs in to a living server; false where it ended instead, which one on its way out is helped to do. */
export async function greetServer(pid: number, place: ClusterPaths, identity: Identity): Promise<boolean> {
  const begunAt = Date.now();
  while (isPostmaster(pid, place.cluster)) {
    if (await isWelcome(pid, place, identity)) return true;
    const status = readPostmasterFile(place.cluster)?.status;
    if (status === 'stopping') await stopServer(place);
    if (Date.now() - begunAt > (status === 'starting' ? startsWithinMs : answersWithinMs))
      return giveUp(pid, place);
    await sleep(20);
  }
  return false;
}

async function isWelcome(pid: number, place: ClusterPaths, identity: Identity): Promise<boolean> {
  const outcome = await tryLogin(identity, place.cluster);
  if (outcome === 'stranger')
    throw new Error(`The server of ${place.cluster} refuses the secret kept there.`);
  if (outcome === 'no-database') await makeDatabase(pid, place, identity);
  return outcome === 'welcome';
}

async function makeDatabase(pid: number, place: ClusterPaths, identity: Identity): Promise<void> {
  try {
    await createDatabase(identity);
  } catch (error) {
    // Where the server was killed meanwhile, the next one is asked again.
    if (isPostmaster(pid, place.cluster)) throw error;
  }
}

/** Only Linux tells for sure that the process is a server of this cluster and not another program under its old number. */
function giveUp(pid: number, place: ClusterPaths): false {
  if (process.platform !== 'linux') return false;
  throw new Error(`The server of ${place.cluster} (process ${pid}) runs but does not answer.`);
}
