/** Measures the embedded engine against human-written facts, questions and conclusions. Reads evaluation material only. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Opinion } from '../src/opinion/opinion.ts';
import { openReadingPool } from '../src/opinion/pdf/pool.ts';
import { composeBrief, composeOutline, composeQuestions } from '../src/study/extractive/engine.ts';
import { isWhole } from '../src/study/extractive/text/readable.ts';
import { countWords, termsOf } from '../src/study/language/words.ts';
import { type BriefContent, type Item, ladders, type Question } from '../src/study/material/schema.ts';
import { quoteStandsIn } from '../src/study/pinpoints.ts';
import { evaluateSections } from './eval-sections.ts';
import { opinionFromText } from './plain-text/opinion-from-text.ts';
import { rougeOne } from './rouge.ts';

export type ReferenceCase = {
  id: string;
  caseName: string;
  opinionFile: string;
  facts?: string;
  question?: string;
  conclusion?: string;
};

type Scores = { issue?: number; conclusion?: number; facts?: number; baselineFacts?: number };

export type CaseResult = {
  id: string;
  scores: Scores;
  quotes: number;
  quotesStanding: number;
  sentences: number;
  flaws: string[];
  /** Of both tiers' sets. */
  rungs: Rungs;
  hasPair: boolean;
  alikeQuestions: number;
  hasLine: boolean;
  longLines: number;
  words: number;
  ms: number;
};

export function referenceCases(dataDir: string): ReferenceCase[] {
  const fromReference = linesOf(join(dataDir, 'reference.jsonl')).map((line) => ({
    id: line.id,
    caseName: line.caseName,
    opinionFile: join(dataDir, line.opinionFile),
    facts: line.reference?.facts,
    question: line.reference?.question,
    conclusion: line.reference?.conclusion,
  }));
  const fromBriefs = linesOf(join(dataDir, 'gold-briefs.jsonl')).map((line) => ({
    id: line.id,
    caseName: line.caseName,
    opinionFile: join(dataDir, line.opinionFile),
    facts: line.brief.facts,
    question: line.brief.issue,
    conclusion: line.brief.holding,
  }));
  return [...fromReference, ...fromBriefs];
}

// The files are the evaluation's own and are read as they stand.
// biome-ignore lint/suspicious/noExplicitAny: shapes differ from file to file
function linesOf(file: string): any[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

export function evaluateCase(reference: ReferenceCase, opinion: Opinion): CaseResult {
  const started = performance.now();
  const brief = composeBrief(opinion);
  const outline = composeOutline(opinion);
  const premium = composeQuestions(opinion, 'premium').questions;
  const standard = composeQuestions(opinion, 'standard').questions;
  const ms = performance.now() - started;
  const items = allItems([brief, outline, premium]);
  const pinpoints = items.flatMap((item) => item.pinpoints);
  return {
    id: reference.id,
    scores: scoresOf(reference, brief),
    quotes: pinpoints.length,
    quotesStanding: pinpoints.filter((pinpoint) => quoteStandsIn(opinion, pinpoint)).length,
    sentences: items.length,
    flaws: items.flatMap(({ text }) => flawsOf(text)),
    rungs: addRungs(rungsOf(standard, 'standard'), rungsOf(premium, 'premium')),
    hasPair: premium.some(({ hypotheticalPairOf }) => hypotheticalPairOf !== undefined),
    alikeQuestions: alikeIn(premium),
    hasLine: brief.holding.pinpoints.length > 0,
    longLines: countWords(brief.holding.text) > 40 ? 1 : 0,
    words: opinion.paragraphs.reduce((sum, { text }) => sum + countWords(text), 0),
    ms,
  };
}

function scoresOf(reference: ReferenceCase, brief: BriefContent): Scores {
  const joined = (items: readonly Item[]) => items.map(({ text }) => text).join(' ');
  const { question, conclusion, facts } = reference;
  return {
    ...(question ? { issue: Math.max(0, ...brief.issue.map(({ text }) => rougeOne(text, question))) } : {}),
    ...(conclusion ? { conclusion: rougeOne(joined(brief.conclusion), conclusion) } : {}),
    ...(facts ? { facts: rougeOne(joined(brief.facts), facts) } : {}),
  };
}

function allItems(value: unknown): Item[] {
  if (Array.isArray(value)) return value.flatMap(allItems);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(allItems);
  return 'verified' in value && 'pinpoints' in value ? [value as Item, ...below] : below; // only items have both
}

function flawsOf(text: string): string[] {
  const flaws: string[] = [];
  if (/^[a-z]/.test(text)) flaws.push(`small letter: ${text}`);
  if (!/[.?!:]["”’')\]]*$/.test(text)) flaws.push(`no stop: ${text}`);
  else if (!isWhole(text) && !text.endsWith(':')) flaws.push(`not whole: ${text}`);
  if (/\[\d+\]|\{\d+\}|\b(?:Cite as|Slip Op)/.test(text)) flaws.push(`furniture: ${text}`);
  return flaws;
}

type Rungs = { filled: number; of: number; beyond: number };

/** A text that holds fewer questions fills fewer rungs: none is made up. More than the ladder has would be a fault. */
function rungsOf(questions: readonly Question[], tier: 'standard' | 'premium'): Rungs {
  return Object.entries(ladders[tier])
    .map(([difficulty, of]) => {
      const count = questions.filter((question) => question.difficulty === difficulty).length;
      return { filled: Math.min(count, of), of, beyond: Math.max(0, count - of) };
    })
    .reduce(addRungs);
}

function addRungs(one: Rungs, other: Rungs): Rungs {
  return {
    filled: one.filled + other.filled,
    of: one.of + other.of,
    beyond: one.beyond + other.beyond,
  };
}

/** Questions whose answers share nine of ten terms with another's. */
function alikeIn(questions: readonly Question[]): number {
  const answers = questions.map(({ answer }) => new Set(termsOf(answer.map(({ text }) => text).join(' '))));
  const areAlike = (one: Set<string>, other: Set<string>) => {
    const shared = [...one].filter((term) => other.has(term)).length;
    return shared > 0.9 * Math.max(1, one.size + other.size - shared);
  };
  return answers.filter((one, index) => answers.slice(index + 1).some((other) => areAlike(one, other)))
    .length;
}

export function summarise(results: readonly CaseResult[]) {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const scored = (key: keyof Scores) => mean(results.flatMap(({ scores }) => scores[key] ?? []));
  const total = (key: 'quotes' | 'quotesStanding' | 'sentences' | 'alikeQuestions' | 'longLines') =>
    results.reduce((sum, result) => sum + result[key], 0);
  const perPages = results
    .map(({ ms, words }) => (ms * 20 * wordsPerPage) / Math.max(1, words))
    .toSorted((a, b) => a - b);
  return {
    cases: results.length,
    issue: scored('issue'),
    conclusion: scored('conclusion'),
    facts: scored('facts'),
    quotes: total('quotes'),
    quotesStanding: total('quotesStanding'),
    sentences: total('sentences'),
    flawed: results.reduce((sum, { flaws }) => sum + flaws.length, 0),
    rungs: results.map(({ rungs }) => rungs).reduce(addRungs, { filled: 0, of: 0, beyond: 0 }),
    withPair: results.filter(({ hasPair }) => hasPair).length,
    alikeQuestions: total('alikeQuestions'),
    withHolding: results.filter(({ hasLine }) => hasLine).length,
    longLines: total('longLines'),
    medianMsPerTwentyPages: perPages[Math.floor(perPages.length / 2)] ?? 0,
  };
}

const wordsPerPage = 350;

export async function evaluateEngine(dataDir: string) {
  const pool = openReadingPool();
  try {
    const results: CaseResult[] = [];
    for (const reference of referenceCases(dataDir)) {
      try {
        results.push(evaluateCase(reference, await readReference(reference, pool)));
      } catch (error) {
        console.log(
          `Not measured: ${reference.id}: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
    return { results, summary: summarise(results) };
  } finally {
    await pool.close();
  }
}

/** Which half of the cases one belongs to, so that what is fitted to one can be measured on the other. */
export function halfOf(id: string): 0 | 1 {
  return createHash('sha1').update(id).digest()[0]! % 2 === 0 ? 0 : 1; // a digest is never empty
}

/** The body alone is measured: a syllabus in the file belongs to no lead part. */
export async function readReference(
  { opinionFile, caseName }: ReferenceCase,
  pool: ReturnType<typeof openReadingPool>,
): Promise<Opinion> {
  if (opinionFile.endsWith('.pdf')) return pool.read(opinionFile);
  const opinion = opinionFromText(readFileSync(opinionFile, 'utf8'));
  return { ...opinion, caption: { ...opinion.caption, caseName } };
}

const baselines = { issue: 0.199, conclusion: 0.273, facts: 0.34 } as const;

if (import.meta.main) {
  const dataDir = process.argv[2] ?? '../shared/data';
  if (!existsSync(join(dataDir, 'reference.jsonl'))) {
    console.log(`Skipped: ${dataDir} holds no reference.jsonl.`);
  } else {
    const { results, summary } = await evaluateEngine(dataDir);
    for (const key of ['issue', 'conclusion', 'facts'] as const) {
      console.log(
        `${key.padEnd(12)} ROUGE-1 F ${summary[key].toFixed(3)} (baseline ${baselines[key].toFixed(3)})`,
      );
    }
    console.log(summary);
    console.log(evaluateSections(dataDir));
    if (process.argv.includes('--flaws'))
      console.log(results.flatMap(({ id, flaws }) => flaws.map((flaw) => `${id}: ${flaw}`)).join('\n'));
  }
}
