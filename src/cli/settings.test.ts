import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase, createEmptyDatabase } from '../../test/database.ts';
import { settingsSource } from '../server/base/config.ts';
import { root } from '../server/base/root.ts';
import { applySettings, parseSettings } from './settings.ts';

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hotseat-settings-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function ask(words: string[], environment: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', DATA_DIR: join(folder, 'data'), ...environment };
  const ran = await run(process.execPath, [join(root, 'src/cli.ts'), ...words], {
    env,
    timeout: 60_000,
  }).catch((error: { code: number; stdout: string; stderr: string }) => error);
  return { code: 'code' in ran ? ran.code : 0, said: `${ran.stdout}${ran.stderr}`.trimEnd().split('\n') };
}

const file = async (name: string, text: string) => {
  await writeFile(join(folder, name), text);
  return join(folder, name);
};

it('reads a file of settings as systemd does: quotes go, a # within a value stays', () => {
  const text = '# comment\n; another\nA=1\n B="two words"\nC=pass#word\nD=\nE=a\\\n b\nnot a line\n';
  expect(parseSettings(text)).toEqual({ A: '1', B: 'two words', C: 'pass#word', D: '', E: 'a b' });
});

it('every command of the operator names database and release first, and what it was given goes before the environment', async () => {
  const url = await createDatabase(inject('serverUrl'));
  const settings = await file('environment', `DATABASE_URL=${url}\nAPP_SECRET=${'s'.repeat(40)}\n`);
  const elsewhere = { DATA_DIR: folder, DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:1/elsewhere' };
  for (const words of [['doctor'], ['backup', join(folder, 'copy')]]) {
    const { code, said } = await ask([...words, '--settings', settings], elsewhere);
    const { hostname, port, pathname } = new URL(url);
    expect(said[0]).toMatch(/^Hotseat \d+\.\d+\.\d+, the database /);
    expect(said[0]).toContain(`${pathname.slice(1)} at ${hostname}:${port}, settings from ${settings}`);
    expect(said.join()).not.toContain('hidden');
    expect(code, said.join()).toBe(0);
  }
}, 120_000);

it('makes no database unless told, and refuses in a sentence', async () => {
  const none = [
    ['backup', join(folder, 'b')],
    ['release'],
    ['choices'],
    ['migrate'],
    ['grant', 'a@example.edu', '--analyses=1', '--reason=x'],
  ];
  for (const words of none) {
    const { code, said } = await ask(words);
    expect(said.slice(1)).toEqual([
      expect.stringMatching(/^There is no database in .*: start the product there once/),
    ]);
    expect(code).toBe(2);
  }
  const doctor = await ask(['doctor']);
  expect(doctor.said.join('\n')).toContain('FIX  database: There is no database');
  expect(existsSync(join(folder, 'data'))).toBe(false);

  const DATABASE_URL = await createEmptyDatabase(inject('serverUrl'));
  const empty = await ask(['backup', join(folder, 'b')], { DATABASE_URL });
  expect(empty.said.slice(1)).toEqual([expect.stringMatching(/^This database is empty/)]);
  const migrated = await ask(['migrate'], { DATABASE_URL, BACKUP_DIR: 'off' });
  expect(migrated.code, migrated.said.join()).toBe(0);
  // No process has started on it yet.
  expect((await ask(['backup', join(folder, 'b')], { DATABASE_URL })).code).toBe(0);

  for (const words of [['release'], ['migrate']]) {
    const away = await ask(words, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
    expect(away.said.slice(1)).toEqual([expect.stringMatching(/ECONNREFUSED/)]);
    expect(away.code).toBe(2);
  }
}, 120_000);

it('finds the settings of the installation whose folder it stands in, and only those', async () => {
  const settings = await file('of-the-unit', 'SUPPORT_EMAIL=help@example.edu\nBACKUP_DIR=/of/the/file\n');
  // The unit's folder is a link to that of the release which runs.
  const running = join(folder, 'running');
  await symlink(folder, running);
  const unit = await file(
    'hotseat-migrate.service',
    `[Service]\nWorkingDirectory=${running}\nEnvironmentFile=${settings}\nEnvironment=BACKUP_DIR=/of/the/unit DRAIN_SECONDS=7\n`,
  );
  const names = ['SUPPORT_EMAIL', 'BACKUP_DIR', 'DRAIN_SECONDS'];
  const before = names.map((name) => process.env[name]);
  try {
    for (const name of names) delete process.env[name];
    expect(applySettings(['doctor'], { unit, folder: '/elsewhere' })).toEqual(['doctor']);
    expect(settingsSource()).toBeUndefined();
    process.env.SUPPORT_EMAIL = 'typed@example.edu';
    expect(applySettings(['doctor'], { unit, folder })).toEqual(['doctor']);
    expect(settingsSource()).toBe(settings);
    expect(names.map((name) => process.env[name])).toEqual(['typed@example.edu', '/of/the/file', '7']);
    expect(applySettings(['backup', `--settings=${settings}`, 'F'], { unit, folder })).toEqual([
      'backup',
      'F',
    ]);
    expect(process.env.SUPPORT_EMAIL).toBe('help@example.edu');
    // The next release, beside it, is told the file and takes what the unit sets as well.
    delete process.env.DRAIN_SECONDS;
    applySettings(['migrate', '--settings', settings], { unit, folder: '/the/next' });
    expect(process.env.DRAIN_SECONDS).toBe('7');
    expect(() => applySettings(['doctor', '--settings', join(folder, 'none')], { unit, folder })).toThrow(
      /can’t be read: there is no such file/,
    );
  } finally {
    for (const [at, name] of names.entries()) {
      if (before[at] === undefined) delete process.env[name];
      else process.env[name] = before[at];
    }
  }
});

it('of a file that only the service may read, says who may', async () => {
  const settings = await file('closed', 'PORT=3001\n');
  await chmod(settings, 0o000);
  const { said, code } = await ask(['doctor', '--settings', settings]);
  // Root reads everything.
  if (process.getuid?.() === 0) expect(code).toBe(1);
  else expect(said).toEqual([expect.stringMatching(/^You may not read .*: run this as root/)]);
}, 60_000);
