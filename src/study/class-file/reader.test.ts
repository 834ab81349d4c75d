/** A class file is read beside the server, and what takes too much is ended. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { zipped } from '../../../test/zipped.ts';
import { harborOpinion } from '../extractive/fixtures/harbor-opinion.ts';
import { type ClassFileReader, type ClassFileReaderOptions, openClassFileReader } from './reader.ts';

let folder: string;
let reader: ClassFileReader;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hotseat-class-file-'));
});
afterEach(async () => {
  await reader.close();
  await rm(folder, { recursive: true, force: true });
});

/** Of so many cases, each with one text. */
async function read(cases: number, options: ClassFileReaderOptions = {}) {
  reader = openClassFileReader(options);
  const one = { title: 'Marlow v. Harbor', session: 0, category: null, isExcerpt: false };
  const list = {
    ...{ format: 'hotseat-class', version: 1, name: 'Torts' },
    sessions: [{ title: 'Duty', heldOn: null, categories: [] }],
    cases: Array(cases).fill(one),
  };
  const opinion = JSON.stringify(harborOpinion());
  const texts = list.cases.map((_, index) => [`cases/${index + 1}/opinion.json`, opinion] as const);
  const path = join(folder, 'class.hotseat');
  await writeFile(path, await zipped(new Map([['class.json', JSON.stringify(list)], ...texts])));
  const rows = join(folder, 'rows');
  return { rows, result: await reader.read({ path, rows }) };
}

/** The processes of ours that read class files. */
const reading = () =>
  execFileSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('class-file/child.ts'));

it('long texts stay in a file, and what is told says where they lie', async () => {
  const { rows, result } = await read(2);
  if ('refusal' in result) throw new Error(result.refusal);
  expect(JSON.stringify(result).length).toBeLessThan(3_000);
  const texts = await readFile(rows);
  for (const { opinion } of result.cases) {
    const text = String(texts.subarray(opinion.at, opinion.at + opinion.bytes));
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(harborOpinion())));
  }
});

const tooLong = { refusal: 'This class file takes too long to check. Ask for one with fewer cases.' };

it.each<[string, ClassFileReaderOptions]>([
  ['work', { cpuSeconds: 0.02 }],
  ['time', { deadlineMs: 1 }],
  ['memory', { memoryLimitMb: 20 }],
])(
  'one that takes more %s than any does is refused in a sentence, and its process ends',
  async (_, limits) => {
    expect((await read(400, limits)).result).toEqual(tooLong);
    await expect.poll(reading).toEqual([]);
  },
);
