import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openReadingPool, type ReadingPool, type ReadingPoolOptions } from './pool.ts';

const opinion = fileURLToPath(
  new URL('../../../test/fixtures/teaching-opinion/opinion.pdf', import.meta.url),
);
const folder = mkdtempSync(join(tmpdir(), 'reading-'));
const pools: ReadingPool[] = [];

function openPool(options?: ReadingPoolOptions): ReadingPool {
  const pool = openReadingPool(options);
  pools.push(pool);
  return pool;
}

function fileOf(name: string, bytes: Buffer | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

/** A child that never answers: what a file does that PDFium cannot get through. */
const stuck = new URL(`file://${fileOf('stuck.mjs', "process.on('message', () => { for (;;) {} });")}`);
/** A child that waits for what never comes. */
const idle = new URL(`file://${fileOf('idle.mjs', "process.on('message', () => {});")}`);
const keptMs = 4_000;
/** The reader's own child on a machine that gives it no time for a while: it is stopped as it begins, and goes on later. */
const kept = new URL(
  `file://${fileOf(
    'kept.mjs',
    `import { spawn } from 'node:child_process';
    process.on('message', () => {
      const resume = ['-c', 'sleep ${keptMs / 1000}; kill -CONT ' + process.pid];
      spawn('/bin/sh', resume, { detached: true, stdio: 'ignore' }).unref();
      process.kill(process.pid, 'SIGSTOP');
    });
    await import(${JSON.stringify(new URL('./child.ts', import.meta.url).href)});`,
  )}`,
);
/** A child that ends on its second page, and reads the file without it. */
const crashing = new URL(
  `file://${fileOf(
    'crashing.mjs',
    `process.on('message', ({ skip }) => {
      for (const page of [1, 2, 3]) {
        if (skip.includes(page)) continue;
        process.send({ kind: 'page', page, of: 3 });
        if (page === 2) return setTimeout(() => process.exit(70), 20);
      }
      process.send({ kind: 'opinion', opinion: { missingPages: skip } });
    });`,
  )}`,
);

/** A child that finds a scan among pages of text, and reads the file with what is recognised of it. */
const mixed = new URL(
  `file://${fileOf(
    'mixed.mjs',
    `process.on('message', ({ scans }) => {
      if (!scans) return process.send({ kind: 'scans', pages: [2], spare: [], of: 3 });
      const missingPages = scans.length === 0 ? [2] : [];
      process.send({ kind: 'opinion', opinion: { missingPages } });
    });`,
  )}`,
);

/** A child that one file holds for ever. */
const held = new URL(
  `file://${fileOf(
    'held.mjs',
    `process.on('message', ({ path }) => {
      while (path.endsWith('endless.pdf'));
      process.send({ kind: 'opinion', opinion: { missingPages: [] } });
    });`,
  )}`,
);

/** A child that is killed as the system kills, so often as the file's name says, before any page, at one or after all. */
const killed = new URL(
  `file://${fileOf(
    'killed.mjs',
    `import { appendFileSync, readFileSync } from 'node:fs';
    process.on('message', ({ path, skip }) => {
      const [, times, moment] = /(\\d)-(\\w+)$/.exec(path);
      appendFileSync(path, 'x');
      const die = () => readFileSync(path, 'utf8').length <= times && process.kill(process.pid, 'SIGKILL');
      if (moment === 'start') die();
      for (const page of [1, 2]) if (!skip.includes(page)) process.send({ kind: 'page', page, done: page - 1, of: 2 });
      if (moment === 'page' && !skip.includes(2)) return setTimeout(() => die() || told(), 20);
      if (moment === 'end') return process.send({ kind: 'composing', of: 2 }, () => die() || told());
      told();
      function told() {
        process.send({ kind: 'opinion', opinion: { missingPages: skip } });
      }
    });`,
  )}`,
);

/** A child that has read every page and ends over what it makes of them. */
const overfull = new URL(
  `file://${fileOf(
    'overfull.mjs',
    "process.on('message', () => process.send({ kind: 'composing', of: 3 }, () => process.exit(134)));",
  )}`,
);

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file is read in a child, page by page', async () => {
  const steps: [number, number][] = [];
  const read = await openPool().read(opinion, { onPage: (done, total) => steps.push([done, total]) });
  expect(read.caption.court).toBe('Supreme Court of Jefferson');
  expect(steps[0]).toEqual([0, read.pageCount]);
  expect(steps.at(-1)).toEqual([read.pageCount, read.pageCount]);
});

test('more files than children wait their turn', async () => {
  const pool = openPool({ size: 1 });
  const copies = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => join(folder, name));
  for (const copy of copies) copyFileSync(opinion, copy);
  const read = await Promise.all(copies.map((copy) => pool.read(copy)));
  expect(new Set(read.map(({ pageCount }) => pageCount)).size).toBe(1);
});

test.each([
  ['empty_file', Buffer.alloc(0)],
  ['not_a_pdf', 'a letter, saved as a PDF by its name alone'],
  ['damaged', readFileSync(opinion).subarray(0, 2000)],
])('a file that cannot be used is refused as %s', async (code, bytes) => {
  await expect(openPool().read(fileOf(`${code}.pdf`, bytes))).rejects.toMatchObject({
    name: 'ReadingError',
    code,
    isRetryable: false,
  });
});

test('bytes before the header do not matter', async () => {
  const path = fileOf(
    'prefixed.pdf',
    Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), readFileSync(opinion)]),
  );
  expect((await openPool().read(path)).caption.court).toBe('Supreme Court of Jefferson');
});

test('a reading that is aborted ends its child at once', async () => {
  const pool = openPool({ childPath: stuck });
  const aborted = new AbortController();
  const reading = pool.read(opinion, { signal: aborted.signal });
  setTimeout(() => aborted.abort(), 100);
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});

test('a file that a child works on for too long is too complex', async () => {
  await expect(openPool({ childPath: stuck, cpuSeconds: 0.6 }).read(opinion)).rejects.toMatchObject({
    code: 'too_complex',
    isRetryable: false,
  });
});

test('a child that does nothing at all is ended, and the file can be read again', async () => {
  await expect(openPool({ childPath: idle, stillMs: 400 }).read(opinion)).rejects.toMatchObject({
    code: 'stalled',
    isRetryable: true,
    message: expect.stringContaining('try again'),
  });
});

test('a file is read however long others keep the machine: its child’s work counts, and not the clock', async () => {
  const startedAt = performance.now();
  // By the clock the child is over what it may work.
  const pool = openPool({ childPath: kept, cpuSeconds: keptMs / 1000, stillMs: 30_000 });
  expect((await pool.read(opinion)).caption.court).toBe('Supreme Court of Jefferson');
  expect(performance.now() - startedAt).toBeGreaterThan(keptMs);
}, 60_000);

test('who waits behind such a file is not lent the child that was ended for it', async () => {
  const pool = openPool({ childPath: held, size: 1, cpuSeconds: 0.6 });
  const endless = pool.read('endless.pdf');
  const next = pool.read(opinion);
  await expect(endless).rejects.toMatchObject({ code: 'too_complex' });
  expect((await next).missingPages).toEqual([]);
});

test('a child that takes more memory than it may is ended', async () => {
  await expect(openPool({ memoryLimitMb: 10 }).read(opinion)).rejects.toMatchObject({ code: 'too_complex' });
});

test('a file that ends its child after all of its pages is too complex, not damaged', async () => {
  await expect(openPool({ childPath: overfull }).read(opinion)).rejects.toMatchObject({
    code: 'too_complex',
  });
});

test('a page that ends its child is passed over and the rest is read', async () => {
  expect((await openPool({ childPath: crashing }).read(opinion)).missingPages).toEqual([2]);
});

test.each(['start', 'page', 'end'])(
  'a child that is killed from outside is replaced, and no page is missing: %s',
  async (moment) => {
    const pool = openPool({ childPath: killed });
    expect((await pool.read(fileOf(`2-${moment}`, ''))).missingPages).toEqual([]);
  },
);

test('a file whose children are killed again and again is given up for this time alone', async () => {
  const pool = openPool({ childPath: killed });
  await expect(pool.read(fileOf('9-start', ''))).rejects.toMatchObject({ isRetryable: true });
  // One page is suspected at last, and the rest is read.
  expect((await pool.read(fileOf('4-page', ''))).missingPages).toEqual([2]);
});

test('a scanned page that holds its child is named missing and the pages of text are read', async () => {
  const pool = openPool({ childPath: mixed, scans: { childPath: stuck, pageCpuSeconds: 0.6 } });
  expect((await pool.read(opinion)).missingPages).toEqual([2]);
});

test('a closed pool reads nothing more', async () => {
  const pool = openPool({ childPath: stuck });
  const reading = expect(pool.read(opinion)).rejects.toMatchObject({ name: 'AbortError' });
  await pool.close();
  await reading;
  await expect(pool.read(opinion)).rejects.toMatchObject({ name: 'AbortError' });
});
