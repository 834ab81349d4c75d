/** What the student tried and which answers she opened: kept in this tab alone, until it is closed or she signs out. */
import { useState } from 'react';
import { z } from 'zod';
import type { QuestionSet } from '../../shared/materials.ts';
import { keepAnswers, readAnswers } from '../browser/typed-answers.ts';

const attemptsSchema = z.object({ written: z.record(z.string(), z.string()), revealed: z.array(z.string()) });
export type Attempts = z.infer<typeof attemptsSchema>;

const none: Attempts = { written: {}, revealed: [] };

/** What was stored, or nothing where it is not of our making. */
export function readAttempts(stored: string | null): Attempts {
  if (stored === null) return none;
  try {
    return attemptsSchema.catch(none).parse(JSON.parse(stored));
  } catch {
    return none;
  }
}

/** Edited questions are still those that were tried; made again, they are others. */
const keyOf = ({ id, createdAt }: Pick<QuestionSet, 'id' | 'createdAt'>) => `questions.${id}.${createdAt}`;

export function useAttempts(set: Pick<QuestionSet, 'id' | 'createdAt'>) {
  const key = keyOf(set);
  const [attempts, setAttempts] = useState(() => readAttempts(readAnswers(key)));
  const keep = (next: Attempts) => {
    setAttempts(next);
    keepAnswers(key, JSON.stringify(next));
  };
  return {
    attempts,
    write: (id: string, text: string) => keep({ ...attempts, written: { ...attempts.written, [id]: text } }),
    reveal: (id: string) => {
      if (!attempts.revealed.includes(id)) keep({ ...attempts, revealed: [...attempts.revealed, id] });
    },
  };
}
