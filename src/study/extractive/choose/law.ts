/** Law beyond the rule of the brief: exceptions, limits, and for premium what else the court states. */
import type { Read, ReadSentence } from '../reading.ts';
import { best, isAsked, isShowable, isTheCourts, oddsOf } from './value.ts';

export type LawRoom = { most: number; words: number; least: number };

export function exceptionsIn(read: Read, taken: ReadonlySet<ReadSentence>, room: LawRoom): ReadSentence[] {
  return bestLaw(read, taken, room, ({ odds, alone }) => 2 * odds.exception * alone);
}

export function lawsIn(read: Read, taken: ReadonlySet<ReadSentence>, room: LawRoom): ReadSentence[] {
  return bestLaw(read, taken, room, ({ odds, alone, couldServe }) => odds.law * alone * (0.2 + couldServe));
}

function bestLaw(
  read: Read,
  taken: ReadonlySet<ReadSentence>,
  { least, ...space }: LawRoom,
  rank: (sentence: ReadSentence) => number,
): ReadSentence[] {
  const valued = lawIn(read, taken).map((sentence) => ({ sentence, value: rank(sentence) }));
  return best(
    valued.filter(({ value }) => value > least),
    space,
  );
}

const lawIn = (read: Read, taken: ReadonlySet<ReadSentence>) =>
  read.sentences.filter(
    (sentence) =>
      !taken.has(sentence) &&
      isShowable(sentence) &&
      isTheCourts(sentence) &&
      sentence.voice !== 'below' &&
      oddsOf(sentence, ['law', 'exception']) > 0.5 &&
      !isAsked(sentence),
  );
