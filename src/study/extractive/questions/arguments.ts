/** Questions about what a side argues and how the court answers. */
import { countWords } from '../../language/words.ts';
import { agrees, type Exchange, rejects } from '../choose/reasons.ts';
import type { Findings } from '../findings.ts';

import { type Candidate, callsIn, quotedShortly, quoting, rereadOf } from './candidate.ts';
import { areMany, argumentIn } from './speakers.ts';
import { temptersOf } from './traps.ts';

type AnsweredExchange = Required<Exchange>;

export function argumentsMet(findings: Findings): Candidate[] {
  const answered = findings.reasoning.exchanges.flatMap(({ argument, answer }) =>
    answer && isTheCourts(answer.shown) && !isBare(answer.shown) ? [{ argument, answer }] : [],
  );
  const ranked = answered.toSorted((one, other) => Number(isGranted(one)) - Number(isGranted(other)));
  return ranked.flatMap((exchange) => {
    const asked = askedOf(findings, exchange);
    return asked ? [metBy(findings, exchange, asked)] : [];
  });
}

function metBy(
  findings: Findings,
  exchange: AnsweredExchange,
  asked: Pick<Candidate, 'question' | 'answer' | 'rests'>,
): Candidate {
  const { argument, answer } = exchange;
  return {
    ...asked,
    kind: 'rejected_argument',
    followUps: [isRejected(exchange) ? 'How would you improve it?' : 'Is that convincing?'],
    temptations: temptersOf(findings, [answer]).filter(({ sentence }) => sentence !== argument),
    reread: rereadOf([argument, answer]),
  };
}

/** What is too long to be quoted before a question is asked for by who argues it. */
function askedOf(
  findings: Findings,
  exchange: AnsweredExchange,
): Pick<Candidate, 'question' | 'answer' | 'rests'> | undefined {
  const { argument, answer } = exchange;
  const quoted = quotedShortly(argument);
  if (quoted) {
    const ask = isRejected(exchange) ? 'Why does that fail?' : 'What answers that?';
    return { question: `“${quoted}” ${ask}`, ...quoting([answer]) };
  }
  const speaker = argumentIn(argument.shown)?.speaker;
  if (!speaker) return undefined;
  return {
    question: `What ${areMany(speaker) ? 'do' : 'does'} ${speaker} argue in ${callsIn(findings).caseName}, and how does the court answer?`,
    ...quoting([argument, answer]),
  };
}

/** "We disagree." says that an argument fails, and not why. */
const isBare = (answer: string) => countWords(answer) <= mostWordsOfBare;
const mostWordsOfBare = 5;

const isTheCourts = (answer: string) => !argumentIn(answer);

export const isRejected = ({ answer }: Exchange) => answer !== undefined && rejects(answer.text);

const isGranted = ({ answer }: AnsweredExchange) => agrees(answer.text);
