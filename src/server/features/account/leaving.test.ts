/** Taking everything along, and leaving nothing behind. */
import { inflateRawSync } from 'node:zlib';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { opinionPdfNamed } from '../../../../test/fixtures/make.ts';
import { deleteAccount, exportAccount } from '../../../shared/account.ts';
import { forgotPassword, getCurrentUser, login } from '../../../shared/auth.ts';
import { getCaseText } from '../../../shared/cases.ts';
import { addHighlight } from '../../../shared/highlights.ts';
import { reportBrief } from '../../../shared/materials.ts';
import { createCheckoutSession } from '../../../shared/payments.ts';
import { createCategory } from '../../../shared/sessions.ts';
import { getSubscriptionStatus } from '../../../shared/subscription.ts';
import { accounts, moneyEvents, providerEvents, rateLimits, spentTrials } from '../../db/tables.ts';
import { grantAnalyses } from '../subscription/service.ts';
import { exportedByCase, leftOut, records } from './records.ts';

const password = 'correct horse battery';
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** A student with something in as many tables as a first evening fills. */
async function settledStudent(name: string): Promise<{ student: Client; userId: number }> {
  const student = await test.student(name);
  const { id: userId } = await student.call(getCurrentUser, {});
  const { sessionId } = await student.makeSession();
  await student.call(createCategory, { id: sessionId, name: `Category of ${name}` });
  const { body } = await student.upload(sessionId, opinionPdfNamed(userId));
  const { briefId } = await student.waitForCase(body.id);
  await student.call(reportBrief, { id: briefId ?? 0, itemId: 'holding', reason: `Wrong, says ${name}` });
  await highlight(student, body.id, `Noted by ${name}`);
  await student.call(createCheckoutSession, { tier: 'paid' });
  await student.call(forgotPassword, { email: student.email });
  await student.mailTo(student.email, /reset/i);
  return { student, userId };
}

async function highlight(student: Client, id: number, note: string): Promise<void> {
  const { pages } = await student.call(getCaseText, { id });
  const [passage] = pages.flatMap((page) => page.paragraphs).filter(({ text }) => text.length > 20);
  const words = { paragraphId: passage?.id ?? '', start: 0, end: 20 };
  await student.call(addHighlight, { id, ...words, colour: 'facts', note });
}

type Column = { table: string; column: string };

/** Every table that leads to a user by its references, however many steps away, and the row count of each. */
async function tablesOfUsers(): Promise<string[]> {
  const { rows } = await test.app.db.execute<{ table: string; to: string }>(sql`
    select distinct c.relname as table, f.relname as to
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`);
  const found = new Set(['users']);
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const { table, to } of rows) if (found.has(to)) found.add(table);
  }
  found.delete('users');
  return [...found].toSorted();
}

async function allText(): Promise<Column[]> {
  const { rows } = await test.app.db.execute<Column>(sql`
    select c.table_schema || '.' || c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'pgboss')
      and c.data_type not in ('bytea', 'tsvector')`);
  return rows;
}

/** Where in the whole database a text stands. */
async function placesOf(text: string): Promise<string[]> {
  const places: string[] = [];
  for (const { table, column } of await allText()) {
    const [schema = '', name = ''] = table.split('.');
    const from = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = await test.app.db.execute(
      sql`select 1 from ${from} where strpos(${sql.identifier(column)}::text, ${text}) > 0 limit 1`,
    );
    if (rows.length > 0) places.push(`${table}.${column}`);
  }
  return places;
}

async function rowsOfUser(userId: number): Promise<string[]> {
  const { rows } = await test.app.db.execute<{ table: string }>(sql`
    select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'`);
  const found: string[] = [];
  for (const { table } of rows) {
    const query = sql`select 1 from ${sql.identifier(table)} where user_id = ${userId} limit 1`;
    if ((await test.app.db.execute(query)).rows.length > 0) found.push(table);
  }
  return found;
}

/** The files of a zip, by its central directory. */
function unzip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const size = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(from, from + size);
    files.set(name, (bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString('utf8'));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

async function download(student: Client) {
  const answer = await fetch(`${test.url}${exportAccount.path}`, { headers: { cookie: student.cookie } });
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="hotseat-\d{4}-\d\d-\d\d\.zip"$/,
  );
  return unzip(Buffer.from(await answer.arrayBuffer()));
}

describe('the export', () => {
  it('has every table that leads to a student, or a reason why not', async () => {
    const names = [...records.map(({ name }) => name), ...exportedByCase, ...Object.keys(leftOut)];
    expect(names.toSorted()).toEqual(await tablesOfUsers());
  });

  it('holds the texts and materials as JSON, Markdown and CSV, of this student alone, and no secret', async () => {
    const { student } = await settledStudent('exporter');
    await settledStudent('neighbour');
    const files = await download(student);
    const everything = [...files.values()].join('\n');
    expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject({ email: 'exporter@example.org' });
    const named = (ending: string) => [...files].find(([path]) => path.endsWith(ending))?.[1] ?? '';
    expect(named('/opinion.md')).toMatch(/^## (p\.|PDF) \S+$/m);
    expect(JSON.parse(named('/material.json'))).toHaveLength(3);
    expect(named('/material.md')).toContain('**Holding:**');
    expect(named('/questions.csv').split('\r\n')[0]).toBe('difficulty,kind,question,answer');
    expect(files.get('records/semesters.csv')).toContain('Fall 2026');
    expect(files.get('records/checkouts.json')).toContain('paid_plan');
    expect(files.get('records/reports.json')).toContain('Wrong, says exporter');
    expect(files.get('records/highlights.csv')).toContain('Noted by exporter');
    expect(named('/own-brief.md')).toContain('Noted by exporter');
    expect(everything).not.toContain('neighbour');
    expect(everything).not.toMatch(/\$argon2|session_token|reset-password\?token/);
  });

  it('is for who is signed in', async () => {
    expect((await test.visitor().raw('GET', exportAccount.path)).status).toBe(401);
  });
});

describe('deleting an account', () => {
  it('asks for the password, and changes nothing without it', async () => {
    const student = await test.student('hesitant');
    for (const request of [{}, { password: 'wrong password' }, { email: 'hesitant@example.org' }]) {
      const refused = await student.fail(deleteAccount, request);
      expect(refused.status).toBe(400);
      expect(refused.body.error.code).toBe('wrong_password');
    }
    await student.call(getCurrentUser, {});
  });

  it('asks for the typed address where there is no password', async () => {
    const student = await test.student('passwordless');
    const { id } = await student.call(getCurrentUser, {});
    await test.app.db.update(accounts).set({ providerId: 'google' }).where(sql`user_id = ${id}`);
    const refused = await student.fail(deleteAccount, { email: 'somebody@example.org' });
    expect(Object.keys(refused.body.error.fields ?? {})).toEqual(['email']);
    await student.call(deleteAccount, { email: 'Passwordless@example.org' });
    expect((await student.fail(getCurrentUser, {})).status).toBe(401);
  });

  it('leaves nothing of the student in any table but money under a random pseudonym', async () => {
    const { student: other, userId: otherId } = await settledStudent('staying');
    const before = await rowsOfUser(otherId);
    const { student, userId } = await settledStudent('leaver');
    await student.fail(login, { email: 'leaver@example.org', password: 'a wrong guess' });
    expect((await rowsOfUser(userId)).length).toBeGreaterThan(10);
    expect(await rowsOfUser(userId)).toEqual(expect.arrayContaining(['reports', 'highlights']));
    await student.call(deleteAccount, { password });
    expect(await rowsOfUser(userId)).toEqual([]);
    expect(await placesOf('leaver')).toEqual([]);
    // Without the server's secret nobody can tell whose it is.
    expect(await test.app.db.$count(spentTrials)).toBe(1);
    const { rows } = await test.app.db.execute(sql`select pseudonym from customers where user_id is null`);
    expect(rows.length).toBeGreaterThan(0);
    expect((await student.fail(getCurrentUser, {})).status).toBe(401);
    expect((await test.visitor().fail(login, { email: 'leaver@example.org', password })).status).toBe(401);
    expect(await rowsOfUser(otherId)).toEqual(before);
    await other.call(getCurrentUser, {});
  });

  it('leaves what the payment provider told of an address that hers is a part of', async () => {
    const body = JSON.stringify({ data: { email: 'joann@example.org' } });
    const hers = JSON.stringify({ data: { email: 'Ann@example.org' } });
    const told = { type: 'checkout.session.completed', receivedAt: new Date() };
    await test.app.db.insert(providerEvents).values([
      { ...told, id: 'evt_other', body },
      { ...told, id: 'evt_hers', body: hers },
    ]);
    await test.app.db.insert(rateLimits).values({ key: 'resetsPerAccount:x:ann@example.org', points: 1 });
    await test.student('joann');
    const reason = 'Friend of ANN@example.org, and of joann@example.org';
    await grantAnalyses(test.app, { email: 'joann@example.org', analyses: 1, reason });
    const student = await test.student('ann');
    await student.call(deleteAccount, { password });
    const granted = await test.app.db
      .select()
      .from(moneyEvents)
      .where(like(moneyEvents.reason, 'Friend of%'));
    expect(granted.map((event) => event.reason)).toEqual(['Friend of (deleted), and of joann@example.org']);
    const events = await test.app.db.select().from(providerEvents);
    const bodyOf = (id: string) => events.find((event) => event.id === id)?.body;
    expect([bodyOf('evt_other'), bodyOf('evt_hers')]).toEqual([body, '{}']);
    expect(
      await test.app.db.$count(rateLimits, eq(rateLimits.key, 'resetsPerAccount:x:ann@example.org')),
    ).toBe(1);
  });

  it('does not give the free analysis a second time to the same address', async () => {
    const { student } = await settledStudent('again');
    await student.call(deleteAccount, { password });
    const returned = await test.student('again');
    expect(await returned.call(getSubscriptionStatus, {})).toMatchObject({
      canAnalyze: false,
      analysesUsed: 1,
      limit: 1,
    });
    const { sessionId } = await returned.makeSession();
    const refused = await returned.upload(sessionId, opinionPdfNamed(777));
    expect([refused.status, refused.body.error.code]).toEqual([402, 'no_allowance']);
    const granted = { email: 'again@example.org', analyses: 1, reason: 'Her first one failed' };
    await grantAnalyses(test.app, granted);
    expect(await returned.call(getSubscriptionStatus, {})).toMatchObject({ canAnalyze: true, limit: 2 });
    // Neither by leaving before it was had once more, nor to who has never had it.
    await returned.call(deleteAccount, { password });
    const third = await test.student('again');
    expect(await third.call(getSubscriptionStatus, {})).toMatchObject({ canAnalyze: false });
    const never = await test.student('never');
    await never.call(deleteAccount, { password });
    expect(await (await test.student('never')).call(getSubscriptionStatus, {})).toMatchObject({
      canAnalyze: true,
    });
  });

  it('gives the address free: it can sign up again', async () => {
    const student = await test.student('returning');
    await student.call(deleteAccount, { password });
    const again = await test.student('returning');
    expect((await again.call(getCurrentUser, {})).onboardingCompleted).toBe(false);
  });
});
