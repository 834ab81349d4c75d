// Completes package-lock.json after a change of packages.
// A registry that does not hold the builds of a package for every system makes npm leave them out of the lockfile,
// and `npm ci` then refuses it as out of step. Each missing build is entered with the exact version that its package asks for.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const systems = [
  'linux',
  'darwin',
  'win32',
  'freebsd',
  'android',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
];
const processors = [
  'x64',
  'arm64',
  'arm',
  'ia32',
  's390x',
  'ppc64',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
];

const path = join(import.meta.dirname, '../package-lock.json');
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(path, 'utf8'));

let added = 0;
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const home = missingPlace(place, name, version);
    if (home === undefined) continue;
    lock.packages[home] = describe(name, version, entry.dev === true);
    added += 1;
  }
}
if (added > 0) {
  const { '': root, ...packages } = lock.packages;
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = { '': root ?? {}, ...Object.fromEntries(sorted) };
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
}
process.stdout.write(`${added} entries added\n`);

/** Where the package would be installed, as Node looks it up; undefined when it is in the lockfile already. */
function missingPlace(dependent: string, name: string, version: string): string | undefined {
  for (
    let folder = dependent;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const found = lock.packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (found)
      return /^\d/.test(version) && found.version !== version
        ? `${dependent}/node_modules/${name}`
        : undefined;
    if (folder === '') return `node_modules/${name}`;
    if (!folder.includes('/node_modules/')) folder = '/node_modules/';
  }
}

function describe(name: string, version: string, dev: boolean): Entry {
  const words = name.split(/[-/]/);
  const cpu = words.filter((word) => processors.includes(word));
  const os = cpu.includes('wasm32') ? [] : words.filter((word) => systems.includes(word));
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : [];
  return {
    version,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(dev ? { dev } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}
