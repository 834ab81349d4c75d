import {
  type Difficulty,
  difficultySchema,
  type Question,
  type QuestionSetContent,
} from '../../material/schema.ts';
import type { QuestionsWire, WireQuestion } from '../wire/wire.ts';
import { type Grounding, itemsOf, pinpointsOf } from './item.ts';

const rank = (difficulty: Difficulty) => difficultySchema.options.indexOf(difficulty);

/** Easy to Hard, whatever the order they were written in. */
export function questionsFrom({ questions }: QuestionsWire, grounding: Grounding): QuestionSetContent {
  const numbered = questions.map((question, index) => ({ question, number: index + 1 }));
  const ordered = numbered.toSorted(
    (one, other) =>
      rank(one.question.difficulty) - rank(other.question.difficulty) || one.number - other.number,
  );
  const ids = new Map(ordered.map(({ number }, index) => [number, `q${index + 1}`]));
  return {
    questions: ordered.map(({ question, number }) => {
      const pair =
        question.pairWith === null || question.pairWith === number ? undefined : ids.get(question.pairWith);
      return {
        ...questionFrom(question, ids.get(number) ?? '', grounding),
        ...(pair ? { hypotheticalPairOf: pair } : {}),
      };
    }),
  };
}

function checksOf(wire: WireQuestion, { checkOf }: Grounding): Pick<Question, 'checks'> {
  const question = checkOf?.(wire);
  const trap = wire.trap.trim() ? checkOf?.(trapOf(wire)) : undefined;
  const followUp = wire.followUp.trim() ? checkOf?.(followUpOf(wire)) : undefined;
  const checks = {
    ...(question ? { question } : {}),
    ...(trap ? { trap } : {}),
    ...(followUp ? { followUp } : {}),
  };
  return Object.keys(checks).length > 0 ? { checks } : {};
}

/** What a trap is known by: it is a string, of which two can be alike. */
export const trapOf = (wire: WireQuestion): string => `trap of ${wire.question}`;
export const followUpOf = (wire: WireQuestion): string => `follow-up of ${wire.question}`;

export function questionFrom(wire: WireQuestion, id: string, grounding: Grounding): Question {
  const { question, difficulty, kind, followUp, trap } = wire;
  const answer = itemsOf(wire.answer, `${id}-a`, grounding);
  const reread = pinpointsOf(wire.reread, grounding.locator);
  return {
    id,
    question: question.trim(),
    answer,
    difficulty,
    kind,
    followUps: followUp.trim() ? [followUp.trim()] : [],
    ...(trap.trim() ? { trap: trap.trim() } : {}),
    ...checksOf(wire, grounding),
    reread: reread.length > 0 ? reread : answer.flatMap(({ pinpoints }) => pinpoints).slice(0, 3),
  };
}
