/** Prints of opinions as students have them, against what was read from their pages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Opinion } from '../src/opinion/opinion.ts';
import { ownWords } from '../src/opinion/own-words.ts';
import { openReadingPool } from '../src/opinion/pdf/pool.ts';
import { surveyOpinion } from '../src/opinion/survey.ts';
import { type EvalGroup, type EvalRun, shareRow } from './eval-rows.ts';

type Truth = Record<string, string>;
type Verdicts = Record<string, boolean>;

/** Captions whole, the court's first and last words in their places, no publisher's heading among them. */
export async function measurePrints({ folder }: EvalRun): Promise<EvalGroup | undefined> {
  const prints = join(folder, 'student-files/westlaw');
  const manifest = join(prints, 'MANIFEST.tsv');
  if (!existsSync(manifest)) return undefined;
  const pool = openReadingPool();
  const judged: { file: string; verdicts: Verdicts }[] = [];
  for (const truth of rowsOf(readFileSync(manifest, 'utf8'))) {
    const opinion = await pool.read(join(prints, truth.file!));
    judged.push({ file: truth.file!, verdicts: verdictsOf(truth, opinion) });
  }
  await pool.close();
  const names = Object.keys(judged[0]?.verdicts ?? {});
  const hits = (name: string) => judged.filter(({ verdicts }) => verdicts[name]).length;
  return {
    title: `Captions and words of ${judged.length} Westlaw prints`,
    rows: names.map((name) => shareRow(name, hits(name), judged.length, 0.92)),
    notes: judged.flatMap(({ file, verdicts }) => {
      const missed = names.filter((name) => !verdicts[name]);
      return missed.length > 0 ? [`${file}: ${missed.join(', ')}`] : [];
    }),
  };
}

function rowsOf(manifest: string): Truth[] {
  const [head = '', ...rows] = manifest.split('\n').filter(Boolean);
  const columns = head.split('\t');
  return rows.map((row) => {
    const cells = row.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

function verdictsOf(truth: Truth, opinion: Opinion): Verdicts {
  const { caption } = opinion;
  const fields = {
    name: caption.caseName === truth.caseName,
    court: caption.court === truth.court,
    date: caption.decidedOn === truth.decided,
    docket: caption.docket === truth.docket,
    author: caption.author === truth.author,
  };
  const own = ownWords(opinion);
  const lead = own.parts.find(({ kind }) => kind === 'majority' || kind === 'per_curiam');
  const text = own.paragraphs
    .slice(lead?.firstParagraph ?? 0, (lead?.lastParagraph ?? -1) + 1)
    .filter(({ kind }) => kind !== 'footnote')
    .map((paragraph) => paragraph.text)
    .join(' ');
  const inText = (words = '') => plain(text).indexOf(plain(words));
  return {
    ...fields,
    'caption whole': Object.values(fields).every(Boolean),
    'one opinion': surveyOpinion(opinion).verdict === 'opinion',
    'first words, near the beginning': inText(truth.firstWords) >= 0 && inText(truth.firstWords) < 260,
    'last words, near the end':
      plain(text).length - inText(truth.lastWords) < 420 && inText(truth.lastWords) >= 0,
    'no heading of the publisher':
      !/\b(?:West Headnotes|Attorneys and Law Firms|All Citations|End of Document)\b/.test(text),
    'no star page': !/(?<!WL \d+,? |at )\*\d/.test(text.replace(/\b(?:WL|LEXIS) \d+,? \*+\d+/g, '')),
  };
}

const plain = (text: string): string =>
  text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').replace(/¶ /g, '¶').trim();
