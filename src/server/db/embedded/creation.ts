import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ClusterPaths } from './cluster-paths.ts';
import { explainComplaint, lastComplaint } from './complaints.ts';
import { inventIdentity, writeIdentity } from './identity.ts';
import { userName } from './login.ts';
import { endMakersOf } from './orphans.ts';
import type { OsUser } from './os-user.ts';
import { runProgram } from './programs.ts';
import { syncFolder } from './sync-folder.ts';

/** Makes the cluster beside its place and moves it there when it is whole, so that a death on the way leaves nothing in its place. */
export async function createCluster(place: ClusterPaths): Promise<void> {
  const parent = dirname(place.cluster);
  await removeDrafts(parent, basename(place.cluster));
  const draft = join(parent, `${basename(place.cluster)}.draft-${randomBytes(6).toString('hex')}`);
  makeFolder(draft, place.runAs);
  try {
    await initialise(place, draft);
    renameSync(join(draft, 'cluster'), place.cluster);
    syncFolder(parent);
  } finally {
    removeFolder(draft);
  }
  if (place.entry !== place.cluster) symlinkSync(place.cluster, place.entry);
}

async function initialise(place: ClusterPaths, draft: string): Promise<void> {
  const identity = await inventIdentity();
  const passwordFile = join(draft, 'password');
  writeFileSync(passwordFile, identity.secret, { mode: 0o600 });
  if (place.runAs) chownSync(passwordFile, place.runAs.uid, place.runAs.gid);
  const cluster = join(draft, 'cluster');
  makeFolder(cluster, place.runAs);
  const args = ['-D', cluster, '--username', userName, '--pwfile', passwordFile, '--auth', 'scram-sha-256'];
  // The built-in locale sorts alike on every system and release, unlike the system's own.
  const locale = [
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--locale-provider',
    'builtin',
    '--builtin-locale',
    'C.UTF-8',
  ];
  const ending = await runProgram(
    place,
    'initdb',
    [...args, ...locale, '--data-checksums', '--no-instructions'],
    120_000,
  );
  if (ending.code !== 0) throw new Error(explainFailure(ending.output, place));
  writeIdentity(cluster, identity, place.runAs);
}

function explainFailure(output: string, place: ClusterPaths): string {
  const known = explainComplaint(output, place.cluster);
  return known ?? `The database could not be made in ${place.cluster}: ${lastComplaint(output)}`;
}

async function removeDrafts(parent: string, name: string): Promise<void> {
  const drafts = readdirSync(parent).filter((entry) => entry.startsWith(`${name}.draft-`));
  for (const draft of drafts) {
    await endAllMakersOf(join(parent, draft));
    removeFolder(join(parent, draft));
  }
}

/** A killed process is gone a moment later, and may have started another just before. */
async function endAllMakersOf(draft: string): Promise<void> {
  for (let round = 0; round < 100 && endMakersOf(draft) > 0; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Tries again for a while, because somebody who was just killed may have been writing there. */
export function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 30, retryDelay: 20 });
}

function makeFolder(path: string, owner: OsUser | undefined): void {
  mkdirSync(path, { mode: 0o700 });
  if (owner) chownSync(path, owner.uid, owner.gid);
}
