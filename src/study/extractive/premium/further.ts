/** What premium finds beyond what standard shows: more of the same kinds, worth as much by the same measures. */
import { answerTo, argues, argumentScore, type Exchange, signpost } from '../find/reasoning.ts';
import { exceptionsOf, rulesOf, type Term, termsDefinedIn } from '../find/rules.ts';
import type { Findings } from '../findings.ts';
import type { Judged } from '../reading/reading.ts';
import { choose } from '../text/items.ts';
import { once } from '../text/once.ts';
import { isDangling, isQuotable } from '../text/readable.ts';

export type Further = {
  exchanges: Exchange[];
  rules: Judged[];
  exceptions: Judged[];
  terms: Term[];
};

const mostExchanges = 3;
const mostTerms = 12;
const leastArgument = 2.2;

export const furtherIn: (findings: Findings) => Further = once(findFurther);

function findFurther(findings: Findings): Further {
  const { reading, terms } = findings;
  const taken = shownIn(findings);
  const exchanges = furtherExchanges(findings, taken);
  const exceptions = exceptionsOf(reading, taken, { most: 3, words: 150, leastScore: 2.5 });
  for (const { index } of exceptions) taken.add(index);
  const rules = rulesOf(reading, taken, { most: 3, words: 120, leastScore: 4 });
  const known = new Set(terms.map(({ term }) => term.toLowerCase()));
  return {
    exchanges,
    rules,
    exceptions,
    terms: termsDefinedIn(reading, mostTerms).filter(({ term }) => !known.has(term.toLowerCase())),
  };
}

/** The places of all sentences that stand somewhere in the standard material. */
function shownIn(findings: Findings): Set<number> {
  const { facts, issues, rules, exceptions, reasoning, holdings, conclusion, posture, addition } = findings;
  const { exchanges, reasons, precedents, policy, dicta, limits } = reasoning;
  const shown = [
    ...facts,
    ...issues.filter(({ isInferred }) => !isInferred).map(({ sentence }) => sentence),
    ...[...rules, ...exceptions, ...reasons, ...precedents, ...policy, ...dicta, ...limits],
    ...exchanges.flatMap(({ argument, answer }) => [argument, answer]),
    ...[holdings.line?.sentence, holdings.settled, holdings.decree, addition, ...conclusion],
    ...[posture.seeksRelief, posture.ruling, posture.standard, ...posture.below],
  ];
  return new Set(shown.flatMap((sentence) => (sentence ? [sentence.index] : [])));
}

/** What is conceded calls for no answer. */
const concedes = /\b(?:conced|(?:do|does|did) not (?:dispute|contest|deny|challenge)|agrees? (?:that|with))/i;
/** The same side goes on. */
const speaksOn = /^(?:He|She|They|It)\b|\b(?:argue|contend|assert|maintain|testif)/;

/** Arguments that the court answers, and none without its answer. */
function furtherExchanges({ reading }: Findings, taken: Set<number>): Exchange[] {
  const scored = reading.sentences
    .filter(
      ({ voice, index, text, shown }) =>
        voice === 'party' &&
        !taken.has(index) &&
        isQuotable(shown, 9, 60) &&
        !isDangling(shown) &&
        argues.test(text) &&
        !signpost.test(text) &&
        !concedes.test(text) &&
        !/\?["”]?$/.test(text),
    )
    .map((sentence) => ({ sentence, score: argumentScore(sentence) }))
    .filter(({ score }) => score > leastArgument);
  const found: Exchange[] = [];
  for (const argument of choose(scored, { most: mostExchanges * 3, words: 500 })) {
    if (found.length === mostExchanges) break;
    const answer = answerTo(argument, reading.sentences, taken);
    if (!answer || taken.has(argument.index) || speaksOn.test(answer.shown)) continue;
    taken.add(argument.index).add(answer.index);
    found.push({ argument, answer });
  }
  return found.toSorted((one, other) => one.argument.index - other.argument.index);
}
