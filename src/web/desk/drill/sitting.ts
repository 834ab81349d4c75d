/** One sitting of a drill: which question is asked, what was said of it, and when it returns within the sitting. */
import type { DrillItem } from '../../../shared/drill.ts';
import type { Rating } from '../../../study/material/points.ts';
import { ratingOf, statedPoints } from '../../../study/material/points.ts';
import { probesOf, type Temperament } from './cold-call.ts';

export type Sureness = 1 | 2 | 3;

/** `probe` is what the professor asks after the answer, `miss` shows the passage of what she was sure of and had wrong. */
export const steps = ['sureness', 'answer', 'probe', 'points', 'miss'] as const;
export type Step = (typeof steps)[number];

export type AnsweredQuestion = {
  item: DrillItem;
  /** Undefined where she did not say. */
  sureness: Sureness | undefined;
  ticked: readonly string[];
  rating: Rating;
  answer: string;
  reviewedAt: number;
  elapsedMs: number;
};

export type Sitting = {
  /** The first is the one being asked. */
  queue: readonly DrillItem[];
  step: Step;
  sureness: Sureness | undefined;
  /** How sure she is was asked in this sitting: of the other questions she says it if she likes. */
  hasSaid: boolean;
  answer: string;
  /** What was asked after the answer, and what she said to each; the last reply is being given. */
  probes: readonly string[];
  replies: readonly string[];
  ticked: readonly string[];
  askedAt: number;
  answered: readonly AnsweredQuestion[];
  /** What she had written of a question when she left it for later. */
  drafts: Readonly<Record<string, string>>;
  /** As it was when the last grade was given: that can be taken back. */
  before?: Sitting | undefined;
};

const blank = { sureness: undefined, answer: '', probes: [], replies: [], ticked: [] } as const;

const fresh = ({ hasSaid }: Pick<Sitting, 'hasSaid'>) =>
  ({ ...blank, hasSaid, step: hasSaid ? 'answer' : 'sureness' }) as const;

export const beginSitting = (items: readonly DrillItem[], now: number): Sitting => ({
  ...fresh({ hasSaid: false }),
  queue: items,
  askedAt: now,
  answered: [],
  drafts: {},
});

export type Act =
  | { type: 'sure'; sureness: Sureness }
  | { type: 'write'; answer: string }
  | { type: 'reply'; words: string }
  | { type: 'reveal'; temperament?: Temperament }
  | { type: 'tick'; id: string; isSaid: boolean }
  | { type: 'tickAll'; ids: readonly string[] }
  | { type: 'rate'; rating: Rating; now: number }
  | { type: 'goOn'; now: number }
  | { type: 'aside'; now: number }
  | { type: 'back'; now: number }
  | { type: 'undo' }
  | { type: 'drop'; now: number }
  | { type: 'restore'; item: DrillItem; now: number }
  | { type: 'reword'; question: string };

/** What a change of the sitting brings; what does not fit its step changes nothing. */
export function act(sitting: Sitting, change: Act): Sitting {
  const [item] = sitting.queue;
  if (change.type === 'undo') return sitting.before ?? sitting;
  if (change.type === 'restore') return restore(sitting, change.item, change.now);
  if (!item) return sitting;
  switch (change.type) {
    case 'sure':
      if (isShown(sitting)) return sitting;
      return {
        ...sitting,
        sureness: change.sureness,
        hasSaid: true,
        step: sitting.step === 'probe' ? 'probe' : 'answer',
      };
    case 'write':
      return { ...sitting, answer: change.answer };
    case 'reply':
      return { ...sitting, replies: [...sitting.replies.slice(0, -1), change.words] };
    case 'reveal':
      return reveal(sitting, item, change.temperament ?? 'off');
    case 'tick':
      return { ...sitting, ticked: withId(sitting.ticked, change.id, change.isSaid) };
    case 'tickAll':
      return sitting.step === 'points' ? { ...sitting, ticked: pointsAmong(item, change.ids) } : sitting;
    case 'rate':
      return rate(sitting, item, change);
    case 'goOn':
      return sitting.step === 'miss' ? leave(sitting, change.now) : sitting;
    case 'aside':
      return turn(sitting, [...sitting.queue.slice(1), item], change.now);
    case 'back':
      return turn(sitting, [...sitting.queue.slice(-1), ...sitting.queue.slice(0, -1)], change.now);
    case 'drop':
      return put(sitting, sitting.queue.slice(1), change.now);
    case 'reword': {
      const question = { ...item.question, question: change.question };
      return { ...sitting, queue: [{ ...item, question }, ...sitting.queue.slice(1)] };
    }
  }
}

/** What grades her may name what is no point of this answer. */
const pointsAmong = ({ question }: DrillItem, ids: readonly string[]) =>
  statedPoints(question).flatMap(({ id }) => (ids.includes(id) ? [id] : []));

const withId = (ids: readonly string[], id: string, isIn: boolean) =>
  isIn ? [...ids.filter((each) => each !== id), id] : ids.filter((each) => each !== id);

function reveal(sitting: Sitting, item: DrillItem, temperament: Temperament): Sitting {
  if (sitting.step !== 'answer' && sitting.step !== 'probe') return sitting;
  const probes = sitting.step === 'answer' ? probesOf(item, temperament) : sitting.probes;
  if (sitting.replies.length >= probes.length) return { ...sitting, probes, step: 'points' };
  return { ...sitting, probes, replies: [...sitting.replies, ''], step: 'probe' };
}

/** Her answer with what she said to each further question. */
export const wordsOf = ({ answer, probes, replies }: Sitting): string =>
  [
    answer.trim(),
    ...replies.flatMap((reply, index) => (reply.trim() ? [`${probes[index]} ${reply.trim()}`] : [])),
  ]
    .filter(Boolean)
    .join('\n\n');

/** What the points that she ticked come to. */
export const proposedRating = ({ queue: [item], ticked }: Sitting): Rating =>
  item ? ratingOf(ticked.length, statedPoints(item.question).length) : 'again';

const sure = 3;

function rate(sitting: Sitting, item: DrillItem, { rating, now }: { rating: Rating; now: number }): Sitting {
  if (sitting.step !== 'points') return sitting;
  const answered: AnsweredQuestion = {
    item,
    sureness: sitting.sureness,
    ticked: sitting.ticked,
    rating,
    answer: wordsOf(sitting),
    reviewedAt: now,
    elapsedMs: Math.max(0, now - sitting.askedAt),
  };
  const { before: _, ...here } = sitting;
  const rated = { ...sitting, answered: [...sitting.answered, answered], before: here };
  return rating === 'again' && sitting.sureness === sure ? { ...rated, step: 'miss' } : leave(rated, now);
}

/** A missed question comes back after this many others. */
const apart = 3;

/** Outside the schedule, which counts the first answer of a day: until it was right once. */
const returns = ({ item, rating }: AnsweredQuestion) =>
  rating === 'again' || (item.deck === 'tonight' && rating === 'hard');

function leave(sitting: Sitting, now: number): Sitting {
  const [, ...others] = sitting.queue;
  const last = sitting.answered.at(-1);
  const queue = last && returns(last) ? putBack(others, last.item) : others;
  const drafts = last ? { ...sitting.drafts, [nameOf(last.item)]: '' } : sitting.drafts;
  return { ...sitting, ...fresh(sitting), queue, askedAt: now, drafts, answer: draftOf(queue, drafts) };
}

/** Not beside another of its case, where there is such a place. */
function putBack(others: readonly DrillItem[], item: DrillItem): DrillItem[] {
  const places = others.map((_, index) => index + 1).filter((index) => index >= apart);
  const isOther = (index: number) => others[index]?.caseId !== item.caseId;
  const place = places.find((index) => isOther(index - 1) && isOther(index)) ?? places[0] ?? others.length;
  return others.toSpliced(place, 0, item);
}

/** Only before the answer was shown: what was seen has to be rated. */
function turn(sitting: Sitting, queue: readonly DrillItem[], now: number): Sitting {
  return isShown(sitting) || queue.length < 2 ? sitting : put(sitting, queue, now);
}

/** Its answer is. */
const isShown = ({ step }: Sitting) => step === 'points' || step === 'miss';

/** A question that was put aside is asked again: behind the one whose answer is shown. */
function restore(sitting: Sitting, item: DrillItem, now: number): Sitting {
  const [first, ...others] = sitting.queue;
  return first && isShown(sitting)
    ? { ...sitting, queue: [first, item, ...others] }
    : put(sitting, [item, ...sitting.queue], now);
}

/** What she has written of the first question stays. */
function put(sitting: Sitting, queue: readonly DrillItem[], now: number): Sitting {
  const [left] = sitting.queue;
  const drafts = left ? { ...sitting.drafts, [nameOf(left)]: sitting.answer } : sitting.drafts;
  return { ...sitting, ...fresh(sitting), queue, askedAt: now, drafts, answer: draftOf(queue, drafts) };
}

const draftOf = ([next]: readonly DrillItem[], drafts: Sitting['drafts']) =>
  (next && drafts[nameOf(next)]) ?? '';

export const nameOf = ({ questionSetId, itemId }: DrillItem) => `${questionSetId} ${itemId}`;

/** Of the different questions, how many are through and how many there are. */
export function progressOf({ queue, answered }: Sitting): { done: number; of: number } {
  const left = new Set(queue.map(nameOf));
  const all = new Set([...left, ...answered.map(({ item }) => nameOf(item))]);
  return { done: all.size - left.size, of: all.size };
}
