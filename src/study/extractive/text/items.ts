/** Turns chosen sentences into items with pinpoints. */
import type { Item, Pinpoint } from '../../material.ts';
import { pinpointsFor } from '../../pinpoints.ts';
import type { Sentence } from './sentence.ts';
import { countWords, overlapOf } from './words.ts';

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

export type Choice = {
  most: number;
  words: number;
  /** Share of terms in common from which two sentences say the same. */
  sameness?: number;
  /** What a sentence loses, in points, when all its terms were said before. */
  repetition?: number;
};

/** The best-scored sentences that say different things, within the words allowed, best first. */
export function choose<S extends Sentence>(
  scored: readonly { sentence: S; score: number }[],
  { most, words, sameness = 0.6, repetition = 0 }: Choice,
): S[] {
  const ranked = scored
    .map((each, order) => ({ ...each, order }))
    .toSorted((one, other) => other.score - one.score);
  const chosen: S[] = [];
  const said = new Set<string>();
  const out = new Set<S>();
  let total = 0;
  const isOut = (sentence: S) =>
    chosen.length > 0 &&
    (total + countWords(sentence.shown) > words ||
      chosen.some((other) => saysTheSame(other, sentence, sameness)));
  while (chosen.length < most) {
    let best: (typeof ranked)[number] | undefined;
    for (const each of ranked) {
      const { sentence } = each;
      // Repetition only takes away: nobody from here on comes up to the best.
      if (best && each.score < best.score) break;
      if (out.has(sentence)) continue;
      if (isOut(sentence)) {
        out.add(sentence);
        continue;
      }
      const score = repetition ? each.score - repetition * shareOf(sentence.terms, said) : each.score;
      const isBetter = !best || score > best.score || (score === best.score && each.order < best.order);
      if (isBetter) best = { ...each, score };
    }
    if (!best) break;
    chosen.push(best.sentence);
    for (const term of best.sentence.terms) said.add(term);
    total += countWords(best.sentence.shown);
  }
  return chosen;
}

function shareOf(terms: readonly string[], said: ReadonlySet<string>): number {
  return terms.length === 0 ? 0 : terms.filter((term) => said.has(term)).length / terms.length;
}

export function saysTheSame(one: Sentence, other: Sentence, sameness = 0.6): boolean {
  return one.index === other.index || one.text === other.text || overlapOf(one.terms, other.terms) > sameness;
}

export function inOrder<S extends Sentence>(sentences: readonly S[]): S[] {
  return sentences.toSorted((one, other) => one.index - other.index);
}
