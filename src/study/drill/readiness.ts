/** How ready a case is for class. */
import type { Rating } from '../material/points.ts';

export type Readiness = 'new' | 'shaky' | 'ready';

export type Drilled = {
  /** Questions that the case has, and those of them that she had right once. */
  questions: number;
  learned: number;
  asked: number;
  /** Last time, of those that she was asked. */
  missed: number;
};

export function readinessOf({ questions, learned, asked, missed }: Drilled): Readiness {
  if (asked === 0) return 'new';
  return learned < questions || missed > 0 ? 'shaky' : 'ready';
}

export const isRight = (rating: Rating): boolean => rating === 'good' || rating === 'easy';
