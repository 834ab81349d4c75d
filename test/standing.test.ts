/** What must hold for every endpoint, also for those that nobody has thought of yet. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { is, sql } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '../src/server/db/tables.ts';
import { grantAnalyses } from '../src/server/features/subscription/service.ts';
import { buildServer } from '../src/server/server.ts';
import { listSignIns } from '../src/shared/account.ts';
import { answerCase, getCaseText } from '../src/shared/cases.ts';
import { listClasses } from '../src/shared/classes.ts';
import { contract } from '../src/shared/contract.ts';
import type { Endpoint } from '../src/shared/endpoint.ts';
import { addHighlight } from '../src/shared/highlights.ts';
import { verifyCheckoutSession } from '../src/shared/payments.ts';
import { createCategory } from '../src/shared/sessions.ts';
import { listShelf, pickFromShelf } from '../src/shared/shelf.ts';
import { openTestApp, type TestApp } from './app.ts';
import type { Client } from './client.ts';
import { casebookChapterPdf } from './fixtures/fixtures.ts';
import { opinionPdfNamed } from './fixtures/make.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

const casing = new CasingCache('snake_case');

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const isPrivate = ({ access }: Endpoint) => access === 'user';
const named = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** A request that would be valid, so that nothing but the id or the session can be refused. */
const validRequest = (id: number) => ({
  id,
  name: 'A name',
  title: 'A title',
  semesterId: id,
  fileName: 'case.pdf',
  proceed: true,
  version: 1,
  n: 1,
  sections: [],
  questions: [],
  itemId: 'holding',
  take: true,
  part: 'holding',
  attemptId: id,
  askId: id,
  answer: 'An answer',
  question: 'Why?',
  points: [],
  examOn: null,
  sessionId: id,
  assignedId: id,
  text: 'September 14: Duty',
  highlightId: id,
  paragraphId: 'p1',
  start: 0,
  end: 4,
  colour: 'facts',
});

function requestFor(endpoint: Endpoint, id: number) {
  const fields = Object.keys(endpoint.request.shape);
  // Two calls name picks, in two ways.
  const others = endpoint === pickFromShelf ? { picks: [{ firstPage: 1, lastPage: 2 }] } : {};
  return Object.fromEntries(
    Object.entries({ ...validRequest(id), ...others }).filter(([name]) => fields.includes(name)),
  );
}

const send = (client: Client, endpoint: Endpoint, id: number) =>
  client.send(endpoint, requestFor(endpoint, id));

describe('every endpoint that is not public', () => {
  it.each(contract.filter(isPrivate).map((endpoint) => [named(endpoint), endpoint] as const))(
    '%s answers 401 without a session',
    async (_, endpoint) => {
      const { status, body } = await send(test.visitor(), endpoint, 1);
      expect(status).toBe(401);
      expect(body).toMatchObject({ error: { code: 'unauthenticated' } });
    },
  );

  it('that takes an id answers 404 for what belongs to another student, and changes nothing of it', async () => {
    const owner = await test.student('owner');
    const { sessionId, classId } = await owner.makeSession();
    const { id: categoryId } = await owner.call(createCategory, { id: sessionId, name: 'Duty' });
    const { body } = await owner.upload(sessionId, opinionPdfNamed(41));
    const ready = await owner.waitForCase(body.id);
    const bookId = await shelve(owner, sessionId, classId);
    const [signIn] = await owner.call(listSignIns, {});
    const stranger = await test.student('stranger');
    const ids: [start: string, id: number | null][] = [
      ['/api/user/sessions/', signIn?.id ?? null],
      ['/api/semesters/', 1],
      ['/api/classes/', classId],
      ['/api/sessions/', sessionId],
      ['/api/categories/', categoryId],
      ['/api/cases/', ready.id],
      ['/api/briefs/', ready.briefId],
      ['/api/outlines/', ready.outlineId],
      ['/api/questions/', ready.questionSetId],
      ['/api/shelf/', bookId],
      ['/api/admin/users/', 1],
      ['/api/admin/reports/', 1],
    ];
    const before = await snapshot(owner, classId, ready.id);
    for (const endpoint of contract.filter(({ path }) => path.includes('{'))) {
      const id = ids.find(([start]) => endpoint.path.startsWith(start))?.[1];
      expect(id, `${named(endpoint)} has no resource in this test`).toBeTruthy();
      expect((await send(stranger, endpoint, id ?? 0)).status, named(endpoint)).toBe(404);
    }
    expect(await snapshot(owner, classId, ready.id)).toEqual(before);
  });

  it('that takes an id in its query or body answers 404 for what belongs to another student, and changes nothing of it', async () => {
    const [owner, stranger] = [await test.student('owner-of-ids'), await test.student('stranger-to-ids')];
    const [theirs, own] = [await everything(owner), await everything(stranger)];
    const before = await snapshot(owner, theirs.classId, theirs.caseId);
    const asked = contract.flatMap((endpoint) => idsBeside(endpoint).map((field) => ({ endpoint, field })));
    expect(asked.length).toBeGreaterThan(15);
    for (const { endpoint, field } of asked) {
      const id = own[pathIdOf(endpoint)] ?? 0;
      const foreign = theirs[field === 'beforeId' ? 'caseId' : (field as keyof Things)];
      expect(foreign, `${endpoint.path} names ${field}, of which this test has none`).toBeTruthy();
      // Only this one is another's.
      const { shape } = endpoint.request;
      const needed = Object.entries({ ...requestFor(endpoint, id), ...own, ...moreFields, id }).filter(
        ([name]) => shape[name] && (!/Id$/.test(name) || !shape[name].isOptional()),
      );
      const request = { ...Object.fromEntries(needed), [field]: foreign };
      const { status } = endpoint.path.endsWith('/cases')
        ? await stranger.upload(id, opinionPdfNamed(43), { categoryId: Number(foreign) })
        : await stranger.send(endpoint, request);
      expect.soft(status, `${endpoint.method} ${endpoint.path} with another's ${field}`).toBe(404);
    }
    expect(await snapshot(owner, theirs.classId, theirs.caseId)).toEqual(before);
  });
});

/** Names of what somebody owns; those of statements and paragraphs are no rows, and a checkout's is the provider's. Of a list, others' are left out. */
function idsBeside({ access, path, request }: Endpoint): string[] {
  if (access !== 'user' || path === verifyCheckoutSession.path) return [];
  const names = Object.keys(request.shape).filter((name) => /Id$/.test(name) && !path.includes(`{${name}}`));
  return names.filter((name) => !['itemId', 'paragraphId', 'assignedId'].includes(name));
}

type Things = Awaited<ReturnType<typeof everything>>;

async function everything(student: Client) {
  const { sessionId, classId } = await student.makeSession();
  const [{ semesterId = 0 } = {}] = await student.call(listClasses, {});
  const { id: categoryId } = await student.call(createCategory, { id: sessionId, name: 'Duty' });
  const { body } = await student.upload(sessionId, opinionPdfNamed(44));
  const { id: caseId, briefId, outlineId, questionSetId } = await student.waitForCase(body.id);
  const mark = { id: caseId, paragraphId: 'p1', start: 0, end: 4, colour: 'facts' } as const;
  const { id: highlightId } = await student.call(addHighlight, mark);
  const bookId = await shelve(student, sessionId, classId);
  return {
    semesterId,
    classId,
    sessionId,
    categoryId,
    caseId,
    briefId,
    outlineId,
    questionSetId,
    highlightId,
    bookId,
  };
}

const places = {
  '/api/classes/': 'classId',
  '/api/sessions/': 'sessionId',
  '/api/cases/': 'caseId',
  '/api/shelf/': 'bookId',
} as const;

const moreFields = {
  sureness: 2,
  reviewedAt: '2026-01-05T10:00:00Z',
  reviewedOn: '2026-01-05',
  elapsedMs: 900,
  q: 'duty',
  hold: 'suspended',
  day: '2026-01-05',
};

const pathIdOf = ({ path }: Endpoint) =>
  Object.entries(places).find(([start]) => path.startsWith(start))?.[1] ?? 'classId';

/** A casebook of which one case was picked; answers its number on the shelf. */
async function shelve(owner: Client, sessionId: number, classId: number): Promise<number> {
  await grantAnalyses(test.app, { email: owner.email, analyses: 5, reason: 'test' });
  const { body } = await owner.upload(sessionId, casebookChapterPdf);
  await owner.waitForCase(body.id, ({ status }) => status === 'needs_answer');
  await owner.call(answerCase, { id: body.id, proceed: true, picks: [0] });
  await owner.waitForCase(body.id);
  const [book] = await owner.call(listShelf, { id: classId });
  return book?.id ?? 0;
}

async function snapshot(owner: Client, classId: number, caseId: number) {
  const paths = [
    '/api/semesters',
    '/api/classes',
    `/api/classes/${classId}/sessions`,
    `/api/classes/${classId}/shelf`,
    '/api/subscription/status',
  ];
  const answers = await Promise.all(paths.map((path) => owner.raw('GET', path)));
  return [...answers.map(({ body }) => body), await owner.call(getCaseText, { id: caseId })];
}

describe('the contract', () => {
  it('names every route of the server, and the server has every endpoint of the contract', async () => {
    const { routes } = await buildServer(test.app);
    const served = routes
      .filter(
        ({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && path !== '/api/openapi.json',
      )
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect([...new Set(served)].toSorted()).toEqual(contract.map(named).toSorted());
  });

  it('is described whole by OpenAPI', async () => {
    const { body } = await test.visitor().raw('GET', '/api/openapi.json');
    const { openapi, paths } = body as { openapi: string; paths: Record<string, Record<string, object>> };
    expect(openapi).toBe('3.1.0');
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(contract.map(named).toSorted());
    for (const { method, path, access } of contract) {
      expect(paths[path]?.[method.toLowerCase()]).toMatchObject({
        security: access === 'public' ? [] : [{ session: [] }],
        responses: { default: {} },
      });
    }
  });

  it('answers 404 as JSON to a path it does not know', async () => {
    const { status, body } = await test.visitor().raw('GET', '/api/no/such/path');
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: { code: 'not_found' } });
  });
});

describe('a mutating call', () => {
  const path = '/api/semesters';
  const call = (client: Client, headers: Record<string, string>) =>
    client.raw('POST', path, {
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"name":"Fall"}',
    });

  it('from another site is refused, session or not', async () => {
    const student = await test.student();
    expect((await call(student, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await call(student, { origin: 'null' })).status).toBe(403);
    expect((await call(test.visitor(), { origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  it('without an Origin is refused where it carries the session', async () => {
    const student = await test.student();
    const answer = await fetch(`${test.url}${path}`, {
      method: 'POST',
      headers: { cookie: student.cookie, 'content-type': 'application/json' },
      body: '{"name":"Fall"}',
    });
    expect(answer.status).toBe(403);
  });

  it('in development may come from localhost and from 127.0.0.1 of the same port', async () => {
    const student = await test.student();
    const { port } = new URL(test.url);
    expect((await call(student, { origin: `http://localhost:${port}` })).status).toBe(201);
    expect((await call(student, { origin: `http://127.0.0.1:${port}` })).status).toBe(201);
  });
});

/** A serial column is an integer with a default. */
const inPostgres = (column: string) => column.replace('bigserial', 'bigint');

describe('the migrations', () => {
  it('applied from empty leave the tables that tables.ts declares, column by column', async () => {
    const declared = Object.values(tables)
      .filter((value) => is(value, PgTable))
      .flatMap((table) => {
        const { name, columns } = getTableConfig(table);
        return columns.map((column) =>
          [name, casing.getColumnCasing(column), column.getSQLType(), column.notNull].join(' '),
        );
      });
    const { rows } = await test.app.db.execute<{ column: string }>(sql`
      select concat_ws(' ', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull::text) as column
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
    expect(rows.map(({ column }) => column).toSorted()).toEqual(declared.map(inPostgres).toSorted());
  });

  it('give every reference an index: without one, each deletion would look through the whole table that refers', async () => {
    const { rows } = await test.app.db.execute<{ reference: string }>(sql`
      select conname as reference from pg_constraint c
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indisvalid
          and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(c.conkey)] @> c.conkey
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', (
            select attname from pg_attribute where attrelid = c.conrelid and attnum = c.conkey[1]))))`);
    expect(rows).toEqual([]);
  });

  it('leave nothing to generate: they make what tables.ts declares', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hotseat-migrations-'));
    try {
      await cp(join(root, 'src/server/db/migrations'), join(folder, 'migrations'), { recursive: true });
      await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
      const config = {
        dialect: 'postgresql',
        schema: join(root, 'src/server/db/tables.ts'),
        out: './migrations',
        casing: 'snake_case',
      };
      await writeFile(join(folder, 'drizzle.config.json'), JSON.stringify(config));
      const before = await readdir(join(folder, 'migrations'));
      await run(
        process.execPath,
        [join(root, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--config', 'drizzle.config.json'],
        {
          cwd: folder,
        },
      );
      expect(await readdir(join(folder, 'migrations'))).toEqual(before);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
