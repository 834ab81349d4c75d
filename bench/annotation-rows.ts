/** The composed brief beside what careful readers marked, each opinion read by weights that were not fitted to it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/server/base/root.ts';
import { briefFrom } from '../src/study/extractive/brief/brief.ts';
import { findIn } from '../src/study/extractive/findings.ts';
import { questionSetFrom } from '../src/study/extractive/questions/question-set.ts';
import { featuresOf } from '../src/study/extractive/read/features.ts';
import { readLead } from '../src/study/extractive/read/lead.ts';
import { readWith } from '../src/study/extractive/reading.ts';
import { type Model, unpacked } from '../src/study/extractive/weights/sentence-model.ts';
import { countWords } from '../src/study/language/words.ts';
import type { QuestionSetContent, Tier } from '../src/study/material/schema.ts';
import { ablationOf } from './ablation-rows.ts';
import { type BriefScore, standingOf } from './annotation-scores.ts';
import {
  type AnnotatedOpinion,
  annotatedOpinions,
  encodedBy,
  hasAnnotations,
  honestFolder,
  readingsIn,
} from './annotations.ts';
import { type EvalGroup, type EvalRow, type EvalRun, figureRow, shareRow } from './eval-rows.ts';
import { exampleOf } from './fit-example.ts';
import { fittedWithout, recipeOf } from './fitted-models.ts';
import { reliabilityOf, sayingsOf } from './reliability-rows.ts';
import { templateShareOf } from './template-share.ts';

type OpinionScore = BriefScore & Pick<AnnotatedOpinion, 'court' | 'isPdf'>;

export async function measureChoosing({ folder, ablates }: EvalRun): Promise<EvalGroup[] | undefined> {
  if (!hasAnnotations(folder)) return undefined;
  const opinions = await annotatedOpinions(folder);
  const examples = opinions.map(exampleOf);
  const readings = readingsIn(honestFolder);
  const recipe = recipeOf(examples, fittingCode() + JSON.stringify([...readings]));
  const models = new Map<string, Model>();
  const without = (leftOut: string) => {
    const model = models.get(leftOut) ?? unpacked(fittedWithout(examples, leftOut, recipe));
    models.set(leftOut, model);
    return model;
  };
  const withoutFold = ({ fold }: AnnotatedOpinion) => without(`fold:${fold}`);
  if (ablates)
    return ablationOf(
      opinions.map((opinion, at) => ({ opinion, example: examples[at]!, model: withoutFold(opinion) })),
    );
  const read = (each: AnnotatedOpinion, model: Model) => readWith(encodedBy(readings, each), model);
  const found = (each: AnnotatedOpinion, model: Model) => findIn(read(each, model));
  const measure = (modelFor: (opinion: AnnotatedOpinion) => Model) =>
    opinions.map(
      (each): OpinionScore => ({
        ...standingOf(each, briefFrom(found(each, modelFor(each)))),
        court: each.court,
        isPdf: each.isPdf,
      }),
    );
  const byFold = measure(withoutFold);
  const byCourt = measure(({ court }) => without(`court:${court}`));
  const courts = [...new Set(byCourt.map(({ court }) => court))];
  return [
    groupOf('Beside careful readers, without the opinion’s fold', byFold),
    groupOf(
      'Of these, the PDFs',
      byFold.filter(({ isPdf }) => isPdf),
    ),
    groupOf('Beside careful readers, without the opinion’s court', byCourt),
    ...courts.map((court) =>
      groupOf(
        `Of these, ${court}`,
        byCourt.filter((each) => each.court === court),
      ),
    ),
    reliabilityOf(opinions.map((each) => sayingsOf(each.annotation, read(each, withoutFold(each))))),
    questionsOf(opinions, (each, tier) => questionSetFrom(found(each, withoutFold(each)), tier)),
    timesOf(opinions, withoutFold),
  ];
}

/** How much of the questions is the same whatever the case; hand-set questions were measured on every second opinion. */
function questionsOf(
  opinions: readonly AnnotatedOpinion[],
  ask: (opinion: AnnotatedOpinion, tier: Tier) => QuestionSetContent,
): EvalGroup {
  const every = opinions.filter((_, at) => at % 2 === 0);
  const row = (tier: Tier, before: number) => {
    const sets = every.map((each) => ask(each, tier));
    const asked = sets.reduce((sum, { questions }) => sum + questions.length, 0);
    return figureRow(`words from templates, ${tier}, ${asked} questions`, templateShareOf(sets), {
      most: before / 2,
      beside: `hand-set rules ${before.toFixed(2).replace(/^0/, '')}`,
    });
  };
  return {
    title: `Questions of ${every.length} opinions`,
    rows: [row('standard', 0.84), row('premium', 0.86)],
  };
}

const wordsPerPage = 350;

/**
 * What the learned reading takes of the processor, however busy the machine is, beside finding sentences, voices and cases
 * alone, as hand-set rules did before they chose.
 */
function timesOf(
  opinions: readonly AnnotatedOpinion[],
  modelFor: (opinion: AnnotatedOpinion) => Model,
): EvalGroup {
  const perPages = (work: (opinion: AnnotatedOpinion) => void) => {
    const times = opinions.map((each) => {
      const words = each.opinion.paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);
      const started = process.threadCpuUsage();
      work(each);
      const { user, system } = process.threadCpuUsage(started);
      return (((user + system) / 1000) * 20 * wordsPerPage) / Math.max(1, words);
    });
    return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
  };
  const plain = perPages(({ opinion }) => void readLead(opinion));
  const features = perPages(({ opinion }) => void featuresOf(readLead(opinion)));
  const learned = perPages((each) => void readWith(each.opinion, modelFor(each)));
  const whole = perPages((each) => void briefFrom(findIn(readWith(each.opinion, modelFor(each)))));
  const ms = { digits: 1, unit: ' ms' };
  return {
    title: 'Time for twenty pages, median',
    rows: [
      figureRow('sentences, voices and cases, without what is learned', plain, ms),
      figureRow('with the features', features, ms),
      figureRow('with what is learned', learned, {
        ...ms,
        most: 60,
        beside: `${(learned / plain).toFixed(1)} times`,
      }),
      figureRow('with choosing and the brief', whole, ms),
    ],
  };
}

/** What is fitted differently is fitted again. */
function fittingCode(): string {
  const files = [
    'bench/fit-chain.ts',
    'bench/fit-example.ts',
    'bench/fit-model.ts',
    'bench/fit-rankers.ts',
    'bench/fit-trees.ts',
    'bench/fit-choice.ts',
    'src/study/extractive/rank/rank.ts',
    'src/study/extractive/rank/compared.ts',
    'src/study/extractive/rank/measures.ts',
  ];
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}

function groupOf(title: string, measured: readonly OpinionScore[]): EvalGroup {
  const sum = (of: (each: OpinionScore) => number) => measured.reduce((total, each) => total + of(each), 0);
  const share = (
    what: string,
    part: (each: OpinionScore) => number,
    whole: (each: OpinionScore) => number,
    least: number,
    beside: string,
  ) => figureRow(what, sum(part) / Math.max(1, sum(whole)), { least, beside });
  const rows: EvalRow[] = [
    shareRow(
      'holding right',
      sum(({ holding }) => Number(holding)),
      sum(({ hasHolding }) => Number(hasHolding)),
      0.82,
      'hand-set rules 73 %',
    ),
    shareRow(
      'rule right',
      sum(({ rule }) => Number(rule)),
      sum(({ hasRule }) => Number(hasRule)),
      0.6,
      'hand-set rules 43 %',
    ),
    shareRow(
      'issue right',
      sum(({ issue }) => Number(issue)),
      sum(({ hasIssue }) => Number(hasIssue)),
      0.74,
      'hand-set rules 64 %',
    ),
    share(
      'lines in their right part',
      ({ inPlace }) => inPlace,
      ({ lines }) => lines,
      0.86,
      'hand-set rules .77',
    ),
    share(
      'needed sentences shown',
      ({ neededShown }) => neededShown,
      ({ needed }) => needed,
      0.5,
      'hand-set rules .41',
    ),
    share(
      'stand alone as shown',
      ({ alone }) => alone,
      ({ lines }) => lines,
      0.92,
      'hand-set rules .80',
    ),
    figureRow(
      'an argument stated as law, fact, holding or conclusion',
      sum(({ argumentsStated }) => argumentsStated) /
        Math.max(
          1,
          sum(({ statedLines }) => statedLines),
        ),
      { most: 0.015, beside: 'hand-set rules .05' },
    ),
    shareRow(
      'quotes verbatim',
      sum(({ quotesStanding }) => quotesStanding),
      sum(({ quotes }) => quotes),
      1,
    ),
  ];
  return { title: `${title} (${measured.length} opinions)`, rows, notes: [partsOf(measured)] };
}

/** "facts .88 of 807, …" */
function partsOf(measured: readonly OpinionScore[]): string {
  const parts = new Map<string, { lines: number; inPlace: number }>();
  for (const { byPart } of measured)
    for (const [part, { lines, inPlace }] of byPart) {
      const known = parts.get(part) ?? { lines: 0, inPlace: 0 };
      parts.set(part, { lines: known.lines + lines, inPlace: known.inPlace + inPlace });
    }
  const told = [...parts].map(
    ([part, { lines, inPlace }]) => `${part} ${(inPlace / lines).toFixed(2).replace(/^0/, '')} of ${lines}`,
  );
  return `Lines in their right part: ${told.join(', ')}.`;
}
