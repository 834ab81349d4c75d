/** Law beyond the rule of the brief: exceptions, limits, and for premium what else the court states. */
import { cueNamed } from '../read/cues.ts';
import type { Read, ReadSentence } from '../read/read.ts';
import { best, isShowable, oddsOf } from './value.ts';

export type LawRoom = { most: number; words: number; least: number };

export function exceptionsIn(
  read: Read,
  taken: ReadonlySet<ReadSentence>,
  { least, ...space }: LawRoom,
): ReadSentence[] {
  return best(
    lawIn(read, taken)
      .map((sentence) => ({
        sentence,
        value:
          (2 * sentence.odds.exception + (excepts.test(sentence.text) ? sentence.odds.law : 0)) *
          sentence.alone,
      }))
      .filter(({ value }) => value > least),
    space,
  );
}

const excepts = cueNamed('exception');

export function lawsIn(
  read: Read,
  taken: ReadonlySet<ReadSentence>,
  { least, ...space }: LawRoom,
): ReadSentence[] {
  return best(
    lawIn(read, taken)
      .map((sentence) => ({
        sentence,
        value: sentence.odds.law * sentence.alone * (0.2 + sentence.couldServe),
      }))
      .filter(({ value }) => value > least),
    space,
  );
}

function lawIn({ sentences }: Read, taken: ReadonlySet<ReadSentence>): ReadSentence[] {
  return sentences.filter(
    (sentence) =>
      !taken.has(sentence) &&
      isShowable(sentence) &&
      sentence.odds.argument < 0.2 &&
      oddsOf(sentence, ['law', 'exception']) > 0.5 &&
      sentence.voice !== 'separate' &&
      !/\?["”]?$/.test(sentence.shown),
  );
}
