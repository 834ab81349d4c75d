/** Reviews: each is kept once, and what is remembered of its question is folded anew from all of them. */
import { and, asc, desc, eq, gte, isNotNull, lte, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { ReviewDraft, Reviewed } from '../../../shared/drill.ts';
import { addDays, daysBetween } from '../../../study/drill/days.ts';
import { isLasting } from '../../../study/drill/decks.ts';
import { chooseDay, siblingDays, spread } from '../../../study/drill/load.ts';
import { type Memory, remember } from '../../../study/drill/memory.ts';
import { isRight } from '../../../study/drill/readiness.ts';
import { pointsOf, type Rating, ratingOf } from '../../../study/material/points.ts';
import type { Question, QuestionSetContent } from '../../../study/material/schema.ts';
import type { App } from '../../app.ts';
import { AppError, notFound, oneRow } from '../../base/errors.ts';
import { cards, cases, classes, classSessions, drillDays, reviews } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { wordsOf } from '../cards/service.ts';
import { lockMaterial, type MaterialRow } from '../materials/service.ts';
import { getDrillSettings, retentionFor } from './settings.ts';

type Card = typeof cards.$inferSelect;
type Review = typeof reviews.$inferSelect;

export async function postReview(app: App, user: SignedIn, draft: ReviewDraft): Promise<Reviewed> {
  const reviewedAt = new Date(draft.reviewedAt);
  const reviewedOn = draft.reviewedOn ?? draft.reviewedAt.slice(0, 10);
  requirePlausible(app, reviewedAt, reviewedOn);
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    // Locked: a set that is made again in this moment would match its cards without this one.
    const set = await lockMaterial(within, user, draft.questionSetId, 'questions');
    const question = findQuestion(set, draft);
    const points = pointsOf(question);
    const said = points.filter(({ id }) => draft.points.includes(id)).length;
    const rating = draft.rating ?? ratingOf(said, points.length);
    const card = await lockCard(within, set, question, { rating, reviewedOn });
    const [review] = await db
      .insert(reviews)
      .values({
        userId: user.userId,
        cardId: card.id,
        rating,
        sureness: draft.sureness ?? null,
        points: points.length,
        said,
        answer: draft.answer || null,
        elapsedMs: draft.elapsedMs,
        reviewedAt,
        reviewedOn,
        createdAt: app.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!review) return toReviewed(card, { rating, isNew: false });
    const place = await findPlace(within, set.caseId);
    await countReview(within, place.classId, review);
    const now = await refold(within, user, { card, question, examOn: place.examOn });
    return toReviewed(now, { rating, isNew: true });
  });
}

/** The last one of its question, as long as the words are there. */
export async function undoReview(
  app: App,
  user: SignedIn,
  { questionSetId, itemId, reviewedAt }: { questionSetId: number; itemId: string; reviewedAt: string },
): Promise<undefined> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const set = await lockMaterial(within, user, questionSetId, 'questions');
    const question = findQuestion(set, { itemId });
    const ofQuestion = and(eq(cards.materialId, set.id), eq(cards.words, wordsOf(question)));
    const card = oneRow(await db.select().from(cards).where(ofQuestion).for('update'));
    const [last, ...before] = await db
      .select()
      .from(reviews)
      .where(eq(reviews.cardId, card.id))
      .orderBy(desc(reviews.reviewedAt));
    if (!last || last.reviewedAt.getTime() !== new Date(reviewedAt).getTime()) throw notFound();
    await db.delete(reviews).where(eq(reviews.id, last.id));
    const place = await findPlace(within, set.caseId);
    await countReview(within, place.classId, last, -1);
    if (before.length > 0) await refold(within, user, { card, question, examOn: place.examOn });
    else await db.delete(cards).where(eq(cards.id, card.id));
  });
}

const dayMs = 24 * 60 * 60 * 1000;

/** A device's clock may be wrong; a review from next week would hide the question until then. */
function requirePlausible(app: App, reviewedAt: Date, reviewedOn: string): void {
  const isAhead = reviewedAt.getTime() > app.now().getTime() + dayMs;
  const isAnotherDay = Math.abs(daysBetween(reviewedAt.toISOString().slice(0, 10), reviewedOn)) > 1;
  if (!isAhead && !isAnotherDay) return;
  throw new AppError('invalid_request', { message: 'This device’s clock seems to be wrong.' });
}

/** By its words where they are told: under the same id there may be another question by now. */
export function findQuestion(
  { content }: MaterialRow,
  { itemId, question }: Pick<ReviewDraft, 'itemId' | 'question'>,
): Question {
  const { questions } = content as QuestionSetContent; // Stored as the schema of question sets has it.
  const named = questions.find(({ id }) => id === itemId);
  if (question === undefined || named?.question === question) {
    if (!named) throw notFound();
    return named;
  }
  const words = wordsOf({ question });
  const found = questions.find((each) => each.question === question || wordsOf(each) === words);
  if (!found) throw notFound();
  return found;
}

/** The question's card, made where there is none; nobody else folds it until the transaction ends. */
export async function lockCard(
  { db, now }: App,
  set: MaterialRow,
  question: Question,
  first: { rating: Rating; reviewedOn: string },
): Promise<Card> {
  const words = wordsOf(question);
  await db
    .insert(cards)
    .values({
      userId: set.userId,
      caseId: set.caseId,
      materialId: set.id,
      itemId: question.id,
      words,
      // Folded from its reviews before anybody sees it.
      stability: 0,
      difficulty: 0,
      reps: 0,
      lapses: 0,
      lastReviewedOn: first.reviewedOn,
      lastRating: first.rating,
      isSureMiss: false,
      createdAt: now(),
    })
    .onConflictDoNothing();
  return oneRow(
    await db
      .select()
      .from(cards)
      .where(and(eq(cards.materialId, set.id), eq(cards.words, words)))
      .for('update'),
  );
}

async function findPlace({ db }: App, caseId: number) {
  return oneRow(
    await db
      .select({ classId: classes.id, examOn: classes.examOn })
      .from(cases)
      .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
      .innerJoin(classes, eq(classes.id, classSessions.classId))
      .where(eq(cases.id, caseId)),
  );
}

const surenesses = [1, 2, 3];

/** `by` is -1 for one that is taken back. */
async function countReview({ db }: App, classId: number, review: Review, by: 1 | -1 = 1): Promise<void> {
  const { userId, reviewedOn: day, rating, sureness } = review;
  const elapsedMs = review.elapsedMs * by;
  const right = isRight(rating) ? by : 0;
  const times = surenesses.map((each) => (each === sureness ? by : 0));
  const rightTimes = times.map((each) => Math.abs(each) * right);
  const sum = (column: SQLWrapper, added: number[]) =>
    sql`array[${sql.join(
      added.map((more, index) => sql`${column}[${sql.raw(String(index + 1))}] + (${sql.raw(String(more))})`),
      sql`, `,
    )}]`;
  await db
    .insert(drillDays)
    .values({
      userId,
      classId,
      day,
      answers: by,
      rightAnswers: right,
      elapsedMs,
      sureness: times,
      rightBySureness: rightTimes,
    })
    .onConflictDoUpdate({
      target: [drillDays.userId, drillDays.day, drillDays.classId],
      set: {
        answers: sql`${drillDays.answers} + ${by}`,
        rightAnswers: sql`${drillDays.rightAnswers} + ${right}`,
        elapsedMs: sql`${drillDays.elapsedMs} + ${elapsedMs}`,
        sureness: sum(drillDays.sureness, times),
        rightBySureness: sum(drillDays.rightBySureness, rightTimes),
      },
    });
}

type Folding = { card: Card; question: Question; examOn: string | null };

/** From every review, in the order of their own clocks: what arrived late changes what came after it. */
async function refold(app: App, user: SignedIn, { card, question, examOn }: Folding): Promise<Card> {
  const rows = await app.db
    .select()
    .from(reviews)
    .where(eq(reviews.cardId, card.id))
    .orderBy(asc(reviews.reviewedAt));
  const settings = await getDrillSettings(app, user);
  const memory = remember(rows, retentionFor(settings, examOn));
  if (!memory) throw new Error('A review was kept and is not there');
  const isAsBefore = memory.reps === card.reps && memory.stability === card.stability;
  const due = isLasting(question.kind)
    ? isAsBefore && card.dueOn !== null
      ? card.dueOn
      : await spreadDay(app, card, memory, settings.easyDays)
    : null;
  const learnedAt = rows.find(({ rating }) => isRight(rating))?.reviewedAt ?? null;
  return oneRow(
    await app.db
      .update(cards)
      .set({
        itemId: question.id,
        stability: memory.stability,
        difficulty: memory.difficulty,
        reps: memory.reps,
        lapses: memory.lapses,
        lastReviewedOn: memory.lastReviewedOn,
        lastRating: rows.at(-1)?.rating ?? memory.lastRating,
        learnedAt,
        isSureMiss: isSureMiss(rows),
        dueOn: due,
      })
      .where(eq(cards.id, card.id))
      .returning(),
  );
}

/** The highest of the three degrees of sureness. */
const sure = 3;

/** Since she last had it right. */
function isSureMiss(rows: readonly Review[]): boolean {
  const since = rows.findLastIndex(({ rating }) => isRight(rating)) + 1;
  return rows.slice(since).some(({ rating, sureness }) => rating === 'again' && sureness === sure);
}

async function spreadDay({ db }: App, card: Card, memory: Memory, easyDays: readonly number[]) {
  const { userId, caseId, id } = card;
  const today = memory.lastReviewedOn;
  const { first, last } = spread(memory);
  const among = (from: number, to: number) =>
    and(
      ne(cards.id, id),
      isNotNull(cards.itemId),
      gte(cards.dueOn, addDays(today, from)),
      lte(cards.dueOn, addDays(today, to)),
    );
  const loads = await db
    .select({ day: cards.dueOn, due: sql<number>`count(*)::integer` })
    .from(cards)
    .where(and(eq(cards.userId, userId), among(first, last)))
    .groupBy(cards.dueOn);
  const siblings = await db
    .select({ day: cards.dueOn })
    .from(cards)
    .where(and(eq(cards.caseId, caseId), among(first - siblingDays, last + siblingDays)));
  return chooseDay({
    today,
    intervalDays: memory.intervalDays,
    elapsedDays: memory.elapsedDays,
    dueOn: new Map(loads.flatMap(({ day, due }) => (day === null ? [] : [[day, due] as const]))),
    siblings: siblings.flatMap(({ day }) => (day === null ? [] : [day])),
    easyDays,
    seed: `${id} ${memory.reps}`,
  });
}

const toReviewed = (
  { dueOn, learnedAt }: Card,
  { rating, isNew }: { rating: Rating; isNew: boolean },
): Reviewed => ({ rating, dueOn, isLearned: learnedAt !== null, isNew });
