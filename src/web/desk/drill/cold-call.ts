/** How the professor goes on after an answer, before showing theirs. */
import type { DrillItem } from '../../../shared/drill.ts';
import type { Question } from '../../../study/material/schema.ts';

/** Each asks what the one before it asks, and more. */
export const temperaments = ['off', 'quiet', 'hot'] as const;
export type Temperament = (typeof temperaments)[number];

export const temperamentWords: Record<Temperament, { name: string; meaning: string }> = {
  off: { name: 'Off', meaning: 'The question alone.' },
  quiet: { name: 'Quiet', meaning: 'One follow-up to each question.' },
  hot: { name: 'Put on the Spot', meaning: 'Every follow-up, a trap, and a clock.' },
};

/** The tempting words of a trap alone: what is wrong with them would be the answer. */
const tempting = /[“"]([^”"]{8,})[”"]/u;

function trapOf({ trap }: Question): string[] {
  const words = trap && tempting.exec(trap)?.[1];
  return words ? [`So would you say: “${words.replace(/[.,;]$/u, '')}”?`] : [];
}

const mostFollowUps = 2;
const most: Record<Temperament, number> = { off: 0, quiet: 1, hot: Number.POSITIVE_INFINITY };

type ColdCallItem = Pick<DrillItem, 'question' | 'pairedWith'>;

/** What is asked after the answer, in this order. */
export const probesOf = (
  { question, pairedWith }: ColdCallItem,
  temperament: Temperament,
): readonly string[] =>
  [
    ...(question.difficulty === 'Medium' ? ['Why?'] : []),
    ...(pairedWith ? [`And ${pairedWith.title}: why did it come out differently?`] : []),
    ...trapOf(question),
    ...question.followUps.slice(0, mostFollowUps),
  ].slice(0, most[temperament]);
