/**
 * Pages a second of the reading pool beside poppler's `pdftotext -bbox-layout` on the same files: as far as poppler goes (lines with
 * their places, in blocks), and with all that is made of them (parts, caption, disposition, citations).
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { openReadingPool, type ReadingPool } from '../src/opinion/pdf/pool.ts';

const folder = process.argv[2] ?? '../shared/data/opinions';
const rounds = 5;
const lanes = 2;
const run = promisify(execFile);

if (!existsSync(folder)) {
  console.log(`Skipped: ${folder} is not here.`);
  process.exit(0);
}
// Recognition is no extraction, and poppler has none: files whose text layer is missing or bad are measured as scans.
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.pdf') && !/scan|casebook|-ocr/i.test(name))
  .map((name) => `${folder}/${name}`);

// No child ends while the others' turns last.
const kept = { size: lanes, idleMs: 600_000 };
const whole = openReadingPool(kept);
const layout = openReadingPool({ ...kept, childPath: new URL('./layout-child.ts', import.meta.url) });
const pages = new Map<string, number>();
let peakMb = 0;

function readWith(pool: ReadingPool): (file: string) => Promise<void> {
  return async (file) => {
    pages.set(file, (await pool.read(file)).pageCount);
    peakMb = Math.max(peakMb, pool.memoryMb());
  };
}

async function theirs(file: string): Promise<void> {
  await run('pdftotext', ['-bbox-layout', file, '/dev/null']).catch(() => undefined);
}

/** Seconds that all files take, `lanes` at a time. */
async function timed(read: (file: string) => Promise<void>): Promise<number> {
  const queue = [...files];
  const startedAt = performance.now();
  const lane = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) await read(file);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return (performance.now() - startedAt) / 1000;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const cold = performance.now();
await readWith(whole)(files[0]!);
const coldMs = performance.now() - cold;
const seconds: { layout: number; whole: number; peer: number }[] = [];
for (let round = 0; round < rounds; round++) {
  // A round's three stand side by side: what else the machine does meets them alike.
  seconds.push({
    layout: await timed(readWith(layout)),
    peer: await timed(theirs),
    whole: await timed(readWith(whole)),
  });
}
const total = [...pages.values()].reduce((sum, count) => sum + count, 0);
const rate = (of: 'layout' | 'whole' | 'peer') =>
  `${(total / median(seconds.map((round) => round[of]))).toFixed(0)} pages/s`;
const ratio = (of: 'layout' | 'whole') => median(seconds.map((round) => round.peer / round[of])).toFixed(2);
console.log(`files ${files.length}, pages ${total}, ${lanes} at a time, median of ${rounds} rounds`);
console.log(`reading pool, layout    ${rate('layout')}`);
console.log(`reading pool, whole     ${rate('whole')}`);
console.log(`pdftotext -bbox-layout  ${rate('peer')}`);
console.log(`ratio, layout           ${ratio('layout')}`);
console.log(`ratio, whole            ${ratio('whole')}`);
console.log(`first file, cold child  ${coldMs.toFixed(0)} ms`);
console.log(`children, highest seen  ${peakMb.toFixed(0)} MB`);
await Promise.all([whole.close(), layout.close()]);
