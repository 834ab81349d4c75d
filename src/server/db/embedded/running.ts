import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterPaths, Log } from './cluster-paths.ts';
import { greetServer } from './greeting.ts';
import { findFreePort, type Identity, ownNamespace, readIdentity, writeIdentity } from './identity.ts';
import { launchServer } from './launch.ts';
import { endOrphans } from './orphans.ts';
import { disownPostmasterFile, readPostmasterFile } from './postmaster.ts';

/** `ended` is there only where this process started the server, and resolves when it dies. */
export type Running = { pid: number; identity: Identity; ended?: Promise<void> };

/** How long leftovers of a killed server, or a stranger on the port that others rely on, are waited for. */
const patienceMs = 15_000;

/**
 * Finds the running server or starts it. The caller holds the mutex. With `keepPort` the port stays what it was, because
 * living processes rely on it.
 */
export async function ensureRunning(place: ClusterPaths, keepPort: boolean, log: Log): Promise<Running> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const identity = readIdentity(place.cluster);
    const joined = await joinServer(place, identity, log);
    if (joined) return joined;
    const attempt = await startServer(place, identity, keepPort, log);
    if (!('complaint' in attempt)) return attempt;
    if (Date.now() > deadline)
      throw new Error(`The database in ${place.cluster} could not be started: ${attempt.complaint}`);
    await sleep(100);
  }
}

async function joinServer(place: ClusterPaths, own: Identity, log: Log): Promise<Running | undefined> {
  const file = readPostmasterFile(place.cluster);
  if (file?.dataDirectory === place.cluster) {
    const identity = { ...own, port: file.port };
    if (await greetServer(file.pid, place, identity)) {
      log('Joined the running database', { port: file.port, pid: file.pid });
      return { pid: file.pid, identity };
    }
  }
  disownPostmasterFile(place.cluster);
  return undefined;
}

/** One attempt; a complaint tells of a trouble that may pass. */
async function startServer(
  place: ClusterPaths,
  former: Identity,
  keepPort: boolean,
  log: Log,
): Promise<Running | { complaint: string }> {
  if (keepPort) requireSight(place, former);
  const orphans = endOrphans(place.cluster);
  if (orphans > 0) log('Ended what a killed database left behind', { processes: orphans });
  const identity = { ...former, namespace: ownNamespace() };
  writeIdentity(place.cluster, identity, place.runAs);
  const launch = await launchServer(place, identity.port);
  if (launch.outcome === 'ready') {
    if (!(await greetServer(launch.pid, place, identity))) return { complaint: 'it ended at once' };
    log('Started the database', { port: identity.port, pid: launch.pid });
    return { pid: launch.pid, identity, ended: launch.ended };
  }
  if (launch.outcome === 'port-taken' && !keepPort) await movePort(place, identity, log);
  return { complaint: launch.complaint };
}

async function movePort(place: ClusterPaths, identity: Identity, log: Log): Promise<void> {
  const port = await findFreePort();
  writeIdentity(place.cluster, { ...identity, port }, place.runAs);
  log('Another program has taken the port of the database, which moves', { from: identity.port, to: port });
}

/** A server that is out of sight may live all the same while others use it, and two servers on one cluster destroy it. */
function requireSight(place: ClusterPaths, { namespace }: Identity): void {
  if (namespace === ownNamespace()) return;
  throw new Error(
    `The database in ${place.cluster} is in use by another container; set DATABASE_URL to one server for both, or choose another DATA_DIR.`,
  );
}
