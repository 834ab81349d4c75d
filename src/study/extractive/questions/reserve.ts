/** Sentences of weight that no part of the brief has used: what is left to ask about in a short or plain opinion. */
import type { Findings } from '../findings.ts';
import type { Judged } from '../read/reading.ts';
import { choose } from '../text/items.ts';
import { once } from '../text/once.ts';
import { isDangling, isQuotable } from '../text/readable.ts';

export const reserveOf: (findings: Findings) => Judged[] = once(chooseReserve);

/** What is longer than can be read out is asked about last. */
const readOut = 40;

function chooseReserve(findings: Findings): Judged[] {
  const { reading, facts, rules, reasoning, conclusion, holdings } = findings;
  const used = new Set(
    [...facts, ...rules, ...reasoning.reasons, ...conclusion, ...holdings.ranked].map(({ index }) => index),
  );
  const scored = reading.sentences
    .filter(
      ({ index, shown, text, voice }) =>
        !used.has(index) &&
        (voice === 'court' || voice === 'narrator') &&
        isQuotable(shown, 9, 60) &&
        !isDangling(shown) &&
        !/^["“]|\?["”]?$/.test(text),
    )
    .map((sentence) => ({
      sentence,
      score: sentence.salience + sentence.place * 0.2 - (sentence.words > readOut ? 1 : 0),
    }));
  return choose(scored, { most: 10, words: 480, sameness: 0.5 });
}
