/** What the reader makes of each PDF of a folder, for reading; its word error rate where a true text stands beside the file; its captions against the folder's manifest. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Opinion } from '../src/opinion/opinion.ts';
import { openReadingPool } from '../src/opinion/pdf/pool.ts';
import { textOf } from '../src/opinion/reader.ts';
import {
  type CaptionField,
  captionFields,
  captionTruths,
  judgeCaption,
  type Verdict,
} from './caption-truth.ts';
import { wordErrorRate } from './word-error-rate.ts';

const folder = process.argv[2] ?? '../shared/data/opinions';
/** Files whose name holds this; all by default. */
const wanted = process.argv[3] ?? '';
if (!existsSync(folder)) {
  console.log(`Skipped: ${folder} is not here.`);
  process.exit(0);
}

const truths = captionTruths(`${folder}/MANIFEST.tsv`);
const scores: { file: string; verdicts: Record<CaptionField, Verdict> }[] = [];
const misses: string[] = [];
const pool = openReadingPool({ size: 2 });

function pdfsIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith('.pdf') && name.includes(wanted) && !name.includes('BOMB'))
    .sort()
    .map((name) => `${path}/${name}`);
}

function countOf({ paragraphs }: Opinion, kind: string): number {
  return paragraphs.filter((paragraph) => paragraph.kind === kind).length;
}

function describe(opinion: Opinion): string[] {
  const { caption, disposition, parts, missingPages } = opinion;
  const missing = missingPages.length > 0 ? `, missing ${missingPages.join(' ')}` : '';
  return [
    `  ${caption.caseName ?? '(no name)'} | ${caption.citation ?? '-'} | ${caption.court ?? '(no court)'}`,
    `  ${caption.docket ?? '(no docket)'} | ${caption.decidedOn ?? '(no date)'} | ${disposition?.summary ?? '(no disposition)'}`,
    ...parts.map(
      ({ kind, author, firstPage, lastPage }) => `    ${kind} ${author ?? ''} ${firstPage}–${lastPage}`,
    ),
    `  pages ${opinion.pageCount}${missing}; paragraphs ${opinion.paragraphs.length}, headings ${countOf(opinion, 'heading')}, quotes ${countOf(opinion, 'quote')}, footnotes ${countOf(opinion, 'footnote')}, citations ${opinion.citations.length}`,
  ];
}

function scoreCaption(file: string, { caption }: Opinion): void {
  const truth = truths.get(file);
  if (!truth) return;
  const read = {
    'case name': caption.caseName,
    court: caption.court,
    docket: caption.docket,
    date: caption.decidedOn,
  };
  const verdicts = judgeCaption(truth, caption);
  scores.push({ file, verdicts });
  for (const field of captionFields) {
    if (verdicts[field] === 'miss')
      misses.push(`  ${file}: ${field} is "${truth[field]}", read "${read[field] ?? ''}"`);
  }
}

const signs: Record<Verdict, string> = { hit: 'hit', miss: 'MISS', 'not stated': '·' };

function printScores(): void {
  const wide = Math.max(5, ...scores.map(({ file }) => file.length));
  const row = (what: string, cells: string[]) =>
    console.log([what.padEnd(wide), ...cells.map((cell) => cell.padStart(9))].join('  '));
  row('Captions against the manifest', [...captionFields]);
  for (const { file, verdicts } of scores)
    row(
      file,
      captionFields.map((field) => signs[verdicts[field]]),
    );
  row(
    'total',
    captionFields.map((field) => {
      const stated = scores.filter(({ verdicts }) => verdicts[field] !== 'not stated');
      return `${stated.filter(({ verdicts }) => verdicts[field] === 'hit').length}/${stated.length}`;
    }),
  );
  for (const miss of misses) console.log(miss);
}

for (const file of [...pdfsIn(folder), ...pdfsIn(`${folder}/derived`)]) {
  console.log(basename(file));
  try {
    const opinion = await pool.read(file);
    for (const line of describe(opinion)) console.log(line);
    scoreCaption(basename(file), opinion);
    const truth = `${folder}/derived/ground-truth/${basename(file, '.pdf')}.txt`;
    if (existsSync(truth)) {
      console.log(
        `  word error rate ${wordErrorRate(readFileSync(truth, 'utf8'), textOf(opinion)).toFixed(4)}`,
      );
    }
  } catch (error) {
    console.log(`  ${error instanceof Error ? error.message : String(error)}`);
  }
}
await pool.close();
if (scores.length > 0) printScores();
