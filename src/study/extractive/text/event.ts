/** Whether something happens in a sentence: somebody did something, or had it done to him. */
import { isPastTense, participleOf } from './verbs.ts';

/** Past tenses that tell how things stood, and words that only look like one. */
const standing = new Set(
  `was were had been did could would should might was owned lived resided located situated consisted contained included
belonged knew believed thought wanted hoped liked feared felt required provided allowed permitted prohibited entitled
named called known established based designed intended related limited involved concerned appeared seemed remained stood
lay held let set put read said cost meant alleged become come run cut hit hurt shut bound used`.split(/\s+/),
);
const beforeState = /^(?:is|are|be|been|being|has|have|am)$/;

/** "Is said to violate the Act, in that …" tells a claim. */
const claimed = /\b(?:is|are|was|were) (?:\w+ )?(?:said|alleged|claimed|charged|supposed) to\b/;

export function tellsEvent(shown: string): boolean {
  if (claimed.test(shown)) return false;
  const words = shown.replace(/["“][^"”]*["”]/g, '').split(/[^\p{L}’'-]+/u);
  return words.some((word, index) => {
    if (
      standing.has(word) ||
      beforeState.test(words[index - 1] ?? '') ||
      beforeState.test(words[index - 2] ?? '')
    )
      return false;
    const isPassive = /^(?:was|were)$/.test(words[index - 1] ?? '') && participleOf(word) !== undefined;
    return isPassive || isPastTense(word);
  });
}
