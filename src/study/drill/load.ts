/** Spreads what is due: of the days near the one FSRS names, one on which little else is. */
import { get_fuzz_range } from 'ts-fsrs';
import { addDays, daysBetween, weekdayOf } from './days.ts';
import { mostDays } from './memory.ts';
import { seededShare } from './seeded.ts';

/** From here on so few questions share a day that chance alone spreads them. */
const longIntervalDays = 90;

/** Two questions of one case nearer than this remind her of one another. */
export const siblingDays = 4;

/** Of the weight of another day with as much due: the less, the seldomer it is chosen. */
const easyDayShare = 0.15;

type Plan = {
  today: string;
  intervalDays: number;
  /** Since the review before. */
  elapsedDays: number;
  /** How many of her questions are due on each day already. */
  dueOn: ReadonlyMap<string, number>;
  /** Days on which other questions of the same case are due. */
  siblings: readonly string[];
  /** Weekdays, 0 for Sunday. */
  easyDays: readonly number[];
  /** The same seed chooses the same day. */
  seed: string;
};

/** The days to choose from, first and last, as days from today. */
export function spread({ intervalDays, elapsedDays }: Pick<Plan, 'intervalDays' | 'elapsedDays'>) {
  if (intervalDays < 2.5) return { first: intervalDays, last: intervalDays };
  const { min_ivl, max_ivl } = get_fuzz_range(intervalDays, elapsedDays, mostDays);
  return { first: min_ivl, last: max_ivl };
}

export function chooseDay(plan: Plan): string {
  const { first, last } = spread(plan);
  const range = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const days = apart(plan, range);
  const weights = days.map((days) => (last < longIntervalDays ? weigh(plan, days) : 1));
  let left = seededShare(plan.seed) * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = days.find((_, index) => {
    left -= weights[index] ?? 0;
    return left < 0;
  });
  return addDays(plan.today, chosen ?? days.at(-1) ?? last);
}

/** The days that are far enough from every sibling; where none is, the farthest. */
function apart({ today, siblings }: Plan, range: number[]): number[] {
  const distances = range.map((days) =>
    Math.min(
      siblingDays + 1,
      ...siblings.map((sibling) => Math.abs(daysBetween(sibling, addDays(today, days)))),
    ),
  );
  const farthest = Math.max(...distances);
  return range.filter((_, index) => distances[index] === farthest);
}

function weigh({ today, dueOn, easyDays }: Plan, days: number): number {
  const day = addDays(today, days);
  const due = dueOn.get(day) ?? 0;
  const load = due === 0 ? 1 : (1 / due) ** 2 / days;
  return load * (easyDays.includes(weekdayOf(day)) ? easyDayShare : 1);
}
