/** Hard: beyond the text, with the best argument for each side and where it leaves the opinion. */
import type { Findings } from '../findings.ts';
import { type Draft, draftFrom, draftOf } from '../text/items.ts';
import { answerFrom, type Candidate, callsIn, rereadOf } from './candidate.ts';
import { type Hypothetical, hypotheticalsOf } from './hypotheticals.ts';

export function hardQuestions(findings: Findings): Candidate[] {
  const [first, second] = hypotheticalsOf(findings);
  return [
    first && hypothetical(findings, first, false),
    second && hypothetical(findings, second, true),
    limit(findings),
    policy(findings),
    exception(findings),
    otherSide(findings),
  ].filter((each) => each !== undefined);
}

function hypothetical(
  findings: Findings,
  { supposition, fact }: Hypothetical,
  isSecondOfPair: boolean,
): Candidate | undefined {
  const { caseName, court, first, second, hasTwoSides } = callsIn(findings);
  const held = findings.holdings.line?.sentence ?? findings.holdings.decree ?? findings.conclusion[0];
  if (!held) return undefined;
  const lead = isSecondOfPair ? 'Now leave that fact as it was and change another. ' : '';
  const sides = hasTwoSides ? ` between ${first} and ${second}` : ', and why';
  const change = hasTwoSides
    ? `Is the case for ${second} stronger or weaker`
    : 'Is this result easier or harder to reach';
  const ask = isSecondOfPair ? `${change} than before, and why?` : `How should ${court} then decide${sides}?`;
  return {
    question: `${lead}${supposition.replace(/[.]?$/, /[”"?]$/.test(supposition) ? '' : '.')} ${ask}`,
    answer: bothSides(findings, fact, held, isSecondOfPair),
    difficulty: 'Hard',
    kind: 'hypothetical',
    followUps: [
      isSecondOfPair
        ? 'Which of the two changes matters more to the rule?'
        : 'What further fact would you want to know before answering?',
    ],
    trap: isSecondOfPair
      ? 'Tempting: to run both changes together. Change one fact at a time and ask what the rule then says.'
      : `Tempting: to say that ${caseName} already decides this. The court decided on the facts before it, and this is not one of them.`,
    reread: rereadOf([fact, held]),
    rests: fact,
    isSecondOfPair,
  };
}

function bothSides(
  findings: Findings,
  fact: Findings['facts'][number],
  held: Findings['facts'][number],
  isSecond: boolean,
): Draft[] {
  const { rules, reasoning, separate } = findings;
  const rule = rules[isSecond ? 1 : 0] ?? rules[0];
  const reason = reasoning.reasons[isSecond ? 1 : 0] ?? reasoning.reasons[0];
  const against = separate.find(({ kind }) => kind !== 'concurrence')?.summary[0];
  const { caseName } = callsIn(findings);
  return [
    draftFrom('The result is then open to attack, for the court itself relied on the fact that is changed:', [
      fact,
    ]),
    draftOf(fact),
    ...(rule
      ? [
          draftFrom('For a different result, measure the changed fact against the rule:', [rule]),
          draftOf(rule),
        ]
      : []),
    ...(reason
      ? [
          draftFrom('For the same result, there is a reason that does not depend on it:', [reason]),
          draftOf(reason),
        ]
      : []),
    ...(!reason && against
      ? [draftFrom('For the other side, there is the separate opinion:', []), draftOf(against)]
      : []),
    draftFrom(`Either way ${caseName} stands on its own facts:`, [held]),
    draftOf(held),
  ];
}

function limit(findings: Findings): Candidate | undefined {
  const { limits } = findings.reasoning;
  const [first] = limits;
  if (!first) return undefined;
  const { caseName } = callsIn(findings);
  return {
    question: `Where does the rule of ${caseName} stop? Name a case that the opinion leaves open and argue it both ways.`,
    answer: answerFrom(
      [...limits, findings.holdings.line?.sentence, ...findings.exceptions, findings.rules[0]],
      200,
    ),
    difficulty: 'Hard',
    kind: 'limit',
    followUps: ['Why would a court leave that open rather than settle it?'],
    trap: 'Tempting: to take silence for approval. What the court leaves open it has not decided.',
    reread: rereadOf(limits),
    rests: first,
  };
}

function policy(findings: Findings): Candidate | undefined {
  const [first] = findings.reasoning.policy;
  if (!first) return undefined;
  const { caseName } = callsIn(findings);
  const against = findings.separate.find(({ kind }) => kind !== 'concurrence')?.summary ?? [];
  const argument = findings.reasoning.exchanges[0]?.argument;
  return {
    question: `Leave the authorities aside: is the rule of ${caseName} a good one? Give the best argument of policy on each side.`,
    answer: answerFrom(
      [
        first,
        ...(against.length > 0 ? against : [argument]),
        findings.holdings.line?.sentence,
        findings.reasoning.reasons[0],
      ],
      200,
    ),
    difficulty: 'Hard',
    kind: 'policy',
    followUps: ['Who bears the cost of the rule, and who could avoid it most cheaply?'],
    trap: 'Tempting: to say that the court had no choice. Ask what it would have cost to decide otherwise.',
    reread: rereadOf([first]),
    rests: first,
  };
}

function exception(findings: Findings): Candidate | undefined {
  const first = findings.exceptions.find(({ words }) => words <= 45);
  if (!first) return undefined;
  const { caseName } = callsIn(findings);
  const said = first.shown.replace(/[“”"]/g, '’');
  return {
    question: `In ${caseName} the court says: “${said}” Frame one case that falls just inside these words and one just outside.`,
    answer: answerFrom(
      [first, ...findings.rules, findings.holdings.line?.sentence, ...findings.exceptions],
      200,
    ),
    difficulty: 'Hard',
    kind: 'limit',
    followUps: ['Which of your two cases would this court find harder, and why?'],
    trap: 'Tempting: to stretch the words until they swallow the rule. Keep the rule in sight while you draw the line.',
    reread: rereadOf([first]),
    rests: first,
  };
}

function otherSide(findings: Findings): Candidate | undefined {
  const argument = findings.reasoning.exchanges.at(-1)?.argument;
  if (!argument) return undefined;
  const { caseName } = callsIn(findings);
  const against = findings.separate.find(({ kind }) => kind !== 'concurrence')?.summary ?? [];
  const answers = findings.reasoning.exchanges.map(({ answer }) => answer);
  return {
    question: `You are counsel for the side that this court does not follow in ${caseName}. Make your best argument from the opinion itself, then meet the court's answer to it.`,
    answer: answerFrom([argument, ...against, ...answers, ...findings.reasoning.reasons.slice(0, 2)], 200),
    difficulty: 'Hard',
    kind: 'rejected_argument',
    followUps: ['What would you have to concede to make that argument stronger?'],
    trap: 'Tempting: to attack the result. Attack the step that leads to it.',
    reread: rereadOf([argument]),
    rests: argument,
  };
}
