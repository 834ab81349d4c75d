/**
 * `node bench/fit-sentences.ts DIR`: fits the weights by which facts, conclusions and questions are chosen to
 * human-written ones, and prints `src/study/extractive/find/weights.ts`. With `--half 0` or `--half 1` it fits to that
 * half of the cases alone, so that the other can be measured.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openReadingPool } from '../src/opinion/pdf/pool.ts';
import { measuringQuestions } from '../src/study/extractive/find/asked.ts';
import { isConcluding } from '../src/study/extractive/find/conclusion.ts';
import { measuringWords } from '../src/study/extractive/find/coverage.ts';
import { mayBeFact } from '../src/study/extractive/find/facts.ts';
import { questionsIn, termsAsked } from '../src/study/extractive/find/issues.ts';
import { measuring } from '../src/study/extractive/find/measures.ts';
import { analyse, type Findings } from '../src/study/extractive/findings.ts';
import { type Judged, namesOf } from '../src/study/extractive/read/reading.ts';
import { plainWordsOf } from '../src/study/extractive/text/words.ts';
import { halfOf, readReference, referenceCases } from './eval-engine.ts';
import { ridgeFit } from './ridge.ts';
import { rougeOne } from './rouge.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { half: { type: 'string' }, out: { type: 'string' } },
});

/** Words without matter of their own, counted rather than weighed, as are all that so many human briefs use. */
const plainWords =
  `the of to in a and that was for by on an with as he his not at from it be had which or were is their under they
this did who her she him been has have its but no any because court`.split(/\s+/);
const usualShare = 0.3;
/** As if so many opinions had used the word and no brief of theirs: a word seldom met is expected seldom. */
const unseen = 3;

type Task = {
  name: 'fact' | 'conclusion';
  key: 'facts' | 'conclusion';
  may: (sentence: Judged, names: readonly string[]) => boolean;
  /** Longer sentences share more words for being long: the exponent of the length that evens this out. */
  exponent: number;
  sentences: ReturnType<typeof ridgeFit>;
  words: ReturnType<typeof ridgeFit>;
  usual: Map<string, { inBriefs: number; opinions: number }>;
};

const tasks: Task[] = [
  { name: 'fact', key: 'facts', may: mayBeFact, exponent: 0.95, ...empty(4) },
  { name: 'conclusion', key: 'conclusion', may: isConcluding, exponent: 0.8, ...empty(2) },
];
const questions = ridgeFit(1);

function empty(ridge: number): Pick<Task, 'sentences' | 'words' | 'usual'> {
  return { sentences: ridgeFit(ridge), words: ridgeFit(10), usual: new Map() };
}

function usualWordsOf(briefs: readonly string[]): Set<string> {
  const uses = new Map<string, number>();
  for (const word of briefs.flatMap((brief) => [...new Set(plainWordsOf(brief))])) {
    uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const shared = [...uses].filter(
    ([word, count]) => count >= usualShare * briefs.length && /^[a-z]/.test(word),
  );
  return new Set([...plainWords, ...shared.map(([word]) => word)]);
}

function sharedWith(text: string, reference: ReadonlyMap<string, number>, exponent: number): number {
  const words = plainWordsOf(text);
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

function learn(task: Task, human: string, { reading, posture, issues, holdings }: Findings): void {
  const counts = new Map<string, number>();
  for (const word of plainWordsOf(human)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const asked = issues.map(({ text }) => text);
  const measure = measuring(reading, posture, termsAsked(issues));
  const names = namesOf(reading);
  task.sentences.add(
    reading.sentences
      .filter((sentence) => task.may(sentence, names))
      .map((sentence) => ({
        measures: measure(sentence),
        worth: sharedWith(sentence.shown, counts, task.exponent),
      })),
  );
  const words = measuringWords(reading, holdings.ranked, asked);
  for (const { word } of words) {
    const known = task.usual.get(word);
    if (!known) continue;
    known.inBriefs += counts.get(word) ?? 0;
    known.opinions += 1;
  }
  task.words.add(
    words
      .filter(({ word }) => !task.usual.has(word))
      .map(({ word, measures }) => ({ measures, worth: counts.has(word) ? 1 : 0 })),
  );
}

const references = referenceCases(positionals[0] ?? '../shared/data').filter(
  ({ id }) => values.half === undefined || String(halfOf(id)) === values.half,
);
for (const { key, usual } of tasks) {
  for (const word of usualWordsOf(references.flatMap((reference) => reference[key] ?? []))) {
    usual.set(word, { inBriefs: 0, opinions: unseen });
  }
}
const pool = openReadingPool();
for (const reference of references) {
  const findings = analyse(await readReference(reference, pool));
  for (const task of tasks) {
    const human = reference[task.key];
    if (human) learn(task, human, findings);
  }
  const { question } = reference;
  if (!question) continue;
  const measure = measuringQuestions(findings.reading);
  questions.add(
    questionsIn(findings.reading).map((asked) => ({
      measures: measure(asked),
      worth: rougeOne(asked.text, question),
    })),
  );
}
await pool.close();

function table(name: string, type: string, numbers: Readonly<Record<string, number>>): string {
  const lines = Object.entries(numbers).map(([key, value]) => `  ${key}: ${value.toFixed(4)},`);
  return `export const ${name}: ${type} = {\n${lines.join('\n')}\n};\n`;
}

const tables = tasks.flatMap(({ name, sentences, words, usual }) => [
  table(`${name}Weights`, 'Weights', sentences.weights()),
  table(`${name}WordWeights`, 'WordWeights', words.weights()),
  table(
    `${name}WordCounts`,
    'UsualCounts',
    Object.fromEntries([...usual].map(([word, { inBriefs, opinions }]) => [word, inBriefs / opinions])),
  ),
]);
const file = [
  '/** Made by `bench/fit-sentences.ts` from human-written briefs. Run it again rather than change a number. */',
  "import type { QuestionWeights } from './asked.ts';",
  "import type { UsualCounts, WordWeights } from './coverage.ts';",
  "import type { Weights } from './measures.ts';",
  '',
  ...tables,
  table('issueWeights', 'QuestionWeights', questions.weights()),
].join('\n');
if (values.out) writeFileSync(values.out, file);
else console.log(file);
