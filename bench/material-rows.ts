import { configuredModels, type Materials, makeMaterials } from '../src/cli/engine.ts';
import type { Opinion } from '../src/opinion/opinion.ts';
import { costOf, type Engine } from '../src/server/outside/models.ts';
import { countWords } from '../src/study/language/words.ts';
import { answerWords } from '../src/study/material/questions.ts';
import { type Item, ladders, type Question, type Tier } from '../src/study/material/schema.ts';
import { ModelError, noUsage, type Usage } from '../src/study/model/model.ts';
import { quoteStandsIn } from '../src/study/pinpoints.ts';
import { type EvalGroup, type EvalRow, type EvalRun, figureRow, shareRow } from './eval-rows.ts';
import { failedGates, itemsIn } from './gates.ts';
import { median } from './table.ts';

type Case = { file: string; opinion: Opinion; made?: Materials; usage: Usage; ms: number; failure?: string };

/** The gates and counts of good material, of whatever engine the configuration names for the tier. */
export async function measureConfigured({ engine: tier, ...run }: EvalRun): Promise<EvalGroup | undefined> {
  if (!tier) return undefined;
  const { config, models } = configuredModels();
  const engine = models[tier];
  const cases: Case[] = [];
  for (const { file, opinion } of await run.pdfs()) {
    if (opinion) cases.push(await makeCase(file, opinion, tier, engine));
  }
  if (cases.length === 0) return undefined;
  const name = engine === 'extractive' ? engine : engine.name;
  return {
    title: `${cases.length} PDFs, ${tier}: ${name}`,
    rows: [
      ...standing(cases),
      ...counts(cases, tier),
      ...costs(cases, (usage) => costOf(config, name, usage)),
    ],
    notes: cases.flatMap(notesOn),
  };
}

async function makeCase(file: string, opinion: Opinion, tier: Tier, engine: Engine): Promise<Case> {
  const startedAt = performance.now();
  const elapsed = () => performance.now() - startedAt;
  try {
    const { usage, ...made } = await makeMaterials(opinion, tier, engine);
    return { file, opinion, made, usage, ms: elapsed() };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const { code, reason, usage } = error;
    return { file, opinion, usage: usage ?? noUsage, ms: elapsed(), failure: `${code} (${reason})` };
  }
}

function notesOn({ file, opinion, made, failure }: Case): string[] {
  if (failure) return [`${file}: ${failure}`];
  return made ? failedGates(made, opinion).map((gate) => `${file}: ${gate}`) : [];
}

function standing(cases: readonly Case[]): EvalRow[] {
  const stands = cases.filter(({ made, opinion }) => made && failedGates(made, opinion).length === 0);
  const failed = cases.filter(({ failure }) => failure);
  return [
    shareRow('cases whose material passes every gate', stands.length, cases.length, 1),
    shareRow('cases that failed honestly', failed.length, cases.length),
  ];
}

function counts(cases: readonly Case[], tier: Tier): EvalRow[] {
  const all = cases.flatMap(({ made, opinion }) => (made ? [{ made, opinion }] : []));
  const items = all.flatMap(({ made }) => itemsIn(made));
  const quotes = all.flatMap(({ made, opinion }) =>
    itemsIn(made).flatMap(({ pinpoints }) => pinpoints.map((pinpoint) => quoteStandsIn(opinion, pinpoint))),
  );
  const parts = all.flatMap(({ made }) => briefSizes(made));
  const answers = all.flatMap(({ made }) => made.questions.questions);
  return [
    shareRow('quotes word for word in their passage', quotes.filter(Boolean).length, quotes.length, 1),
    shareRow('statements verified', items.filter(({ verified }) => verified).length, items.length),
    shareRow(
      'statements with a pinpoint',
      items.filter(({ pinpoints }) => pinpoints.length > 0).length,
      items.length,
    ),
    shareRow('ladders exact', all.filter(({ made }) => isExact(made, tier)).length, all.length, 1),
    shareRow('parts of briefs within their size', parts.filter(Boolean).length, parts.length),
    shareRow('answers within their size', answers.filter(isWithinSize).length, answers.length),
  ];
}

function costs(cases: readonly Case[], priceOf: (usage: Usage) => number | undefined): EvalRow[] {
  const of = (values: number[]) => median(values);
  const cents = cases.flatMap(({ usage }) => priceOf(usage) ?? []);
  return [
    figureRow('seconds a case, median', of(cases.map(({ ms }) => ms / 1000)), { digits: 2 }),
    figureRow('input tokens a case, median', of(cases.map(({ usage }) => usage.inputTokens)), { digits: 0 }),
    figureRow('output tokens a case, median', of(cases.map(({ usage }) => usage.outputTokens)), {
      digits: 0,
    }),
    ...(cents.length > 0 ? [figureRow('cents a case, median', of(cents), { digits: 2 })] : []),
  ];
}

const wordsOf = (items: readonly Item[]): number =>
  items.reduce((sum, { text, children = [] }) => sum + countWords(text) + wordsOf(children), 0);

/** The sizes of a good brief, a tenth more or less allowed; false for each part outside. */
function briefSizes({ brief }: Materials): boolean[] {
  const separate = brief.separateOpinions.flatMap(({ summary }) => summary);
  const sizes: [words: number, least: number, most: number][] = [
    [countWords(brief.holding.text), 1, 40],
    [wordsOf(brief.facts), 80, 160],
    [wordsOf(brief.rule), 1, 80],
    [wordsOf(brief.analysis), 150, 300],
    [wordsOf(separate), 0, 80 * Math.max(1, brief.separateOpinions.length)],
  ];
  return sizes.map(([words, least, most]) => words >= 0.9 * least && words <= 1.1 * most);
}

function isWithinSize({ difficulty, answer }: Question): boolean {
  const { least, most } = answerWords[difficulty];
  const words = wordsOf(answer);
  return words >= 0.9 * least && words <= 1.1 * most;
}

const isExact = ({ questions: { questions } }: Materials, tier: Tier): boolean =>
  Object.entries(ladders[tier]).every(
    ([difficulty, count]) =>
      questions.filter((question) => question.difficulty === difficulty).length === count,
  );
