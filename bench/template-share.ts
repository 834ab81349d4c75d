/** How much of what question sets ask is the same whatever the case: words in runs that the sets of several other cases have too. */

import { plainWordsOf } from '../src/study/language/words.ts';
import type { QuestionSetContent } from '../src/study/material/schema.ts';

const run = 4;
/** So many other cases: what two courts happen to say alike is no template. */
const fewestOthers = 3;

/** Of the words of questions, follow-ups and traps; 0 to 1. */
export function templateShareOf(sets: readonly Pick<QuestionSetContent, 'questions'>[]): number {
  const texts = sets.map(({ questions }) =>
    questions
      .flatMap(({ question, followUps, trap }) => [question, ...followUps, trap ?? ''])
      .map(plainWordsOf),
  );
  const holding = new Map<string, number>();
  for (const set of texts)
    for (const each of new Set(set.flatMap(runsOf))) holding.set(each, (holding.get(each) ?? 0) + 1);
  let all = 0;
  let shared = 0;
  for (const words of texts.flat()) {
    const isShared = words.map(() => false);
    runsOf(words).forEach((each, at) => {
      if ((holding.get(each) ?? 0) > fewestOthers) isShared.fill(true, at, at + run);
    });
    all += words.length;
    shared += isShared.filter(Boolean).length;
  }
  return shared / Math.max(1, all);
}

const runsOf = (words: readonly string[]): string[] =>
  words.slice(0, Math.max(0, words.length - run + 1)).map((_, at) => words.slice(at, at + run).join(' '));
