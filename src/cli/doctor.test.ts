import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase, createEmptyDatabase } from '../../test/database.ts';

const run = promisify(execFile);
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hotseat-doctor-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function askDoctor(environment: Record<string, string>) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir, ...environment };
  const words = [join(import.meta.dirname, '../cli.ts'), 'doctor'];
  const ran = await run(process.execPath, words, { env, timeout: 60_000 }).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code: 'code' in ran ? ran.code : 0, said: `${ran.stdout}${ran.stderr}` };
}

it('finds nothing to mend in a sound installation', async () => {
  const DATABASE_URL = await createDatabase(inject('serverUrl'));
  const { code, said } = await askDoctor({ DATABASE_URL });
  expect(said).not.toContain('FIX');
  for (const what of [
    'settings',
    'database',
    'clock',
    'disk',
    'mail',
    'model',
    'encoder',
    'backup',
    'leftovers',
  ])
    expect(said).toMatch(new RegExp(`^ok   ${what}: `, 'm'));
  expect(code).toBe(0);
}, 60_000);

it('says what is wrong and what to do: mail, model, a held copy, calls that never ended', async () => {
  const DATABASE_URL = await createDatabase(inject('serverUrl'));
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(`insert into holds (name) values ('restored')`);
  await client.query(
    `insert into model_calls (kind, model, created_at) values ('brief', 'm', now() - interval '3 hours')`,
  );
  await client.end();
  const { code, said } = await askDoctor({
    ...{ DATABASE_URL, SMTP_URL: 'smtp://user:hidden-password@127.0.0.1:1' },
    STANDARD_MODEL: 'openai-compatible:nothing',
    OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:1/v1',
  });
  expect(said).toMatch(/FIX {2}mail: 127\.0\.0\.1 doesn’t accept them \((?:ESOCKET|ECONNREFUSED)\)/);
  expect(said).toMatch(/FIX {2}model: openai-compatible:nothing, provider_down/);
  expect(said).toContain('hotseat release');
  expect(said).toContain('1 language model calls that never ended');
  expect(said).not.toContain('hidden-password');
  expect(code).toBe(1);
}, 60_000);

it('of a database that cannot be used, or lacks migrations, says so and goes on', async () => {
  const absent = await askDoctor({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  expect(absent.said).toMatch(/FIX {2}database: not usable/);
  expect(absent.said).toMatch(/^ok {3}disk: /m);
  const empty = await askDoctor({ DATABASE_URL: await createEmptyDatabase(inject('serverUrl')) });
  expect(empty.said).toMatch(/FIX {2}database: \d+ migrations .*hotseat migrate/);
}, 60_000);
