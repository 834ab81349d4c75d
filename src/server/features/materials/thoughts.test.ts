/** Material of a time when a model's thought and a student's words had one mark. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase } from '../../../../test/database.ts';

const migration = join(import.meta.dirname, '../../db/migrations/0020_thoughts-are-no-own-words.sql');

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: await createDatabase(inject('serverUrl')) });
  await client.connect();
  // A material without its student and its case.
  await client.query('set session_replication_role = replica');
});
afterAll(() => client.end());

const item = (id: string, rest: object = {}) => ({
  id,
  text: 'So.',
  pinpoints: [],
  verified: true,
  marks: ['own'],
  ...rest,
});

let cases = 0;

async function add(engine: string, content: object): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into materials (user_id, case_id, kind, tier, engine, engine_version, content, item_count, created_at)
     values (1, $3, 'brief', 'standard', $1, '1', $2, 1, now()) returning id`,
    [engine, content, ++cases],
  );
  return rows[0]?.id ?? 0;
}

async function marksOf(id: number): Promise<unknown> {
  const { rows } = await client.query<{
    content: { facts: { marks: string[]; children?: { marks: string[] }[] }[] };
  }>('select content from materials where id = $1', [id]);
  return rows[0]?.content.facts.map(({ marks, children }) => [
    marks,
    ...(children ?? []).map((each) => each.marks),
  ]);
}

test('a model’s thought becomes inferred, and the student’s words stay hers', async () => {
  const facts = [
    item('assigned-3', { children: [item('assigned-3.1'), item('own-1')] }),
    item('own-2'),
    item('facts-1', { generated: 'Before.', marks: ['inferred', 'own'] }),
    item('facts-2', { marks: ['dicta', 'own'] }),
  ];
  const made = await add('openai:gpt-5-mini', { facts });
  const embedded = await add('extractive', { facts });
  for (const statement of (await readFile(migration, 'utf8')).split('--> statement-breakpoint')) {
    await client.query(statement);
  }
  expect(await marksOf(made)).toEqual([
    [['inferred'], ['inferred'], ['own']],
    [['own']],
    [['inferred', 'own']],
    [['dicta', 'inferred']],
  ]);
  expect(await marksOf(embedded)).toEqual([
    [['own'], ['own'], ['own']],
    [['own']],
    [['inferred', 'own']],
    [['dicta', 'own']],
  ]);
});
