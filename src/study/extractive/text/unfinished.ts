/** What no reader would take for a statement, though it begins and ends as one: it has no verb, or says no more than that something else is so. */

import { oneOf, pattern } from '../../language/grammar.ts';
import { countWords } from '../../language/words.ts';
import { isPastTense } from './verbs.ts';

const mostWordsOfFragment = 8;
const finite = oneOf`
  [Aa]m|[Ii]s|are|was|were|be|been|has|have|had|do|does|did|may|might|can|cannot|could|must|shall|should|will|would|let|see
  |[a-z]{2,}(?:ed|[^aiousy\W]s|[iu]es)`;
const verb = pattern`\b${finite}\b|^[A-Z][a-z]+ed\b`;
const speaker = /\b(?:I|we|you|he|she|it|they|who|which|that|there)\b/i;

/** "Every county but Sable." */
function hasNoVerb(shown: string): boolean {
  if (countWords(shown) > mostWordsOfFragment || verb.test(shown) || speaker.test(shown)) return false;
  return !shown.split(/\W+/).some(isPastTense);
}

/** "We conclude that it was not.", "We decline to do so here.", "The first alleges a fraud." */
const auxiliary = oneOf`is|are|was|were|does|do|did|has|have|had|could|can|would|should|must`;
const found = oneOf`has|have|had|is|are|was|were|given it|finds?|found|see|saw`;
const counted = oneOf`first|second|third|fourth|last|next|others?`;
const saysOnly = oneOf`
  is|are|was|were|has|have|had|alleges?|begins?|charges?|claims?|concerns?|involves?|relates?|arises?|rests?|states?
  |requires?|asks?`;
const standsFor = pattern`
  \b(?:that|as|because|if|whether) (?:it|they|he|she) ${auxiliary}(?: not|n[’']t)?(?=[,.;]| and\b| or\b)
  |^We (?:\w+ ){0,4}(?:to )?(?:do|think) so\b|\b${found} none\.$|^The ${counted} ${saysOnly}\b`;

/** "As we held in Orr v.", or a page that was not known yet: "of the parties ___". */
const isBroken = /\bv\.$|_{3}/;

/** True where it cannot be shown by itself, whatever is known of the sentences beside it. */
export function isUnfinished(shown: string): boolean {
  return hasNoVerb(shown) || standsFor.test(shown) || isBroken.test(shown);
}
