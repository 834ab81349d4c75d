/** Brings a cluster that an earlier PostgreSQL made to this one, by a backup and its restore; the earlier one is kept beside it. */
import { existsSync, rmSync } from 'node:fs';
import { serverMajor } from './binaries.ts';
import type { ClusterPaths, Log } from './cluster-paths.ts';
import { createCluster, removeFolder } from './creation.ts';
import { formatUrl } from './login.ts';
import { majorOf } from './major.ts';
import { ensureRunning } from './running.ts';
import { stopServer } from './stop.ts';
import { nextPath, takeNext } from './upgraded.ts';

export type Upgrade = {
  /** Puts all that one database holds into the other, which is empty; the file is its own to use. */
  bringOver(from: string, to: string, file: string): Promise<void>;
  /** The folder of that PostgreSQL's programs. */
  findEarlier(major: number, place: ClusterPaths, log: Log): Promise<string>;
};

/** Only while nobody else uses the cluster. Broken off, it is begun anew by the next start. */
export async function upgradeCluster(place: ClusterPaths, upgrade: Upgrade, log: Log): Promise<void> {
  const { cluster } = place;
  const major = majorOf(cluster);
  const former = { ...place, native: await upgrade.findEarlier(major, place, log) };
  const next = { ...place, cluster: nextPath(cluster), entry: nextPath(cluster) };
  const file = `${cluster}.backup`;
  log('The database is brought to another PostgreSQL; the one before is kept', {
    from: major,
    to: serverMajor,
  });
  await discard(next);
  try {
    const from = await ensureRunning(former, false, log);
    await createCluster(next);
    const to = await ensureRunning(next, false, log);
    await upgrade.bringOver(formatUrl(from.identity), formatUrl(to.identity), file);
  } finally {
    for (const each of [former, next]) if (existsSync(each.cluster)) await stopServer(each);
    rmSync(file, { force: true });
  }
  takeNext(cluster);
  log('The database was brought to another PostgreSQL', { from: major, to: serverMajor });
}

/** What a start that was killed has left, perhaps with its server. */
async function discard(next: ClusterPaths): Promise<void> {
  if (!existsSync(next.cluster)) return;
  await stopServer(next);
  removeFolder(next.cluster);
}
