/** Law beyond the rule of the brief: exceptions, limits, and for premium what else the court states. */
import { cueNamed } from '../read/cues.ts';
import type { Read, ReadSentence } from '../read/read.ts';
import { best, isShowable, oddsOf } from './value.ts';

export type LawRoom = { most: number; words: number; least: number };

const excepts = cueNamed('exception');

export function exceptionsIn(read: Read, taken: ReadonlySet<ReadSentence>, room: LawRoom): ReadSentence[] {
  return bestLaw(
    read,
    taken,
    room,
    ({ odds, text, alone }) => (2 * odds.exception + (excepts.test(text) ? odds.law : 0)) * alone,
  );
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
