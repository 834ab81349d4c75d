import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating as Grades } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { constant, defaults, playTerm, withExams } from '../../../bench/drill-term.ts';
import { median } from '../../../bench/table.ts';
import { ratingOf, ratings } from '../material/points.ts';
import { addDays, daysBetween, noonOf, weekdayOf } from './days.ts';
import { phaseOf, rampPlan, rampQuota } from './exam.ts';
import { chooseDay, spread } from './load.ts';
import { countedReviews, mostDays, type Reviewed, recallOn, remember, stabilitiesUntil } from './memory.ts';
import { interleave } from './order.ts';
import { readinessOf } from './readiness.ts';

const monday = '2026-09-14';

const reviewsOf = (steps: readonly { after: number; rating: (typeof ratings)[number]; minute: number }[]) => {
  let day = monday;
  return steps.map(({ after, rating, minute }): Reviewed => {
    day = addDays(day, after);
    return { rating, reviewedOn: day, reviewedAt: new Date(noonOf(day).getTime() + minute * 60_000) };
  });
};

const anyReviews = fc
  .array(
    fc.record({
      after: fc.integer({ min: 0, max: 60 }),
      rating: fc.constantFrom(...ratings),
      minute: fc.integer({ min: 0, max: 600 }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map(reviewsOf);

describe('what is remembered', () => {
  it('is what ts-fsrs makes of the first review of each day', () => {
    const grades = { again: Grades.Again, hard: Grades.Hard, good: Grades.Good, easy: Grades.Easy } as const;
    fc.assert(
      fc.property(anyReviews, fc.double({ min: 0.75, max: 0.95, noNaN: true }), (reviews, retention) => {
        const library = fsrs({
          request_retention: retention,
          maximum_interval: mostDays,
          enable_fuzz: false,
          enable_short_term: false,
        });
        let card = createEmptyCard(noonOf(monday));
        for (const { reviewedOn, rating } of countedReviews(reviews))
          card = library.next(card, noonOf(reviewedOn), grades[rating]).card;
        const memory = remember(reviews, retention);
        expect(memory).toMatchObject({
          stability: card.stability,
          difficulty: card.difficulty,
          lapses: card.lapses,
          reps: card.reps,
          intervalDays: card.scheduled_days,
        });
        const later = addDays(memory?.lastReviewedOn ?? monday, 9);
        expect(recallOn(memory!, later)).toBeCloseTo(
          library.get_retrievability(card, noonOf(later), false),
          6,
        );
      }),
    );
  });

  it('is the same in whatever order the reviews arrive', () => {
    fc.assert(
      fc.property(
        anyReviews.chain((reviews) =>
          fc.tuple(
            fc.constant(reviews),
            fc.shuffledSubarray(reviews, { minLength: reviews.length, maxLength: reviews.length }),
          ),
        ),
        ([reviews, shuffled]) => {
          // Two at the very same instant are one review, which the database keeps once.
          fc.pre(new Set(reviews.map(({ reviewedAt }) => reviewedAt.getTime())).size === reviews.length);
          expect(remember(shuffled, 0.85)).toEqual(remember(reviews, 0.85));
        },
      ),
    );
  });

  it('is nothing before the first review, and counts a day once', () => {
    expect(remember([], 0.85)).toBeUndefined();
    const once = reviewsOf([{ after: 0, rating: 'again', minute: 0 }]);
    const again = reviewsOf([
      { after: 0, rating: 'again', minute: 0 },
      { after: 0, rating: 'good', minute: 5 },
    ]);
    expect(remember(again, 0.85)).toEqual(remember(once, 0.85));
  });

  it('falls below a recall after as many stabilities as are told', () => {
    const memory = { stability: 10, lastReviewedOn: monday };
    expect(stabilitiesUntil(0.9)).toBeCloseTo(1);
    const days = stabilitiesUntil(0.8) * memory.stability;
    expect(recallOn(memory, addDays(monday, Math.floor(days)))).toBeGreaterThanOrEqual(0.8);
    expect(recallOn(memory, addDays(monday, Math.ceil(days) + 1))).toBeLessThan(0.8);
  });
});

describe('the day a question returns', () => {
  const plan = {
    today: monday,
    intervalDays: 20,
    elapsedDays: 8,
    dueOn: new Map<string, number>(),
    siblings: [] as string[],
    easyDays: [] as number[],
    seed: '1',
  };

  it('is always one that FSRS allows, and the same for the same seed', () => {
    fc.assert(
      fc.property(
        fc.record({
          intervalDays: fc.integer({ min: 1, max: mostDays }),
          elapsedDays: fc.integer({ min: 0, max: mostDays }),
          loads: fc.dictionary(fc.integer({ min: 1, max: 130 }).map(String), fc.integer({ min: 0, max: 90 })),
          siblings: fc.array(fc.integer({ min: -10, max: 130 }), { maxLength: 8 }),
          easyDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
          seed: fc.string(),
        }),
        ({ loads, siblings, ...rest }) => {
          const dueOn = new Map(
            Object.entries(loads).map(([days, due]) => [addDays(monday, Number(days)), due]),
          );
          const asked = { ...plan, ...rest, dueOn, siblings: siblings.map((days) => addDays(monday, days)) };
          const chosen = chooseDay(asked);
          const { first, last } = spread(asked);
          expect(daysBetween(monday, chosen)).toBeGreaterThanOrEqual(Math.max(1, first));
          expect(daysBetween(monday, chosen)).toBeLessThanOrEqual(Math.min(last, mostDays));
          expect(chooseDay(asked)).toBe(chosen);
        },
      ),
    );
  });

  const counted = (asked: Partial<typeof plan>) => {
    const days = new Map<string, number>();
    for (let seed = 0; seed < 400; seed++) {
      const day = chooseDay({ ...plan, ...asked, seed: String(seed) });
      days.set(day, (days.get(day) ?? 0) + 1);
    }
    return days;
  };

  it('is rather one on which little else is due', () => {
    const full = addDays(monday, 20);
    const days = counted({
      dueOn: new Map(
        [...Array(9).keys()].map((n) => [addDays(monday, 16 + n), addDays(monday, 16 + n) === full ? 40 : 2]),
      ),
    });
    expect(days.get(full) ?? 0).toBeLessThan(10);
  });

  it('is away from other questions of its case, where the range has such a day', () => {
    const sibling = addDays(monday, 17);
    for (const [day] of counted({ siblings: [sibling] }))
      expect(Math.abs(daysBetween(sibling, day))).toBeGreaterThan(4);
  });

  it('is rather not an easy day', () => {
    const easy = [...counted({ easyDays: [6, 0] })].filter(([day]) => [6, 0].includes(weekdayOf(day)));
    const share = easy.reduce((sum, [, times]) => sum + times, 0) / 400;
    expect(share).toBeLessThan(0.15);
  });
});

describe('the order', () => {
  const anyQuestions = fc.array(
    fc.record({
      caseId: fc.integer({ min: 1, max: 5 }),
      categoryId: fc.option(fc.integer({ min: 1, max: 3 })),
    }),
    { maxLength: 40 },
  );

  it('loses and doubles nothing, and never asks two of one case in a row where that can be', () => {
    fc.assert(
      fc.property(anyQuestions, (questions) => {
        const ordered = interleave(questions);
        expect(ordered).toHaveLength(questions.length);
        expect(new Set(ordered)).toEqual(new Set(questions));
        const most = Math.max(
          0,
          ...[1, 2, 3, 4, 5].map((id) => questions.filter((q) => q.caseId === id).length),
        );
        const meetings = ordered.filter((each, index) => ordered[index - 1]?.caseId === each.caseId).length;
        const unavoidable = Math.max(0, most - (questions.length - most) - 1);
        expect(meetings).toBe(unavoidable);
      }),
    );
  });
});

describe('an exam', () => {
  it('asks every question once more within its last fourteen days, evenly', () => {
    const examOn = addDays(monday, 14);
    let unasked = 100;
    const asked = [...Array(14).keys()].map((day) => {
      const quota = rampQuota(examOn, addDays(monday, day), unasked);
      unasked -= quota;
      return quota;
    });
    expect(unasked).toBe(0);
    expect(Math.max(...asked) - Math.min(...asked)).toBeLessThanOrEqual(1);
    expect(rampQuota(examOn, examOn, 5)).toBe(0);
    const plan = rampPlan(addDays(monday, 4), monday, { open: 9, asked: 1, later: 0 });
    expect(plan.map(({ due }) => due)).toEqual([2, 3, 2, 2]);
    const learnedToday = rampPlan(addDays(monday, 4), monday, { open: 0, asked: 0, later: 6 });
    expect(learnedToday.map(({ due }) => due)).toEqual([0, 2, 2, 2]);
    expect(plan.at(-1)?.day).toBe(addDays(monday, 3));
    expect(phaseOf(null, monday)).toBe('term');
    expect(phaseOf(addDays(monday, 15), monday)).toBe('term');
    expect(phaseOf(examOn, monday)).toBe('ramp');
    expect(phaseOf(monday, monday)).toBe('over');
  });

  it('is met with fewer answers and more recalled than a constant .90 would give, in a term played through', () => {
    const sum = (days: number[]) => days.reduce((total, answers) => total + answers, 0);
    const [plain, ramp, even] = [defaults, withExams, constant].map((policy) => playTerm(policy, 7));
    const recalled = (recall: number[] = []) => sum(recall) / recall.length;
    expect(median(plain?.longTerm ?? [])).toBeLessThanOrEqual(45);
    expect(recalled(ramp?.recall)).toBeGreaterThan(recalled(even?.recall));
    const answers = (term: typeof ramp) => sum(term?.longTerm ?? []) + sum(term?.inRamp ?? []);
    expect(answers(ramp)).toBeLessThan(answers(even));
  });
});

it('rates an answer by the points she made', () => {
  expect([0, 1, 2, 3, 5].map((said) => ratingOf(said, 5))).toEqual(['again', 'hard', 'hard', 'good', 'good']);
});

it('calls a case ready once every question was right and none was missed since', () => {
  expect(readinessOf({ questions: 5, learned: 0, asked: 0, missed: 0 })).toBe('new');
  expect(readinessOf({ questions: 5, learned: 4, asked: 5, missed: 0 })).toBe('shaky');
  expect(readinessOf({ questions: 5, learned: 5, asked: 5, missed: 1 })).toBe('shaky');
  expect(readinessOf({ questions: 5, learned: 5, asked: 5, missed: 0 })).toBe('ready');
});
