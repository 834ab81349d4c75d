/** What premium finds beyond what standard shows: more of the same kinds, worth as much by the same measures. */

import { once } from '../../once.ts';
import { partsOf } from '../choose/joined.ts';
import { exceptionsIn, lawsIn } from '../choose/law.ts';
import { type Exchange, exchangesIn } from '../choose/reasons.ts';
import { type Term, termsDefinedIn } from '../choose/terms.ts';
import type { Findings } from '../findings.ts';
import type { ReadSentence } from '../reading.ts';

export type Further = {
  exchanges: Exchange[];
  rules: ReadSentence[];
  exceptions: ReadSentence[];
  terms: Term[];
};

const exchangeRoom = { most: 3, words: 300 };
const mostTerms = 12;

export const furtherIn: (findings: Findings) => Further = once(findFurther);

function findFurther(findings: Findings): Further {
  const { reading, terms } = findings;
  const taken = shownIn(findings);
  const exchanges = exchangesIn(reading, taken, exchangeRoom).filter(({ answer }) => answer);
  const exceptions = exceptionsIn(reading, taken, { most: 3, words: 150, least: 0.35 });
  for (const each of exceptions) taken.add(each);
  const rules = lawsIn(reading, taken, { most: 3, words: 120, least: 0.35 });
  const known = new Set(terms.map(({ term }) => term.toLowerCase()));
  return {
    exchanges,
    rules,
    exceptions,
    terms: termsDefinedIn(reading, mostTerms).filter(({ term }) => !known.has(term.toLowerCase())),
  };
}

/** All sentences that stand somewhere in the standard material. */
export function shownIn(findings: Findings): Set<ReadSentence> {
  const { facts, issues, rules, exceptions, reasoning, holdings, conclusion, posture, addition } = findings;
  const { exchanges, reasons, precedents, policy, dicta, limits } = reasoning;
  const shown = [
    ...facts,
    ...issues.filter(({ isInferred }) => !isInferred).map(({ sentence }) => sentence),
    ...[...rules, ...exceptions, ...reasons, ...precedents, ...policy, ...dicta, ...limits],
    ...exchanges.flatMap(({ argument, answer }) => [argument, answer]),
    ...[holdings.line?.sentence, holdings.decree, addition, ...conclusion],
    ...[posture.seeksRelief, posture.ruling, posture.standard, ...posture.below],
  ];
  return new Set(shown.flatMap((sentence) => (sentence ? [sentence, ...partsOf(sentence)] : [])));
}
