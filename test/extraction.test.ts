/** A fast part of what `npm run eval` measures, where the folder of real opinions is present. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { captionFields, captionTruths, judgeCaption } from '../bench/caption-truth.ts';
import { isSameDisposition, isSameParts, opinionTruths } from '../bench/opinion-truth.ts';
import { evaluateOutcomes, scoreSentences } from '../bench/outcome-rows.ts';
import { wordErrorRate } from '../bench/word-error-rate.ts';
import type { Opinion } from '../src/opinion/opinion.ts';
import { openReadingPool } from '../src/opinion/pdf/pool.ts';
import { textOf } from '../src/opinion/reader.ts';
import { ReadingError } from '../src/opinion/reading-error.ts';
import { surveyOpinion } from '../src/opinion/survey.ts';
import { root } from '../src/server/base/root.ts';

const folder = join(root, '../shared/data');
const isHere = existsSync(join(folder, 'opinions'));
if (!isHere) console.log(`The extraction suite is skipped: ${folder} is not here.`);

/** Larger files and scans take too long for every run of the tests. */
const largest = 300_000;
const oneBadFileIn = 60;

describe.skipIf(!isHere)('on real opinions', () => {
  const pool = openReadingPool();
  const read = new Map<string, Promise<Opinion>>();
  const opinionOf = (path: string) => {
    if (!read.has(path)) read.set(path, pool.read(path));
    return read.get(path)!;
  };
  const pdfsIn = (path: string) =>
    readdirSync(path)
      .filter((name) => name.endsWith('.pdf') && !/scan/i.test(name))
      .map((name) => join(path, name))
      .filter((file) => statSync(file).size < largest);
  const files = isHere
    ? [...pdfsIn(join(folder, 'opinions')), ...pdfsIn(join(folder, 'opinions/derived'))].filter(
        (path) => opinionTruths[basename(path)] && !/-ocr\.pdf$/.test(path),
      )
    : [];

  afterAll(() => pool.close());

  test('the reader finds captions, parts and dispositions', { timeout: 60_000 }, async () => {
    const manifest = captionTruths(join(folder, 'opinions/MANIFEST.tsv'));
    const wrong: string[] = [];
    let asked = 0;
    for (const path of files) {
      const opinion = await opinionOf(path);
      const truth = opinionTruths[basename(path)]!;
      const verdicts = judgeCaption(manifest.get(basename(path)) ?? {}, opinion.caption);
      const checks = [
        ...captionFields
          .filter((field) => verdicts[field] !== 'not stated')
          .map((field) => verdicts[field] === 'hit'),
        ...(truth.parts ? [isSameParts(truth, opinion)] : []),
        ...(truth.disposition === undefined ? [] : [isSameDisposition(truth, opinion)]),
      ];
      asked += checks.length;
      if (checks.includes(false)) wrong.push(basename(path));
    }
    expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(0.05 * asked);
  });

  test('two columns are read in their order', { timeout: 60_000 }, async () => {
    for (const path of files.filter((each) => each.includes('derived'))) {
      const truth = join(folder, 'opinions/derived/ground-truth', `${basename(path, '.pdf')}.txt`);
      if (!existsSync(truth)) continue;
      const rate = wordErrorRate(readFileSync(truth, 'utf8'), textOf(await opinionOf(path)));
      expect(rate, basename(path)).toBeLessThanOrEqual(0.05);
    }
  });

  test('opinions are let through and other documents refused', { timeout: 60_000 }, async () => {
    for (const path of files) {
      const { verdict } = surveyOpinion(await opinionOf(path));
      expect(verdict, basename(path)).toBe(opinionTruths[basename(path)]?.verdict ?? 'opinion');
    }
  });

  test('outcomes of state appeals are read', { timeout: 60_000 }, () => {
    const results = evaluateOutcomes(folder, 4);
    const right = results.filter(({ label, read: found }) => label === found).length;
    expect(right / results.length).toBeGreaterThan(0.88);
    expect(scoreSentences(results).f1).toBeGreaterThan(0.8);
  });

  test('damaged and hostile files end as text or as one sentence', { timeout: 120_000 }, async () => {
    const bad = readdirSync(join(folder, 'bad-pdfs'))
      .filter((name) => name.endsWith('.pdf') && !name.includes('BOMB'))
      .filter((_, index) => index % oneBadFileIn === 0);
    for (const name of bad) {
      const outcome = await pool.read(join(folder, 'bad-pdfs', name)).catch((error: unknown) => error);
      const isSaid = outcome instanceof ReadingError || !(outcome instanceof Error);
      expect(isSaid, name).toBe(true);
    }
  });
});
