/** The reading without what no choice may rest on: what is printed behind the opinion; and with what is told at too great length cut. */
import { endOfOpinion } from '../../../opinion/annex.ts';
import { countWords } from '../../language/words.ts';
import type { Read, ReadSentence } from '../reading.ts';
import { shortened } from '../text/shortened.ts';

/** The sentences keep their numbers: what is left out stands at the end. */
export function ownOf(read: Read): Read {
  const end = endOfOpinion(read.section.paragraphs);
  return {
    ...read,
    sentences: read.sentences.filter(({ paragraphIndex }) => paragraphIndex < end).map(cut),
  };
}

/** More words than these are shown of no sentence. */
const mostShown = 70;
const leastTold = 0.5;
const ofCut = 0.7;

/** What happened, what was argued and what is ordered may be told in part; law and reasons may not. */
function cut(sentence: ReadSentence): ReadSentence {
  const { odds, shown, brackets } = sentence;
  const told = odds.fact + odds.proceedings + odds.argument + odds.decree;
  if (told < leastTold || brackets || countWords(shown) <= mostShown) return sentence;
  const text = shortened(shown);
  // What is shown whole goes before it.
  return text === undefined
    ? sentence
    : { ...sentence, shown: text, worth: sentence.worth * ofCut, couldServe: sentence.couldServe * ofCut };
}
