import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { imageOnlyPdf, teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { textOf } from '../../reader.ts';
import { openReadingPool, type ReadingPool } from '../pool.ts';
import { openScanPool, type ScanPool, type ScanPoolOptions } from './scan-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'scans-'));
const open: (ReadingPool | ScanPool)[] = [];
const signal = new AbortController().signal;

function childThat(name: string, source: string): URL {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, source);
  return new URL(`file://${path}`);
}

const run = { x: 72, right: 500, y: 100, size: 12, bold: false, italic: false, spaced: true };
const pageWith = (text: string) =>
  `{ number: page, width: 612, height: 792, confidence: 0.9, runs: [{ ...${JSON.stringify(run)}, text: ${JSON.stringify(text)} }] }`;
/** So many milliseconds of processor time: to ask for it is itself mostly the system's. */
const work = `const spent = () => process.cpuUsage().user + process.cpuUsage().system;
  const work = (ms) => { for (const begun = spent(); spent() - begun < ms * 1000;); };`;
/** A child that never answers. */
const stuck = childThat('stuck', "process.on('message', () => { for (;;) {} });");
/** A child that ends on the second page. */
const crashing = childThat(
  'crashing',
  `process.on('message', ({ page }) => {
    if (page === 2) process.exit(70);
    process.send({ kind: 'scan', page: ${pageWith('the words of this page, of which there are enough')} });
  });`,
);
/** A child that waits for what never comes. */
const idle = childThat('idle', "process.on('message', () => {});");
/** A child that a busy machine gives no time for a while, page by page. */
const kept = childThat(
  'kept',
  `import { spawn } from 'node:child_process';
  process.on('message', ({ page }) => {
    spawn('/bin/sh', ['-c', 'sleep 2.5; kill -CONT ' + process.pid], { detached: true, stdio: 'ignore' }).unref();
    process.kill(process.pid, 'SIGSTOP');
    process.send({ kind: 'scan', page: ${pageWith('the words of this page, of which there are enough')} });
  });`,
);
/** A child that is killed from outside the first times that it is given a page. */
const killed = (times: number) =>
  childThat(
    `killed-${times}`,
    `import { appendFileSync, readFileSync } from 'node:fs';
    process.on('message', ({ page }) => {
      const turns = ${JSON.stringify(folder)} + '/turns-${times}-' + page;
      appendFileSync(turns, 'x');
      if (readFileSync(turns, 'utf8').length <= ${times}) return process.kill(process.pid, 'SIGKILL');
      process.send({ kind: 'scan', page: ${pageWith('the words of this page, of which there are enough')} });
    });`,
  );
/** A child on a crowded processor: its first page takes more work than a page without words has, and gets on with it. */
const crowded = childThat(
  'crowded',
  `${work}
  process.on('message', ({ page }) => {
    for (let step = 0; step < 6; step += 1) {
      work(500);
      process.send({ kind: 'progress' });
    }
    process.send({ kind: 'scan', page: ${pageWith('the words of this page, of which there are enough')} });
  });`,
);
/** A child that gets on with its page for ever. */
const endless = childThat(
  'endless',
  `${work}
  process.on('message', () => {
    for (;;) {
      work(50);
      process.send({ kind: 'progress' });
    }
  });`,
);
/** A child that works a while on each page, and says whose turn it was. */
const slow = childThat(
  'slow',
  `${work}
  let turn = 0;
  process.on('message', ({ page }) => {
    work(300);
    const scan = ${pageWith('turn')};
    scan.runs[0].text = 'turn ' + ++turn + ' of the words of this page';
    process.send({ kind: 'scan', page: scan });
  });`,
);
/** A child that finds nothing. */
const blind = childThat(
  'blind',
  `process.on('message', ({ page }) => process.send({ kind: 'scan', page: ${pageWith('x')} }));`,
);

function pagesTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

function scanPool(options: ScanPoolOptions): ScanPool {
  const pool = openScanPool(options);
  open.push(pool);
  return pool;
}

function readingPool(scans?: ScanPoolOptions): ReadingPool {
  const pool = openReadingPool(scans ? { scans } : {});
  open.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a picture of a page is read as an opinion, and the opinion says so', async () => {
  const steps: [number, number][] = [];
  const opinion = await readingPool().read(imageOnlyPdf, { onPage: (done, of) => steps.push([done, of]) });
  expect(opinion.pages).toEqual([{ number: 1, source: 'ocr', confidence: expect.any(Number) }]);
  expect(opinion.missingPages).toEqual([]);
  expect(textOf(opinion)).toContain('Summary judgment is proper only when there is no genuine dispute');
  expect(steps).toContainEqual([0, 1]);
  expect(steps.at(-1)).toEqual([1, 1]);
});

test('a file of text starts nothing that recognises', async () => {
  const opinion = await readingPool({ childPath: stuck }).read(teachingOpinionPdf);
  expect(opinion.pages.every(({ source }) => source === 'text')).toBe(true);
});

test('a page that ends its child is left out and the others are read', async () => {
  const read = await scanPool({ childPath: crashing }).recognise('any.pdf', [1, 2, 3], { signal });
  expect(read.pages.map(({ number }) => number)).toEqual([1, 3]);
  expect(read).toMatchObject({ lost: 1, isStill: false });
});

test('a scan whose only page takes its child too much work is too complex', async () => {
  await expect(
    readingPool({ childPath: stuck, pageCpuSeconds: 0.6 }).read(imageOnlyPdf),
  ).rejects.toMatchObject({ code: 'too_complex', isRetryable: false });
});

test('a scan whose only page waits for what never comes can be read again', async () => {
  await expect(readingPool({ childPath: idle, stillMs: 400 }).read(imageOnlyPdf)).rejects.toMatchObject({
    code: 'stalled',
    isRetryable: true,
  });
});

test('a page is recognised however long others keep the machine', async () => {
  const read = await scanPool({ childPath: kept, pageCpuSeconds: 2 }).recognise('any.pdf', [1, 2], {
    signal,
    wordlessSeconds: 2,
  });
  expect(read).toMatchObject({ lost: 0, isStill: false });
}, 30_000);

test('a page that gets on is recognised however much work a crowded processor makes of it', async () => {
  const read = await scanPool({ childPath: crowded, pageCpuSeconds: 2.5 }).recognise('any.pdf', [1, 2], {
    signal,
    wordlessSeconds: 2,
  });
  expect(read).toMatchObject({ lost: 0, isStill: false });
  expect(read.pages).toHaveLength(2);
});

test('a page that gets on without an end is given up all the same', async () => {
  const recognised = scanPool({ childPath: endless, pageCpuSeconds: 0.5 }).recognise('any.pdf', [1], {
    signal,
  });
  expect(await recognised).toMatchObject({ pages: [], lost: 1, isStill: false });
});

test('a child that takes more memory than it may is ended', async () => {
  await expect(readingPool({ childPath: stuck, memoryLimitMb: 10 }).read(imageOnlyPdf)).rejects.toMatchObject(
    { code: 'too_complex', isRetryable: false },
  );
});

test('a file whose pages show no word for the work it has ends without them', async () => {
  const recognised = scanPool({ childPath: stuck }).recognise('any.pdf', pagesTo(40), {
    signal,
    wordlessSeconds: 0.6,
  });
  expect(await recognised).toMatchObject({ pages: [], isStill: false });
});

test('pages with words earn a long scan the work it takes', async () => {
  const read = await scanPool({ childPath: slow }).recognise('any.pdf', pagesTo(8), {
    signal,
    wordlessSeconds: 2,
  });
  expect(read).toMatchObject({ lost: 0, isStill: false });
  expect(read.pages).toHaveLength(8);
}, 60_000);

test('pages that show text of their own come last and earn none', async () => {
  const pool = scanPool({ childPath: slow, size: 1 });
  const ordered = await pool.recognise('any.pdf', [1, 2, 3], { signal, spare: [1, 2] });
  expect(ordered.pages.map(({ runs }) => runs[0]?.text.slice(0, 6))).toEqual(['turn 2', 'turn 3', 'turn 1']);
  const all = pagesTo(8);
  const cut = await pool.recognise('any.pdf', all, { signal, spare: all, wordlessSeconds: 1.2 });
  expect(cut).toMatchObject({ isStill: false, lost: 8 - cut.pages.length });
  expect(cut.pages.length).toBeLessThan(6);
}, 60_000);

test('a page whose child is killed from outside is given to another, and is not missing', async () => {
  const read = await scanPool({ childPath: killed(2) }).recognise('any.pdf', pagesTo(3), { signal });
  expect(read).toMatchObject({ lost: 0, isStill: false });
  expect(read.pages).toHaveLength(3);
});

test('a scan whose children are killed again and again may be tried another time', async () => {
  await expect(readingPool({ childPath: killed(9) }).read(imageOnlyPdf)).rejects.toMatchObject({
    isRetryable: true,
  });
});

test('a book of pictures is given up after a few pages', async () => {
  let last = 0;
  await scanPool({ childPath: blind }).recognise('any.pdf', pagesTo(60), {
    signal,
    onPage: (done) => (last = done),
  });
  expect(last).toBeLessThan(10);
});

test('a scan in which nothing is recognised holds no text', async () => {
  await expect(readingPool({ childPath: blind }).read(imageOnlyPdf)).rejects.toMatchObject({
    code: 'no_text',
  });
});

test('an aborted recognition ends at once', async () => {
  const aborted = new AbortController();
  const reading = scanPool({ childPath: stuck }).recognise('any.pdf', [1, 2, 3], { signal: aborted.signal });
  setTimeout(() => aborted.abort(), 100);
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});
