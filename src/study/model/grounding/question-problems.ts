/** What is wrong with a question as a whole. */
import type { Difficulty } from '../../material.ts';
import type { QuestionsWire, WireQuestion } from '../wire/wire.ts';
import { areAlike } from './alike.ts';
import type { Problem } from './problem.ts';

const kindsOf: Record<Difficulty, readonly WireQuestion['kind'][]> = {
  Easy: ['parties', 'story', 'posture', 'outcome'],
  Medium: [
    'issue',
    'holding',
    'rule',
    'reasoning',
    'rejected_argument',
    'precedent',
    'definition',
    'separate_opinion',
  ],
  Hard: ['hypothetical', 'limit', 'policy'],
};

const opensLikeYesOrNo =
  /^(?:is|are|was|were|do|does|did|has|have|had|can|could|may|might|must|should|shall|will|would)\b/i;
const asksForMore = /\b(?:why|how|what|which|who|whose|explain|on what|under what)\b/i;

export function questionProblems({ questions }: QuestionsWire): Problem[] {
  return questions.flatMap((question, index) => {
    const reason = faultOf(question, questions.slice(0, index));
    return reason ? [{ at: `questions.${index}`, reason, isGate: true }] : [];
  });
}

function faultOf(question: WireQuestion, before: readonly WireQuestion[]): string | undefined {
  if (question.question.trim() === '' || question.answer.length === 0) return 'question or answer is missing';
  const twin = before.findIndex((other) => areAlike(other, question));
  if (twin >= 0) return `it asks for the same as question ${twin + 1}: ask for something else`;
  if (!kindsOf[question.difficulty].includes(question.kind)) {
    return `kind “${question.kind}” is not ${question.difficulty}: write one of ${kindsOf[question.difficulty].join(', ')}`;
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
