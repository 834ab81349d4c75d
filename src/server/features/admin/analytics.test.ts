/** Figures that can be checked by hand: the clock stands where nothing else of this file has happened. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator } from '../../../../test/administrator.ts';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { type Daily, getAnalytics } from '../../../shared/analytics.ts';
import { getCurrentUser } from '../../../shared/auth.ts';
import { backups, holds } from '../../db/tables.ts';

let test: TestApp;
let admin: Client;

const today = '2031-03-10';

beforeAll(async () => {
  test = await openTestApp({ withWorker: false });
  admin = await administrator(test);
  await fill();
  test.app.now = () => new Date(`${today}T12:00:00Z`);
});
afterAll(() => test.close());

/** Three weeks of a small class. */
async function fill(): Promise<void> {
  const run = (text: string) => test.app.db.execute(sql.raw(text));
  const users = [
    ['a', '2031-03-10 00:00:00Z', true],
    ['b', '2031-03-09 23:59:59Z', true],
    ['c', '2031-03-04 00:00:00Z', false],
    ['d', '2031-03-03 23:59:59Z', true],
  ] as const;
  for (const [name, at, isVerified] of users)
    await run(`insert into users (name, first_name, last_name, email, email_verified, created_at)
      values ('${name}', '${name}', 'X', '${name}@analytics.test', ${isVerified}, '${at}')`);
  const user = (name: string) => `(select id from users where email = '${name}@analytics.test')`;
  await run(
    `insert into semesters (user_id, name) select id, 'S' from users where email like '%@analytics.test'`,
  );
  await run(`insert into classes (user_id, semester_id, name) select user_id, id, 'C' from semesters`);
  await run(
    `insert into class_sessions (user_id, class_id, title, position) select user_id, id, 'T', 0 from classes`,
  );
  const add = (owner: string, values: string) =>
    run(`insert into cases (user_id, session_id, title, file_name, file_size, sha256, status, tier, engine, run,
        failure_code, created_at, first_material_at)
      select user_id, id, 'Secret v. Title', 'x.pdf', 1, 'x', ${values} from class_sessions where user_id = ${user(owner)}`);
  await add('a', `'ready', 'standard', 'extractive', 1, null, '2031-03-10 01:00Z', '2031-03-10 01:00:04Z'`);
  await add('a', `'ready', 'standard', 'extractive', 1, null, '2031-03-10 02:00Z', '2031-03-10 02:00:10Z'`);
  await add('b', `'ready', 'premium', 'openai:m', 1, null, '2031-03-09 02:00Z', '2031-03-09 02:01:00Z'`);
  // Somebody answered a question, or tried again, in between: nobody knows how long it would have taken.
  await add('b', `'ready', 'premium', 'openai:m', 2, null, '2031-03-09 03:00Z', '2031-03-09 05:00Z'`);
  await add('b', `'failed', 'premium', null, 1, 'provider_down', '2031-03-09 04:00Z', null`);
  await add('b', `'needs_answer', 'standard', null, 1, null, '2031-03-09 05:00Z', null`);
  await add('d', `'cancelled', 'standard', null, 1, null, '2031-02-20 05:00Z', null`);
  for (const [name, day] of [
    ['a', '2031-03-10'],
    ['b', '2031-03-10'],
    ['b', '2031-03-09'],
    ['d', '2031-02-20'],
  ])
    await run(`insert into active_days values ('${day}', ${user(name ?? '')})`);
  await run(`insert into customers (user_id) select id from users where email like '%@analytics.test'`);
  const customer = (name: string) => `(select id from customers where user_id = ${user(name)})`;
  await run(`insert into subscriptions values
    ('sub_b', ${customer('b')}, 'active', '2031-03-09 06:00Z', '2031-04-09 06:00Z', false, true),
    ('sub_d', ${customer('d')}, 'canceled', '2031-02-20 06:00Z', '2031-03-20 06:00Z', false, true)`);
  await run(`insert into payments (id, customer_id, purchase, quantity, amount_cents, refunded_cents, is_disputed, paid_at) values
    ('p1', ${customer('b')}, 'paid_plan', 1, 1500, 0, false, '2031-03-09 06:00Z'),
    ('p2', ${customer('b')}, 'tokens', 5, 1500, 300, false, '2031-03-10 06:00Z'),
    ('p3', ${customer('a')}, 'tokens', 1, 350, 0, true, '2031-03-10 07:00Z')`);
  await run(`insert into token_entries (customer_id, kind, quantity, source, sequence, created_at) values
    (${customer('b')}, 'purchase', 5, 'p2', 1, '2031-03-10 06:00Z'),
    (${customer('b')}, 'spend', -1, 'c1', 1, '2031-03-10 08:00Z'),
    (${customer('b')}, 'spend', -1, 'c2', 1, '2031-03-10 09:00Z'),
    (${customer('b')}, 'return', 1, 'c2', 2, '2031-03-10 09:30Z')`);
  await run(`insert into model_calls (kind, model, outcome, is_reading, input_tokens, cached_tokens, output_tokens, cost_cents, created_at) values
    ('brief', 'openai:m', 'ok', true, 1000, 600, 200, 1.25, '2031-03-09 02:00Z'),
    ('brief', 'openai:m', 'provider_down', false, 500, 0, 0, 0.5, '2031-03-09 04:00Z'),
    ('brief', 'openai:m', 'ok', false, 9, 0, 9, 9, '2031-02-20 04:00Z')`);
}

const at = (daily: Daily[], day: string) => daily.find((row) => row.day === day);

it('count whole days in UTC, today the last, also where nothing happened', async () => {
  for (const days of [7, 30, 90] as const) {
    const figures = await admin.call(getAnalytics, { days });
    expect(figures.daily.map(({ day }) => day).toSorted()).toEqual(figures.daily.map(({ day }) => day));
    expect(figures.daily).toHaveLength(days);
    expect(figures).toMatchObject({ days, until: today });
  }
  expect((await admin.call(getAnalytics, {})).days).toBe(30);
  for (const days of [0, 8, 365])
    expect((await admin.fail(getAnalytics, { days: days as 7 })).status).toBe(400);
});

it('say who signed up, came and stayed', async () => {
  const week = await admin.call(getAnalytics, { days: 7 });
  expect(week.from).toBe('2031-03-04');
  expect(week.daily.map(({ signUps }) => signUps)).toEqual([1, 0, 0, 0, 0, 1, 1]);
  expect(week.daily.map(({ activeUsers }) => activeUsers)).toEqual([0, 0, 0, 0, 0, 1, 2]);
  expect(week.activeUsers).toBe(2);
  expect(week.conversion).toEqual({ signedUp: 3, verified: 2, analyzed: 2, paid: 1 });
  expect(at(week.daily, '2031-03-09')?.upgrades).toBe(1);
  expect(week.accounts).toMatchObject({ paying: 1, suspended: 0 });
  const month = await admin.call(getAnalytics, { days: 30 });
  expect(month.conversion).toEqual({ signedUp: 4, verified: 3, analyzed: 3, paid: 2 });
});

it('say what was analyzed by tier, engine and outcome, why it failed and how long the first material took', async () => {
  const week = await admin.call(getAnalytics, { days: 7 });
  expect(week.analyses).toEqual(
    expect.arrayContaining([
      { tier: 'standard', engine: 'extractive', outcome: 'ready', analyses: 2 },
      { tier: 'premium', engine: 'openai:m', outcome: 'ready', analyses: 2 },
      { tier: 'premium', engine: null, outcome: 'failed', analyses: 1 },
      { tier: 'standard', engine: null, outcome: 'running', analyses: 1 },
    ]),
  );
  expect(week.analyses).toHaveLength(4);
  expect(at(week.daily, '2031-03-09')).toMatchObject({ ready: 2, failed: 1, cancelled: 0, running: 1 });
  expect(week.failures).toEqual([{ code: 'provider_down', analyses: 1 }]);
  expect(week.firstMaterial).toEqual({ analyses: 3, medianMs: 10_000, slowestTenthMs: 50_000 });
  expect(at(week.daily, today)?.medianFirstMaterialMs).toBe(7000);
  expect(at(week.daily, '2031-03-08')?.medianFirstMaterialMs).toBeNull();
  expect(week.models).toEqual([
    {
      ...{ model: 'openai:m', calls: 2, failedCalls: 1, costCents: 1.75 },
      ...{ inputTokens: 1500, cachedTokens: 600, outputTokens: 200 },
    },
  ]);
  expect(week.readings).toEqual([{ model: 'openai:m', calls: 1, costCents: 1.25, lines: 0, disagreed: 0 }]);
});

it('say what was sold, taken back and spent', async () => {
  const { daily } = await admin.call(getAnalytics, { days: 7 });
  expect(at(daily, '2031-03-09')).toMatchObject({ planCents: 1500, tokenCents: 0, takenBackCents: 0 });
  expect(at(daily, today)).toMatchObject({
    ...{ planCents: 0, tokenCents: 1850, takenBackCents: 650 },
    ...{ tokensSold: 6, tokensSpent: 1 },
  });
});

it('come as a file with one figure a line, and with no word of a student', async () => {
  const answer = await admin.raw('GET', '/api/admin/analytics?days=7&format=csv');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain('analytics-2031-03-04-to-2031-03-10.csv');
  const lines = String(answer.body).split('\r\n');
  expect(lines[0]).toBe('measure,day,of,value');
  expect(lines).toContain('signUps,2031-03-10,,1');
  expect(lines).toContain('analyses,,standard / extractive / ready,2');
  expect(lines).toContain('failures,,provider_down,1');
  expect(String(answer.body)).not.toMatch(/Secret|analytics\.test/);
});

it('count a student as active on each day once, however often she comes', async () => {
  const student = await test.student('returner');
  for (let time = 0; time < 3; time += 1) await student.call(getCurrentUser, {});
  const { rows } = await test.app.db.execute(
    sql`select day::text from active_days d join users u on u.id = d.user_id where u.email = 'returner@example.org'`,
  );
  expect(rows).toEqual([{ day: today }]);
});

it('tell how old the last backup is, and of a copy that was not released', async () => {
  expect(await admin.call(getAnalytics, {})).toMatchObject({ lastBackupAt: null, isHeld: false });
  const createdAt = new Date('2026-11-02T03:10:00Z');
  await test.app.db.insert(backups).values({ file: 'nightly', bytes: 1, createdAt });
  await test.app.db.insert(holds).values({ name: 'restored' });
  const found = await admin.call(getAnalytics, {});
  expect(found).toMatchObject({ lastBackupAt: createdAt.toISOString(), isHeld: true });
  await test.app.db.delete(holds);
});

it('tell the queue', async () => {
  const student = await test.student('waiter');
  const { sessionId } = await student.makeSession();
  await student.upload(sessionId, Buffer.from('%PDF-1.4 a file that waits'));
  const { queue } = await admin.call(getAnalytics, {});
  expect(queue).toContainEqual({
    ...{ job: 'process-case', waiting: 1, running: 0 },
    oldestAt: expect.any(String),
  });
});
