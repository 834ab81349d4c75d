/** The court's question as the end of one of ours: "What rule decides whether the roof was a danger?" */

import { countWords } from '../../language/words.ts';
import { lacksSubject } from '../text/question.ts';
import { tellsPast, tellsPresent } from '../text/tense.ts';

const mostWords = 45;

/** "whether the roof was a danger", without a stop; undefined where its grammar does not fit there. */
export function whetherIn(text: string): string | undefined {
  const [, asked] = /^Whether (.+?)\.$/.exec(text.replace(/,? and\.$/, '.')) ?? [];
  if (!asked || unfit.test(asked) || leans.test(asked) || lacksSubject(text)) return undefined;
  if (countWords(asked) > mostWords || !(tellsPast.test(asked) || tellsPresent.test(asked))) return undefined;
  return `whether ${asked}`;
}

const unfit = /[?:;]|, (?:a|the|this) court\b|[.!] [A-Z]|\(\w{1,3}\)|, that\b|\b(?:we|our|us|I|my)\b|…/i;
const leans = /^(?:it|he|she|they|this|that|these|those|such|his|her|its|their)\b/i;
