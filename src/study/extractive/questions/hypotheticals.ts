/** Suppositions that change one fact the court itself called important. */

import { anyCase, oneOf, pattern, phrase } from '../../language/grammar.ts';
import { termsOf } from '../../language/words.ts';
import { once } from '../../once.ts';
import type { Findings } from '../findings.ts';
import { type Judged, namesOf } from '../read/lead.ts';
import { lowerCourt } from '../read/voice.ts';
import type { ReadSentence } from '../reading.ts';
import { ofAnyCase } from '../text/any-case.ts';
import { saysTheSame } from '../text/items.ts';
import { sharingIn } from './candidate.ts';
import { contraryOf } from './contrary.ts';

export type Hypothetical = {
  supposition: string;
  fact: Judged;
  /** The rule, reason or holding that speaks of the fact, and that the changed one is measured against. */
  rule: ReadSentence;
};

const most = 4;

/** Those that can be turned in plain grammar first. */
export const hypotheticalsOf: (findings: Findings) => Hypothetical[] = once(poseHypotheticals);

function poseHypotheticals(findings: Findings): Hypothetical[] {
  const { holdings, rules, reasoning } = findings;
  const held = holdings.line?.sentence;
  // Who should win then is measured against who won and why.
  if (!held) return [];
  const chosen: Hypothetical[] = [];
  const isNew = (fact: Judged) =>
    fact.index !== held.index && chosen.every((other) => !saysTheSame(other.fact, fact, 0.5));
  const isName = namesIn(findings);
  const names = new Set(namesOf(findings.reading).flatMap(termsOf));
  // Parties are spoken of everywhere: what else is said of them must matter.
  const isTelling = (term: string) => !ofAnyCase.has(term) && !names.has(term);
  const relying = [...rules, ...reasoning.reasons, held].filter(({ text }) => !lowerCourt.test(text));
  const decisive = new Set(relying.flatMap((each) => each.terms));
  const shared = sharingIn(findings);
  const reliesOn = (fact: Judged) =>
    relying
      .filter((each) => each.index !== fact.index && shared(fact, each) >= leastRelied)
      .toSorted((one, other) => shared(fact, other) - shared(fact, one))[0];
  for (const fact of [...findings.decidingFacts, ...findings.facts.toSorted(bySalience)]) {
    if (chosen.length === most) break;
    // To change what the court's reasons do not speak of would change nothing.
    const share = shareIn(fact.terms.filter(isTelling), decisive);
    const isLeanedOn = share >= (findings.decidingFacts.includes(fact) ? leastShared : leastSharedOfStory);
    if (!isLeanedOn || !isFact(fact) || step.test(fact.text) || undoesCase(fact.text) || !isNew(fact))
      continue;
    const contrary = contraryOf(fact.shown, isName);
    const rule = reliesOn(fact);
    if (contrary && rule && !isOfReasoning.test(contrary))
      chosen.push({ fact, rule, supposition: `Suppose that ${contrary}` });
  }
  return chosen;
}

/** How much one sentence of the court's must say of it. */
const leastRelied = 2;
/** What is said of how the court or a side argues, or of what was shown: to turn it changes the argument and no fact. */
const ofProof = oneOf`phase|latter|former|testimony|evidence|record|precedent|authority`;
const wasShown = oneOf`
  failed to (?:show|prove|demonstrate|establish)|demonstrated|shown|proved|proven|established`;
const isOfReasoning = pattern`
  ^(?:the )?(?:\w+ ){0,2}${ofProof}\b|\b(?:this|that|these|those) (?:latter|former)\b|\bstill had\b
  |\bhad (?:not|in fact) ${wasShown}\b`;

const leastShared = 0.2;
/** What the court only tells must be spoken of again. */
const leastSharedOfStory = 0.35;
const shareIn = (terms: readonly string[], known: ReadonlySet<string>) =>
  terms.filter((term) => known.has(term)).length / Math.max(1, terms.length);

const isFact = ({ odds, other }: ReadSentence) =>
  odds.fact + odds.reasoning > 0.5 && odds.argument < 0.2 && other < 0.4;

/** A step of the proceedings: to change it changes the suit, not the rule. */
const step = phrase`
  filed|moved|sued|appealed|petitioned|demurred|indicted|charged|convicted|tried|sentenced|dismissed|joined|sought
  |pleaded|pled|commenced|granted|denied|named|removed|prosecuted|intervened|certified|renewed|brought|(?:un)?disputed
  |contested|affirmed|reversed|vacated|ordered|conceded|stipulated|preserved|waived|forfeited|objected|challenged
  |testified|argued|concluded|ruled|(?:held|determined|found) that`;

/** That the challenged law was made, or who a party is: to change it leaves no case, or the same one. */
export function undoesCase(text: string): boolean {
  return makesLaw.test(text) || saysWhoItIs.test(text);
}

const makes = oneOf`
  enacted|passed|adopted|promulgated|ratified|codified|amended|repealed|(?:re)?authorized|(?:re)?enacted`;
const laws = oneOf`
  statutes?|acts?|laws?|ordinances?|rules?|regulations?|resolutions?|amendments?|provisions?|sections?|codes?
  |polic(?:y|ies)|schemes?`;
const lawMade = oneOf`statutes?|acts?|laws?|ordinances?|regulations?|resolutions?|amendments?`;
const makesLaw = anyCase`
  \b${makes}\b[^.;]{0,60}(?:§|\b${laws}\b)
  |\b${lawMade} (?:was|were|had been) (?:\w+ )?(?:enacted|passed|adopted|promulgated|ratified)\b`;
const someBody = oneOf`
  corporation|company|resident|citizen|city|county|municipality|town|partnership`;
const saysWhoItIs = pattern`
  \b(?:is|are|was|were) (?:located|situated|incorporated|organized|domiciled|born|known|an? (?:\w+ ){0,3}${someBody})\b`;

/** A word that the opinion nowhere writes small. */
function namesIn({ reading }: Findings): (word: string) => boolean {
  const small = new Set(reading.sentences.flatMap(({ text }) => text.match(/\b[a-z][\w’'-]*/g) ?? []));
  return (word) => !small.has(word.toLowerCase());
}

const bySalience = (one: Judged, other: Judged) => other.salience - one.salience;
