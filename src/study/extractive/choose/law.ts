/** Law beyond the rule of the brief: exceptions, limits, and for premium what else the court states. */
import type { Read, ReadSentence } from '../read/read.ts';
import { namesOf } from '../read/reading.ts';
import { statesNoLaw, tellsWhatHappened } from './lawless.ts';
import { isNoLimit } from './no-limit.ts';
import { best, isShowable, oddsOf } from './value.ts';

export type LawRoom = { most: number; words: number; least: number };

/** Narrower than the cue: a limit on speed or on gifts is no limit of a rule, nor is an immunity that somebody has. */
const excepts =
  /\b(?:except(?:s|ed|ions?|ing)?(?! to\b)|unless|(?:does|do) not (?:apply|extend|mean|include|reach|cover)|(?:is|are) (?:not )?limited to|not absolute|not unlimited|not without|only (?:if|when|where)|safe harbor|inapplicable|provided that)\b/i;

export function exceptionsIn(read: Read, taken: ReadonlySet<ReadSentence>, room: LawRoom): ReadSentence[] {
  return bestLaw(read, taken, room, ({ odds, text, alone }) =>
    isNoLimit(text) ? 0 : (2 * odds.exception + (excepts.test(text) ? odds.law : 0)) * alone,
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

function lawIn(read: Read, taken: ReadonlySet<ReadSentence>): ReadSentence[] {
  const names = namesOf(read);
  return read.sentences.filter(
    (sentence) =>
      !taken.has(sentence) &&
      isShowable(sentence) &&
      sentence.odds.argument < 0.2 &&
      oddsOf(sentence, ['law', 'exception']) > 0.5 &&
      sentence.voice !== 'separate' &&
      sentence.voice !== 'below' &&
      !statesNoLaw(sentence.shown) &&
      !tellsWhatHappened(sentence.shown, names) &&
      !/\?["”]?$/.test(sentence.shown),
  );
}
