/** Hard: beyond the text, with the best argument for each side and where it leaves the opinion. */
import type { Findings } from '../findings.ts';
import { isQuotable } from '../text/readable.ts';
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
import { reserveOf } from './reserve.ts';
import { otherGrounds, othersCarried } from './separate-views.ts';

const mostWords = 200;

export function hardQuestions(findings: Findings): Candidate[] {
  const posed = hypotheticalsOf(findings);
  const steps = withoutSteps(findings);
  return [
    ...posed.map((each) => hypothetical(findings, each)),
    ...posed.map((each) => secondHypothetical(findings, each)),
    ...steps.map((step): Candidate => ({ ...step, inPair: 'first' })),
    withoutPrecedent(findings),
    ...othersCarried(findings),
    ...steps.map((step): Candidate => ({ ...step, inPair: 'second' })),
    limit(findings),
    policy(findings),
    ...exceptions(findings),
    otherSide(findings),
    ...otherGrounds(findings),
    ...reaches(findings),
  ].filter((each) => each !== undefined);
}

function hypothetical(findings: Findings, { supposition, fact }: Hypothetical): Candidate {
  const { caseName, court, first, second, hasTwoSides } = callsIn(findings);
  const held = heldIn(findings);
  const [rule] = findings.rules;
  const [reason] = findings.reasoning.reasons;
  return {
    question: `${supposition} How should ${court} then decide${hasTwoSides ? ` between ${first} and ${second}` : ', and why'}?`,
    answer: [
      ...introduced('The result is then open to attack, for this is what the opinion tells:', fact),
      ...introduced('For a different result, measure the changed fact against the rule:', rule),
      ...introduced('For the same result, there is a reason that does not depend on it:', reason),
      ...introduced(`Either way ${caseName} decides no more than the facts before the court:`, held),
    ],
    rests: [fact, rule, reason, held].filter((each) => each !== undefined),
    difficulty: 'Hard',
    kind: 'hypothetical',
    followUps: ['What further fact would you want to know before answering?'],
    trap: `Tempting: to say that ${caseName} already decides this. The court decided on the facts before it, and this is not one of them.`,
    reread: rereadOf([fact, held]),
    inPair: 'first',
  };
}

/** Leans on other sentences than the first of the pair, so that the two answers differ. */
function secondHypothetical(findings: Findings, { supposition, fact }: Hypothetical): Candidate {
  const { second, hasTwoSides } = callsIn(findings);
  const { rules, exceptions, reasoning } = findings;
  const exchange = reasoning.exchanges[0];
  const rule = exceptions[0] ?? rules[1];
  const reason = reasoning.reasons[1] ?? exchange?.answer;
  const argument = exchange?.argument ?? reasoning.reasons[2];
  const ask = hasTwoSides
    ? `Is the case for ${second} stronger or weaker than before, and why?`
    : 'Is the result easier or harder to reach than before, and why?';
  return {
    question: `Now leave that fact as it was and change another. ${supposition} ${ask}`,
    answer: [
      ...introduced('It depends on the work that this fact does in the opinion:', fact),
      ...introduced('What the law then asks:', rule),
      ...introduced('One side would say again:', argument),
      ...introduced('The other would keep to this:', reason),
    ],
    rests: [fact, rule, argument, reason].filter((each) => each !== undefined),
    difficulty: 'Hard',
    kind: 'hypothetical',
    followUps: ['Which of the two changes matters more to the rule?'],
    trap: 'Tempting: to run both changes together. Change one fact at a time and ask what the rule then says.',
    reread: rereadOf([fact, rule]),
    inPair: 'second',
  };
}

function limit(findings: Findings): Candidate | undefined {
  const { limits } = findings.reasoning;
  if (limits.length === 0) return undefined;
  const { caseName } = callsIn(findings);
  return {
    question: `Where does the rule of ${caseName} stop? Name a case that the opinion leaves open and argue it both ways.`,
    ...quoting(fitting([...limits, findings.exceptions[1], findings.rules[2]], mostWords)),
    difficulty: 'Hard',
    kind: 'limit',
    followUps: ['Why would a court leave that open rather than settle it?'],
    trap: 'Tempting: to take silence for approval. What the court leaves open it has not decided.',
    reread: rereadOf(limits),
  };
}

function policy(findings: Findings): Candidate | undefined {
  const [first] = findings.reasoning.policy;
  if (!first) return undefined;
  const { caseName } = callsIn(findings);
  const against = findings.separate.find(({ kind }) => kind !== 'concurrence')?.summary[0];
  const other = against ?? findings.reasoning.exchanges.at(-1)?.argument;
  const reason = findings.reasoning.reasons[2];
  return {
    question: `Leave the authorities aside: is the rule of ${caseName} a good one? Give the best argument of policy on each side.`,
    answer: [
      ...introduced('For the rule:', first),
      ...introduced('Against it:', other),
      ...introduced('What weighs in the end with the court:', reason),
    ],
    rests: [first, other, reason].filter((each) => each !== undefined),
    difficulty: 'Hard',
    kind: 'policy',
    followUps: ['Who bears the cost of the rule, and who could avoid it most cheaply?'],
    trap: 'Tempting: to say that the court had no choice. Ask what it would have cost to decide otherwise.',
    reread: rereadOf([first]),
  };
}

const mostWordsQuoted = 45;

/** An exception, or failing that a rule, to be drawn out to its edge. */
function exceptions(findings: Findings): Candidate[] {
  const { caseName } = callsIn(findings);
  const held = heldIn(findings);
  const said = [...findings.exceptions, ...findings.rules].filter(({ words }) => words <= mostWordsQuoted);
  return said.map((first, index) => {
    const other = said[(index + 1) % said.length];
    return {
      question: `In ${caseName} the court says: “${unquoted(first)}” Frame one case that falls just inside these words and one just outside.`,
      answer: [
        ...introduced('Begin with the words and ask what each of them excludes:', first),
        ...introduced('The case itself is the measure for how they are applied:', held),
        ...(other === first
          ? []
          : introduced('For the case just outside, begin from what the court says besides:', other)),
      ],
      rests: [first, held, other].filter((each) => each !== undefined),
      difficulty: 'Hard',
      kind: 'limit',
      followUps: ['Which of your two cases would this court find harder, and why?'],
      trap: 'Tempting: to stretch the words until they swallow the rule. Keep the rule in sight while you draw the line.',
      reread: rereadOf([first]),
    };
  });
}

function otherSide(findings: Findings): Candidate | undefined {
  const last = findings.reasoning.exchanges.at(-1);
  const against = findings.separate.find(({ kind }) => kind !== 'concurrence')?.summary ?? [];
  const rests = fitting(
    [last?.argument, ...against, last?.answer, findings.reasoning.reasons.at(-1)],
    mostWords,
  );
  if (!last && against.length === 0) return undefined;
  const { caseName } = callsIn(findings);
  return {
    question: `You are counsel for the side that this court does not follow in ${caseName}. Make your best argument from the opinion itself, then meet the court's answer to it.`,
    ...quoting(rests),
    difficulty: 'Hard',
    kind: 'rejected_argument',
    followUps: ['What would you have to concede to make that argument stronger?'],
    trap: 'Tempting: to attack the result. Attack the step that leads to it.',
    reread: rereadOf(rests.slice(0, 2)),
  };
}

/** Where an opinion states neither limits nor exceptions: how far its own sentences carry. */
function reaches(findings: Findings): Candidate[] {
  const { caseName } = callsIn(findings);
  const { sentences } = findings.reading;
  const said = [...findings.reasoning.reasons, ...reserveOf(findings)];
  return said
    .toSorted((one, other) => Number(one.words > mostWordsQuoted) - Number(other.words > mostWordsQuoted))
    .map((first) => {
      const [before, after] = [sentences[first.index - 1], sentences[first.index + 1]].map((each) =>
        each && isQuotable(each.shown) ? each : undefined,
      );
      return {
        question: `How far would you carry this sentence of ${caseName}: “${unquoted(first)}” Give one case in which you would follow it and one in which you would not.`,
        answer: [
          ...introduced('Begin with what it says and of whom:', first),
          ...introduced('For the case within, look at what leads to it:', before),
          ...introduced('For the case without, at what the court adds:', after),
        ],
        rests: [first, before, after].filter((each) => each !== undefined),
        difficulty: 'Hard',
        kind: 'limit',
        followUps: ['Is it needed for the result, or said along the way?'],
        trap: 'Tempting: to read a general sentence as if it had no facts behind it.',
        reread: rereadOf([first]),
      };
    });
}

const mostSteps = 9;

/** A step of the reasoning struck out, for each that is short enough to be read out. */
function withoutSteps(findings: Findings): Candidate[] {
  const { caseName } = callsIn(findings);
  const { reasons } = findings.reasoning;
  const steps = [...reasons, ...findings.conclusion, ...reserveOf(findings)].filter(
    ({ words }) => words <= mostWordsQuoted,
  );
  return steps.slice(0, mostSteps).map((step, index) => {
    const held = index === 0 ? heldIn(findings) : undefined;
    const others = fitting([steps[index + 1], held, steps[index + 2]], 120);
    return {
      question: `Suppose a later court struck out this step of ${caseName}: “${unquoted(step)}” What would be left to carry the result?`,
      answer: [
        ...introduced('Without that step the result needs another ground:', step),
        ...introduced('For the same result, the opinion also says:', others[0]),
        ...introduced('Whoever attacks it has to reach this:', others[1]),
      ],
      rests: [step, ...others.slice(0, 2)],
      difficulty: 'Hard',
      kind: 'hypothetical',
      followUps: ['Would the losing side win if the court had not taken that step?'],
      trap: 'Tempting: to treat every reason as necessary. A court may give more reasons than it needs.',
      reread: rereadOf([step, ...others]),
    };
  });
}
