/** `npm run eval -- DIR [--json] [--scans] [--all-bad-pdfs] [--only WORDS] [--ablate] [--engine standard|premium]`: quality over a folder, beside what is aimed at and what others do. `--zoo SEED N [--layout WORDS] [--show FOLDER]`: N invented opinions in each layout of the zoo. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openReadingPool } from '../src/opinion/pdf/pool.ts';
import { tierSchema } from '../src/study/material/schema.ts';
import { measureChoosing } from './annotation-rows.ts';
import { measureBadFiles } from './bad-file-rows.ts';
import { measureCitations } from './citation-rows.ts';
import { measureEngine, measureMaterial, measureSections } from './engine-rows.ts';
import { measurePrints } from './eval-prints.ts';
import type { EvalGroup, EvalRun, Measure, ReadPdf } from './eval-rows.ts';
import { formatGroups } from './eval-table.ts';
import { measureCost, measureLies, measureStrangers } from './lies/measure.ts';
import { measureConfigured } from './material-rows.ts';
import { measureOutcomes } from './outcome-rows.ts';
import { measureCaptions, measureDocuments, measureScans, measureText } from './reader-rows.ts';
import { zooTable } from './zoo/zoo-table.ts';

/** What a measure needs of the folder, for whoever reads that it was skipped. */
const needs: Record<string, string> = {
  'bad files': 'bad-pdfs/',
  text: 'opinions/derived/ground-truth/ beside PDFs of the same names',
  scans: 'opinions/derived/',
  captions: 'opinions/MANIFEST.tsv, which names its PDFs',
  prints: 'student-files/westlaw/',
  documents: 'PDFs whose parts are known',
  outcomes: 'text-opinions/nm-ctapp/',
  citations: 'citations/',
  sections: 'section-labels.jsonl',
  choosing: 'annotations/',
  engine: 'reference.jsonl',
  material: 'PDFs of opinions',
  configured: '--engine',
};

/** In the order in which they are printed. */
const measures: Record<string, Measure> = {
  'bad files': measureBadFiles,
  text: measureText,
  scans: measureScans,
  captions: measureCaptions,
  prints: measurePrints,
  documents: measureDocuments,
  outcomes: measureOutcomes,
  citations: measureCitations,
  sections: measureSections,
  choosing: measureChoosing,
  engine: measureEngine,
  material: measureMaterial,
  configured: measureConfigured,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    scans: { type: 'boolean', default: false },
    ablate: { type: 'boolean', default: false },
    'all-bad-pdfs': { type: 'boolean', default: false },
    only: { type: 'string' },
    engine: { type: 'string' },
    lies: { type: 'boolean', default: false },
    zoo: { type: 'string' },
    layout: { type: 'string' },
    show: { type: 'string' },
  },
});

function runOver(folder: string): EvalRun {
  let reading: Promise<ReadPdf[]> | undefined;
  return {
    folder,
    withScans: values.scans,
    ablates: values.ablate,
    withAllBadFiles: values['all-bad-pdfs'],
    ...(values.engine === undefined ? {} : { engine: tierSchema.parse(values.engine) }),
    pdfs() {
      reading ??= readFolder(folder);
      return reading;
    },
  };
}

async function readFolder(folder: string): Promise<ReadPdf[]> {
  const files = [folder, join(folder, 'opinions'), join(folder, 'opinions/derived')].flatMap(pdfsIn);
  const pool = openReadingPool();
  const read: ReadPdf[] = [];
  for (const path of files) {
    const file = basename(path);
    try {
      read.push({ file, path, opinion: await pool.read(path) });
    } catch (error) {
      read.push({ file, path, failure: error instanceof Error ? error.message : String(error) });
    }
  }
  await pool.close();
  return read;
}

/** Scans that were made from opinions beside them are measured by themselves. */
function pdfsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.toLowerCase().endsWith('.pdf') && !name.startsWith('scan-'))
    .sort()
    .map((name) => join(folder, name));
}

/** Falsehoods planted in a model's answers, and honest lines: what is marked by who reads again, and by code alone. */
async function printLies(): Promise<void> {
  const [folder] = positionals;
  const only = values.only?.split(',');
  const isChosen = (opinion: string) => only?.includes(opinion) ?? true;
  const { told, ...figures } = await (folder ? measureStrangers(folder, isChosen) : measureLies(isChosen));
  if (values.json) {
    console.log(JSON.stringify(figures, null, 2));
    return;
  }
  const { lies, readers, honest } = figures;
  for (const [name, { unmarked }] of Object.entries(readers))
    console.log(
      `${name}: ${unmarked} of ${lies} falsehoods unmarked (${((100 * unmarked) / lies).toFixed(1)} %)`,
    );
  console.log(
    `honest lines ${honest.statements}: not verified ${honest.notVerified}, not checked ${honest.notChecked} (${((100 * honest.notChecked) / honest.statements).toFixed(1)} %), sent back ${honest.needlessRepairs}`,
  );
  const lists = [
    ...Object.entries(told.unmarked).filter(([name]) => name !== 'imperfect'),
    ['honest', told.honest] as const,
  ];
  for (const [name, lines] of lists) for (const line of lines) console.log(`  ${name}: ${line}`);
  const { once, again } = await measureCost();
  const costs = ({ calls, inputTokens, billedTokens, outputTokens, cents }: typeof once) =>
    `${calls} calls, ${inputTokens} tokens in, billed as ${billedTokens}, ${outputTokens} out, ${cents.toFixed(1)} cents`;
  console.log(`an analysis without the second reading: ${costs(once)}`);
  console.log(`with it: ${costs(again)}`);
}

/** A folder may hold any part of the evaluation data: what is not there is skipped, and said. */
async function measured(
  name: string,
  measure: Measure,
  run: EvalRun,
): Promise<EvalGroup | EvalGroup[] | string> {
  try {
    return (await measure(run)) ?? `${name}: needs ${needs[name]}`;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw error;
    return `${name}: needs ${needs[name]}; ${error.message}`;
  }
}

async function main(): Promise<void> {
  if (values.lies) return printLies();
  if (values.zoo !== undefined) {
    const { zoo: seed, layout, show } = values;
    console.log(await zooTable({ seed, perLayout: Number(positionals[0] ?? 3), layout, show }));
    return;
  }
  const folder = positionals[0] ?? '../shared/data';
  if (!existsSync(folder)) {
    console.log(`Skipped: there is no folder ${folder}.`);
    return;
  }
  const run = runOver(folder);
  const groups: EvalGroup[] = [];
  const skipped: string[] = [];
  for (const [name, measure] of Object.entries(measures)) {
    // A language model costs money and time: it is measured by itself.
    if (values.engine !== undefined && name !== 'configured') continue;
    if (values.only !== undefined && !values.only.split(',').includes(name)) continue;
    if (values.ablate && name !== 'choosing') continue;
    const group = await measured(name, measure, run);
    if (typeof group === 'string') skipped.push(group);
    else groups.push(...[group].flat());
  }
  if (skipped.length > 0) groups.push({ title: 'Skipped', rows: [], notes: skipped });
  console.log(values.json ? JSON.stringify(groups, null, 2) : formatGroups(groups));
}

await main();
