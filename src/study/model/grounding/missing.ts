/** Whether the text tells what is said to be missing from it: it is asked, as a student would ask. */
import type { Opinion } from '../../../opinion/opinion.ts';
import { coverageIn } from '../../asking/passages.ts';

export type Presence = 'nowhere' | 'perhaps' | 'surely';

/** Of the matter of a phrase, the share that one sentence with its paragraph speaks of. */
const perhaps = 0.5;
const surely = 0.8;

const lacks =
  /\b(?:whether|the (?:opinion|excerpt|text|court)|does not|doesn['’]t|is not|not|never|say|says|state[sd]?|tells?|told|given?|any|further|exact|specific|details?|about|regarding|what happened|why|how|who|when|where)\b/gi;

export function howFound(phrase: string, opinion: Opinion): Presence {
  const share = coverageIn(opinion, phrase.replace(lacks, ' '));
  if (share >= surely) return 'surely';
  return share >= perhaps ? 'perhaps' : 'nowhere';
}
