/** Whether something happens in a sentence: somebody did something, or had it done to him. */

import { oneOf, pattern } from '../../language/grammar.ts';
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

/** "Is said to violate the Act, in that …" tells a claim. */
const claimed = /\b(?:is|are|was|were) (?:\w+ )?(?:said|alleged|claimed|charged|supposed) to\b/;

/** A participle behind one of these describes: "an interrelated system", "those engaged in the trade", "as amended". */
const describes = listed(
  `the a an its his her their our your this that these those such any each every no all some other both person persons
    people anyone one of in by with for to from under on at upon between among through without as if when once unless until
    than hereinafter The A An This These Those As`,
);
const sentenceEnds = /(?<=[a-z\d)”"’]{2}[.?!]["”’]?) (?=[A-Z“"])/;

/** Offsets of the words by which something happens. */
export function eventsIn(shown: string): number[] {
  let from = 0;
  return shown.split(sentenceEnds).flatMap((sentence) => {
    const start = from;
    from += sentence.length + 1;
    return isOfLaw(sentence) || claimed.test(sentence) ? [] : verbsIn(sentence).map((at) => start + at);
  });
}

export const tellsEvent = (shown: string): boolean => eventsIn(shown).length > 0;

function verbsIn(sentence: string): number[] {
  const plain = sentence.replace(/["“][^"”]*["”]/g, (quoted) => ' '.repeat(quoted.length));
  const found = [...plain.matchAll(/[\p{L}’'-]+/gu)];
  const words = found.map(([word]) => word);
  return found.flatMap(({ index }, at) => (isEvent(words, at) ? [index] : []));
}

function isEvent(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  const earlier = words[at - 2] ?? '';
  const participle = participleOf(word);
  // "Was involved in an automobile accident."
  if (word === 'involved' && (before === 'was' || before === 'were'))
    return words.slice(at + 1, at + 1 + nearAccident).some((each) => accident.has(each));
  // "Has owned and operated a farm": of two verbs the second is what the first is.
  if ((before === 'and' || before === 'or') && participleOf(earlier)) return isEvent(words, at - 2);
  if (standing.has(word) || beforeState.has(before) || beforeState.has(earlier)) return false;
  const governing = /ly$|^(?:then|not|also|later|first|all)$/.test(before) ? earlier : before;
  if (governing === 'was' || governing === 'were') return participle !== undefined;
  if (!isPastTense(word)) return false;
  return participle !== word || !(describes.has(governing) || words[at + 1] === 'by');
}

const accident = listed('accident accidents collision collisions crash altercation fight shooting wreck');
const nearAccident = 6;

/** What a statute did, or a legislature: "Section 12 of the Act taxed …", "In 1913, the Legislature transferred …" */
function isOfLaw(sentence: string): boolean {
  const words = sentence.replace(leadIn, '').split(/\s+/);
  const end = words.findIndex(
    (word, at) => at > 0 && (endsSubject.has(word) || isPastTense(word) || /[,;]$/.test(words[at - 1] ?? '')),
  );
  const subject = words.slice(0, end === -1 ? longestSubject : Math.min(end, longestSubject));
  return subject.some(
    (word, at) => ofLaw.test(word) || (numbered.has(word) && /^\d/.test(subject[at + 1] ?? '')),
  );
}

const opensTime = oneOf`
  In|On|By|Under|Since|After|Before|During|At|For|Until|Pursuant|Moreover|Later|Thereafter|However|Again|Also
  |Subsequently|Accordingly|Thus`;
const leadIn = pattern`
  ^\W*(?:\{?\d+\}? )?
  (?:${opensTime}\b[^,]{0,80}, (?:(?:after|before|during|while|when|in|on) [^,]{0,60}, )?)?`;
const endsSubject = listed(
  `of in on at by with for to from under upon who which that whose the a an any all is are was were be has have had must may
    shall should would could can cannot will and or`,
);
const ofLaw = pattern`
  ^(?:Act|Acts|[Ss]tatutes?|[Pp]rovisions?|[Rr]egulations?|[Oo]rdinances?|Amendments?|§+|[Cc]lauses?|Congress|Parliament
  |[Ll]egislatures?)$`;
const numbered = listed('Section Sections Title Chapter Article Articles Rule Rules Part section chapter');
const longestSubject = 7;
