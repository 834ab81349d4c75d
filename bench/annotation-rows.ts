/** The composed brief beside what careful readers marked, each opinion read by weights that were not fitted to it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/server/base/root.ts';
import { briefFrom } from '../src/study/extractive/brief/brief.ts';
import { findWith } from '../src/study/extractive/findings.ts';
import { type Model, unpacked } from '../src/study/extractive/model/weights.ts';
import { type Standing, standingOf } from './annotation-scores.ts';
import { type AnnotatedOpinion, annotatedOpinions, hasAnnotations } from './annotations.ts';
import { type EvalGroup, type EvalRow, type EvalRun, figureRow, shareRow } from './eval-rows.ts';
import { exampleOf } from './fit-model.ts';
import { fittedWithout, recipeOf } from './fitted-models.ts';

type Measured = Standing & Pick<AnnotatedOpinion, 'court' | 'isPdf'>;

export async function measureChoosing({ folder }: EvalRun): Promise<EvalGroup[] | undefined> {
  if (!hasAnnotations(folder)) return undefined;
  const opinions = await annotatedOpinions(folder);
  const examples = opinions.map(exampleOf);
  const recipe = recipeOf(examples, fittingCode());
  const models = new Map<string, Model>();
  const without = (leftOut: string) => {
    const model = models.get(leftOut) ?? unpacked(fittedWithout(examples, leftOut, recipe));
    models.set(leftOut, model);
    return model;
  };
  const measure = (leftOutOf: (opinion: AnnotatedOpinion) => string) =>
    opinions.map(
      (each): Measured => ({
        ...standingOf(each, briefFrom(findWith(each.opinion, without(leftOutOf(each))))),
        court: each.court,
        isPdf: each.isPdf,
      }),
    );
  const byFold = measure(({ fold }) => `fold:${fold}`);
  const byCourt = measure(({ court }) => `court:${court}`);
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
  ];
}

/** What is fitted differently is fitted again. */
function fittingCode(): string {
  const files = ['bench/fit-chain.ts', 'bench/fit-model.ts', 'src/study/extractive/choose/measures.ts'];
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}

function groupOf(title: string, measured: readonly Measured[]): EvalGroup {
  const sum = (of: (each: Measured) => number) => measured.reduce((total, each) => total + of(each), 0);
  const share = (
    what: string,
    part: (each: Measured) => number,
    whole: (each: Measured) => number,
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
function partsOf(measured: readonly Measured[]): string {
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
