import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort, type Identity, ownNamespace, readIdentity, writeIdentity } from './identity.ts';
import { launchServer } from './launch.ts';
import { createDatabase, tryLogin } from './login.ts';
import { endOrphans } from './orphans.ts';
import type { Log, Place } from './place.ts';
import { disownPostmasterFile, isPostmaster, type PostmasterFile, readPostmasterFile } from './postmaster.ts';
import { stopServer, waitForEnd } from './stop.ts';

/** `ended` is there only where this process started the server, and resolves when it dies. */
export type Running = { pid: number; identity: Identity; ended?: Promise<void> };

/** How long leftovers of a killed server, or a stranger on the port that others rely on, are waited for. */
const patienceMs = 15_000;

/**
 * Finds the running server or starts it. The caller holds the mutex. With `keepPort` the port stays what it was, because
 * living processes rely on it.
 */
export async function ensureRunning(place: Place, keepPort: boolean, log: Log): Promise<Running> {
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

async function joinServer(place: Place, identity: Identity, log: Log): Promise<Running | undefined> {
  const file = readPostmasterFile(place.cluster);
  const living = file?.dataDirectory === place.cluster && isPostmaster(file.pid, place.cluster);
  if (file && living && (await greet(file, place, identity))) {
    log('Joined the running database', { port: file.port, pid: file.pid });
    return { pid: file.pid, identity: { ...identity, port: file.port } };
  }
  disownPostmasterFile(place.cluster);
  return undefined;
}

/** Whether the server answers and knows our secret; one that is on its way out is waited for instead. */
async function greet(file: PostmasterFile, place: Place, identity: Identity): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline && isPostmaster(file.pid, place.cluster)) {
    const outcome = await tryLogin({ ...identity, port: file.port }, place.cluster);
    if (outcome === 'welcome') return true;
    if (outcome === 'no-database') await createDatabase({ ...identity, port: file.port });
    if (outcome === 'stranger')
      throw new Error(`The server of ${place.cluster} refuses the secret kept there.`);
    if (readPostmasterFile(place.cluster)?.status === 'stopping') await stopServer(place);
    await sleep(20);
  }
  if (process.platform === 'linux' && !(await waitForEnd(file.pid, place.cluster, 0)))
    throw new Error(`The server of ${place.cluster} (process ${file.pid}) runs but does not answer.`);
  return false;
}

/** One attempt; a complaint tells of a trouble that may pass. */
async function startServer(
  place: Place,
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
    await openDatabase(identity, place);
    log('Started the database', { port: identity.port, pid: launch.pid });
    return { pid: launch.pid, identity, ended: launch.ended };
  }
  if (launch.outcome === 'port-taken' && !keepPort) await movePort(place, identity, log);
  return { complaint: launch.complaint };
}

async function movePort(place: Place, identity: Identity, log: Log): Promise<void> {
  const port = await findFreePort();
  writeIdentity(place.cluster, { ...identity, port }, place.runAs);
  log('Another program has taken the port of the database, which moves', { from: identity.port, to: port });
}

/** A server that is out of sight may live all the same while others use it, and two servers on one cluster destroy it. */
function requireSight(place: Place, { namespace }: Identity): void {
  if (namespace === ownNamespace()) return;
  throw new Error(
    `The database in ${place.cluster} is in use by another container; set DATABASE_URL to one server for both, or choose another DATA_DIR.`,
  );
}

async function openDatabase(identity: Identity, place: Place): Promise<void> {
  if ((await tryLogin(identity, place.cluster)) === 'no-database') await createDatabase(identity);
  if ((await tryLogin(identity, place.cluster)) !== 'welcome')
    throw new Error(`The database in ${place.cluster} runs but refuses the secret kept there.`);
}
