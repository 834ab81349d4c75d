import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { canRun, copyNativeFolder, copyPath, findNativeFolder } from './binaries.ts';
import { canEnter, findServiceUser, isRoot, type OsUser, ownerOf } from './os-user.ts';
import { finishUpgrade } from './upgraded.ts';

/**
 * Where a cluster lives, which programs serve it, and as whom (absent: as ourselves). The entry is the cluster's place in
 * the data folder; where the cluster is elsewhere, a link there leads to it.
 */
export type ClusterPaths = { cluster: string; entry: string; native: string; runAs: OsUser | undefined };

export type Log = (message: string, details?: Record<string, unknown>) => void;

export function findClusterPaths(dataDir: string, log: Log): ClusterPaths {
  const entry = join(dataDir, 'postgres');
  const native = findNativeFolder();
  const existing = followEntry(entry);
  if (!isRoot()) return { cluster: existing ?? entry, entry, native, runAs: undefined };
  const runAs = chooseUser(existing);
  const cluster = existing ? requireEntrance(existing, runAs) : chooseCluster(dataDir, entry, runAs, log);
  return { cluster, entry, native: findReachableNative(dataDir, native, runAs, log), runAs };
}

function followEntry(entry: string): string | undefined {
  const isLink = lstatSync(entry, { throwIfNoEntry: false })?.isSymbolicLink();
  const link = isLink && readlinkSync(entry);
  finishUpgrade(link || entry);
  if (existsSync(entry)) return realpathSync(entry);
  if (!link) return undefined;
  throw new Error(
    `The database was kept in ${link}, which is gone; delete ${entry} to begin with an empty one.`,
  );
}

/** A cluster made by an ordinary user goes on running as that user when root opens it. */
function chooseUser(existing: string | undefined): OsUser {
  const owner = existing && ownerOf(existing);
  return owner && owner.uid !== 0 ? owner : findServiceUser();
}

function requireEntrance(cluster: string, runAs: OsUser): string {
  if (canEnter(runAs, dirname(cluster))) return cluster;
  throw new Error(
    `The database in ${cluster} runs as ${runAs.name}, who cannot enter the folders above it any more.`,
  );
}

function chooseCluster(dataDir: string, entry: string, runAs: OsUser, log: Log): string {
  openOwnFolder(dataDir, runAs, log);
  if (canEnter(runAs, dataDir)) return entry;
  const cluster = join(folderElsewhere(dataDir), 'postgres');
  // Without the link that led to it, an old cluster belongs to a data folder that was deleted since.
  if (existsSync(cluster)) setAside(cluster);
  log(`PostgreSQL runs as ${runAs.name}, who cannot enter the data folder: the database is kept elsewhere`, {
    dataDir,
    cluster,
  });
  return cluster;
}

/** The data folder is the product's own: where nobody but root may enter it, PostgreSQL's group may pass through. */
function openOwnFolder(dataDir: string, runAs: OsUser, log: Log): void {
  const { uid, mode } = statSync(dataDir);
  if (uid !== 0 || (mode & 0o077) !== 0 || !canEnter(runAs, dirname(dataDir))) return;
  chownSync(dataDir, 0, runAs.gid);
  chmodSync(dataDir, 0o710);
  log(`PostgreSQL runs as ${runAs.name}, whose group may now pass through the data folder`, { dataDir });
}

function setAside(cluster: string): void {
  const old = `${cluster}.old`;
  rmSync(old, { recursive: true, force: true });
  renameSync(cluster, old);
}

export function findReachableNative(dataDir: string, native: string, runAs: OsUser, log: Log): string {
  if (canRun(runAs, native)) return native;
  const copy = copyPath(native, folderElsewhere(dataDir));
  if (existsSync(copy)) return copy;
  copyNativeFolder(native, copy);
  log(`PostgreSQL runs as ${runAs.name}, who cannot reach its programs: a copy is used`, { native, copy });
  return copy;
}

function folderElsewhere(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = join('/var/lib/hotseat', hash);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  // A strict umask would keep PostgreSQL's user out of here as well.
  for (const path of [dirname(folder), folder]) chmodSync(path, 0o755);
  return folder;
}
