/** What docs/operating.md says in numbers and names is what the code does. */
import { globSync, readFileSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { besidePool, pastPooler } from '../src/cli/doctor.ts';
import { readConfig } from '../src/server/base/config.ts';
import { root } from '../src/server/base/root.ts';
import { exampleEnvironment } from '../src/server/base/variables.ts';
import { keptBackups } from '../src/server/outside/backups.ts';
import { nightly } from '../src/server/worker.ts';

const read = (path: string) => readFile(join(root, path), 'utf8');
const page = (await read('docs/operating.md')).replaceAll(/\s+/g, ' ');
const quoted = [...page.replaceAll(/```.*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);

const production = {
  NODE_ENV: 'production',
  APP_URL: 'https://hotseat.example.edu',
  DATABASE_URL: 'postgres://hotseat@127.0.0.1/hotseat',
  APP_SECRET: 'x'.repeat(40),
  SMTP_URL: 'smtp://127.0.0.1',
  MAIL_FROM: 'Hotseat <no-reply@hotseat.example.edu>',
  SUPPORT_EMAIL: 'help@hotseat.example.edu',
};

it('what must be set stops a start that lacks it, by its name; what should be warns', () => {
  const required =
    /set these in `\/etc\/hotseat\/environment`: (.*?)\. If one is missing/.exec(page)?.[1] ?? '';
  const names = required.match(/[A-Z_]{5,}/g) ?? [];
  expect(names.toSorted()).toEqual(
    Object.keys(production)
      .filter((name) => name !== 'NODE_ENV')
      .toSorted(),
  );
  for (const name of names.filter((each) => each !== 'DATABASE_URL'))
    expect(() => readConfig({ ...production, [name]: undefined }), name).toThrow(name);
  const { warnings } = readConfig(production);
  expect(warnings.map((words) => words.split(' ')[0])).toEqual(['TRUST_PROXY', 'METRICS_TOKEN']);
  expect(readConfig({ ...production, TRUST_PROXY: 'true', METRICS_TOKEN: 'm'.repeat(16) }).warnings).toEqual(
    [],
  );
});

it('numbers of connections, backups and seconds are those of the code', async () => {
  const { pool } = readConfig({}).operating.database;
  expect(page).toContain(`opens up to \`DATABASE_POOL\` + ${besidePool} connections`);
  expect(page).toContain(`up to ${pastPooler} connections a process`);
  const [, four] = /four above need (\d+)/.exec(page) ?? [];
  // PostgreSQL keeps three for its superuser.
  expect(Number(four)).toBeGreaterThanOrEqual(4 * (pool + besidePool) + 3);
  expect(3 * (pool + besidePool)).toBeLessThanOrEqual(97);
  const [minute, hour] = nightly.split(' ').map((part) => part.padStart(2, '0'));
  expect(page).toContain(`every night at ${hour}:${minute} UTC`);
  expect([keptBackups, page.includes('keeps fourteen of each')]).toEqual([14, true]);
  const drainSeconds = readConfig(production).operating.drainMs / 1000;
  expect(page).toContain(`\`DRAIN_SECONDS\` (${drainSeconds} in production)`);
  for (const unit of ['web', 'worker']) {
    const [, seconds] =
      /TimeoutStopSec=(\d+)/.exec(await read(`deploy/systemd/hotseat-${unit}@.service`)) ?? [];
    expect(Number(seconds)).toBeGreaterThan(2 * drainSeconds + 20);
  }
});

it('names variables, files and commands that there are', async () => {
  const variables = exampleEnvironment();
  for (const name of quoted.filter((words) => /^[A-Z]+_[A-Z_]+$/.test(words)))
    expect(variables, name).toContain(`#${name}=`);
  for (const path of quoted.filter((words) => /^deploy\/[\w./-]+$/.test(words)))
    await expect(access(join(root, path)), path).resolves.toBeUndefined();
  const cli = await read('src/cli.ts');
  for (const [, command] of page.matchAll(/hotseat (?:-- )?(doctor|[a-z]+)\b(?= FILE|`|”)/g))
    expect(cli, command).toMatch(new RegExp(`^ {2}'?${command}'?: async`, 'm'));
});

it('the words of the runbook are the words of the log and of metrics', () => {
  const sources = globSync('src/server/**/*.ts', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const runbook = /### Runbook(.*?)### /.exec(page)?.[1] ?? '';
  const words = [...runbook.matchAll(/`([^`]+)`/g)].map(([, each = '']) => each);
  const said = words.filter((each) => /^[A-Z][a-z]+ |^[a-z]+_[a-z_]+$/.test(each));
  expect(said.length).toBeGreaterThan(5);
  for (const each of said)
    expect(
      sources.some((source) => source.includes(each)),
      each,
    ).toBe(true);
});
