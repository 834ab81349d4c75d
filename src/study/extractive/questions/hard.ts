/** Hard: beyond the text, with what the opinion gives to each side. */

import { phrase } from '../../language/grammar.ts';
import { countWords, termsOf } from '../../language/words.ts';
import { onlyVerb } from '../../outcome.ts';
import type { Exchange } from '../choose/reasons.ts';
import type { Findings } from '../findings.ts';
import type { Judged } from '../read/lead.ts';
import { isPoint } from '../separate/points.ts';
import { inOrder } from '../text/items.ts';
import type { Sentence } from '../text/sentence.ts';
import { isRejected } from './arguments.ts';
import {
  type Candidate,
  callsIn,
  fitting,
  heldIn,
  introduced,
  quotedShortly,
  quoting,
  rereadOf,
  sharingIn,
} from './candidate.ts';
import { givesReason } from './grounds.ts';
import { type Hypothetical, hypotheticalsOf } from './hypotheticals.ts';
import { withoutPrecedent } from './precedents.ts';
import { otherGrounds, othersCarried } from './separate-views.ts';
import { argumentIn, possessive, sidesByRole } from './speakers.ts';

const mostWords = 200;

export function hardQuestions(findings: Findings): Candidate[] {
  const posed = hypotheticalsOf(findings);
  return [
    ...posed.map((each) => hypothetical(findings, each)),
    ...posed.map((each) => secondHypothetical(findings, each)),
    withoutPrecedent(findings),
    ...othersCarried(findings),
    limit(findings),
    policy(findings),
    otherSide(findings),
    ...edges(findings),
    ...otherGrounds(findings),
  ].filter((each) => each !== undefined);
}

/** By name, else by their part in the suit. */
function sidesOf(findings: Findings): readonly [string, string] | undefined {
  const { first, second, hasTwoSides } = callsIn(findings);
  return hasTwoSides ? [first, second] : sidesByRole(findings);
}

/** Where one side alone has a name. */
function ruledThen({ reading }: Findings): string {
  const verb = onlyVerb(reading.opinion.disposition);
  return verb ? `Would the court still ${verb}, and why?` : 'How should the court rule then?';
}

function hypothetical(findings: Findings, { supposition, fact, rule }: Hypothetical): Candidate {
  const sides = sidesOf(findings);
  const held = heldIn(findings);
  const shared = sharingIn(findings);
  const measure =
    rule === held ? findings.rules.find((each) => held && shared(each, held) >= leastApplied) : rule;
  return {
    question: `${supposition} ${sides ? `Who should win then, ${sides.join(' or ')}?` : ruledThen(findings)}`,
    answer: [
      ...introduced('What the opinion says happened:', fact),
      ...introduced('Measure the changed fact against:', measure),
      ...introduced('Decided, on the facts as they were:', held),
    ],
    rests: [fact, measure, held].filter((each) => each !== undefined),
    kind: 'hypothetical',
    followUps: ['What else matters?'],
    reread: rereadOf([fact, held]),
    inPair: 'first',
  };
}

/** Leans on other sentences than the first of the pair, so that the two answers differ. */
function secondHypothetical(findings: Findings, { supposition, fact }: Hypothetical): Candidate {
  const sides = sidesOf(findings);
  const { rules, exceptions, reasoning } = findings;
  const rule = exceptions[0] ?? rules[1];
  const [, reason] = reasoning.reasons;
  const ask = sides
    ? `Is the case for ${sides[1]} stronger or weaker than before?`
    : 'Does the result change?';
  return {
    question: `Keep that fact as it was. ${supposition} ${ask}`,
    answer: [
      ...introduced('What the opinion says happened:', fact),
      ...introduced('What the law asks:', rule),
      ...introduced('A reason that still applies:', reason),
    ],
    rests: [fact, rule, reason].filter((each) => each !== undefined),
    kind: 'hypothetical',
    followUps: ['Which change matters more?'],
    reread: rereadOf([fact, rule]),
    inPair: 'second',
  };
}

/** What the court itself says that it leaves open. */
function limit(findings: Findings): Candidate | undefined {
  const { limits } = findings.reasoning;
  const [first] = limits;
  if (!first) return undefined;
  const shared = sharingIn(findings);
  const near = findings.exceptions.find((each) => limits.some((open) => shared(open, each) > 0));
  return {
    question: `What does ${callsIn(findings).caseName} leave open?`,
    ...quoting(fitting([...limits, near], mostWords)),
    kind: 'limit',
    followUps: ['Argue both sides.', 'Why leave it?'],
    reread: rereadOf(limits),
  };
}

/** Only where somebody in the opinion answers it, about the same thing. */
function policy(findings: Findings): Candidate | undefined {
  const [first] = findings.reasoning.policy;
  if (!first) return undefined;
  const shared = sharingIn(findings);
  const against = findings.separate.flatMap(({ kind, point }) => (kind === 'concurrence' ? [] : point));
  const [other] = [...against, ...findings.reasoning.exchanges.map(({ argument }) => argument)]
    .filter((each) => shared(first, each) >= leastApplied && givesReason(each))
    .toSorted((one, two) => shared(first, two) - shared(first, one));
  const quoted = quotedShortly(first);
  if (!other || !quoted) return undefined;
  return {
    question: `“${quoted}” What is the best response to that?`,
    ...quoting([other]),
    rests: [first, other],
    kind: 'policy',
    followUps: ['Who bears the cost?'],
  };
}

const mostEdges = 1;

/** What both must have in common, so that the one is applied by the other. */
const leastApplied = 2;
const wordsOfSubject = 6;

/** A rule or an exception drawn out to its edge: only one about what the court decides, and whose subject the decision names. */
function edges(findings: Findings): Candidate[] {
  const held = heldIn(findings);
  if (!held) return [];
  const shared = sharingIn(findings);
  const isApplied = (sentence: Judged) => {
    const subject = termsOf(sentence.shown.split(' ').slice(0, wordsOfSubject).join(' '));
    return shared(sentence, held) >= leastApplied && shared({ terms: subject }, held) > 0;
  };
  return [findings.exceptions[0], ...findings.rules]
    .filter((each) => each !== undefined)
    .filter((each) => each.index !== held.index && drawsLine.test(each.shown) && isApplied(each))
    .flatMap((first) => {
      const quoted = quotedShortly(first);
      return quoted ? [{ first, quoted }] : [];
    })
    .slice(0, mostEdges)
    .map(({ first, quoted }) => ({
      question: `“${quoted}” Describe a case just inside that line and one just outside.`,
      answer: introduced('How the court applies them:', held),
      // Asked about its own words: the decision answers other questions too.
      rests: [first],
      kind: 'limit',
      followUps: ['Which is the harder?'],
      reread: rereadOf([first, held]),
    }));
}

/** Words that say where a rule ends. */
const drawsLine = phrase`
  unless|except|only (?:if|when|where|to|by|for|upon|after)|(?:more|less|fewer|later) than|at (?:least|most)
  |no (?:more|less|later)|until|(?:so|as) long as|limited to|but not|to the extent
  |(?:does|do) not (?:apply|extend|reach|include|cover)|substantial(?:ly)?|beyond
  |within (?:a |the )?(?:\w+ )?(?:days?|months?|years?)`;

/** Why the side that lost was right, by somebody who says why; the court's answer where one speaks of it. */
function otherSide(findings: Findings): Candidate | undefined {
  return counselFor(findings) ?? dissentFor(findings);
}

/** An argument that the court says it does not follow: one that gives its ground, else one against what is held. */
function counselFor(findings: Findings): Candidate | undefined {
  const lost = findings.reasoning.exchanges.filter(isRejected).toReversed();
  const asked = [...lost.map(withGround), ...lost.map((each) => againstHolding(findings, each))].find(
    (each) => each !== undefined,
  );
  if (!asked) return undefined;
  const { question, rests } = asked;
  return {
    question,
    ...quoting(rests),
    kind: 'rejected_argument',
    followUps: ['What must you concede?'],
  };
}

type Counsel = { question: string; rests: Sentence[] };

function withGround(lost: Exchange): Counsel | undefined {
  const said = groundOf(lost);
  if (!said || !lost.answer) return undefined;
  return {
    question: `You are counsel for ${said.speaker}. Argue that ${said.claim}, and meet the court’s answer.`,
    rests: [lost.argument, lost.answer],
  };
}

function againstHolding(findings: Findings, { argument, answer }: Exchange): Counsel | undefined {
  const held = findings.holdings.line?.sentence;
  const speaker = argumentIn(argument.shown)?.speaker;
  const quoted = held && quotedShortly(held);
  if (!quoted || !speaker || !answer || sharingIn(findings)(argument, held) < leastApplied) return undefined;
  return {
    question: `You are counsel for ${speaker}. Make the case against this: “${quoted}”`,
    rests: [argument, answer],
  };
}

const fewestWords = 6;

/** "The State argues that the stop was brief because nobody got out": who, what, and that a reason follows. */
function groundOf({ argument }: Exchange): { speaker: string; claim: string } | undefined {
  const said = argumentIn(argument.shown);
  const [claim = '', ground] =
    said?.clause.split(/,? (?:because|since|in that|given that|inasmuch as) /) ?? [];
  const isClear = !/^(?:because|since|if|when|this|that|these|such)\b|["“”[\]]/i.test(claim);
  if (!said || !ground || !isClear || countWords(claim) < fewestWords || countWords(ground) < fewestWords)
    return undefined;
  return { speaker: said.speaker, claim };
}

const leastOfOther = 3;
/** Says how the law is or should be, rather than what happened. */
const says =
  /\b(?:cannot|should|must|ought|(?:does|do|is|are) not|no|nothing|never|contrary|wrong|follows)\b/;

/** What a dissent says against what is held. */
function dissentFor(findings: Findings): Candidate | undefined {
  const held = findings.holdings.line?.sentence;
  if (!held) return undefined;
  const quoted = quotedShortly(held);
  const shared = sharingIn(findings);
  const against = [held, ...findings.rules, ...findings.issues.map(({ sentence }) => sentence)];
  const near = (each: Sentence) => Math.max(...against.map((other) => shared(each, other)));
  const isReason = (sentence: Sentence) =>
    givesReason(sentence) &&
    near(sentence) >= (isPoint(sentence) ? leastApplied : leastOfOther) &&
    (isPoint(sentence) || says.test(sentence.shown));
  const dissent = findings.separate.find(({ kind, points }) => kind === 'dissent' && points.some(isReason));
  if (!dissent) return undefined;
  const worth = (each: Sentence) => near(each) + (isPoint(each) ? 2 : 0);
  const best = inOrder(
    dissent.points
      .filter(isReason)
      .toSorted((one, other) => worth(other) - worth(one))
      .slice(0, 2),
  );
  const answered = answerOf(findings, best);
  const rests = fitting([...best, answered], mostWords);
  const whose = dissent.author ? possessive(dissent.author) : 'the';
  return {
    question: `Defend ${whose} dissent against ${quoted ? `this: “${quoted}”` : 'the holding.'}${answered ? ' Then answer for the court.' : ''}`,
    ...quoting(rests),
    kind: 'rejected_argument',
    followUps: ['What must you concede?'],
    reread: rereadOf(rests.slice(0, 2)),
  };
}

/** What the court says of the same thing: the reason that shares most with the argument. */
function answerOf(findings: Findings, argument: readonly Sentence[]): Judged | undefined {
  const shared = sharingIn(findings);
  const terms = { terms: argument.flatMap((each) => each.terms) };
  return findings.reasoning.reasons
    .filter((each) => shared(terms, each) >= leastApplied)
    .toSorted((one, other) => shared(terms, other) - shared(terms, one))[0];
}
