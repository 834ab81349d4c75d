import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../base/folder.ts';
import { serverMajor } from './embedded/binaries.ts';
import { type ClusterPaths, findClusterPaths, type Log } from './embedded/cluster-paths.ts';
import { explainComplaint } from './embedded/complaints.ts';
import { createCluster } from './embedded/creation.ts';
import { isLockFree, type Lock, takeExclusiveLock, trySharedLock } from './embedded/kernel-lock.ts';
import { formatUrl } from './embedded/login.ts';
import { majorOf } from './embedded/major.ts';
import { readPostmasterFile } from './embedded/postmaster.ts';
import { ensureRunning, type Running } from './embedded/running.ts';
import { stopServer } from './embedded/stop.ts';
import { type Upgrade, upgradeCluster } from './embedded/upgrade.ts';
import { watchServer } from './embedded/watch.ts';

export type EmbeddedPostgres = {
  /** postgres:// URL with user, password, loopback host and port. Stays valid across restarts of the server. */
  url: string;
  /** Leaves the server; the last process to leave stops it and waits until it is down. Idempotent. */
  close(): Promise<void>;
};

/** A start decision takes seconds at most, except where a broken-off server replays its log. */
const mutexPatienceMs = 200_000;

/**
 * Opens the PostgreSQL server that keeps its cluster in `<dataDir>/postgres`: joins it where it runs, else starts it, else makes
 * it first. One that an earlier PostgreSQL made is brought to this one, where it is said how. Rejects with one sentence for a
 * person.
 */
export async function openEmbeddedPostgres(options: {
  dataDir: string;
  log: Log;
  upgrade?: Upgrade;
}): Promise<EmbeddedPostgres> {
  const { log, upgrade } = options;
  try {
    const dataDir = prepareDataDir(options.dataDir);
    const locks = { mutex: join(dataDir, 'postgres.mutex'), presence: join(dataDir, 'postgres.presence') };
    return await withLock(locks.mutex, () => enter(dataDir, locks, log, upgrade));
  } catch (error) {
    throw explain(error, options.dataDir);
  }
}

/** Whether there is a cluster to be opened; makes nothing. */
export const hasEmbeddedDatabase = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres'));

type Locks = { mutex: string; presence: string };

async function enter(
  dataDir: string,
  locks: Locks,
  log: Log,
  upgrade: Upgrade | undefined,
): Promise<EmbeddedPostgres> {
  const place = findClusterPaths(dataDir, log);
  if (!existsSync(place.cluster)) await createCluster(place);
  const major = majorOf(place.cluster);
  if (major !== serverMajor) {
    if (major > serverMajor || !upgrade) throw new Error(unreadable(place.cluster, major));
    if (!isLockFree(locks.presence))
      throw new Error('An earlier release still runs on this DATA_DIR; stop it, and start again.');
    await upgradeCluster(place, upgrade, log);
  }
  const before = pidOf(place);
  try {
    const running = await ensureRunning(place, !isLockFree(locks.presence), log);
    const presence = trySharedLock(locks.presence);
    if (!presence) throw new Error(`${locks.presence} is locked by another program.`);
    return attend(place, locks, presence, running, log);
  } catch (error) {
    // What was started for nothing; one that ran before may be somebody else's.
    if (pidOf(place) !== before && isLockFree(locks.presence)) await stopServer(place).catch(() => undefined);
    throw error;
  }
}

const unreadable = (cluster: string, major: number) =>
  `The database in ${cluster} was made by PostgreSQL ${major} and cannot be read by PostgreSQL ${serverMajor}: start the release that made it, or choose another DATA_DIR.`;

const pidOf = ({ cluster }: ClusterPaths) => readPostmasterFile(cluster)?.pid;

/** Keeps the server alive until closed. */
function attend(
  place: ClusterPaths,
  locks: Locks,
  presence: Lock,
  running: Running,
  log: Log,
): EmbeddedPostgres {
  let isClosing = false;
  const revive = () =>
    withLock(locks.mutex, async () => (isClosing ? undefined : await ensureRunning(place, true, log))).catch(
      (error: unknown) => {
        log('The database has stopped and cannot be started again yet', {
          reason: explain(error, dirname(place.entry)).message,
        });
        throw error;
      },
    );
  const watch = watchServer(place, running, revive);

  const leave = async () => {
    isClosing = true;
    await watch.stop();
    try {
      await withLock(locks.mutex, async () => {
        presence.release();
        if (isLockFree(locks.presence)) await stopServer(place);
      });
    } catch (error) {
      throw explain(error, dirname(place.entry));
    }
  };
  let left: Promise<void> | undefined;
  return { url: formatUrl(running.identity), close: () => (left ??= leave()) };
}

function prepareDataDir(dataDir: string): string {
  makeFolder(dataDir, 0o711);
  return realpathSync(dataDir);
}

async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = await takeExclusiveLock(path, mutexPatienceMs);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

function explain(error: unknown, dataDir: string): Error {
  const message = error instanceof Error ? error.message : String(error);
  const isPlain = !(error instanceof Error && 'code' in error);
  const sentence = isPlain ? message : (explainComplaint(message, join(dataDir, 'postgres')) ?? message);
  return new Error(sentence, { cause: error });
}
