/** Turns chosen sentences into items with pinpoints. */

import { countWords, overlapOf } from '../../language/words.ts';
import type { Item, Pinpoint } from '../../material/schema.ts';
import { pinpointsFor } from '../../pinpoints.ts';
import type { Sentence } from './sentence.ts';

export type Draft = Omit<Item, 'id' | 'children'> & { children?: Draft[] };

/** Of two sentences that are shown as one, each has its own. */
export function pinpointsOf(sentence: Sentence & { parts?: readonly Sentence[] }): Pinpoint[] {
  const { parts = [sentence] } = sentence;
  return parts.flatMap(({ paragraph, start, end }) => pinpointsFor(paragraph, start, end));
}

export function draftOf(sentence: Sentence, text = sentence.shown, marks: Item['marks'] = []): Draft {
  const { shown, brackets } = sentence;
  const isMended = brackets !== undefined && text === shown;
  return {
    text,
    pinpoints: pinpointsOf(sentence),
    verified: true,
    marks,
    ...(isMended && { brackets }),
  };
}

export const draftsOf = (sentences: readonly Sentence[], marks?: Item['marks']): Draft[] =>
  sentences.map((sentence) => draftOf(sentence, sentence.shown, marks));

/** What a side argues with the court's answer below it. */
export const exchangeDrafts = (exchanges: readonly { argument: Sentence; answer?: Sentence }[]): Draft[] =>
  exchanges.map(({ argument, answer }) => ({
    ...draftOf(argument),
    ...(answer && { children: [draftOf(answer)] }),
  }));

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

/** What a sentence is worth beside those taken before it: never more than it was worth before they were taken. */
export type Gain<S extends Sentence = Sentence> = {
  of: (sentence: S) => number;
  take: (sentence: S) => void;
};

export type Choice<S extends Sentence> = {
  most: number;
  words: number;
  /** Share of terms in common from which two sentences say the same. */
  sameness?: number;
  gain?: Gain<S>;
};

/** The best-scored sentences that say different things, within the words allowed, best first. */
export function choose<S extends Sentence>(
  scored: readonly { sentence: S; score: number }[],
  { most, words, sameness = 0.6, gain }: Choice<S>,
): S[] {
  const ranked = scored
    .map(({ sentence, score }, order) => ({
      sentence,
      score,
      order,
      atMost: score + (gain?.of(sentence) ?? 0),
    }))
    .toSorted((one, other) => other.atMost - one.atMost);
  const chosen: S[] = [];
  const out = new Set<S>();
  let total = 0;
  const isOut = (sentence: S) =>
    chosen.length > 0 &&
    (total + countWords(sentence.shown) > words ||
      chosen.some((other) => saysTheSame(other, sentence, sameness)));
  while (chosen.length < most) {
    let best: { sentence: S; worth: number; order: number } | undefined;
    for (const { sentence, score, order, atMost } of ranked) {
      if (best && atMost < best.worth) break;
      if (out.has(sentence)) continue;
      if (isOut(sentence)) {
        out.add(sentence);
        continue;
      }
      const worth = gain ? score + gain.of(sentence) : score;
      const isBetter = !best || worth > best.worth || (worth === best.worth && order < best.order);
      if (isBetter) best = { sentence, worth, order };
    }
    if (!best) break;
    chosen.push(best.sentence);
    gain?.take(best.sentence);
    total += countWords(best.sentence.shown);
  }
  return chosen;
}

export function saysTheSame(one: Sentence, other: Sentence, sameness = 0.6): boolean {
  return one.index === other.index || one.text === other.text || overlapOf(one.terms, other.terms) > sameness;
}

export function inOrder<S extends Sentence>(sentences: readonly S[]): S[] {
  return sentences.toSorted((one, other) => one.index - other.index);
}
