/** What is held, as a line to be read out: the sentence itself where it is short enough, else a clause that stands alone. */

import { anyCase } from '../../language/grammar.ts';
import { capitalised, countWords } from '../../language/words.ts';
import type { Sentence } from './sentence.ts';
import { shortened } from './shortened.ts';

const mostWordsInLine = 40;
const leadIn = anyCase`
  ^.*?\b((?:we|this court|the court)\b(?:,? \w+){0,3}? (?:hold|holds|conclude|concludes)\b(?:,[^,]{3,60},)? that )`;
const heldIn = (shown: string) => shown.replace(leadIn, (_, lead: string) => capitalised(lead));

/** The sentence itself where it is short enough, else its holding clause, cut at a comma that ends a whole thought. */
export function lineOf({ shown }: Sentence): string {
  const short = [shown, heldIn(shown)].find((clause) => countWords(clause) <= mostWordsInLine);
  return short ?? shortened(shown, mostWordsInLine) ?? shown;
}
