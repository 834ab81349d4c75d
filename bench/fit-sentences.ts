/**
 * `node bench/fit-sentences.ts DIR`: fits the weights by which facts and conclusions are chosen to human-written ones
 * (ridge regression on the words a sentence shares with them), and prints `src/study/extractive/find/weights.ts`.
 * With `--half 0` or `--half 1` it fits to that half of the cases alone, so that the other can be measured.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openReadingPool } from '../src/opinion/pdf/pool.ts';
import { mayBeFact } from '../src/study/extractive/find/facts.ts';
import { isConcluding } from '../src/study/extractive/find/holdings.ts';
import { measuring } from '../src/study/extractive/find/measures.ts';
import { analyse } from '../src/study/extractive/findings.ts';
import type { Judged } from '../src/study/extractive/reading/reading.ts';
import { termsOf } from '../src/study/extractive/text/words.ts';
import { halfOf, readReference, referenceCases } from './eval-engine.ts';
import { solve } from './linear.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { half: { type: 'string' }, out: { type: 'string' } },
});

type Task = {
  name: 'factWeights' | 'conclusionWeights';
  key: 'facts' | 'conclusion';
  may: (sentence: Judged) => boolean;
  exponent: number;
  ridge: number;
};

/** Longer sentences share more words for being long: the exponent of the length that evens this out. */
const tasks: Task[] = [
  { name: 'factWeights', key: 'facts', may: mayBeFact, exponent: 0.95, ridge: 4 },
  { name: 'conclusionWeights', key: 'conclusion', may: isConcluding, exponent: 0.8, ridge: 1 },
];

type Row = { measures: number[]; worth: number };
type Fit = { names: string[]; squares: number[][]; products: number[]; cases: number };

const fits = new Map<Task, Fit>();

function add(task: Task, names: string[], rows: Row[]): void {
  if (rows.length === 0) return;
  const size = names.length;
  const fit = fits.get(task) ?? {
    names,
    squares: Array.from({ length: size }, () => new Array<number>(size).fill(0)),
    products: new Array<number>(size).fill(0),
    cases: 0,
  };
  fits.set(task, fit);
  fit.cases += 1;
  const means = names.map((_, at) => mean(rows.map(({ measures }) => measures[at] ?? 0)));
  const meanWorth = mean(rows.map(({ worth }) => worth));
  const weight = 1 / Math.sqrt(rows.length);
  for (const { measures, worth } of rows) {
    const centred = measures.map((value, at) => value - (means[at] ?? 0));
    centred.forEach((one, i) => {
      if (one === 0) return;
      fit.products[i] = (fit.products[i] ?? 0) + weight * one * (worth - meanWorth);
      const line = fit.squares[i] ?? [];
      centred.forEach((other, j) => {
        line[j] = (line[j] ?? 0) + weight * one * other;
      });
    });
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

function sharedWith(text: string, reference: ReadonlyMap<string, number>, exponent: number): number {
  const words = wordsIn(text);
  const left = new Map(reference);
  let shared = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += 1;
  }
  return shared / Math.max(1, words.length) ** exponent;
}

const pool = openReadingPool();
for (const reference of referenceCases(positionals[0] ?? '../shared/data')) {
  if (values.half !== undefined && String(halfOf(reference.id)) !== values.half) continue;
  const opinion = await readReference(reference, pool);
  const { reading, posture, issues } = analyse(opinion);
  const measure = measuring(
    reading,
    posture,
    issues.flatMap(({ text }) => termsOf(text)),
  );
  for (const task of tasks) {
    const human = reference[task.key];
    if (!human) continue;
    const counts = new Map<string, number>();
    for (const word of wordsIn(human)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const chosen = reading.sentences.filter(task.may);
    const rows = chosen.map((sentence) => ({
      measures: Object.values(measure(sentence)),
      worth: sharedWith(sentence.shown, counts, task.exponent),
    }));
    add(task, chosen[0] ? Object.keys(measure(chosen[0])) : [], rows);
  }
}
await pool.close();

const tables = [...fits].map(([{ name, ridge }, { names, squares, products, cases }]) => {
  squares.forEach((line, at) => {
    line[at] = (line[at] ?? 0) + (ridge * cases) / 10;
  });
  const weights = solve(squares, products);
  const lines = names.map((measure, at) => `  ${measure}: ${(weights[at] ?? 0).toFixed(4)},`);
  return `export const ${name}: Weights = {\n${lines.join('\n')}\n};\n`;
});
const file = `/** Made by \`bench/fit-sentences.ts\` from human-written facts and conclusions. Run it again rather than change a number. */\nimport type { Weights } from './measures.ts';\n\n${tables.join('\n')}`;
if (values.out) writeFileSync(values.out, file);
else console.log(file);
