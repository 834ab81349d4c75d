/** Whether something happens in a sentence: somebody did something, or had it done to him. */

import { listed } from '../../language/words.ts';
import { isPastTense, participleOf } from './verbs.ts';

/** Past tenses that tell how things stood, and words that only look like one. */
const standing = listed(
  `was were had did been could would should might owned lived resided located situated consisted contained included
    belonged knew believed thought wanted hoped liked feared felt required provided allowed permitted prohibited entitled
    named called known established based designed intended related limited involved concerned appeared seemed remained stood
    lay held let set put read said cost meant alleged become come run cut bound used engaged employed organized
    incorporated founded headquartered composed comprised devoted dated numbered titled captioned deemed regarded referred
    accompanied applied proposed`,
);
const beforeState = listed('is are be been being has have am');

/** A participle behind one of these describes: "an interrelated system", "those engaged in the trade", "as amended". */
const describes = listed(
  `the a an its his her their our your this that these those such any each every no all some other both person persons
    people anyone one of in by with for to from under on at upon between among through without as if when once unless until
    than hereinafter The A An This These Those As`,
);
export function tellsEvent(shown: string): boolean {
  const words = shown.replace(/["“][^"”]*["”]/g, '').match(/[\p{L}’'-]+/gu) ?? [];
  return words.some((word, at) => {
    const before = words[at - 1] ?? '';
    if (standing.has(word) || beforeState.has(before)) return false;
    if (before === 'was' || before === 'were') return participleOf(word) !== undefined;
    // "The claims submitted by …" may be all subject.
    return isPastTense(word) && !describes.has(before) && words[at + 1] !== 'by';
  });
}
