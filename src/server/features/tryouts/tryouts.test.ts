/** One PDF before signing up: whose it is, how much of it there may be, and what becomes of it. */
import { readFile } from 'node:fs/promises';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { type Client, waitFor } from '../../../../test/client.ts';
import * as fixtures from '../../../../test/fixtures/fixtures.ts';
import { listClasses } from '../../../shared/classes.ts';
import { getBrief } from '../../../shared/materials.ts';
import { limits } from '../../../shared/prices.ts';
import { listSemesters } from '../../../shared/semesters.ts';
import { listClassSessions } from '../../../shared/sessions.ts';
import { getSubscriptionStatus } from '../../../shared/subscription.ts';
import {
  answerTryout,
  askTryout,
  deleteTryout,
  getTryout,
  getTryoutText,
  type Tryout,
  tryoutSchema,
} from '../../../shared/tryouts.ts';
import { readConfig } from '../../base/config.ts';
import { rateLimits, tryoutFileChunks, tryouts } from '../../db/tables.ts';
import { processCase } from '../cases/job-list.ts';
import { sweepOldTryouts, workOnTryout } from './working.ts';

const { campusNetworks, trustedProxies } = readConfig({ CAMPUS_NETWORKS: '192.0.2.0/24', TRUST_PROXY: '1' });
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({ config: { campusNetworks, trustedProxies } });
});
afterAll(() => test.close());

beforeEach(() => test.app.db.delete(rateLimits));

async function tryFile(client: Client, bytes: Uint8Array | string, headers: Record<string, string> = {}) {
  const body = typeof bytes === 'string' ? await readFile(bytes) : bytes;
  return client.raw('POST', '/api/try?fileName=tonight.pdf', {
    body: body as Uint8Array<ArrayBuffer>,
    headers: { 'content-type': 'application/pdf', ...headers },
  });
}

const isOver = ({ status }: Tryout) => ['ready', 'failed', 'needs_answer'].includes(status);

async function worked(
  client: Client,
  bytes: Uint8Array | string = fixtures.opinionPdfNamed(7),
): Promise<Tryout> {
  const { status, body } = await tryFile(client, bytes);
  expect(status, JSON.stringify(body)).toBe(202);
  return settled(client);
}

const settled = (client: Client) =>
  waitFor(async () => {
    const found = await client.call(getTryout, {});
    return isOver(found) && found;
  });

const statusOf = async (client: Client) => (await client.send(getTryout, {})).status;

async function casesOf(client: Client) {
  const classes = await client.call(listClasses, {});
  const sessions = await Promise.all(classes.map(({ id }) => client.call(listClassSessions, { id })));
  return sessions.flat().flatMap(({ cases }) => cases);
}

/** An account that is verified, on the browser that has the visitor's cookie. */
async function signUp(client: Client, name: string): Promise<void> {
  const person = { email: `${name}@example.org`, password: 'correct horse battery' };
  await client.register({ ...person, firstName: name, lastName: 'Student' });
  await client.verify(person.email);
  await client.login(person.email, person.password);
}

describe('a file that a visitor tries', () => {
  it('is worked without an account, and its PDF is deleted once its text is out', async () => {
    const visitor = test.visitor();
    const first = await tryFile(visitor, fixtures.opinionPdfNamed(1));
    expect(tryoutSchema.parse(first.body)).toMatchObject({
      status: 'queued',
      brief: null,
      fileName: 'tonight.pdf',
    });
    const ready = await settled(visitor);
    expect(ready).toMatchObject({ status: 'ready', engine: 'extractive', tier: 'standard', failure: null });
    expect(ready.pdfDeletedAt).not.toBeNull();
    const { pages } = await visitor.call(getTryoutText, {});
    const passages = new Map(pages.flatMap(({ paragraphs }) => paragraphs.map(({ id, text }) => [id, text])));
    const [pinpoint] = ready.brief?.holding.pinpoints ?? [];
    expect(passages.get(pinpoint?.paragraphId ?? '')).toContain(pinpoint?.quote);
    expect(ready.outline?.sections).toHaveLength(6);
    expect(ready.questionSet?.questions.length).toBeGreaterThan(2);
    expect(await test.app.db.select().from(tryoutFileChunks)).toEqual([]);
  });

  it('opens for the cookie that this server signed, and for no other', async () => {
    const visitor = test.visitor();
    await worked(visitor);
    const stranger = test.visitor();
    for (const call of [getTryout, getTryoutText, deleteTryout, answerTryout])
      expect((await stranger.send(call, {})).status, call.path).toBe(404);
    const [, value = ''] = visitor.cookie.split('=');
    const [token = '', signature = ''] = value.split('.');
    const other = token.replace(/^./, (first) => (first === '0' ? '1' : '0'));
    for (const forged of [
      `${other}.${signature}`,
      `${token}.`,
      token,
      `${token}.${'0'.repeat(signature.length)}`,
    ]) {
      stranger.cookie = `hotseat.try=${forged}`;
      expect(await statusOf(stranger), forged).toBe(404);
    }
    expect(await statusOf(visitor)).toBe(200);
  });

  it('is held by a cookie that no script reads, no other site sends, and that lasts a day', async () => {
    const { headers } = await tryFile(test.visitor(), fixtures.opinionPdfNamed(3));
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^hotseat\.try=[0-9a-f]{64}\.[0-9a-f]{64};/);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', `Max-Age=${limits.tryoutHours * 3600}`])
      expect(cookie).toContain(part);
    const [row] = await test.app.db.select().from(tryouts);
    expect(cookie).not.toContain(row?.tokenHash);
  });

  it('from another site is refused', async () => {
    const visitor = test.visitor();
    await worked(visitor);
    const elsewhere = { origin: 'https://elsewhere.example' };
    expect((await tryFile(visitor, fixtures.opinionPdfNamed(7), elsewhere)).status).toBe(403);
    expect((await visitor.raw('DELETE', '/api/try', { headers: elsewhere })).status).toBe(403);
    expect(await statusOf(visitor)).toBe(200);
  });

  it('takes the place of the one before, and is gone when she deletes it', async () => {
    const visitor = test.visitor();
    await worked(visitor, fixtures.opinionPdfNamed(11));
    const earlier = test.visitor();
    earlier.cookie = visitor.cookie;
    await worked(visitor, fixtures.opinionPdfNamed(12));
    expect(await statusOf(earlier)).toBe(404);
    await visitor.call(deleteTryout, {});
    expect(visitor.cookie).toBe('');
    expect(await statusOf(visitor)).toBe(404);
  });

  it('sent again with the same key is the same one, and counts once', async () => {
    const visitor = test.visitor();
    const key = { 'idempotency-key': 'a retry of the browser' };
    await tryFile(visitor, fixtures.opinionPdfNamed(21), key);
    const { cookie } = visitor;
    const again = test.visitor();
    await tryFile(again, fixtures.opinionPdfNamed(21), key);
    expect(again.cookie).toBe(cookie);
    await tryFile(again, fixtures.opinionPdfNamed(22), key);
    expect(again.cookie).not.toBe(cookie);
    for (const expected of [202, 429])
      expect((await tryFile(test.visitor(), fixtures.opinionPdfNamed(23))).status).toBe(expected);
  });
});

describe('bad files of visitors', () => {
  it('are refused with a sentence, and do not count', async () => {
    const visitor = test.visitor();
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(limits.maxTryoutBytes)]);
    for (const [bytes, status, sentence] of [
      [large, 413, /larger than 10 MB.*Sign up free/],
      [fixtures.emptyFilePdf, 422, /empty/],
      [fixtures.textFileNamedPdf, 415, /isn’t a PDF/],
    ] as const) {
      const refused = await tryFile(visitor, bytes);
      expect(refused.status).toBe(status);
      expect((refused.body as { error: { message: string } }).error.message).toMatch(sentence);
    }
    const form = await tryFile(visitor, fixtures.opinionPdfNamed(1), {
      'content-type': 'multipart/form-data',
    });
    expect(form.status).toBe(415);
    expect((await tryFile(visitor, fixtures.opinionPdfNamed(1))).status).toBe(202);
  });

  it('that cannot be read say why, and leave no bytes behind', async () => {
    const failed = await worked(test.visitor(), fixtures.encryptedPdf);
    expect(failed).toMatchObject({
      status: 'failed',
      brief: null,
      failure: { code: 'encrypted', retryable: false },
    });
    expect(failed.failure?.message).toMatch(/password/);
    expect(await test.app.db.select().from(tryoutFileChunks)).toEqual([]);
  });

  it('that are no opinion, or hold several, ask first', async () => {
    const visitor = test.visitor();
    const motion = await worked(visitor, fixtures.motionPdf);
    expect(motion).toMatchObject({
      status: 'needs_answer',
      question: { kind: 'not_an_opinion', documentKind: 'motion' },
    });
    await visitor.call(answerTryout, {});
    expect(await settled(visitor)).toMatchObject({ status: 'ready' });
    const chapter = await worked(visitor, fixtures.casebookChapterPdf);
    const found = chapter.question?.kind === 'several_cases' ? chapter.question.found : [];
    expect(found).toHaveLength(2);
    expect((await visitor.fail(answerTryout, { pick: 2 })).status).toBe(400);
    await visitor.call(answerTryout, { pick: 1 });
    const ready = await settled(visitor);
    expect(ready.title).toBe(found[1]?.title);
    expect(ready.brief?.caption.caseName).toBe(found[1]?.title);
    expect((await visitor.fail(answerTryout, { pick: 1 })).status).toBe(409);
  });

  it('of several cases are taken as one, too', async () => {
    const visitor = test.visitor();
    await worked(visitor, fixtures.casebookChapterPdf);
    await visitor.call(answerTryout, {});
    const ready = await settled(visitor);
    expect(ready).toMatchObject({ status: 'ready', question: null });
    expect(ready.title).not.toMatch(/\.pdf$/);
  });
});

describe('the files of visitors', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const statuses = async (addresses: string[]) => {
    const answers: number[] = [];
    for (const [seed, address] of addresses.entries())
      answers.push((await tryFile(test.visitor(), fixtures.opinionPdfNamed(seed), from(address))).status);
    return answers;
  };

  it('are three a day and network, of 64 bits where it is IPv6, and more from a campus', async () => {
    expect(await statuses(Array(4).fill('203.0.113.9'))).toEqual([202, 202, 202, 429]);
    expect(await statuses(['2001:db8:1::1', '2001:db8:1::2', '2001:db8:1::3', '2001:db8:1::4'])).toEqual([
      ...[202, 202, 202],
      429,
    ]);
    expect(await statuses(['2001:db8:1:1::1'])).toEqual([202]);
    expect(await statuses(Array(5).fill('192.0.2.8'))).toEqual(Array(5).fill(202));
  });

  it('beyond that say when to come back, a day at most', async () => {
    await statuses(Array(3).fill('203.0.113.10'));
    const refused = await tryFile(test.visitor(), fixtures.opinionPdfNamed(9), from('203.0.113.10'));
    expect(refused.body).toMatchObject({
      error: { message: expect.stringMatching(/tried 3 files.*Sign up free/) },
    });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(23 * 3600);
    expect(seconds).toBeLessThanOrEqual(24 * 3600);
  });

  it('are deleted a day after they came, and open nothing from that moment on', async () => {
    const visitor = test.visitor();
    await worked(visitor);
    const [newest] = await test.app.db.select().from(tryouts).orderBy(desc(tryouts.id)).limit(1);
    const hash = newest?.tokenHash ?? '';
    const createdAt = new Date(test.app.now().getTime() - limits.tryoutHours * 3600_000 - 1000);
    const mine = eq(tryouts.tokenHash, hash);
    await test.app.db.update(tryouts).set({ createdAt }).where(mine);
    expect(await statusOf(visitor)).toBe(404);
    await sweepOldTryouts(test.app);
    expect(await test.app.db.$count(tryouts, mine)).toBe(0);
  });
});

describe('a tryout', () => {
  it('lets the files of students go first', async () => {
    const quiet = await openTestApp({ withWorker: false });
    try {
      const { app } = quiet;
      await app.queue.send(app.db, processCase, { caseId: 1, run: 1 });
      await tryFile(quiet.visitor(), fixtures.opinionPdfNamed(4));
      const [row] = await app.db.select().from(tryouts);
      const work = () =>
        workOnTryout(app, { tryoutId: row?.id ?? 0 }, { signal: new AbortController().signal });
      const state = async () => (await app.db.select().from(tryouts))[0]?.status;
      await waitFor(async () => (await app.queue.listDue()).length > 0);
      await work();
      expect(await state()).toBe('queued');
      const long = new Date(app.now().getTime() - 6 * 60_000);
      await app.db.update(tryouts).set({ createdAt: long });
      await work();
      expect(await state()).toBe('ready');
    } finally {
      await quiet.close();
    }
  });

  it('becomes a case of who signs up with it, as her free analysis, once', async () => {
    const visitor = test.visitor();
    const tried = await worked(visitor);
    await signUp(visitor, 'taker');
    expect(await visitor.analysesUsed()).toBe(0);
    expect(await statusOf(visitor)).toBe(200);
    await visitor.acceptTerms();
    expect(visitor.cookie).not.toContain('hotseat.try');
    const [mine, ...others] = await casesOf(visitor);
    expect(others).toEqual([]);
    expect(mine).toMatchObject({ title: tried.title, status: 'ready', fileName: 'tonight.pdf' });
    expect(await visitor.call(listSemesters, {})).toHaveLength(1);
    const brief = await visitor.call(getBrief, { id: mine?.briefId ?? 0 });
    expect(brief.holding).toEqual(tried.brief?.holding);
    expect(await visitor.call(getSubscriptionStatus, {})).toMatchObject({
      canAnalyze: false,
      analysesUsed: 1,
    });
    expect(await statusOf(visitor)).toBe(404);
  });

  it('that is still worked on becomes hers when it is ready', async () => {
    const visitor = test.visitor();
    await worked(visitor, fixtures.motionPdf);
    await signUp(visitor, 'early');
    await visitor.acceptTerms();
    expect(await casesOf(visitor)).toEqual([]);
    await visitor.call(answerTryout, {});
    const [mine] = await waitFor(async () => {
      const found = await casesOf(visitor);
      return found.length > 0 && found;
    });
    expect(['ready', 'needs_answer']).toContain(mine?.status);
  });

  it('becomes hers at a later sign-in too, and never another’s', async () => {
    const student = await test.student('returning');
    const visitor = test.visitor();
    await worked(visitor);
    const { cookie } = visitor;
    await visitor.login(student.email, 'correct horse battery');
    expect(await casesOf(visitor)).toHaveLength(1);
    const thief = await test.student('thief');
    thief.cookie = `${thief.cookie}; ${cookie}`;
    await thief.login(thief.email, 'correct horse battery');
    expect(await casesOf(thief)).toEqual([]);
  });

  it('stays what it is for who has had her free analysis', async () => {
    const student = await test.student('spent');
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, fixtures.opinionPdfNamed(31));
    await student.waitForCase(body.id);
    const visitor = test.visitor();
    await worked(visitor);
    await visitor.login(student.email, 'correct horse battery');
    expect(await casesOf(visitor)).toHaveLength(1);
    expect(await visitor.analysesUsed()).toBe(1);
    expect(await statusOf(visitor)).toBe(200);
  });
});

it('a tried case answers its own visitor alone, and so many questions a network', async () => {
  const visitor = test.visitor();
  await worked(visitor);
  const { passages } = await visitor.call(askTryout, { question: 'Did the court affirm the judgment?' });
  expect(passages.length).toBeGreaterThan(0);
  expect((await test.visitor().send(askTryout, { question: 'Did the court affirm?' })).status).toBe(404);
  const statuses: number[] = [];
  for (let asked = 0; asked < 61; asked += 1)
    statuses.push((await visitor.send(askTryout, { question: 'Why?' })).status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(60);
  expect(statuses.at(-1)).toBe(429);
});
