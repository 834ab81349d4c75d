/**
 * A multinomial logistic regression that tells sections apart. `bench/fit-sections.ts` fits its weights to paragraphs
 * under the courts' own headings and writes `section-weights.json`: run it again rather than change a number.
 */

import { softmax } from '../weights/softmax.ts';
import { measureSection, sectionTerms } from './section-measures.ts';

/** In the order of their weights. */
export const fittedLabels = ['Facts', 'Procedural History', 'Rule', 'Analysis', 'Conclusion'] as const;
export type FittedLabel = (typeof fittedLabels)[number];

/** Every list holds a number for each fitted label. */
export type SectionWeights = {
  bias: number[];
  measures: number[][];
  terms: Record<string, number[]>;
};

/** How much of each known term a paragraph holds; the squares sum to 1. */
export function knownTerms(text: string, isKnown: (term: string) => boolean): [string, number][] {
  const counts = new Map<string, number>();
  for (const term of sectionTerms(text)) if (isKnown(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const logs = [...counts].map(([term, count]): [string, number] => [term, Math.log(1 + count)]);
  const norm = Math.sqrt(logs.reduce((sum, [, value]) => sum + value * value, 0)) || 1;
  return logs.map(([term, value]) => [term, value / norm]);
}

/** Probabilities in the order of `fittedLabels`. */
export function sectionOdds(text: string, { bias, measures, terms }: SectionWeights): number[] {
  const sums = [...bias];
  const add = (weights: readonly number[], value: number) => {
    weights.forEach((weight, label) => {
      sums[label] = (sums[label] ?? 0) + weight * value;
    });
  };
  measureSection(text).forEach((value, index) => {
    add(measures[index] ?? [], value);
  });
  for (const [term, value] of knownTerms(text, (term) => Object.hasOwn(terms, term)))
    add(terms[term] ?? [], value);
  return softmax(sums);
}
