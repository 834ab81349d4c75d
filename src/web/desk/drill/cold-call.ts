/** How the professor goes on after an answer, before showing theirs. */
import type { DrillItem } from '../../../shared/drill.ts';
import type { Question } from '../../../study/material/schema.ts';

export const temperaments = ['off', 'quiet', 'neutral', 'hot'] as const;
export type Temperament = (typeof temperaments)[number];

export const temperamentWords: Record<Temperament, { name: string; meaning: string }> = {
  off: { name: 'Off', meaning: 'The question, and “Why?” after a medium one.' },
  quiet: { name: 'Quiet', meaning: 'One follow-up after a hard question.' },
  neutral: { name: 'Neutral', meaning: 'One follow-up after every answer.' },
  hot: { name: 'Hot', meaning: 'Follow-ups, a trap, and a clock.' },
};

/** The tempting words of a trap alone: what is wrong with them would be the answer. */
const tempting = /[“"]([^”"]{8,})[”"]/u;

function trapOf({ trap }: Question): string[] {
  const words = trap && tempting.exec(trap)?.[1];
  return words ? [`So would you say: “${words.replace(/[.,;]$/u, '')}”?`] : [];
}

const followUps: Record<Temperament, (question: Question) => readonly string[]> = {
  off: () => [],
  quiet: ({ difficulty, followUps }) => (difficulty === 'Hard' ? followUps.slice(0, 1) : []),
  neutral: ({ followUps }) => followUps.slice(0, 1),
  hot: (question) => [...trapOf(question), ...question.followUps.slice(0, 2)],
};

type Asked = Pick<DrillItem, 'question' | 'pairedWith'>;

/** What is asked after the answer, in this order. */
export const probesOf = ({ question, pairedWith }: Asked, temperament: Temperament): readonly string[] => [
  ...(question.difficulty === 'Medium' ? ['Why?'] : []),
  ...(pairedWith ? [`And ${pairedWith.title}: why did it come out differently?`] : []),
  ...followUps[temperament](question),
];
