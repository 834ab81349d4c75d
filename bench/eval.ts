/** `npm run eval -- DIR [--json]`: the gates and counts of good material over a folder of opinions, beside peers where the folder holds their references. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openReadingPool } from '../src/opinion/pdf/pool.ts';
import { evaluateCitations } from './eval-citations.ts';
import { type CaseResult, evaluateCase, evaluateEngine, summarise } from './eval-engine.ts';
import { evaluateOcr } from './eval-ocr.ts';
import { evaluateSections } from './eval-sections.ts';

type Line = { what: string; figure: string; beside?: string };
type Report = { title: string; lines: Line[] };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, scans: { type: 'boolean', default: false } },
});
const folder = positionals[0] ?? '../shared/data';

const share = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;

async function evaluateFolder(): Promise<Report> {
  const folders = [folder, join(folder, 'opinions')].filter((path) => existsSync(path));
  const files = folders.flatMap((path) =>
    readdirSync(path)
      .filter((name) => name.toLowerCase().endsWith('.pdf'))
      .map((name) => join(path, name)),
  );
  const results: CaseResult[] = [];
  const refused: Line[] = [];
  const pool = openReadingPool();
  for (const file of files) {
    try {
      const opinion = await pool.read(file);
      results.push(evaluateCase({ id: basename(file), caseName: '', opinionFile: file }, opinion));
    } catch (error) {
      refused.push({ what: basename(file), figure: error instanceof Error ? error.message : String(error) });
    }
  }
  await pool.close();
  return { title: `Material of ${files.length} PDFs`, lines: [...describe(summarise(results)), ...refused] };
}

function describe(summary: ReturnType<typeof summarise>): Line[] {
  const { cases, quotes, quotesStanding, sentences, flawed, laddersExact, alikeQuestions } = summary;
  return [
    { what: 'quotes word for word in their passage', figure: share(quotesStanding, quotes) },
    { what: 'opinions with a holding', figure: share(summary.withHolding, cases) },
    { what: 'sentences that look broken', figure: share(flawed, sentences) },
    { what: 'ladders exact', figure: share(laddersExact, cases) },
    { what: 'questions alike', figure: String(alikeQuestions) },
    { what: 'holdings of more than 40 words', figure: String(summary.longLines) },
    {
      what: 'analysis, median for 20 pages',
      figure: `${summary.medianMsPerTwentyPages.toFixed(0)} ms`,
      beside: '≤ 100 ms',
    },
  ];
}

async function evaluateReferences(): Promise<Report> {
  const { summary } = await evaluateEngine(folder);
  return {
    title: `The embedded engine beside human-written briefs (${summary.cases} opinions)`,
    lines: [
      { what: 'issue, ROUGE-1', figure: summary.issue.toFixed(3), beside: 'first “whether” sentence .199' },
      {
        what: 'conclusion, ROUGE-1',
        figure: summary.conclusion.toFixed(3),
        beside: 'last “we hold” sentences .273',
      },
      { what: 'facts, ROUGE-1', figure: summary.facts.toFixed(3), beside: 'first words .340' },
      ...describe(summary),
    ],
  };
}

async function evaluateCitationCases(): Promise<Report> {
  const scores = await evaluateCitations(folder);
  const lines = scores.map(({ name, score, total }) => ({
    what: name,
    figure: share(score, total),
    beside: 'eyecite: all',
  }));
  return { title: 'Citations, on the cases of eyecite and reporters-db', lines };
}

function evaluateSectionLabels(): Report {
  const found = evaluateSections(folder);
  const lines = found
    ? [
        { what: 'macro-F1', figure: found.macroF1.toFixed(3), beside: 'simple rules .433' },
        { what: 'accuracy', figure: found.accuracy.toFixed(3), beside: 'simple rules .575' },
      ]
    : [];
  return { title: 'Sections of paragraphs', lines };
}

async function evaluateScans(): Promise<Report> {
  const rows = await evaluateOcr(folder);
  const lines = rows.map(({ file, words, native, secondsAPage }) => ({
    what: file,
    figure: `word error rate ${words.toFixed(3)}, ${secondsAPage.toFixed(1)} s a page`,
    ...(native === undefined ? {} : { beside: `native tesseract ${native.toFixed(3)}` }),
  }));
  return { title: 'Scans', lines };
}

async function main(): Promise<void> {
  if (!existsSync(folder)) {
    console.log(`Skipped: there is no folder ${folder}.`);
    return;
  }
  const reports: Report[] = [await evaluateFolder()];
  if (existsSync(join(folder, 'reference.jsonl'))) reports.push(await evaluateReferences());
  if (existsSync(join(folder, 'citations'))) reports.push(await evaluateCitationCases());
  if (existsSync(join(folder, 'section-labels.jsonl'))) reports.push(evaluateSectionLabels());
  if (values.scans) reports.push(await evaluateScans());
  if (values.json) console.log(JSON.stringify(reports, null, 2));
  else for (const report of reports) print(report);
}

function print({ title, lines }: Report): void {
  const width = Math.max(...lines.map(({ what }) => what.length));
  console.log(`\n${title}`);
  for (const { what, figure, beside } of lines) {
    console.log(`  ${what.padEnd(width)}  ${figure}${beside ? `   (${beside})` : ''}`);
  }
}

await main();
