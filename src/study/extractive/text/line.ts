/** What is held, as a line to be read out: the sentence itself where it is short enough, else a clause that stands alone. */

import { anyCase, oneOf, pattern } from '../../language/grammar.ts';
import { capitalised, countWords } from '../../language/words.ts';
import { opensMore, verbFollows } from './clauses.ts';
import { isDangling, isLeaning, isQuotable } from './readable.ts';
import type { Sentence } from './sentence.ts';

export type Line = { text: string };

const mostWordsInLine = 40;
/** A little more than a line is better than no holding. */
const mostWordsAtAll = 46;

const leadIn = anyCase`
  ^.*?\b((?:we|this court|the court)\b(?:,? \w+){0,3}? (?:hold|holds|conclude|concludes)\b(?:,[^,]{3,60},)? that )`;
const adds = oneOf`
  because|since|and (?:that|we|therefore|thus)|which|even|although|though|but|as|where|so|while|notwithstanding|without
  |regardless|or (?:more|less|otherwise|at least)`;
const softEnd = new RegExp(pattern`(?:;|, ${adds}\b| because )`, 'g');

/** What stands between two dashes, and the bracket that explains. */
const insertion = / ?(?:—|–| [–-]{1,2} )[^—–]{4,120}(?:—|–(?=\s)| [–-]{1,2}(?= ))| \([^()]{12,}\)/g;
/** "We do not hold that the Act is void; we hold only that …" holds the latter. */
const disclaimer = pattern`
  ^[^;]*\b[Ww]e do not (?:\w+ )?(?:hold|decide|say|suggest|mean)\b[^;]*[;,] (?:but |and |rather,? )?
  [Ww](e (?:now )?(?:hold|decide|conclude)\b.*)$`;

/** The sentence itself where it is short enough, else its holding clause, cut at a comma that ends a whole thought. */
export function lineOf(sentence: Sentence): Line | undefined {
  const shown = sentence.shown.replace(disclaimer, (_, held: string) => `W${held}`);
  if (isDangling(shown) && !leadIn.test(shown)) return undefined;
  const bare = shown
    .replace(insertion, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.;])/g, '');
  const clauses = [shown, isQuotable(bare) ? bare : shown].flatMap((whole) => [whole, heldIn(whole)]);
  const short = clauses.find((clause) => countWords(clause) <= mostWordsInLine);
  if (short) return { text: short };
  const without = clauses
    .map((clause) => clause.replace(subordinate, '$1'))
    .filter((clause) => isQuotable(clause));
  const freed = without.find((clause) => countWords(clause) <= mostWordsInLine);
  if (freed) return { text: freed };
  const main = clauses.flatMap(mainOf).find((clause) => countWords(clause) <= mostWordsInLine);
  if (main) return { text: main };
  const longest = clauses.flatMap(cutsOf).toSorted((one, other) => countWords(other) - countWords(one))[0];
  if (longest) return { text: `${longest}.` };
  return countWords(shown) <= mostWordsAtAll ? { text: shown } : undefined;
}

/** "While we agree that …, the law stands" holds that it stands. */
const concession = /^(?:While|Although|Though|Even though) .{20,}?, (?=(?:the|we|it|no|an?) )/;
/** A second thing that is said of the same, where nothing hangs between: "was wrong and was unsupported by …". */
const hanging = oneOf`which|who|whom|whose|where|if|when|unless`;
const secondPredicate = pattern`
  ^((?:(?!\b${hanging}\b).)+?\b(?:is|are|was|were) .+?) and (?:is|are|was|were) (?:(?!\b(?:is|are|was|were|and)\b).)+$`;

/** Clauses that stand as whole sentences by themselves. */
function mainOf(whole: string): string[] {
  return [whole.replace(concession, ''), whole.replace(secondPredicate, '$1.')]
    .filter((clause) => clause !== whole)
    .map(capitalised)
    .filter((clause) => isQuotable(clause, fewestWordsOfClause) && !isLeaning(clause));
}

const fewestWordsOfClause = 9;

/** "We hold that a law which …, even though …, is void" holds it without the concession too. */
const concedes = oneOf`
  even though|although|though|by \w+ing|like|including|notwithstanding|in (?:the )?light of|considering`;
const goesOn = oneOf`the|an?|it|is|are|was|were|has|have|does|do|did|may|must|cannot|can|[a-z]+s`;
const subordinate = anyCase`(\bthat|[a-z]{3}),? ${concedes} [^,;]{10,160},(?= ${goesOn}\b)`;

function heldIn(shown: string): string {
  return leadIn.test(shown) ? shown.replace(leadIn, keptLead(shown)) : shown;
}

function cutsOf(whole: string): string[] {
  return [...whole.matchAll(softEnd)]
    .map(({ index }) => whole.slice(0, index))
    .filter((cut) => {
      const words = countWords(cut);
      if (onlyLeadsUp(cut)) return false;
      if (verbFollows.test(whole.slice(cut.length + 1)) || opensMore.test(cut)) return false;
      return words >= 12 && words <= mostWordsInLine && isQuotable(`${cut}.`);
    });
}

/** "As, therefore, the section binds keepers alone, …" holds nothing before its main clause. */
function onlyLeadsUp(cut: string): boolean {
  return (
    /^(?:As|Because|Since|If|When|While|Although|Though|Where|Unless|Inasmuch)\b/.test(cut) &&
    !/, (?:we|the|it|no|an?|he|she|they|this|that|such|there)\b/.test(cut.replace(/^\w+, \w+, /, ''))
  );
}

const keptLead = (shown: string) => capitalised(leadIn.exec(shown)?.[1] ?? 'We hold that ');
