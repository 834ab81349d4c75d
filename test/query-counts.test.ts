/** How often a call asks the database must not depend on how much a student has. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { applicationName } from '../src/server/db/db.ts';
import { grantTokens } from '../src/server/features/subscription/service.ts';
import { contract } from '../src/shared/contract.ts';
import type { Endpoint } from '../src/shared/endpoint.ts';
import { getBrief, regenerateBrief, updateBrief } from '../src/shared/materials.ts';
import { createCategory } from '../src/shared/sessions.ts';
import { openTestApp, type TestApp } from './app.ts';
import { type Client, waitFor } from './client.ts';
import { opinionPdfNamed } from './fixtures/make.ts';

/** Her calls, and the ids that stand in their paths. */
type Desk = { student: Client; ids: [start: string, id: number][] };

const more = 29;

let test: TestApp;
let few: Desk;
let many: Desk;
const statements: string[] = [];

beforeAll(async () => {
  test = await openTestApp();
  few = await makeDesk();
  many = await makeDesk();
  await addRows(many.student.email);
  // Jobs use the same connections as calls.
  await waitFor(async () => (await test.app.queue.countOpen()) === 0);
  countStatements();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await test.close();
});

/** One of everything. */
async function makeDesk(): Promise<Desk> {
  const student = await test.student();
  await grantTokens(test.app, { email: student.email, tokens: 1, reason: 'test' });
  const { classId, sessionId } = await student.makeSession();
  await student.raw('PATCH', `/api/classes/${classId}/favorite`);
  await student.call(createCategory, { id: sessionId, name: 'Duty' });
  const { body } = await student.upload(sessionId, opinionPdfNamed(3));
  const { briefId, outlineId, questionSetId } = await student.waitForCase(body.id);
  const { version } = await student.call(getBrief, { id: briefId ?? 0 });
  await student.call(updateBrief, { id: briefId ?? 0, version, facts: [] });
  await student.call(regenerateBrief, { id: briefId ?? 0 });
  const ids: [string, number | null][] = [
    ['/api/classes/', classId],
    ['/api/cases/', body.id],
    ['/api/briefs/', briefId],
    ['/api/outlines/', outlineId],
    ['/api/questions/', questionSetId],
    ['/api/sessions/', sessionId],
  ];
  return { student, ids: ids.map(([start, id]) => [start, id ?? 0]) };
}

/** Copies of what she has, in the places where a student who works for a year has many. */
async function addRows(email: string): Promise<void> {
  const copies = sql.raw(`generate_series(1, ${more}) n`);
  const user = sql`(select id from users where email = ${email})`;
  const customer = sql`(select id from customers where user_id = ${user})`;
  for (const statement of [
    sql`insert into semesters (user_id, name) select user_id, name from semesters, ${copies} where user_id = ${user}`,
    sql`insert into classes (user_id, semester_id, name, is_favorite)
      select user_id, semester_id, name, true from classes, ${copies} where user_id = ${user}`,
    sql`insert into cases (user_id, session_id, category_id, title, file_name, file_size, sha256, status, tier, engine)
      select user_id, session_id, category_id, title, file_name, file_size, sha256 || n, status, tier, engine
      from cases, ${copies} where user_id = ${user}`,
    sql`insert into materials (user_id, case_id, kind, tier, engine, engine_version, content, item_count)
      select m.user_id, c.id, m.kind, m.tier, m.engine, m.engine_version, m.content, m.item_count
      from materials m join cases c on c.user_id = m.user_id and c.id <> m.case_id where m.user_id = ${user}`,
    // Of the first version alone: her second may or may not be written by now.
    sql`insert into material_versions (material_id, version, user_id, tier, engine, engine_version, content, item_count,
        edited, created_at)
      select material_id, version + n + 1, user_id, tier, engine, engine_version, content, item_count, edited, created_at
      from material_versions, ${copies} where user_id = ${user} and version = 1`,
    sql`insert into search_entries (user_id, case_id, source, place, page, text)
      select e.user_id, c.id, e.source, e.place, e.page, e.text
      from search_entries e join cases c on c.user_id = e.user_id and c.id <> e.case_id where e.user_id = ${user}`,
    sql`insert into cards (user_id, case_id, material_id, item_id, words, stability, difficulty, reps, lapses,
        last_reviewed_on, last_rating, is_sure_miss, due_on)
      select user_id, case_id, id, content #>> '{questions,0,id}', 'words', 3, 5, 1, 0, current_date - 3, 'good', false,
        current_date
      from materials where user_id = ${user} and kind = 'questions'`,
    sql`insert into drill_days (user_id, class_id, day, answers, right_answers, elapsed_ms, sureness, right_by_sureness)
      select user_id, id, current_date, 1, 1, 1000, '{0,1,0}', '{0,1,0}' from classes where user_id = ${user}`,
    sql`insert into charges (user_id, case_id, status, reserved_at)
      select user_id, id, 'committed', now() from cases where user_id = ${user}`,
    sql`insert into class_sessions (user_id, class_id, title, position)
      select user_id, class_id, title, n from class_sessions, ${copies} where user_id = ${user}`,
    sql`insert into categories (user_id, session_id, name, position)
      select c.user_id, s.id, c.name, n from categories c join class_sessions s on s.user_id = c.user_id, ${copies}
      where c.user_id = ${user}`,
    sql`insert into sign_ins (user_id, token, expires_at)
      select id, id || '-' || n, now() + interval '1 day' from users, ${copies} where id = ${user}`,
    sql`insert into passkeys (user_id, name, public_key, credential_id, counter, device_type, backed_up)
      select id, 'Key', 'x', id || '-' || n, 0, 'singleDevice', false from users, ${copies} where id = ${user}`,
    sql`insert into token_entries (customer_id, kind, quantity, source, sequence)
      select id, 'operator', 1, 'copy-' || n, 0 from customers, ${copies} where id = ${customer}`,
    sql`insert into payments (id, customer_id, purchase, quantity, amount_cents, refunded_cents, is_disputed, paid_at)
      select id || '-' || n, id, 'tokens', 1, 100, 0, false, now() from customers, ${copies} where id = ${customer}`,
  ])
    await test.app.db.execute(statement);
}

/** At the pool: whatever builds the statements. */
function countStatements(): void {
  const query = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [statement] = given as [string | { text: string }];
    const { connectionParameters } = this as unknown as { connectionParameters: pg.ConnectionConfig }; // Not in its types.
    if (connectionParameters.application_name === applicationName)
      statements.push(typeof statement === 'string' ? statement : statement.text);
    return Reflect.apply(query, this, given);
  });
}

async function statementsOf({ student, ids }: Desk, { path }: Endpoint): Promise<string[]> {
  const id = ids.find(([start]) => path.startsWith(start))?.[1];
  const words = path === '/api/search' ? '?q=court' : '';
  statements.length = 0;
  const { status } = await student.raw('GET', path.replace('{id}', String(id)) + words);
  expect(status, path).toBe(200);
  // A list of ids is one statement, however long it is; a connection that is opened anew asks who it is, and
  // what is asked at once comes in any order.
  const asked = statements.filter((text) => text !== 'select pg_backend_pid() as pid');
  return asked.map((text) => text.replaceAll(/\$\d+(?:, \$\d+)*/g, '$')).toSorted();
}

const reads = contract.filter(
  ({ method, access, answerType }) => method === 'GET' && access === 'user' && answerType === undefined,
);

it.each(reads.map((endpoint) => [endpoint.path, endpoint] as const))(
  'GET %s asks the database as often for thirty rows as for one',
  async (_, endpoint) => {
    const forOne = await statementsOf(few, endpoint);
    const forThirty = await statementsOf(many, endpoint);
    expect(forOne.length).toBeGreaterThan(0);
    // What is asked where the first list has nothing to show is asked once, too.
    for (const statement of forOne) {
      const at = forThirty.indexOf(statement);
      if (at >= 0) forThirty.splice(at, 1);
    }
    expect(forThirty).toEqual([]);
  },
);

it('the class of the second student holds thirty cases, and the search finds more than one', async () => {
  const classId = many.ids.find(([start]) => start === '/api/classes/')?.[1];
  const { body } = await many.student.raw('GET', `/api/classes/${classId}/sessions`);
  const sessions = body as { cases: unknown[] }[];
  expect(sessions).toHaveLength(more + 1);
  expect(sessions.flatMap(({ cases }) => cases)).toHaveLength(more + 1);
  const found = (await many.student.raw('GET', '/api/search?q=court')).body as { items: unknown[] };
  expect(found.items.length).toBeGreaterThan(1);
});
