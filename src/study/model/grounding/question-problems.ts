/** What is wrong with a question as a whole. */
import { isInvented, kindsOf } from '../../questions.ts';
import type { QuestionsWire, WireQuestion } from '../wire/wire.ts';
import { areAlike } from './alike.ts';
import { statementFaults } from './claims/check.ts';
import type { Ground } from './ground.ts';
import { looseFault } from './loose.ts';
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
    const add = (place: string, reason: string | undefined, severity: Problem['severity']) => {
      if (reason) problems.push({ at: place, reason, severity });
    };
    add(at, whole, 'gate');
    add(at, premise && `its question: ${premise}`, 'flaw');
    add(`${at}.followUp`, looseFault(question.followUp, ground, invented), 'flaw');
    const trap = looseFault(question.trap, ground, invented);
    add(`${at}.trap`, trap, 'flaw');
    if (!trap && !isBorneOut(question, ground))
      add(`${at}.trap`, 'the answer’s passages do not tell', 'doubt');
    return problems;
  });
}

/** A trap has no passage of its own: its words are held against those of the answer and of what to reread. */
function isBorneOut({ trap, answer, reread }: WireQuestion, { locator, opinion }: Ground): boolean {
  if (trap.trim() === '') return true;
  const support = [...answer.flatMap((each) => each.support), ...reread];
  const located = support.flatMap((each) => locator.locate(each) ?? []);
  return (
    located.length > 0 &&
    statementFaults(trap, located, opinion, { children: 0, isCourts: false }).length === 0
  );
}

/** What a question takes for granted, beside the paragraphs that its answer cites. */
function premiseFault({ question, answer }: WireQuestion, { locator, opinion }: Ground): string | undefined {
  const located = answer.flatMap(({ support }) => support).flatMap((each) => locator.locate(each) ?? []);
  if (located.length === 0) return undefined;
  const faults = statementFaults(question, located, opinion, { children: 0, isCourts: false });
  return faults.find(({ severity }) => severity === 'flaw')?.reason;
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
