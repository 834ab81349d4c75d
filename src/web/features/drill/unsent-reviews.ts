/** Reviews on their way to the server: kept on this device until they are there, so that none is lost without network. */
import {
  type DrillItem,
  postReview,
  type ReviewDraft,
  reviewDraftSchema,
  undoReview,
} from '../../../shared/drill.ts';
import { lastStudent } from '../../browser/session-hint.ts';
import { addUnsent, listUnsent, removeUnsent } from '../../browser/unsent-queue.ts';
import { call } from '../../client/api.ts';
import { ApiError } from '../../client/errors.ts';
import type { AnsweredQuestion } from '../../desk/drill/sitting.ts';
import { studyDay } from './study-day.ts';

/** Of this student: another who signs in here sends nothing of hers. */
const queueName = () => `reviews-${lastStudent() ?? 'none'}`;

export function draftOf({ item, ...answered }: AnsweredQuestion): ReviewDraft {
  const reviewedAt = new Date(answered.reviewedAt);
  return {
    questionSetId: item.questionSetId,
    itemId: item.itemId,
    question: item.question.question,
    ...(answered.sureness === undefined ? {} : { sureness: answered.sureness }),
    points: [...answered.ticked],
    rating: answered.rating,
    ...(answered.answer ? { answer: answered.answer.slice(0, 10_000) } : {}),
    reviewedAt: reviewedAt.toISOString(),
    reviewedOn: studyDay(reviewedAt),
    elapsedMs: Math.min(answered.elapsedMs, longestMs),
  };
}

/** Who came back to a question after lunch did not think for two hours. */
const longestMs = 10 * 60 * 1000;

/** Keeps it, and sends whatever waits. Throws where it could neither be kept nor sent. */
export async function sendReview(answered: AnsweredQuestion): Promise<void> {
  const draft = draftOf(answered);
  const key = keyOf(draft);
  if (addUnsent(queueName(), key, draft)) await sendReviews();
  else await call(postReview, draft);
}

// By the instant, so that what waits goes in its order; the question makes it unique.
const keyOf = ({ reviewedAt, questionSetId, itemId }: ReviewDraft) =>
  `${reviewedAt}.${questionSetId}.${itemId}`;

/** Not sent where it still waits here; else the server takes it back. */
export async function takeBackReview(answered: AnsweredQuestion): Promise<void> {
  const draft = draftOf(answered);
  await sending;
  const isWaiting = listUnsent(queueName()).some(({ key }) => key === keyOf(draft));
  if (isWaiting) return removeUnsent(queueName(), keyOf(draft));
  const { questionSetId, itemId, reviewedAt } = draft;
  await call(undoReview, { questionSetId, itemId, reviewedAt });
}

export const countUnsentReviews = () => listUnsent(queueName()).length;

/** The server takes no longer one; the instant at its beginning makes it one of its kind. */
const longestKey = 200;

/** Answered right here already, though the server does not know it yet. */
export function isRightUnsent({ questionSetId, itemId }: DrillItem): boolean {
  return listUnsent(queueName()).some(({ value }) => {
    const { data } = reviewDraftSchema.safeParse(value);
    const isIt = data?.questionSetId === questionSetId && data.itemId === itemId;
    return isIt && (data.rating === 'good' || data.rating === 'easy');
  });
}

let sending: Promise<void> | undefined;

/** One after the other, in order; what cannot be sent now waits. */
export function sendReviews(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  const of = queueName();
  for (let waiting = listUnsent(of); waiting.length > 0; waiting = listUnsent(of)) {
    for (const { key, value } of waiting) {
      const draft = reviewDraftSchema.safeParse(value);
      if (draft.success && !(await isSettled(draft.data, key))) return;
      removeUnsent(of, key);
    }
  }
}

/** Sent, or of a question that is gone or was never hers: it would be refused forever. */
async function isSettled(draft: ReviewDraft, key: string): Promise<boolean> {
  try {
    await call(postReview, draft, { idempotencyKey: `review ${key}`.slice(0, longestKey) });
    return true;
  } catch (error) {
    return error instanceof ApiError && (error.status === 400 || error.status === 404);
  }
}
