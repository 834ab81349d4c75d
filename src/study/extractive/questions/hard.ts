/** Hard: beyond the text, with what the opinion gives to each side. */
import type { Findings } from '../findings.ts';
import { cueNamed } from '../read/cues.ts';
import {
  type Candidate,
  callsIn,
  fitting,
  heldIn,
  introduced,
  quoting,
  rereadOf,
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

function hypothetical(findings: Findings, { supposition, fact }: Hypothetical): Candidate {
  const { court, first, second, hasTwoSides } = callsIn(findings);
  const held = heldIn(findings);
  const [rule] = findings.rules;
  return {
    question: `${supposition} How should ${court} then decide${hasTwoSides ? ` between ${first} and ${second}` : ', and why'}?`,
    answer: [
      ...introduced('What the opinion says happened:', fact),
      ...introduced('Measure the changed fact against:', rule),
      ...introduced('Decided, on the facts as they were:', held),
    ],
    rests: [fact, rule, held].filter((each) => each !== undefined),
    difficulty: 'Hard',
    kind: 'hypothetical',
    followUps: ['What further fact would you want to know?'],
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
    followUps: ['Which of the two changes matters more?'],
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
    question: `Where does ${caseName} stop? Name a case that the opinion leaves open, and argue it both ways.`,
    ...quoting(fitting([...limits, findings.exceptions[0]], mostWords)),
    difficulty: 'Hard',
    kind: 'limit',
    followUps: ['Why would a court leave that open rather than settle it?'],
    reread: rereadOf(limits),
  };
}

function policy(findings: Findings): Candidate | undefined {
  const [first] = findings.reasoning.policy;
  if (!first) return undefined;
  const { caseName } = callsIn(findings);
  const against = findings.separate.find(({ kind }) => kind !== 'concurrence')?.point[0];
  const other = against ?? findings.reasoning.exchanges.at(-1)?.argument;
  return {
    question: `Set the authorities aside. The policy behind ${caseName} is this: “${unquoted(first)}” What is the best response to it?`,
    answer: [...introduced('For the rule:', first), ...introduced('Against it:', other)],
    rests: [first, other].filter((each) => each !== undefined),
    difficulty: 'Hard',
    kind: 'policy',
    followUps: ['Who bears the cost of the rule?'],
    reread: rereadOf([first]),
  };
}

const mostWordsQuoted = 45;
const mostEdges = 2;

/** A rule or an exception that the court states, drawn out to its edge. */
function edges(findings: Findings): Candidate[] {
  const { caseName } = callsIn(findings);
  const held = heldIn(findings);
  const stated = [findings.exceptions[0], ...findings.rules].filter((each) => each !== undefined);
  return stated
    .filter(({ words }) => words <= mostWordsQuoted)
    .slice(0, mostEdges)
    .map((first, index) => {
      const measure = index === 0 ? held : undefined;
      return {
        question: `In ${caseName} the court says: “${unquoted(first)}” Describe a case just inside these words and one just outside them.`,
        answer: [
          ...introduced('Begin with the words:', first),
          ...introduced('How the court applies them:', measure),
        ],
        rests: [first, measure].filter((each) => each !== undefined),
        difficulty: 'Hard',
        kind: 'limit',
        followUps: ['Which of your two cases would this court find harder?'],
        reread: rereadOf([first]),
      };
    });
}

const rejects = [cueNamed('we disagree'), cueNamed('argument fails')];

/** Only where the court says that it does not follow the argument. */
function otherSide(findings: Findings): Candidate | undefined {
  const lost = findings.reasoning.exchanges.findLast(({ answer }) =>
    rejects.some((cue) => answer && cue.test(answer.text)),
  );
  const against = findings.separate.find(({ kind }) => kind === 'dissent')?.point ?? [];
  if (!lost && against.length === 0) return undefined;
  const { caseName } = callsIn(findings);
  const rests = fitting([lost?.argument, ...against, lost?.answer], mostWords);
  return {
    question: `You are counsel for the side that loses this point in ${caseName}. Make your best argument from the opinion, then meet the court's answer.`,
    ...quoting(rests),
    difficulty: 'Hard',
    kind: 'rejected_argument',
    followUps: ['What would you have to concede?'],
    reread: rereadOf(rests.slice(0, 2)),
  };
}
