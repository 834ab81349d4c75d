/**
 * Readers that go: every answer that is streamed is cut at bytes chosen by chance, and the server goes on as before.
 * A seeded sample; 1,000 cuts with THOROUGH=1.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../src/server/base/root.ts';
import { buildServer } from '../src/server/server.ts';
import { exportAccount } from '../src/shared/account.ts';
import { askText } from '../src/shared/asking.ts';
import { getCaseText, streamCaseEvents, streamClassEvents } from '../src/shared/cases.ts';
import { contract } from '../src/shared/contract.ts';
import { compileCourseOutline, downloadCourseOutline } from '../src/shared/course-outlines.ts';
import {
  downloadBrief,
  downloadClass,
  downloadClassSession,
  downloadOutline,
  downloadQuestions,
} from '../src/shared/downloads.ts';
import { addHighlight, downloadOwnBrief } from '../src/shared/highlights.ts';
import { downloadSheet } from '../src/shared/sheets.ts';
import { openTestApp, type TestApp } from './app.ts';
import { type Client, waitFor } from './client.ts';
import { opinionPdfNamed } from './fixtures/make.ts';
import { liftLimits, upgrade } from './money.ts';
import { seededRandom } from './seeded-random.ts';

const cuts = process.env.THOROUGH ? 1000 : 120;
const atOnce = 6;
const keptBytesAtMost = 12 * 1024 * 1024;

let test: TestApp;
let folder: string;
let server: ServerType;
let url: string;
let student: Client;
/** Of every answer that is streamed, by the name of its endpoint. */
let paths: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hotseat-cut-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<head></head>');
  await writeFile(join(folder, 'assets/large.js'), randomBytes(1 << 20));
  test = await openTestApp({ change: liftLimits });
  const router = await buildServer(test.app, folder);
  server = serve({ fetch: router.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  paths = await streamedPaths();
}, 60_000);
afterAll(async () => {
  server.close();
  await test.close();
  await rm(folder, { recursive: true });
});

async function streamedPaths() {
  student = await test.student();
  await upgrade(test, student);
  const { classId, sessionId } = await student.makeSession();
  const uploads = await Promise.all(
    [1, 2, 3, 4].map((seed) => student.upload(sessionId, opinionPdfNamed(seed))),
  );
  const cases = await Promise.all(uploads.map(({ body }) => student.waitForCase(body.id)));
  const [{ id = 0, briefId, outlineId, questionSetId } = {}] = cases;
  const { pages } = await student.call(getCaseText, { id });
  const [first] = pages.flatMap(({ paragraphs }) => paragraphs);
  const words = { paragraphId: first?.id ?? '', start: 0, end: 5, colour: 'facts' } as const;
  await student.call(addHighlight, { id, ...words });
  await student.call(compileCourseOutline, { id: classId });
  const idOf: Record<string, unknown> = {
    [streamClassEvents.path]: classId,
    [streamCaseEvents.path]: id,
    [downloadBrief.path]: briefId,
    [downloadOutline.path]: outlineId,
    [downloadQuestions.path]: questionSetId,
    [downloadClass.path]: classId,
    [downloadClassSession.path]: sessionId,
    [downloadSheet.path]: sessionId,
    [downloadOwnBrief.path]: id,
    [downloadCourseOutline.path]: classId,
    [exportAccount.path]: '',
    [askText.path]: id,
  };
  const streamed = contract.filter(({ answerType }) => answerType !== undefined);
  const filled = streamed.map(({ path }) => [path, path.replace('{id}', String(idOf[path]))]);
  return { ...Object.fromEntries(filled), 'an asset': '/assets/large.js' };
}

/** What is asked where a path ends so; all others are read. */
const question = JSON.stringify({ question: 'Was there a duty?' });

function asked(path: string) {
  const headers = { cookie: student.cookie, origin: test.url, 'last-event-id': '0' };
  return path.endsWith('/ask')
    ? { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: question }
    : { method: 'GET', headers, body: undefined };
}

/** Reads so many bytes, of the body alone, and hangs up; the rest of an answer that is over sooner does not count. */
function cut(path: string, afterBytes: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const { body, ...head } = asked(path);
    const request = send(`${url}${path}`, { ...head, agent: false }, (answer) => {
      let read = 0;
      answer.on('data', (piece: Buffer) => {
        read += piece.length;
        if (read >= afterBytes) request.destroy();
      });
      answer.on('error', () => undefined);
      if (afterBytes === 0) request.destroy();
    });
    request.on('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && reject(error));
    request.on('close', resolve);
    request.end(body);
    // Before it was answered at all.
    if (afterBytes < 0)
      request.on('socket', (socket) =>
        socket.on('connect', () => setTimeout(() => request.destroy(), -afterBytes)),
      );
  });
}

async function lengthOf(path: string): Promise<number> {
  const { body, ...head } = asked(path);
  const answer = await fetch(`${url}${path}`, { ...head, ...(body ? { body } : {}) });
  expect(answer.status).toBe(200);
  const reader = answer.body?.getReader();
  let length = 0;
  const ended = AbortSignal.timeout(1_000);
  ended.addEventListener('abort', () => void reader?.cancel());
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || ended.aborted) return length;
    length += value?.length ?? 0;
  }
}

/** What is held once all that can be is given back. */
function bytesAtRest(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Event streams that are still written: each listens for news. */
function countListeners(): { count: () => number } {
  const { notices } = test.app;
  let open = 0;
  const { listen } = notices;
  notices.listen = (listener) => {
    open += 1;
    const stop = listen(listener);
    return () => {
      open -= 1;
      stop();
    };
  };
  return { count: () => open };
}

async function cutMany(many: number, random: () => number, lengths: Map<string, number>): Promise<void> {
  const all = [...lengths];
  let left = many;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      const [path, length] = all[left % all.length] ?? ['', 0];
      const chance = random();
      await cut(path, chance < 0.15 ? -1 - Math.floor(random() * 8) : Math.floor(random() * (length + 1)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

describe('an answer that is streamed', () => {
  it(
    'may be cut anywhere: the server lives, and holds nothing of it',
    async () => {
      const listening = countListeners();
      const died: unknown[] = [];
      const note = (error: unknown) => died.push(error);
      process.on('uncaughtException', note);
      const lengths = new Map<string, number>();
      for (const path of Object.values(paths)) lengths.set(path, await lengthOf(path));
      const random = seededRandom(21);
      // What is made once and kept, such as connections and compiled code, is made by now.
      await cutMany(60, random, lengths);
      await waitFor(async () => listening.count() === 0);
      const before = bytesAtRest();
      await cutMany(cuts, random, lengths);
      await waitFor(async () => listening.count() === 0);
      process.off('uncaughtException', note);
      expect(died).toEqual([]);
      const grown = await waitFor(async () => {
        const bytes = bytesAtRest() - before;
        return bytes < keptBytesAtMost && { bytes };
      });
      console.log(`${cuts} cuts left ${Math.round(grown.bytes / 1024)} KB behind`);
      for (const [path, length] of lengths) expect(await lengthOf(path)).toBeGreaterThan(length / 2);
    },
    20 * 60_000,
  );

  it('is answered in one way', async () => {
    const names = await readdir(join(root, 'src/server'), { recursive: true });
    // What comes in from a language model is read in outside/models.
    const sources = names.filter(
      (name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('outside/models/'),
    );
    const streaming = [];
    for (const name of sources) {
      const source = await readFile(join(root, 'src/server', name), 'utf8');
      if (/new ReadableStream|\btoWeb\(|hono\/streaming|new TransformStream/.test(source))
        streaming.push(name);
    }
    expect(streaming).toEqual(['http/send-stream.ts']);
  });
});
