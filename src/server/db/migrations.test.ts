/** A new release meets a database that the one before works on. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp } from '../../../test/app.ts';
import { openLastRelease } from '../../../test/chaos/last-release.ts';
import { openWay } from '../../../test/chaos/way.ts';
import { Client, waitFor } from '../../../test/client.ts';
import { createDatabase, createEmptyDatabase } from '../../../test/database.ts';
import { opinionPdfNamed } from '../../../test/fixtures/make.ts';
import { killServerProcesses, startServerProcess } from '../../../test/server-process.ts';
import type { Opinion } from '../../opinion/opinion.ts';
import { deleteCaseText } from '../../shared/cases.ts';
import { type SearchHit, search } from '../../shared/search.ts';
import { listSemesters } from '../../shared/semesters.ts';
import { silentLog } from '../base/log.ts';
import { indexText } from '../features/search/index-entries.ts';
import { grantAnalyses } from '../features/subscription/service.ts';
import { knownMigrations, type Migration, migrateDatabase } from './migrations.ts';
import { cases, caseTexts, searchTexts } from './tables.ts';

const release = await openLastRelease();
afterAll(() => release?.remove());

const later = (number: number, ...sql: string[]): Migration => ({
  ...{ sql, hash: `later ${number}`, bps: true },
  folderMillis: Date.now() * 2 + number,
});

describe('an index on a table that grows', () => {
  const unique = 'CREATE UNIQUE INDEX CONCURRENTLY "beside_unique" ON "beside" ("value")';
  const plain = 'CREATE INDEX CONCURRENTLY "beside_plain" ON "beside" ("value")';
  let url: string;
  let client: pg.Client;

  beforeAll(async () => {
    url = await createDatabase(inject('serverUrl'));
    client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create table beside (value int)');
  });
  afterAll(() => client.end());

  const validity = async () => {
    const { rows } = await client.query(
      `select relname as name, indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid
       where relname like 'beside%' order by 1`,
    );
    return rows;
  };

  it('is made while others write, and anew after it was broken off half-way', async () => {
    await client.query('insert into beside values (1), (1)');
    const migrations = [...knownMigrations(), later(1, plain, unique)];
    // What breaks it off here is a value that comes twice; a process that is killed leaves the same behind.
    await expect(migrateDatabase(url, { migrations })).rejects.toThrow(/beside_unique/);
    expect(await validity()).toEqual([
      { name: 'beside_plain', valid: true },
      { name: 'beside_unique', valid: false },
    ]);
    await client.query('delete from beside');

    const writer = new pg.Client({ connectionString: url });
    await writer.connect();
    await writer.query('begin; insert into beside values (2)');
    const migrated = migrateDatabase(url, { migrations });
    await waitFor(async () => {
      const { rows } = await client.query(
        `select 1 from pg_stat_activity where datname = current_database()
         and application_name like '%migrations' and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    });
    // It waits for that transaction, and lets others write meanwhile.
    await client.query('set lock_timeout to 1000; insert into beside values (3)');
    await writer.query('commit');
    await writer.end();
    expect(await migrated).toBe(1);
    expect((await validity()).every(({ valid }) => valid)).toBe(true);
    expect(await migrateDatabase(url, { migrations })).toBe(0);
  });
});

it('brings a database up in the end, wherever its connection is lost', async () => {
  const target = new URL(await createEmptyDatabase(inject('serverUrl')));
  const way = await openWay(target.href);
  let losses = 0;
  let statements = 1;
  for (let isUp = false; !isUp; statements += 6) {
    let left = statements;
    way.set({ isWorked: losses % 2 === 0, catches: () => (left -= 1) < 0, spring: () => (losses += 1) });
    isUp = await migrateDatabase(way.url).then(
      () => true,
      () => false,
    );
  }
  await way.cut();
  expect(losses).toBeGreaterThan(5);
  expect(await migrateDatabase(target.href)).toBe(0);
  const columns = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      `select table_name, column_name, data_type, is_nullable from information_schema.columns
       where table_schema = 'public' order by 1, 2`,
    );
    await client.end();
    return rows;
  };
  expect(await columns(target.href)).toEqual(await columns(await createDatabase(inject('serverUrl'))));
}, 60_000);

// Where the sources came without their history there is no release before.
describe.skipIf(!release)('the release before this one', () => {
  it('serves and works on the new schema, beside and after this one', async () => {
    const sources = release?.sources ?? '';
    const secret = 'a-secret-that-both-releases-have-been-given';
    const test = await openTestApp({ withWorker: false, log: silentLog, config: { appSecret: secret } });
    const dataDir = await mkdtemp(join(tmpdir(), 'hotseat-last-release-data-'));
    try {
      const student = await test.student();
      const { sessionId } = await student.makeSession();
      await grantAnalyses(test.app, { email: student.email, analyses: 2, reason: 'test' });
      const { body: before } = await student.upload(sessionId, opinionPdfNamed(1));
      const environment = { APP_SECRET: secret, APP_URL: test.url };
      const old = await startServerProcess({ dataDir, databaseUrl: test.databaseUrl, sources, environment });
      // A case that the new release took, made by the old one; and one that the old one took itself.
      expect(await student.waitForCase(before.id, undefined, 40_000)).toMatchObject({ status: 'ready' });
      const there = Object.assign(new Client(old.url), { cookie: student.cookie });
      expect(await there.call(listSemesters, {})).toHaveLength(1);
      const { body: after } = await there.upload(sessionId, opinionPdfNamed(2), {
        headers: { origin: test.url },
      });
      expect(await student.waitForCase(after.id, undefined, 40_000)).toMatchObject({ status: 'ready' });
      // What either has written is found by both; by the old one perhaps without the words around it.
      const [stored] = await test.app.db.select().from(caseTexts).where(eq(caseTexts.caseId, before.id));
      const [row] = await test.app.db.select().from(cases).where(eq(cases.id, before.id));
      await indexText(test.app, { caseId: before.id, userId: row?.userId ?? 0 }, stored?.opinion as Opinion);
      const found = async (client: Client) =>
        (await client.call(search, { q: 'court', limit: 50 })).items.filter(
          ({ source }) => source === 'text',
        );
      const casesOf = (hits: SearchHit[]) => [...new Set(hits.map(({ caseId }) => caseId))].toSorted();
      expect(casesOf(await found(there))).toEqual([before.id, after.id]);
      const hits = await found(student);
      expect(casesOf(hits)).toEqual([before.id, after.id]);
      for (const { snippet } of hits) expect(snippet.some(({ isMatch }) => isMatch)).toBe(true);
      const { status } = await there.send(deleteCaseText, { id: before.id }, { origin: test.url });
      expect(status).toBe(204);
      const [left] = await test.app.db.select().from(searchTexts).where(eq(searchTexts.caseId, before.id));
      expect(left?.texts.text).toBeUndefined();
      expect(old.said()).not.toMatch(/"level":(50|60)/);
      expect(await old.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    } finally {
      await killServerProcesses();
      await test.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  }, 120_000);
});
