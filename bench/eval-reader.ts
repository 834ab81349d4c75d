/** What the reader makes of each PDF of a folder, for reading; and its word error rate where a true text stands beside the file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Opinion } from '../src/opinion/opinion.ts';
import { openReadingPool } from '../src/opinion/pdf/pool.ts';
import { textOf } from '../src/opinion/reader.ts';
import { wordErrorRate } from './word-error-rate.ts';

const folder = process.argv[2] ?? '../shared/data/opinions';
if (!existsSync(folder)) {
  console.log(`Skipped: ${folder} is not here.`);
  process.exit(0);
}

const pool = openReadingPool({ size: 2 });

function pdfsIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith('.pdf') && !name.includes('BOMB'))
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

for (const file of [...pdfsIn(folder), ...pdfsIn(`${folder}/derived`)]) {
  console.log(basename(file));
  try {
    const opinion = await pool.read(file);
    for (const line of describe(opinion)) console.log(line);
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
