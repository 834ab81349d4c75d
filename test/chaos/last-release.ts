/** The sources of the release before this one, beside the packages of this one. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../src/server/base/root.ts';

const run = promisify(execFile);
const git = async (...words: string[]) =>
  (await run('git', words, { cwd: root, maxBuffer: 1 << 26 })).stdout.trim();

export type Release = { sources: string; commit: string; remove(): Promise<void> };

/**
 * The latest tag; without one the commit before the newest migration, so that its code meets a schema that it does not
 * know. Undefined where there is no history, as in an archive of the sources.
 */
export async function openLastRelease(): Promise<Release | undefined> {
  const commit = await findCommit().catch(() => undefined);
  if (!commit) return undefined;
  const sources = await mkdtemp(join(tmpdir(), 'hotseat-last-release-'));
  const remove = () => rm(sources, { recursive: true, force: true });
  try {
    const archive = join(sources, 'sources.tar');
    await git(
      'archive',
      '--format=tar',
      `--output=${archive}`,
      commit,
      'src',
      'package.json',
      'test/fixtures',
    );
    await run('tar', ['-xf', archive, '-C', sources]);
    await rm(archive);
    await symlink(join(root, 'node_modules'), join(sources, 'node_modules'));
    return { sources, commit, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function findCommit(): Promise<string> {
  const tag = await git('describe', '--tags', '--abbrev=0').catch(() => '');
  if (tag) return tag;
  const newest = await git(
    'log',
    '-1',
    '--format=%H',
    '--diff-filter=A',
    '--',
    'src/server/db/migrations/*.sql',
  );
  return git('rev-parse', '--verify', `${newest}~1`);
}
