/** Measures section labels against paragraphs that stand under the courts' own headings. */
import type { SectionWeights } from '../src/study/extractive/sections/section-model.ts';
import { labelParagraphs } from '../src/study/extractive/sections.ts';
import {
  readHeadedExamples,
  readSectionExamples,
  type SectionExample,
  sectionLabels,
} from './section-examples.ts';
import { fitSections, type WeighedExample } from './section-fit.ts';

const folds = 10;

type Pair = { ours: string; theirs: string };

/** `shipped` is measured on the very paragraphs its weights were fitted to; `leftOut` on documents the weights never saw. */
export function evaluateSections(folder: string) {
  const examples = readSectionExamples(folder);
  if (examples.length === 0) return undefined;
  return {
    paragraphs: examples.length,
    leftOut: score(leftOutPairs(examples, readHeadedExamples(folder))),
    shipped: score(label(examples)),
  };
}

/** The headed paragraphs beside the labelled ones weigh half: nobody has looked at them. */
export function weighed(labelled: SectionExample[], headed: SectionExample[]): WeighedExample[] {
  return [
    ...labelled.map((example) => ({ ...example, weight: 1 })),
    ...headed.map((example) => ({ ...example, weight: 0.5 })),
  ];
}

/** Whole documents are left out, so that no opinion is fitted to and measured at once. */
function leftOutPairs(examples: SectionExample[], headed: SectionExample[]): Pair[] {
  const foldOf = foldsOf(examples);
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const isKept = ({ document }: SectionExample) => foldOf.get(document) !== fold;
    const weights = fitSections(weighed(examples.filter(isKept), headed.filter(isKept)));
    return label(
      examples.filter((example) => !isKept(example)),
      weights,
    );
  });
}

/** In the order of their names, which are grouped by court, documents are dealt out one by one. */
function foldsOf(examples: SectionExample[]): Map<string, number> {
  const documents = [...new Set(examples.map(({ document }) => document))].sort();
  return new Map(documents.map((document, index) => [document, index % folds]));
}

function label(examples: SectionExample[], weights?: SectionWeights): Pair[] {
  const labelled = labelParagraphs(
    examples.map(({ document, text }) => ({ id: document, text })),
    weights,
  );
  return examples.map(({ label: theirs }, index) => {
    const ours = labelled[index]?.label ?? '';
    // A decree is part of what stands under CONCLUSION.
    return { ours: ours === 'Decree' ? 'Conclusion' : ours, theirs };
  });
}

function score(pairs: Pair[]) {
  const labels = sectionLabels.map((name) => {
    const both = pairs.filter(({ ours, theirs }) => ours === name && theirs === name).length;
    const given = pairs.filter(({ ours }) => ours === name).length;
    const count = pairs.filter(({ theirs }) => theirs === name).length;
    return { name, count, both, given, f1: given + count === 0 ? 0 : (2 * both) / (given + count) };
  });
  return {
    accuracy: pairs.filter(({ ours, theirs }) => ours === theirs).length / Math.max(1, pairs.length),
    macroF1: labels.reduce((sum, { f1 }) => sum + f1, 0) / labels.length,
    labels,
  };
}
