/** How a cluster that was brought to another PostgreSQL gets into its place: wherever it is broken off, one of both is whole. */
import { existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { majorOf } from './major.ts';
import { syncFolder } from './sync-folder.ts';

/** Where it is made. */
export const nextPath = (cluster: string) => `${cluster}.next`;

const wholePath = (cluster: string) => `${cluster}.upgraded`;

/** From now on it counts: the one before it is kept beside it. Its server is down. */
export function takeNext(cluster: string): void {
  renameSync(nextPath(cluster), wholePath(cluster));
  syncFolder(dirname(cluster));
  finishUpgrade(cluster);
}

/** Before anything looks at the cluster. */
export function finishUpgrade(cluster: string): void {
  const whole = wholePath(cluster);
  if (!existsSync(whole)) return;
  if (existsSync(cluster)) renameSync(cluster, freePath(`${cluster}.made-by-${majorOf(cluster)}`));
  renameSync(whole, cluster);
  syncFolder(dirname(cluster));
}

const freePath = (path: string) => (existsSync(path) ? `${path}-${Date.now()}` : path);
