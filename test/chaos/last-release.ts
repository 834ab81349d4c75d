/** The sources of the release before this one, beside the packages of this one. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
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
 * know. Undefined where there is no history, as in an archive of the sources, and where it needs a package that is gone.
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
    if (await hasItsPackages(sources)) return { sources, commit, remove };
    await remove();
    return undefined;
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

async function hasItsPackages(sources: string): Promise<boolean> {
  for (const folder of ['src/server', 'src/study', 'src/opinion', 'src/shared']) {
    const names = await readdir(join(sources, folder), { recursive: true });
    for (const name of names.filter((each) => /\.ts$/.test(each) && !/\.test\.ts$|fixtures/.test(each))) {
      const text = await readFile(join(sources, folder, name), 'utf8');
      for (const [, named = ''] of text.matchAll(/ from '((?:@[\w-]+\/)?[\w.-]+)[^']*';/g))
        if (!/^(\.|node$)/.test(named) && !existsSync(join(root, 'node_modules', named))) return false;
    }
  }
  return true;
}
