/** How well a question is remembered, after FSRS: folded anew from all its reviews, whatever order they arrived in. */
import {
  computeDecayFactor,
  createEmptyCard,
  default_w,
  fsrs,
  type Grade,
  Rating as Grades,
  State,
} from 'ts-fsrs';
import type { Rating } from '../material/points.ts';
import { daysBetween, noonOf } from './days.ts';

/** No interval is longer: a term is not. */
export const mostDays = 120;

export type Reviewed = { rating: Rating; reviewedAt: Date; reviewedOn: string };

export type Memory = {
  stability: number;
  difficulty: number;
  /** Days on which it was asked; a second time on the same day teaches FSRS nothing. */
  reps: number;
  lapses: number;
  lastReviewedOn: string;
  lastRating: Rating;
  /** Until it is due, before it is spread; and since the review before, 0 for the first. */
  intervalDays: number;
  elapsedDays: number;
};

const grades: Record<Rating, Grade> = {
  again: Grades.Again,
  hard: Grades.Hard,
  good: Grades.Good,
  easy: Grades.Easy,
};

/** Fuzz is left to `load.ts`, which knows the other days too. */
const schedulerFor = (retention: number) =>
  fsrs({
    request_retention: retention,
    maximum_interval: mostDays,
    enable_fuzz: false,
    enable_short_term: false,
  });

/** In the order of time, the first of each day. */
export function countedReviews<Review extends Reviewed>(reviews: readonly Review[]): Review[] {
  const ordered = reviews.toSorted((one, other) => one.reviewedAt.getTime() - other.reviewedAt.getTime());
  const counted: Review[] = [];
  // A clock set back must not count a day twice, nor let time run backward.
  for (const review of ordered) {
    const last = counted.at(-1);
    if (!last || review.reviewedOn > last.reviewedOn) counted.push(review);
  }
  return counted;
}

/** Undefined where nothing was reviewed. */
export function remember(reviews: readonly Reviewed[], retention: number): Memory | undefined {
  const counted = countedReviews(reviews);
  const [first] = counted;
  const last = counted.at(-1);
  if (!first || !last) return undefined;
  const scheduler = schedulerFor(retention);
  let card = createEmptyCard(noonOf(first.reviewedOn));
  for (const { reviewedOn, rating } of counted)
    card = scheduler.next(card, noonOf(reviewedOn), grades[rating]).card;
  const before = counted.at(-2);
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    reps: counted.length,
    lapses: card.lapses,
    lastReviewedOn: last.reviewedOn,
    lastRating: last.rating,
    intervalDays: card.scheduled_days,
    elapsedDays: before ? daysBetween(before.reviewedOn, last.reviewedOn) : 0,
  };
}

type Known = Pick<Memory, 'stability' | 'difficulty' | 'reps' | 'lapses' | 'lastReviewedOn'>;

/** Days until it would be due after each grade on this day, before they are spread; of a question never asked without `known`. */
export function intervalsAfter(
  known: Known | undefined,
  day: string,
  retention: number,
): Record<Rating, number> {
  const scheduler = schedulerFor(retention);
  const card = known
    ? {
        ...createEmptyCard(noonOf(known.lastReviewedOn)),
        ...{ stability: known.stability, difficulty: known.difficulty },
        ...{ reps: known.reps, lapses: known.lapses, state: State.Review },
        last_review: noonOf(known.lastReviewedOn),
      }
    : createEmptyCard(noonOf(day));
  const after = (rating: Rating) => scheduler.next(card, noonOf(day), grades[rating]).card.scheduled_days;
  return { again: after('again'), hard: after('hard'), good: after('good'), easy: after('easy') };
}

/** The curve of forgetting is the same whatever retention is aimed at. */
const curve = schedulerFor(0.9);

/** How likely it is to be recalled on a day, 0 to 1. */
export const recallOn = (memory: Pick<Memory, 'stability' | 'lastReviewedOn'>, day: string): number =>
  curve.forgetting_curve(Math.max(0, daysBetween(memory.lastReviewedOn, day)), memory.stability);

const { decay, factor } = computeDecayFactor(default_w);

/** How many times its stability after a review a question is recalled no likelier than this: the curve, backward. */
export const stabilitiesUntil = (recall: number): number => (recall ** (1 / decay) - 1) / factor;
