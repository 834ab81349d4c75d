/** Hard: beyond the text, with what the opinion gives to each side. */
import { answersNothing } from '../choose/argued.ts';
import type { Findings } from '../findings.ts';
import { cueNamed } from '../read/cues.ts';
import type { Judged } from '../read/reading.ts';
import type { Sentence } from '../text/sentence.ts';
import { termsOf } from '../text/words.ts';
import {
  type Candidate,
  callsIn,
  fitting,
  heldIn,
  introduced,
  quoting,
  rereadOf,
  sharingIn,
  unquoted,
} from './candidate.ts';
import { type Hypothetical, hypotheticalsOf } from './hypotheticals.ts';
import { withoutPrecedent } from './precedents.ts';
import { otherGrounds, othersCarried } from './separate-views.ts';

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

function hypothetical(findings: Findings, { supposition, fact }: Hypothetical): Candidate | undefined {
  const { first, second, hasTwoSides } = callsIn(findings);
  const held = heldIn(findings);
  const shared = sharingIn(findings);
  const rule = findings.rules.find((each) => shared(fact, each) > 0) ?? findings.rules[0];
  if (!rule && !held) return undefined;
  return {
    question: `${supposition} ${hasTwoSides ? `Who should win then, ${first} or ${second}?` : 'What should follow?'}`,
    answer: [
      ...introduced('What the opinion says happened:', fact),
      ...introduced('Measure the changed fact against:', rule),
      ...introduced('Decided, on the facts as they were:', held),
    ],
    rests: [fact, rule, held].filter((each) => each !== undefined),
    difficulty: 'Hard',
    kind: 'hypothetical',
    followUps: ['What else would you ask?'],
    reread: rereadOf([fact, held]),
    inPair: 'first',
  };
}

/** Leans on other sentences than the first of the pair, so that the two answers differ. */
function secondHypothetical(findings: Findings, { supposition, fact }: Hypothetical): Candidate {
  const { second, hasTwoSides } = callsIn(findings);
  const { rules, exceptions, reasoning } = findings;
  const rule = exceptions[0] ?? rules[1];
  const [, reason] = reasoning.reasons;
  const ask = hasTwoSides
    ? `Is the case for ${second} stronger or weaker than before?`
    : 'Does the result change?';
  return {
    question: `Keep that fact as it was. ${supposition} ${ask}`,
    answer: [
      ...introduced('What the opinion says happened:', fact),
      ...introduced('What the law asks:', rule),
      ...introduced('A reason that still applies:', reason),
    ],
    rests: [fact, rule, reason].filter((each) => each !== undefined),
    difficulty: 'Hard',
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
  const { caseName } = callsIn(findings);
  return {
    question: `Name a case that ${caseName} leaves open, and argue it both ways.`,
    ...quoting(fitting([...limits, findings.exceptions[0]], mostWords)),
    difficulty: 'Hard',
    kind: 'limit',
    followUps: ['Why leave it open?'],
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
    .filter((each) => shared(first, each) > 0)
    .toSorted((one, two) => shared(first, two) - shared(first, one));
  if (!other) return undefined;
  return {
    question: `“${unquoted(first)}” What is the best response to that?`,
    ...quoting([other]),
    rests: [first, other],
    difficulty: 'Hard',
    kind: 'policy',
    followUps: ['Who bears the cost?'],
    reread: rereadOf([first, other]),
  };
}

const mostWordsQuoted = 45;
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
    .filter((each) => each.index !== held.index && each.words <= mostWordsQuoted && isApplied(each))
    .slice(0, mostEdges)
    .map((first) => ({
      question: `“${unquoted(first)}” Describe a case just inside these words and one just outside.`,
      answer: introduced('How the court applies them:', held),
      // Asked about its own words: the decision answers other questions too.
      rests: [first],
      difficulty: 'Hard',
      kind: 'limit',
      followUps: ['Which is the harder?'],
      reread: rereadOf([first, held]),
    }));
}

const rejects = [cueNamed('we disagree'), cueNamed('argument fails')];

/** Only where the court says that it does not follow the argument, or a dissent makes one; the court's answer where one speaks of it. */
function otherSide(findings: Findings): Candidate | undefined {
  const lost = findings.reasoning.exchanges.findLast(({ answer }) =>
    rejects.some((cue) => answer && cue.test(answer.text)),
  );
  const against =
    findings.separate.find(({ kind, point }) => kind === 'dissent' && point.length > 0)?.point ?? [];
  const best = [lost?.argument, ...against].filter((each) => each !== undefined);
  if (best.length === 0) return undefined;
  const { caseName } = callsIn(findings);
  const answered = lost?.answer ?? answerOf(findings, best);
  const rests = fitting([...best, answered], mostWords);
  return {
    question: `You are counsel for the side that loses this point in ${caseName}. Make your best argument from the opinion${answered ? ", then meet the court's answer" : ''}.`,
    ...quoting(rests),
    difficulty: 'Hard',
    kind: 'rejected_argument',
    followUps: ['What must you concede?'],
    reread: rereadOf(rests.slice(0, 2)),
  };
}

/** What the court says of the same thing: the reason that shares most with the argument. */
function answerOf(findings: Findings, argument: readonly Sentence[]): Judged | undefined {
  const shared = sharingIn(findings);
  const terms = { terms: argument.flatMap((each) => each.terms) };
  const held = heldIn(findings);
  return [...findings.reasoning.reasons, ...(held ? [held] : [])]
    .filter((each) => shared(terms, each) >= leastApplied && !answersNothing(each.shown))
    .toSorted((one, other) => shared(terms, other) - shared(terms, one))[0];
}
