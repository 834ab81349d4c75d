// Builds the web app and the server's bundle into dist/, each only when what it is made from has changed.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..');
const execute = promisify(execFile);

/** Runs a script of Node's in a process of its own; throws what it wrote to standard error. */
async function run(words: string[]): Promise<void> {
  try {
    // Tests build too, and say NODE_ENV=test: what is built is for everybody.
    const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' };
    await execute(process.execPath, words, { cwd: root, env });
  } catch (error) {
    const written = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(written || String(error));
  }
}

type Target = {
  name: 'web' | 'server';
  sources: string[];
  /** Writes the result into the folder. */
  build(folder: string): Promise<unknown>;
};

const targets: Target[] = [
  {
    name: 'web',
    sources: [
      'src/web',
      'src/shared',
      'src/study',
      'src/opinion',
      'src/server/features/cases/case-text.ts',
      'test/fixtures/teaching-opinion/opinion.pdf',
      'scripts/web',
      'vite.config.ts',
      'package-lock.json',
    ],
    // In a process of its own: Vite sets NODE_ENV, which would turn the running app into production.
    build: (folder) =>
      run([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--emptyOutDir']),
  },
  {
    name: 'server',
    sources: [
      'src/server',
      'src/cli',
      'src/cli.ts',
      'src/shared',
      'src/study',
      'src/opinion',
      'scripts/bundle.ts',
      'package-lock.json',
    ],
    build: (folder) => run([join(root, 'scripts/bundle.ts'), folder]),
  },
];

/** Builds what is missing or out of date, and says so on standard error. */
export async function buildIfStale(): Promise<void> {
  await Promise.all(targets.map(buildTarget));
}

async function buildTarget({ name, sources, build }: Target): Promise<void> {
  const finished = join(root, 'dist', name);
  const stampPath = join(finished, '.sources');
  const fingerprint = await fingerprintOf(sources);
  if ((await readFile(stampPath, 'utf8').catch(() => '')) === fingerprint) return;
  process.stderr.write(`Building the ${name === 'web' ? 'web app' : 'server'} …\n`);
  // Beside the finished one and put in its place at the end: two starts at once, or a killed one, leave no half.
  const growing = join(root, 'dist', `.${name}-${process.pid}`);
  await rm(growing, { recursive: true, force: true });
  await mkdir(growing, { recursive: true });
  try {
    await build(growing);
  } catch (error) {
    await rm(growing, { recursive: true, force: true });
    throw new Error(`The ${name} could not be built.\n${error instanceof Error ? error.message : error}`);
  }
  await writeFile(join(growing, '.sources'), fingerprint);
  await rm(finished, { recursive: true, force: true });
  await rename(growing, finished).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await cp(growing, finished, { recursive: true });
    await rm(growing, { recursive: true, force: true });
  });
}

/** By size and time of every file: reading them all would cost more than a start should. */
async function fingerprintOf(sources: string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) await addToHash(join(root, source), hash);
  return hash.digest('hex');
}

async function addToHash(path: string, hash: ReturnType<typeof createHash>): Promise<void> {
  const { mtimeMs, size } = await stat(path).catch(() => ({ mtimeMs: 0, size: 0 }));
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) {
    hash.update(`${relative(root, path)} ${mtimeMs} ${size}\n`);
    return;
  }
  for (const entry of entries.toSorted((a, b) => a.name.localeCompare(b.name))) {
    if (!/\.test\.tsx?$/.test(entry.name)) await addToHash(join(path, entry.name), hash);
  }
}

if (import.meta.main) await buildIfStale();
