/** What is wrong with a question as a whole. */
import { splitSentences } from '../../../opinion/sentences.ts';
import { isInvented, kindsOf } from '../../material/questions.ts';
import type { QuestionsWire, WireQuestion } from '../wire/wire.ts';
import { areAlike } from './alike.ts';
import { statementFaults } from './claims/check.ts';
import type { Ground } from './ground.ts';
import { looseFault, withoutSupposed } from './loose.ts';
import type { Problem } from './problem.ts';

const opensLikeYesOrNo =
  /^(?:is|are|was|were|do|does|did|has|have|had|can|could|may|might|must|should|shall|will|would)\b/i;
const asksForMore = /\b(?:why|how|what|which|who|whose|explain|on what|under what)\b/i;

export function questionProblems({ questions }: QuestionsWire, ground: Ground): Problem[] {
  return questions.flatMap((question, index) => {
    const at = `questions.${index}`;
    const whole = faultOf(question, questions.slice(0, index));
    const invented = { isInvented: isInvented(question.kind) };
    const premise = looseFault(question.question, ground, invented) ?? premiseFault(question, ground);
    const problems: Problem[] = [];
    const add = (
      place: string,
      reason: string | undefined,
      severity: Problem['severity'],
      isSlight = false,
    ) => {
      if (reason) problems.push({ at: place, reason, severity, ...(isSlight ? { isSlight } : {}) });
    };
    add(at, whole, 'gate');
    add(at, premise && `its question: ${premise}`, 'flaw');
    if (!premise) add(at, premiseDoubt(question, question.question, ground), 'doubt', true);
    add(
      `${at}.followUp`,
      looseFault(question.followUp, ground, invented) ?? tellsFault(question, ground),
      'flaw',
    );
    add(`${at}.followUp`, premiseDoubt(question, question.followUp, ground), 'doubt', true);
    const trap = looseFault(question.trap, ground, { ...invented, isWrongByNature: true });
    add(`${at}.trap`, trap, 'flaw');
    if (!trap && !isBorneOut(question, ground))
      add(`${at}.trap`, 'the answer’s passages do not tell', 'doubt', true);
    return problems;
  });
}

const asks =
  /[?]\s*$|^(?:suppos|imagin|assum|explain|compare|consider|describe|state|tell|give|name|what|how|why|who|whose|which|when|where|if)\b/i;

/** A follow-up asks: what it tells before it asks is held against the answer's passages. */
function tellsFault(question: WireQuestion, { locator, opinion }: Ground): string | undefined {
  const { followUp, answer, reread } = question;
  if (followUp.trim() === '') return undefined;
  const sentences = splitSentences(followUp).map(({ start, end }) => followUp.slice(start, end).trim());
  if (!sentences.some((each) => asks.test(each))) return 'it asks nothing';
  const located = supportOf(answer, reread).flatMap((each) => locator.locate(each) ?? []);
  const told = sentences.filter((each) => !asks.test(each) && !isInvented(question.kind));
  const faults = told.flatMap((each) =>
    located.length > 0 ? statementFaults(each, located, opinion, { children: 0, isCourts: false }) : [],
  );
  return faults[0]?.reason;
}

const supportOf = (answer: WireQuestion['answer'], reread: WireQuestion['reread']) => [
  ...answer.flatMap(({ support }) => support),
  ...reread,
];

/** A trap has no passage of its own: its words are held against those of the answer and of what to reread. */
function isBorneOut({ trap, answer, reread }: WireQuestion, { locator, opinion }: Ground): boolean {
  if (trap.trim() === '') return true;
  const located = supportOf(answer, reread).flatMap((each) => locator.locate(each) ?? []);
  return (
    located.length > 0 &&
    statementFaults(trap, located, opinion, { children: 0, isCourts: false }).length === 0
  );
}

/** What a question takes for granted, beside the paragraphs that its answer cites. */
function premiseFault(
  { question, kind, answer }: WireQuestion,
  { locator, opinion }: Ground,
): string | undefined {
  const located = answer.flatMap(({ support }) => support).flatMap((each) => locator.locate(each) ?? []);
  if (located.length === 0) return undefined;
  const told = isInvented(kind) ? withoutSupposed(question) : question;
  if (told === '') return undefined;
  const faults = statementFaults(told, located, opinion, { children: 0, isCourts: false });
  return faults.find(({ severity }) => severity === 'flaw')?.reason;
}

/** What a question of this case presupposes, where the passages of its answer do not show it. */
function premiseDoubt(
  { kind, answer, reread }: WireQuestion,
  asked: string,
  { locator, opinion }: Ground,
): string | undefined {
  const told = isInvented(kind) ? withoutSupposed(asked) : asked;
  const located = supportOf(answer, reread).flatMap((each) => locator.locate(each) ?? []);
  if (told.trim() === '' || located.length === 0) return undefined;
  const faults = statementFaults(told, located, opinion, { children: 0, isCourts: false });
  return faults.find(({ isSlight }) => !isSlight)?.reason;
}

function faultOf(question: WireQuestion, before: readonly WireQuestion[]): string | undefined {
  if (question.question.trim() === '' || question.answer.length === 0) return 'question or answer is missing';
  const twin = before.findIndex((other) => areAlike(other, question));
  if (twin >= 0) return `it asks for the same as question ${twin + 1}: ask for something else`;
  const kinds = kindsOf(question.difficulty);
  if (!kinds.includes(question.kind)) {
    return `kind “${question.kind}” is not ${question.difficulty}: write one of ${kinds.join(', ')}`;
  }
  const asked = lastSentence(question.question);
  if (opensLikeYesOrNo.test(asked) && !asksForMore.test(asked)) {
    return 'it can be answered with yes or no: ask why, how or what';
  }
  return undefined;
}

const lastSentence = (text: string) =>
  text
    .trim()
    .split(/(?<=[.?!])\s+/)
    .at(-1) ?? text;
