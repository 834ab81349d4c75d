import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { evaluateCase, evaluateEngine, summarise } from './eval-engine.ts';
import { type EvalGroup, type EvalRow, type EvalRun, figureRow, shareRow } from './eval-rows.ts';
import { evaluateSections } from './eval-sections.ts';

/** The material that the embedded engine makes of every PDF. */
export async function measureMaterial(run: EvalRun): Promise<EvalGroup | undefined> {
  const pdfs = await run.pdfs();
  const results = pdfs.flatMap(({ file, opinion }) =>
    opinion ? [evaluateCase({ id: file, caseName: '', opinionFile: file }, opinion)] : [],
  );
  if (results.length === 0) return undefined;
  return { title: `Material of ${results.length} PDFs`, rows: describe(summarise(results)) };
}

/** The embedded engine beside briefs that people wrote. */
export async function measureEngine({ folder }: EvalRun): Promise<EvalGroup | undefined> {
  if (!existsSync(join(folder, 'reference.jsonl'))) return undefined;
  const { summary } = await evaluateEngine(folder);
  return {
    title: `The embedded engine beside human-written briefs (${summary.cases} opinions)`,
    rows: [
      figureRow('best issue, ROUGE-1', summary.issue, {
        least: 0.3,
        beside: 'first “whether” sentence .199',
      }),
      figureRow('conclusion, ROUGE-1', summary.conclusion, {
        least: 0.33,
        beside: 'last “we hold” sentences .273',
      }),
      figureRow('facts, ROUGE-1', summary.facts, { least: 0.36, beside: 'first words .340' }),
      ...describe(summary),
    ],
  };
}

export async function measureSections({ folder }: EvalRun): Promise<EvalGroup | undefined> {
  const found = evaluateSections(folder);
  if (!found) return undefined;
  const { leftOut, shipped } = found;
  const fitted = leftOut.labels.filter(({ name }) => name !== 'Issue');
  const fittedF1 = fitted.reduce((sum, { f1 }) => sum + f1, 0) / fitted.length;
  return {
    title: `Sections of ${found.paragraphs} paragraphs, in documents left out of the fitting`,
    rows: [
      figureRow('macro-F1', leftOut.macroF1, { least: 0.6, beside: 'simple rules .433' }),
      figureRow('accuracy', leftOut.accuracy, { beside: 'simple rules .575' }),
      ...leftOut.labels.map(({ name, f1, count }) => figureRow(`F1 of ${name}, ${count} paragraphs`, f1, {})),
    ],
    notes: [
      'each document is labelled by weights fitted to the others',
      `Issue is told by a rule that was written with its few paragraphs in view; the mean of the others is ${fittedF1.toFixed(3)}`,
      `the shipped weights on the paragraphs they were fitted to: macro-F1 ${shipped.macroF1.toFixed(3)}`,
    ],
  };
}

function describe(summary: ReturnType<typeof summarise>): EvalRow[] {
  const { cases, quotes, quotesStanding, sentences, flawed, rungs, alikeQuestions } = summary;
  return [
    shareRow('quotes word for word in their passage', quotesStanding, quotes, 1),
    shareRow('opinions with a holding', summary.withHolding, cases),
    shareRow('sentences that look broken', flawed, sentences),
    shareRow('rungs of the ladders filled, none made up', rungs.filled, rungs.of),
    figureRow('questions beyond their ladder', rungs.beyond, { digits: 0, most: 0 }),
    figureRow('questions alike', alikeQuestions, { digits: 0, most: 0 }),
    figureRow('holdings of more than 40 words', summary.longLines, { digits: 0 }),
    figureRow('analysis, median for 20 pages', summary.medianMsPerTwentyPages, {
      digits: 0,
      unit: ' ms',
      most: 100,
    }),
  ];
}
