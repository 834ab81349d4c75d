/** The terms that the court defines. */

import { anyCase, oneOf, pattern } from '../../language/grammar.ts';
import type { Judged, Reading } from '../read/lead.ts';
import { isDangling, isQuotable } from '../text/readable.ts';

export type Term = { term: string; meaning: string; sentence: Judged };

const means = oneOf`means?|is defined|refers? to|denotes|signifies|is understood|encompasses`;
const quotedTerm = pattern`
  (?:(?:[Tt]he )?(?:term|word|phrase|expression)s? )?["“‘]([^"”’]{3,50}?),?["”’] (?:\([^)]*\) )?(?:\w+ )?${means}\b`;
const meansNothing = oneOf`
  for|of|to|by|in|at|that are|are|is|were|was|which|whereby|we|it|they|he|used|adopted|employed|chosen|available|necessary
  |here`;
const defines = oneOf`
  is defined as|means(?! ${meansNothing}\b)|refers to|may be defined as|has been defined as`;
const namedTerm = pattern`
  ^(?:An? |The )?((?:[a-z’'-]+ ){0,3}[a-z’'-]+|[A-Z][a-z]+(?: [a-z]+){0,3}) ${defines}\b`;
const definer = oneOf`we|statute|Act|Congress|Code|section|law|court|dictionary`;
const defined = pattern`
  \b${definer} (?:\w+ )?defin(?:es?|ed) (?:the term |an? |the )?["“‘]?([^"”’,]{3,45}?),?["”’]? (?:as|to (?:mean|include))\b`;

/** "The Government refers to the seizure as a loan." */
const namesAs = /^(?:The )?[A-Z]\w+ refers to [^.;]{3,120} as\b/;

const mostTerms = 6;

export function termsDefinedIn({ sentences }: Reading, most = mostTerms): Term[] {
  const found: Term[] = [];
  for (const sentence of sentences) {
    if (found.length === most) break;
    if (!isQuotable(sentence.shown, 6, 65) || sentence.voice === 'party' || sentence.voice === 'separate')
      continue;
    if (isDangling(sentence.shown)) continue;
    const term = (quotedTerm.exec(sentence.shown) ??
      defined.exec(sentence.shown) ??
      namedTerm.exec(sentence.shown))?.[1];
    if (!term || !isTerm(term) || /means (?:anything|nothing|that)\b/.test(sentence.shown)) continue;
    if (namesAs.test(sentence.shown)) continue;
    if (found.some((other) => other.term.toLowerCase() === term.toLowerCase())) continue;
    found.push({ term, meaning: sentence.shown, sentence });
  }
  return found;
}

const joining = oneOf`
  where|when|whenever|if|although|though|while|unless|because|since|as|for|in|by|from|to|by no|there|here|also|and|or`;
const pointing = oneOf`
  this|that|all|every|any|no|such|it|he|she|they|which|what|who|these|those|one|court`;
const ofLaw = oneOf`
  statute|act|section|provision|law|rule|complaint|record|brief|opinion|decision|case`;
const opensOtherwise = anyCase`^(?:${joining}|${pointing}|(?:the )?${ofLaw})\b`;
const opensMore = oneOf`
  also|then|thus|only|here|further|itself|merely|simply|the|an?|of|all|any|every|some|such|other|these|those|whatever
  |whatsoever|no|not|never|by|with`;
const endsOpen = anyCase`\b${opensMore}$`;

function isTerm(term: string): boolean {
  const isWhole = /[a-z]{3}/i.test(term) && !opensOtherwise.test(term) && !endsOpen.test(term);
  return isWhole && term.split(' ').length <= 5;
}
