/** A sentence that is too long to be shown whole, cut where a clause ends: what stands before the cut says what it says in full. */

import { oneOf } from '../../language/grammar.ts';
import { countWords } from '../../language/words.ts';
import { opensMore } from './clauses.ts';
import { isQuotable } from './readable.ts';
import { tellsPast, tellsPresent } from './tense.ts';
import { isUnfinished } from './unfinished.ts';

const words = { fewest: 10, most: 70 };

const nextClause = oneOf`
  and (?:that|the|an?|he|she|it|they|his|her|its|their|thereupon|was|were|had)|but|who|which|whose|where|when|while
  |whereupon|because|since|as|although|though|so|alleging|claiming|contending|holding|finding|seeking|stating|asking
  |praying|after|before|including|together`;

/** Where one may be cut, and how many words more such a cut is worth than another. */
const ends: { pattern: RegExp; gain: number }[] = [
  { pattern: /;(?= )/g, gain: 14 },
  {
    pattern: new RegExp(`,(?= ${nextClause} )`, 'g'),
    gain: 8,
  },
  { pattern: /(?= (?:because|whereupon|whereby) )/g, gain: 4 },
  { pattern: /,(?= (?:for|in|on|by|with|at|under|upon|pursuant) )/g, gain: 0 },
];

/** What would be cut off is a condition of what stands before it. */
const limits =
  /^[\W]*(?:(?:and|or|but|that) )?(?:unless|except\w*|provided|if|only|save|until|without|not|nor|subject to|notwithstanding)\b/i;

/** Whether a sentence is shown cut. */
export const isCut = ({ shown }: { shown: string }) => shown.endsWith(' …');

/** The longest of its beginnings that stands by itself, with "…" for the rest; undefined where none does. */
export function shortened(shown: string, most = words.most): string | undefined {
  let best: { text: string; value: number } | undefined;
  for (const { pattern, gain } of ends)
    for (const { index } of shown.matchAll(pattern)) {
      const head = shown.slice(0, index);
      const value = countWords(head) + gain;
      if (
        (best && value <= best.value) ||
        countWords(head) > most ||
        !standsAlone(head, shown.slice(index + (shown[index] === ' ' ? 0 : 1)))
      )
        continue;
      best = { text: `${head} …`, value };
    }
  return best?.text;
}

/** A verb that waits behind the cut has its subject before it. */
const verbFollows =
  /, (?:is|are|was|were|does|do|did|has|have|had|must|may|cannot|can|could|should|would|will|shall|[a-z]{2,}ed) (?!by\b)/;

const tells = /\b[a-z]{3,}s (?:that|the|an?|here|to|whether|its|his|her|their|no)\b/;
const hasVerb = (text: string) => tellsPast.test(text) || tellsPresent.test(text) || tells.test(text);

/** "We conclude that since the party came into being in 1945 …" concludes nothing yet. */
const conditioned =
  /(?:^|\bthat,? )(?:because|since|as|if|when|where|while|although|though|unless|after|before)\b(.*)$/i;
const concludes = /, (?:the|an?|it|he|she|they|we|this|no|such|there|[A-Z]\w+) /;

function standsAlone(head: string, rest: string): boolean {
  const length = countWords(head);
  if (length < words.fewest || limits.test(rest) || opensMore.test(head)) return false;

  const [, behind] = conditioned.exec(head) ?? [];
  if (behind !== undefined && !concludes.test(behind)) return false;
  if (verbFollows.test(rest.split(/[;:]/)[0] ?? '')) return false;
  const last = head.split(/;|, (?:and|but) (?=that |the |an? |he |she |it |they )/).at(-1) ?? head;
  if (!hasVerb(last)) return false;
  return isQuotable(`${head}.`, words.fewest, words.most) && !isUnfinished(`${head}.`);
}
