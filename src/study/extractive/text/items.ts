/** Turns chosen sentences into items with pinpoints. */
import type { Item, Pinpoint } from '../../material.ts';
import { pinpointsFor } from '../../pinpoints.ts';
import type { Sentence } from './sentence.ts';
import { countWords, overlapOf, termsOf } from './words.ts';

export type Draft = Omit<Item, 'id' | 'children'> & { children?: Draft[] };

export function pinpointsOf(sentence: Sentence): Pinpoint[] {
  return pinpointsFor(sentence.paragraph, sentence.start, sentence.end);
}

export function draftOf(sentence: Sentence, text = sentence.shown, marks: Item['marks'] = []): Draft {
  return { text, pinpoints: pinpointsOf(sentence), verified: true, marks };
}

/** Words of our own that rest on the sentences named. */
export function draftFrom(
  text: string,
  sentences: readonly Sentence[],
  marks: Item['marks'] = ['inferred'],
): Draft {
  return { text, pinpoints: sentences.flatMap(pinpointsOf), verified: true, marks };
}

/** Numbers a list: "facts-1", and below it "facts-1.1". */
export function numbered(prefix: string, drafts: readonly Draft[], separator = '-'): Item[] {
  return drafts.map(({ children, ...draft }, index) => {
    const id = `${prefix}${separator}${index + 1}`;
    return children && children.length > 0
      ? { id, ...draft, children: numbered(id, children, '.') }
      : { id, ...draft };
  });
}

export type Choice = { most: number; words: number; fewestWords?: number; sameness?: number };

/** The best-scored sentences that say different things, within the words allowed, in the order given by score. */
export function choose(
  scored: readonly { sentence: Sentence; score: number }[],
  { most, words, sameness = 0.6 }: Choice,
): Sentence[] {
  const chosen: Sentence[] = [];
  let total = 0;
  for (const { sentence } of scored.toSorted((one, other) => other.score - one.score)) {
    if (chosen.length >= most) break;
    const length = countWords(sentence.shown);
    if (total + length > words && chosen.length > 0) continue;
    if (chosen.some((other) => other.index === sentence.index || saysTheSame(other, sentence, sameness)))
      continue;
    chosen.push(sentence);
    total += length;
  }
  return chosen;
}

export function saysTheSame(one: Sentence, other: Sentence, sameness = 0.6): boolean {
  return one.text === other.text || overlapOf(one.terms, other.terms) > sameness;
}

export function inOrder(sentences: readonly Sentence[]): Sentence[] {
  return sentences.toSorted((one, other) => one.index - other.index);
}

export function textsAreAlike(one: string, other: string, limit = 0.75): boolean {
  return overlapOf(termsOf(one), termsOf(other)) > limit;
}
