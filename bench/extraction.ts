/** Pages a second of the reading pool, layout and structure included, beside poppler's `pdftotext -bbox-layout` on the same files. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { openReadingPool } from '../src/opinion/pdf/pool.ts';

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

const pool = openReadingPool({ size: lanes });
const pages = new Map<string, number>();
let peakMb = 0;

async function ours(file: string): Promise<void> {
  pages.set(file, (await pool.read(file)).pageCount);
  peakMb = Math.max(peakMb, pool.memoryMb());
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
await ours(files[0]!);
const coldMs = performance.now() - cold;
const own: number[] = [];
const peer: number[] = [];
for (let round = 0; round < rounds; round++) {
  own.push(await timed(ours));
  peer.push(await timed(theirs));
}
const total = [...pages.values()].reduce((sum, count) => sum + count, 0);
const ownRate = total / median(own);
const peerRate = total / median(peer);
console.log(`files ${files.length}, pages ${total}, ${lanes} at a time, median of ${rounds} rounds`);
console.log(`reading pool            ${ownRate.toFixed(0)} pages/s`);
console.log(`pdftotext -bbox-layout  ${peerRate.toFixed(0)} pages/s`);
console.log(`ratio                   ${(ownRate / peerRate).toFixed(2)}`);
console.log(`first file, cold child  ${coldMs.toFixed(0)} ms`);
console.log(`children, highest seen  ${peakMb.toFixed(0)} MB`);
await pool.close();
