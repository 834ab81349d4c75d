/** Whether two statements of law say the same, by the words they share. */
import { weightOf } from '../extractive/text/ordinary-words.ts';
import { termsOf } from '../extractive/text/words.ts';

/** The share of their weighed words that two rules have in common, where they state one rule. */
export const leastAlike = 0.5;
export const fewestSharedTerms = 4;

/** The weighed share of the terms of both that both hold, 0 to 1. */
export const likeness = (one: string, other: string): number =>
  likenessOf(new Set(termsOf(one)), new Set(termsOf(other)));

/** The same of texts whose terms are known. */
export function likenessOf(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const shared = [...first].filter((term) => second.has(term));
  if (shared.length < fewestSharedTerms) return 0;
  const weigh = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + weightOf(term), 0);
  return weigh(shared) / Math.min(weigh(first), weigh(second));
}
