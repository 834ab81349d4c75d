/** A term of drilling, played through: how many answers a day it asks for, and what is recalled on the days of the exams. */

import { retentionRange } from '../src/shared/drill.ts';
import { addDays, daysBetween } from '../src/study/drill/days.ts';
import { examRetention, phaseOf, rampQuota, rampStart } from '../src/study/drill/exam.ts';
import { chooseDay } from '../src/study/drill/load.ts';
import { type Memory, type Reviewed, recallOn, remember } from '../src/study/drill/memory.ts';
import type { Rating } from '../src/study/material/points.ts';
import { seededRandom } from '../test/seeded-random.ts';

const firstDay = '2026-08-24';
const classes = 4;
const sessionsAWeek = 2;
const casesASession = 3;
const questionsACase = 5;
/** Of five: facts and posture retire once class is over. */
const lastingACase = 3;
/** How an answer ends that is recalled, and one to a new question on the evening before class. */
const hardShare = 0.15;
const firstRightShare = 0.65;

export type Policy = {
  name: string;
  retention: number;
  /** Exam days are known: a lower retention in term, then the ramp. */
  ramps: boolean;
};

export const defaults: Policy = { name: 'no exam day set', retention: retentionRange.default, ramps: false };
export const withExams: Policy = { name: 'exam days set', retention: examRetention, ramps: true };
export const constant: Policy = { name: 'constant .90', retention: 0.9, ramps: false };

type Card = {
  id: number;
  caseId: number;
  classId: number;
  reviews: Reviewed[];
  memory: Memory;
  dueOn: string;
};

export type Term = {
  /** Answers in the long-term deck on each day of the term, and in tonight's. */
  longTerm: number[];
  tonight: number[];
  /** From the first exam's ramp to the last exam. */
  inRamp: number[];
  /** Of each class, the mean over its questions on the morning of its exam. */
  recall: number[];
};

export function playTerm(policy: Policy, seed: number, weeks = 14): Term {
  const random = seededRandom(seed);
  const cards: Card[] = [];
  const dueOn = new Map<string, number>();
  const examOf = (classId: number) => addDays(firstDay, weeks * 7 + 4 + classId * 3);
  const lastDay = examOf(classes - 1);
  const term: Term = { longTerm: [], tonight: [], inRamp: [], recall: [] };
  let cases = 0;

  const answer = (card: Card, day: string, rating: Rating) => {
    card.reviews.push({ rating, reviewedAt: new Date(`${day}T20:00:00Z`), reviewedOn: day });
    const memory = remember(card.reviews, policy.retention);
    if (!memory) throw new Error('A review left no memory');
    card.memory = memory;
    dueOn.set(card.dueOn, (dueOn.get(card.dueOn) ?? 1) - 1);
    const siblings = cards.filter(({ caseId, id }) => caseId === card.caseId && id !== card.id);
    card.dueOn = chooseDay({
      today: day,
      intervalDays: memory.intervalDays,
      elapsedDays: memory.elapsedDays,
      dueOn,
      siblings: siblings.map((sibling) => sibling.dueOn),
      easyDays: [],
      seed: `${seed} ${card.id} ${memory.reps}`,
    });
    dueOn.set(card.dueOn, (dueOn.get(card.dueOn) ?? 0) + 1);
  };
  const recalled = (chance: number): Rating => {
    if (random() >= chance) return 'again';
    return random() < hardShare ? 'hard' : 'good';
  };

  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    const today = day;
    const asked = [...Array(classes).keys()].flatMap((classId) => {
      const own = cards.filter((card) => card.classId === classId);
      const phase = policy.ramps
        ? phaseOf(examOf(classId), today)
        : today < examOf(classId)
          ? 'term'
          : 'over';
      if (phase === 'over') return [];
      return phase === 'ramp'
        ? rampOf(own, examOf(classId), today)
        : own.filter(({ dueOn }) => dueOn <= today);
    });
    for (const card of asked) answer(card, today, recalled(recallOn(card.memory, today)));
    if (daysBetween(firstDay, today) < weeks * 7) term.longTerm.push(asked.length);
    else term.inRamp.push(asked.length);

    const weekday = daysBetween(firstDay, today) % 7;
    const sessions =
      daysBetween(firstDay, today) < weeks * 7 && weekday < 4 ? (classes * sessionsAWeek) / 4 : 0;
    let evening = 0;
    for (let session = 0; session < sessions; session++) {
      const classId = (weekday * sessions + session) % classes;
      for (let each = 0; each < casesASession; each++) {
        cases += 1;
        for (let question = 0; question < questionsACase; question++) {
          const first: Rating = random() < firstRightShare ? 'good' : 'again';
          evening += first === 'again' ? 2 : 1;
          if (question >= lastingACase) continue;
          const id = cards.length;
          // Its memory is what the first answer leaves, a line below.
          const card = { id, caseId: cases, classId, reviews: [], dueOn: today } as unknown as Card;
          cards.push(card);
          answer(card, today, first);
        }
      }
    }
    term.tonight.push(evening);
    for (let classId = 0; classId < classes; classId++) {
      if (examOf(classId) !== today) continue;
      const own = cards.filter((card) => card.classId === classId);
      term.recall.push(own.reduce((sum, card) => sum + recallOn(card.memory, today), 0) / own.length);
    }
  }
  return term;
}

/** Of those that come once more the weakest on the day itself, as many as the day has to ask. */
function rampOf(cards: Card[], examOn: string, today: string): Card[] {
  const start = rampStart(examOn);
  const owed = cards
    .map((card) => ({ card, recall: recallOn(card.memory, examOn) }))
    .filter(
      ({ card: { memory }, recall }) =>
        memory.lastReviewedOn < start || memory.reps === 1 || recall < examRetention,
    )
    .toSorted((one, other) => one.recall - other.recall);
  return owed.slice(0, rampQuota(examOn, today, owed.length)).map(({ card }) => card);
}
