/**
 * The product while everything goes wrong: two web processes and two workers, one of each of the release before where the
 * history is there, students who go on uploading, and faults by the seed. A sample; 1,000 faults with THOROUGH=1, which
 * takes about half an hour. CHAOS_SEED repeats a plan, though not its moments.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { silentLog } from '../../src/server/base/log.ts';
import { grantAnalyses, grantTokens } from '../../src/server/features/subscription/service.ts';
import { retryCase } from '../../src/shared/cases.ts';
import { openTestApp, type TestApp } from '../app.ts';
import { waitFor } from '../client.ts';
import { seededRandom } from '../seeded-random.ts';
import { planFaults, strike, type World } from './faults.ts';
import { openLastRelease, type Release } from './last-release.ts';
import { openMember } from './member.ts';
import { countUnsettled, listBroken, listGivenUp } from './promises.ts';
import { type Student, studyUntil } from './student.ts';

const amount = process.env.THOROUGH ? 1_000 : 16;
const atOnce = 25;
const students = 3;

/** A worker that died is noticed after ten seconds; a job that met two faults waits twice. */
const settledWithinMs = 45_000;

const secret = 'the-secret-that-all-processes-share-here';
const seed = Number(process.env.CHAOS_SEED ?? Math.floor(Date.now() / 86_400_000));
const random = seededRandom(seed);

let test: TestApp;
let world: World;
let lastRelease: Release | undefined;
const crowd: Student[] = [];

/** What fills the disk of a real one: each table that grows refuses while this says so. */
const fullDisk = `
  create table chaos_disk (is_full boolean not null);
  insert into chaos_disk values (false);
  create function chaos_disk() returns trigger language plpgsql as $$
  begin
    if (select is_full from chaos_disk) then
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end if;
    return new;
  end $$;`;
const growing = [
  'cases',
  'case_file_chunks',
  'case_texts',
  'case_events',
  'materials',
  'search_entries',
  'search_texts',
  'charges',
  'idempotency_keys',
  'pgboss.job',
];

beforeAll(async () => {
  test = await openTestApp({ withWorker: false, log: silentLog, config: { appSecret: secret } });
  lastRelease = await openLastRelease();
  for (let number = 0; number < students; number += 1) {
    const client = await test.student();
    const { sessionId } = await client.makeSession();
    const [email, reason] = [client.email, 'test'];
    await grantAnalyses(test.app, { email, analyses: 10_000, reason });
    await grantTokens(test.app, { email, tokens: 1_000, reason });
    crowd.push({ client, sessionId, acknowledged: [], surprises: [] });
  }
  const database = new pg.Client({ connectionString: test.databaseUrl });
  await database.connect();
  await database.query(fullDisk);
  for (const table of growing)
    await database.query(
      `create trigger chaos_disk before insert on ${table} for each row execute function chaos_disk()`,
    );
  const environment = { APP_SECRET: secret, APP_URL: test.url, RATE_LIMITS: '{"uploadsPerUser":100000}' };
  const open = (role: 'web' | 'worker', name: string, sources?: string) =>
    openMember({ role, name, environment, databaseUrl: test.databaseUrl, chooseSources: () => sources });
  const old = lastRelease?.sources;
  const members = await Promise.all([
    open('web', 'web'),
    open('web', 'web of the last release', old),
    open('worker', 'worker'),
    open('worker', 'worker of the last release', old),
  ]);
  world = { members, random, database };
  await waitFor(async () => members.every((each) => each.running()), 60_000);
}, 120_000);

afterAll(async () => {
  await Promise.all(world.members.map((member) => member.close()));
  await world.database.end();
  await test.close();
  await lastRelease?.remove();
}, 100_000);

const struck = new Map<string, Set<string>>();
let slowestSettlingMs = 0;

async function settle(): Promise<void> {
  const startedAt = performance.now();
  const isSettled = async () =>
    world.members.every((each) => each.running()) && (await countUnsettled(world.database)) === 0;
  await waitFor(isSettled, settledWithinMs);
  slowestSettlingMs = Math.max(slowestSettlingMs, performance.now() - startedAt);
}

let uploads = 0;

async function strikeAll(names: ReturnType<typeof planFaults>): Promise<void> {
  let isOver = false;
  const web = world.members.filter(({ role }) => role === 'web');
  const life = {
    urls: web.map(({ url }) => url),
    origin: test.url,
    random: Math.random,
    nextSeed: () => seed * 100_000 + (uploads += 1),
  };
  const lives = crowd.map((student) => studyUntil(student, life, () => isOver));
  await sleep(500);
  for (const name of names) {
    const where = await strike(name, world);
    struck.set(name, (struck.get(name) ?? new Set()).add(`${struck.get(name)?.size ?? 0} ${where}`));
    await sleep(random() * 200);
  }
  isOver = true;
  await Promise.all(lives);
}

it(
  'loses, doubles, charges wrongly and forgets nothing',
  async () => {
    const plan = planFaults(amount, random);
    for (let first = 0; first < plan.length; first += atOnce) {
      await strikeAll(plan.slice(first, first + atOnce));
      await settle();
      // Where every attempt met a fault the student is told, and runs it again.
      for (const student of crowd)
        for (const id of await listGivenUp(world.database))
          if (student.acknowledged.includes(id)) await student.client.call(retryCase, { id });
      await settle();
      expect(await listGivenUp(world.database)).toEqual([]);
      const acknowledged = crowd.flatMap((student) => student.acknowledged);
      expect(await listBroken(world.database, acknowledged)).toEqual([]);
      if (first + atOnce < plan.length) console.log(`${first + atOnce} faults of ${plan.length} went well`);
    }
    expect(crowd.flatMap(({ surprises }) => surprises)).toEqual([]);
    expect(world.members.flatMap((member) => member.complaints())).toEqual([]);
    print();
  },
  60_000 + amount * 6_000,
);

function print(): void {
  const places = [...struck.values()].flatMap((each) => [...each].map((where) => where.replace(/^\d+ /, '')));
  const cases = crowd.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const rows = [...struck].map(([name, where]) => `  ${String(where.size).padStart(4)}  ${name}`);
  console.log(
    [
      `Faults: ${places.length} in ${new Set(places).size} different places, on ${cases} cases (seed ${seed}; last release: ${lastRelease?.commit.slice(0, 10) ?? 'no history here'})`,
      ...rows,
      `  all settled within ${Math.round(slowestSettlingMs / 1000)} s after the last fault; the bound is ${settledWithinMs / 1000} s`,
    ].join('\n'),
  );
}
