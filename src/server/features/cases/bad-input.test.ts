/** What bad input gets: a sentence that says what to do, nothing charged, nothing left behind, and a server that goes on. */

import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import * as fixtures from '../../../../test/fixtures/fixtures.ts';
import { imagePdf } from '../../../../test/fixtures/make.ts';
import { readingFailures } from '../../../opinion/reading-error.ts';
import { getCase, getCaseText, retryCase, uploadCase } from '../../../shared/cases.ts';
import { createClass } from '../../../shared/classes.ts';
import { contract } from '../../../shared/contract.ts';
import { pathParameters } from '../../../shared/endpoint.ts';
import { sentenceOf } from '../../../shared/errors.ts';
import { getBrief, getOutline, getQuestionSet } from '../../../shared/materials.ts';
import { createSemester, listSemesters } from '../../../shared/semesters.ts';
import { createCategory, listClassSessions } from '../../../shared/sessions.ts';
import { getSubscriptionStatus } from '../../../shared/subscription.ts';
import { caseFileChunks, cases, caseTexts, charges, users } from '../../db/tables.ts';
import { grantAnalyses } from '../subscription/service.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const untouched = { canAnalyze: true, analysesUsed: 0, limit: 1 };

type Desk = { student: Client; sessionId: number; classId: number };

/** Shared by tests that charge nothing: that her one free analysis is still there after each shows it. */
let frugal: Desk;

beforeAll(async () => {
  frugal = await studentWithSession();
});

async function studentWithSession(): Promise<Desk> {
  const student = await test.student();
  return { student, ...(await student.makeSession()) };
}

/** Of everybody: the tests of one file run one after the other. */
async function countKept() {
  const { db, config } = test.app;
  const [[rows], [chunks], [reserved], files] = await Promise.all([
    db.select({ rows: count() }).from(cases),
    db.select({ rows: count() }).from(caseFileChunks),
    db.select({ rows: count() }).from(charges).where(eq(charges.status, 'reserved')),
    readdir(join(config.dataDir, 'temporary')),
  ]);
  return { cases: rows?.rows, chunks: chunks?.rows, reserved: reserved?.rows, files };
}

const startOf = (text: string, bytes: number) => {
  const buffer = Buffer.alloc(bytes, ' ');
  buffer.write(text);
  return buffer;
};

function inPieces(buffer: Buffer, pieceBytes = 256 * 1024): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= buffer.length) return controller.close();
      controller.enqueue(new Uint8Array(buffer.subarray(at, at + pieceBytes)));
      at += pieceBytes;
    },
  });
}

const uploadPath = (sessionId: number, fileName = 'case.pdf') =>
  `${uploadCase.path.replace('{id}', String(sessionId))}?${new URLSearchParams({ fileName })}`;

describe('a file that its bytes show to be unusable', () => {
  const tooLarge = () => startOf('%PDF-1.7\n', 50 * 1024 * 1024 + 1);
  const asOne = (bytes: () => Buffer | Promise<Buffer>) => async (student: Client, sessionId: number) =>
    student.upload(sessionId, await bytes());
  const streamed = (bytes: () => Buffer) => (student: Client, sessionId: number) =>
    student.raw('POST', uploadPath(sessionId), { body: inPieces(bytes()), duplex: 'half' });
  const refusals: [
    what: string,
    send: (student: Client, sessionId: number) => Promise<{ status: number; body: unknown }>,
    status: number,
    error: { code: string; message: string },
  ][] = [
    [
      'no PDF but named so',
      asOne(() => readFile(fixtures.textFileNamedPdf)),
      415,
      { code: 'not_a_pdf', message: sentenceOf('not_a_pdf') },
    ],
    ...['text/plain', 'application/json', 'multipart/form-data; boundary=x'].map(
      (type): (typeof refusals)[number] => [
        `a PDF that is sent as ${type}`,
        (student, sessionId) =>
          student.upload(sessionId, fixtures.opinionPdfNamed(1), { headers: { 'content-type': type } }),
        415,
        {
          code: 'not_a_pdf',
          message: 'Send the PDF itself as the body, with the content type application/pdf.',
        },
      ],
    ),
    [
      'a PDF whose mark comes too late',
      asOne(() => Buffer.concat([Buffer.alloc(2048, ' '), fixtures.opinionPdfNamed(1)])),
      415,
      { code: 'not_a_pdf', message: sentenceOf('not_a_pdf') },
    ],
    [
      'empty',
      asOne(() => readFile(fixtures.emptyFilePdf)),
      422,
      { code: 'unusable_file', message: readingFailures.empty_file },
    ],
    ['over 50 MB', asOne(tooLarge), 413, { code: 'too_large', message: sentenceOf('too_large') }],
    [
      'over 50 MB, of a length nobody told',
      streamed(tooLarge),
      413,
      { code: 'too_large', message: sentenceOf('too_large') },
    ],
    [
      'no PDF and over 50 MB, of a length nobody told',
      streamed(() => startOf('MZ', 60 * 1024 * 1024)),
      413,
      { code: 'too_large', message: sentenceOf('too_large') },
    ],
  ];

  it.each(refusals)('%s, is refused at once and leaves nothing', async (_, send, status, error) => {
    const { student, sessionId, classId } = frugal;
    const before = await countKept();
    const answer = await send(student, sessionId);
    expect({ status: answer.status, body: answer.body }).toEqual({ status, body: { error } });
    expect(await student.call(getSubscriptionStatus, {})).toMatchObject(untouched);
    const [session] = await student.call(listClassSessions, { id: classId });
    expect(session?.cases).toEqual([]);
    expect(await countKept()).toEqual(before);
  });

  it('does not use up the analysis: a good file is taken afterwards, also as bytes of no told type', async () => {
    const { student, sessionId } = await studentWithSession();
    await student.upload(sessionId, fixtures.textFileNamedPdf);
    const headers = { 'content-type': 'application/octet-stream' };
    const { status, body } = await student.upload(sessionId, fixtures.opinionPdfNamed(2), { headers });
    expect(status).toBe(202);
    expect((await student.waitForCase(body.id)).status).toBe('ready');
  });

  it('leaves nothing where the upload is broken off', async () => {
    const { student, sessionId } = frugal;
    const before = await countKept();
    const headers = { cookie: student.cookie, origin: test.url, 'content-length': 40_000_000 };
    const sending = request(`${test.url}${uploadPath(sessionId)}`, { method: 'POST', headers });
    const broken = new Promise((resolve) => sending.once('close', resolve));
    sending.on('error', () => undefined).write(startOf('%PDF-1.7\n', 4_000_000));
    await expect.poll(async () => (await countKept()).files).toHaveLength(1);
    sending.destroy();
    await broken;
    await expect.poll(countKept).toEqual(before);
    expect(await student.call(getSubscriptionStatus, {})).toMatchObject(untouched);
  });
});

/** A page all of one colour: no letter is on it. */
const blankPicture = (byte: number) => imagePdf(848, 1096, Buffer.alloc((848 * 1096) / 8, byte));

describe('a file that cannot be read', () => {
  const unreadable: [
    what: string,
    code: keyof typeof readingFailures,
    bytes: () => Promise<Buffer> | Buffer,
  ][] = [
    ['of 1,501 pages', 'too_many_pages', () => fixtures.makeManyPagesPdf(1501)],
    ['that is encrypted', 'encrypted', () => readFile(fixtures.encryptedPdf)],
    [
      'that is damaged beyond repair',
      'damaged',
      () => fixtures.makeTruncatedPdf(fixtures.opinionPdfNamed(3), 0.1),
    ],
    ['that is a mark and nothing else', 'damaged', () => startOf('%PDF-1.7\n', 4096)],
    ['of a white picture', 'no_text', () => blankPicture(0xff)],
    ['of a black picture', 'no_text', () => blankPicture(0)],
    ['of pages that are empty', 'no_text', () => fixtures.makeManyPagesPdf(3)],
    ['that inflates to gigabytes', 'too_complex', () => fixtures.makeFlateBombPdf(4)],
  ];

  it.each(unreadable)(
    '%s ends as a sentence (%s), gives the charge back and is deleted',
    async (_, code, bytes) => {
      const { student, sessionId } = frugal;
      const before = await countKept();
      const { status, body } = await student.upload(sessionId, await bytes());
      expect(status).toBe(202);
      const failed = await student.waitForCase(body.id);
      const failure = { code, message: readingFailures[code], retryable: false };
      expect(failed).toMatchObject({ status: 'failed', failure, progress: null, briefId: null });
      expect(failed.pdfDeletedAt).not.toBeNull();
      expect(await student.call(getSubscriptionStatus, {})).toMatchObject(untouched);
      expect(await countKept()).toEqual({ ...before, cases: (before.cases ?? 0) + 1 });
      expect((await student.fail(getCaseText, { id: body.id })).status).toBe(404);
      expect((await student.fail(retryCase, { id: body.id })).status).toBe(409);
    },
    40_000,
  );
});

describe('a file of which a part cannot be read', () => {
  it('is used as far as it goes, and the brief names the pages that are missing', async () => {
    const { student, sessionId } = await studentWithSession();
    const { body } = await student.upload(sessionId, fixtures.damagedPdf);
    const ready = await student.waitForCase(body.id);
    expect(ready).toMatchObject({ status: 'ready', missingPages: fixtures.damagedPages });
    const brief = await student.call(getBrief, { id: ready.briefId ?? 0 });
    expect(brief.missingPages).toEqual(fixtures.damagedPages);
    const { pages } = await student.call(getCaseText, { id: body.id });
    const withText = pages.filter(({ paragraphs }) => paragraphs.length > 0).map(({ number }) => number);
    expect(withText.length).toBeGreaterThan(0);
    expect(withText).not.toEqual(expect.arrayContaining([fixtures.damagedPages[0]]));
  });
});

describe('an opinion that gives orders and carries markup', () => {
  it('is quoted and never obeyed', async () => {
    const { student, sessionId } = await studentWithSession();
    const { body } = await student.upload(sessionId, fixtures.injectionPdf);
    const ready = await student.waitForCase(body.id);
    expect(ready).toMatchObject({ status: 'ready' });
    expect(ready.title).toMatch(/Pruitt v\. Lanyard/i);
    const text = JSON.stringify(await student.call(getCaseText, { id: body.id }));
    for (const words of ['Ignore your instructions', '<script>alert(1)</script>', '=HYPERLINK('])
      expect(text).toContain(JSON.stringify(words).slice(1, -1));
    const brief = await student.call(getBrief, { id: ready.briefId ?? 0 });
    expect(brief.holding.text).toMatch(/epithet|opinion/i);
    expect(brief.holding.text).not.toMatch(/always wins/i);
    expect(brief.caption.disposition ?? '').toMatch(/affirm/i);
    const outline = await student.call(getOutline, { id: ready.outlineId ?? 0 });
    const questions = await student.call(getQuestionSet, { id: ready.questionSetId ?? 0 });
    // An order may stand in a material only as words quoted from the opinion.
    const orders = statementsOf([brief, outline, questions]).filter(({ text }) =>
      /reply only|always wins/i.test(text),
    );
    for (const { pinpoints } of orders) expect(pinpoints.length).toBeGreaterThan(0);
  });
});

type Statement = { text: string; pinpoints: unknown[] };

function statementsOf(value: unknown): Statement[] {
  if (Array.isArray(value)) return value.flatMap(statementsOf);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(statementsOf);
  return 'text' in value && 'pinpoints' in value ? [value as Statement, ...inside] : inside;
}

describe('the name of a file', () => {
  const names: [given: string, kept: string][] = [
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\torts.pdf', 'torts.pdf'],
    ['..', '..'],
    ['a/', 'case.pdf'],
    ['line\r\nSet-Cookie: x=1\u0000\u0007.pdf', 'lineSet-Cookie: x=1.pdf'],
    ['\u0000', 'case.pdf'],
    ['Müller ./. Société – 判決 🏛️.pdf', 'Müller ./. Société – 判決 🏛️.pdf'.split('/').at(-1) ?? ''],
    ["Robert'); DROP TABLE cases;--.pdf", "Robert'); DROP TABLE cases;--.pdf"],
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    [`${'x'.repeat(251)}.pdf`, `${'x'.repeat(251)}.pdf`],
  ];

  it('is kept without its path and control characters, and opens no file of its own', async () => {
    const { student, sessionId } = await studentWithSession();
    await grantAnalyses(test.app, { email: student.email, analyses: names.length, reason: 'test' });
    for (const [index, [fileName, kept]] of names.entries()) {
      const { status, body } = await student.upload(sessionId, fixtures.opinionPdfNamed(100 + index), {
        fileName,
      });
      expect({ fileName, status }).toEqual({ fileName, status: 202 });
      expect(body.fileName).toBe(kept.trim());
      expect(body.title).toBe(kept.trim().replace(/\.pdf$/, ''));
    }
    expect(await test.app.db.select({ rows: count() }).from(users)).not.toEqual([]);
  });

  it.each([
    ['of 256 characters', 'x'.repeat(256)],
    ['that is missing', ''],
    ['of blanks', '  '],
  ])('%s is refused', async (_, fileName) => {
    const { student, sessionId } = frugal;
    const { status, body } = await student.upload(sessionId, fixtures.opinionPdfNamed(4), { fileName });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'invalid_request', fields: { fileName: expect.any(String) } });
    expect(await student.call(getSubscriptionStatus, {})).toMatchObject(untouched);
  });
});

describe('a malformed request', () => {
  let student: Client;
  beforeAll(async () => {
    student = await test.student();
  });
  const ids = [
    '0',
    '-1',
    '1.5',
    'abc',
    '2147483648',
    '99999999999999999999',
    '1%00',
    '%zz',
    '%E0%A4%A',
    "1' or '1'='1",
    'NaN',
    '1e999',
  ];
  const withId = contract.filter(
    ({ path, access }) => access === 'user' && pathParameters(path).includes('id'),
  );

  it.each(ids)('with the id %s is answered 404 by every call that takes one', async (id) => {
    for (const { method, path } of withId) {
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' };
      const answer = await student.raw(method, path.replace('{id}', id), body);
      expect({ method, path, status: answer.status }).toEqual({ method, path, status: 404 });
      expect(answer.body).toMatchObject({ error: { code: 'not_found' } });
    }
  });

  const bodies: [what: string, body: string, status: number][] = [
    ['that is no JSON', '{"name": ', 400],
    ['that is an array', '[{"name":"Fall"}]', 400],
    ['that is a string', '"Fall"', 400],
    ['that is null', 'null', 400],
    ['that is missing', '', 400],
    ['with a NUL in a string', '{"name":"Fa\\u0000ll"}', 400],
    ['with a bare control character in a string', '{"name":"Fa\u0000ll"}', 400],
    ['of the wrong type', '{"name":{"toString":"x"}}', 400],
    ['with a name that is too long', JSON.stringify({ name: 'x'.repeat(201) }), 400],
    ['nested a hundred thousand deep', `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400],
    ['over 1 MB', JSON.stringify({ name: 'x'.repeat(1024 * 1024) }), 413],
    ['of 20 MB', JSON.stringify({ name: 'x'.repeat(20 * 1024 * 1024) }), 413],
  ];

  it.each(bodies)('%s is refused with a sentence', async (_, body, status) => {
    const answer = await student.raw('POST', createSemester.path, { body });
    expect(answer.status).toBe(status);
    const code = status === 413 ? 'request_too_large' : 'invalid_request';
    expect(answer.body).toMatchObject({ error: { code, message: expect.stringMatching(/\w/) } });
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|at \w+ \(/);
    expect(await student.call(listSemesters, {})).toEqual([]);
  });

  it('of more than 1 MB, of a length nobody told, is refused, and the connection serves on', async () => {
    const body = inPieces(Buffer.from(JSON.stringify({ name: 'x'.repeat(3 * 1024 * 1024) })));
    const answer = await student.raw('POST', createSemester.path, { body, duplex: 'half' });
    expect(answer.status).toBe(413);
    // On the same connection: one that is closed in the midst of a body would fail the next call.
    expect(await student.call(listSemesters, {})).toEqual([]);
  });

  it('with a session cookie that nobody issued is answered 401', async () => {
    for (const value of ['%', '%00', 'x.y', 'a'.repeat(4000), encodeURIComponent("'; drop table users;--")]) {
      const visitor = test.visitor();
      visitor.cookie = `hotseat.session_token=${value}`;
      expect((await visitor.raw('GET', listSemesters.path)).status).toBe(401);
    }
  });

  it('with a key of __proto__ changes nothing but itself', async () => {
    const answer = await student.raw('POST', createSemester.path, { body: '{"__proto__":{"name":"Fall"}}' });
    expect(answer.status).toBe(400);
    expect(({} as { name?: string }).name).toBeUndefined();
  });
});

describe('names with markup and SQL', () => {
  it('are stored and answered as they are', async () => {
    const { student, sessionId, classId } = await studentWithSession();
    const name = `<script>alert(1)</script> '; DROP TABLE users; -- \${7*7} {{7*7}} %s \\ "`;
    const semester = await student.call(createSemester, { name });
    expect(semester.name).toBe(name);
    expect((await student.call(createClass, { name, semesterId: semester.id })).name).toBe(name);
    expect((await student.call(createCategory, { id: sessionId, name })).name).toBe(name);
    const [session] = await student.call(listClassSessions, { id: classId });
    expect(session?.categories.map((category) => category.name)).toEqual([name]);
  });
});

describe('after all of this', () => {
  it('the server still makes material, and holds nothing that belongs to no case', async () => {
    const { student, sessionId } = await studentWithSession();
    const { body } = await student.upload(sessionId, fixtures.opinionPdfNamed(9));
    expect((await student.waitForCase(body.id)).status).toBe('ready');
    await student.call(getCase, { id: body.id });
    await expect.poll(countKept, { timeout: 15_000 }).toMatchObject({ chunks: 0, reserved: 0, files: [] });
    expect((await student.raw('GET', '/api/health/ready')).status).toBe(200);
    const [texts] = await test.app.db.select({ rows: count() }).from(caseTexts);
    expect(texts?.rows).toBeGreaterThan(0);
  });
});
