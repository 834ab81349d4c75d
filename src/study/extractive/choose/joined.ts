/** A sentence that leans on the one before it, shown with it as one. */

import { countWords } from '../../language/words.ts';
import type { Read, ReadSentence } from '../reading.ts';
import type { Role } from '../weights/roles.ts';
import { isShowable, oddsOf } from './value.ts';

/** What matters less is not worth a second sentence. */
const leastWorth = 0.08;
/** From here on a sentence needs no other. */
const readsAlone = 0.7;
const mostWords = 75;
/** The one before says something of the same part, too. */
const belongs = 0.5;

/** The sentences themselves where they can be read alone, else with the one before; what needs more is left out. */
export function legible(
  { sentences }: Pick<Read, 'sentences'>,
  chosen: readonly ReadSentence[],
  taken: ReadonlySet<ReadSentence>,
  roles: readonly Role[],
  least = leastWorth,
): ReadSentence[] {
  return chosen.flatMap((sentence) => {
    if (sentence.alone >= readsAlone) return [sentence];
    if (sentence.worth < least) return [];
    const before = sentences[sentence.index - 1];
    return before && !taken.has(before) && leadsTo(before, sentence, roles)
      ? [together(before, sentence)]
      : [];
  });
}

function leadsTo(before: ReadSentence, sentence: ReadSentence, roles: readonly Role[]): boolean {
  return (
    before.paragraphIndex === sentence.paragraphIndex &&
    before.alone >= readsAlone &&
    isShowable(before) &&
    before.odds.argument < 0.2 &&
    oddsOf(before, roles) > belongs &&
    countWords(before.shown) + countWords(sentence.shown) <= mostWords
  );
}

export function together(before: ReadSentence, sentence: ReadSentence): ReadSentence {
  const { paragraph, brackets = [] } = sentence;
  const lead = before.shown.length + 1;
  const moved = brackets.map(({ start, end }) => ({ start: start + lead, end: end + lead }));
  const all = [...(before.brackets ?? []), ...moved];
  const { brackets: _, ...plain } = sentence;
  return {
    ...plain,
    parts: [before, sentence],
    start: before.start,
    text: paragraph.text.slice(before.start, sentence.end),
    shown: `${before.shown} ${sentence.shown}`,
    ...(all.length > 0 && { brackets: all }),
    words: before.words + sentence.words,
    terms: [...before.terms, ...sentence.terms],
    // The room for both must be worth it.
    worth: (before.worth + sentence.worth) / 2,
    couldServe: (before.couldServe + sentence.couldServe) / 2,
    alone: before.alone,
  };
}

export const partsOf = (sentence: ReadSentence): readonly ReadSentence[] => sentence.parts ?? [sentence];
