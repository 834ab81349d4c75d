/** Graded attempts: what a student answered, held against the professor's answer point by point. */
import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Attempt, AttemptEvent, makeAttempt } from '../../../shared/asking.ts';
import { ownQuote } from '../../../study/material/own-quote.ts';
import { type GradedPoint, type Point, pointsOf, tickedPoints } from '../../../study/material/points.ts';
import type { Question, QuestionSetContent } from '../../../study/material/schema.ts';
import { bearsOn, gradeAnswer } from '../../../study/model/asking/grade.ts';
import { type Model, ModelError, type ModelErrorCode } from '../../../study/model/model.ts';
import type { App } from '../../app.ts';
import { AppError, notFound, oneRow } from '../../base/errors.ts';
import { attempts } from '../../db/tables.ts';
import type { Engine } from '../../outside/models.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { findOpinion } from '../cases/service.ts';
import { meterModel } from '../making/service.ts';
import { findQuestionSet, type MaterialRow } from '../materials/service.ts';
import { engineName } from '../subscription/service.ts';
import { modelAsksLeft, requireAskLeft } from './daily.ts';
import { failureIn } from './failures.ts';
import { type AskRun, isLost, openRuns } from './runs.ts';

type Row = typeof attempts.$inferSelect;
type AttemptRequest = z.infer<(typeof makeAttempt)['request']>;
type ById = { id: number };

const mostListed = 100;

/** Not for another's set: who asks for that learns nothing, and spends nothing. */
export async function requireAskPace(app: App, user: SignedIn, { id }: ById): Promise<void> {
  await findQuestionSet(app, user, id);
  await app.rateLimits.spend('asksPerUser', user.userId);
}

export async function listAttempts(app: App, user: SignedIn, { id }: ById) {
  const set = await findQuestionSet(app, user, id);
  const rows = await app.db
    .select()
    .from(attempts)
    .where(and(eq(attempts.materialId, id), eq(attempts.userId, user.userId)))
    .orderBy(desc(attempts.id))
    .limit(mostListed);
  const asked = new Set(questionsIn(set).map(({ id: itemId, question }) => `${itemId} ${question}`));
  const engine = app.models[set.tier];
  return {
    // If the question was remade since, nothing is shown beside it.
    items: rows
      .filter(({ itemId, question }) => asked.has(`${itemId} ${question}`))
      .map((row) => toAttempt(row, app.now())),
    modelAsksLeft: await modelAsksLeft(app, user.userId, engine),
  };
}

// Stored as the schema of question sets has it.
const questionsIn = ({ content }: MaterialRow) => (content as QuestionSetContent).questions;

/** Stores it, graded where no model has to be asked; a model's grading is begun by `gradeByModel`. */
export async function storeAttempt(app: App, user: SignedIn, asked: AttemptRequest): Promise<number> {
  const set = await findQuestionSet(app, user, asked.id);
  const question = questionsIn(set).find(({ id }) => id === asked.itemId);
  if (!question) throw notFound();
  const engine = asked.points || asked.graded ? 'extractive' : (asked.engine ?? app.models[set.tier]);
  await requireAskLeft(app, user.userId, engine);
  const points = pointsOf(question);
  const graded = asked.graded
    ? byBrowser(points, asked.graded.points, asked.answer, question.question)
    : tickedPoints(points, asked.points ?? []);
  const [row] = await app.db
    .insert(attempts)
    .values({
      userId: user.userId,
      materialId: set.id,
      itemId: question.id,
      question: question.question,
      answer: asked.answer,
      sureness: asked.sureness ?? null,
      state: engine === 'extractive' ? 'done' : 'running',
      gradedBy: asked.graded ? 'browser' : engine === 'extractive' ? 'self' : 'model',
      engine: asked.graded ? 'browser' : engineName(engine),
      points: engine === 'extractive' ? graded : [],
      followUp: (asked.graded?.followUp || question.followUps[0]) ?? null,
      createdAt: app.now(),
    })
    .returning({ id: attempts.id });
  if (!row) throw new Error('An attempt was not stored');
  return row.id;
}

/** The browser's word is taken no further than the server's own: a verdict without her words is none. */
function byBrowser(
  points: readonly Point[],
  graded: readonly GradedPoint[],
  answer: string,
  question: string,
): GradedPoint[] {
  return points.map(({ id, text }) => {
    const found = graded.find(({ itemId }) => itemId === id);
    const quote = found && found.verdict !== 'missed' ? ownQuote(answer, found.quote ?? '') : undefined;
    return found && quote !== undefined && bearsOn(quote, text, question)
      ? { itemId: id, verdict: found.verdict, quote }
      : { itemId: id, verdict: 'missed' };
  });
}

const runs = openRuns<AttemptEvent>('attempt');

/** Begins the grading, or finds it where it runs here already; undefined where there is nothing to wait for. */
export async function gradeByModel(
  app: App,
  user: SignedIn,
  attemptId: number,
): Promise<AskRun<AttemptEvent> | undefined> {
  const row = await ownedAttempt(app, user, attemptId);
  if (row.state !== 'running') return undefined;
  const set = await findQuestionSet(app, user, row.materialId);
  const question = questionsIn(set).find(({ id }) => id === row.itemId);
  const engine = app.models[set.tier];
  return runs.begin(app, attemptId, async (tell, signal) => {
    tell({ type: 'attempt', id: attemptId });
    const settled = question
      ? await grade({ app, set, row, question, engine, signal, tell })
      : { state: 'failed' as const, failureCode: 'aborted' };
    await settle(app, attemptId, settled);
    tell({ type: 'done', attempt: await getAttempt(app, user, attemptId) });
  });
}

type Grading = {
  app: App;
  set: MaterialRow;
  row: Row;
  question: Question;
  engine: Engine;
  signal: AbortSignal;
  tell: (event: AttemptEvent) => void;
};

type Settled = Partial<Pick<Row, 'state' | 'points' | 'followUp' | 'failureCode' | 'gradedBy' | 'engine'>>;

async function grade({ app, set, row, question, engine, signal, tell }: Grading): Promise<Settled> {
  // The operator went back to the embedded engine meanwhile: she ticks herself.
  if (engine === 'extractive')
    return { state: 'done', gradedBy: 'self', engine, points: tickedPoints(pointsOf(question), []) };
  const opinion = await findOpinion(app, set.caseId);
  const { model } = meterModel(app, { caseId: set.caseId, kind: 'grading' }, engine as Model);
  try {
    const { points, followUp } = await gradeAnswer({
      question,
      answer: row.answer,
      opinion,
      model,
      signal,
      onPoint: (point) => tell({ type: 'point', point }),
    });
    return { state: 'done', points, followUp: followUp ?? null };
  } catch (error) {
    return stateAfter(app, error, { attempt: row.id });
  }
}

/** Throws what no model caused. */
export function stateAfter(
  app: App,
  error: unknown,
  what: object,
): { state: 'failed' | 'cancelled'; failureCode: ModelErrorCode } {
  if (!(error instanceof ModelError)) throw error;
  const isCancelled = error.code === 'aborted' && !app.closing.aborted;
  if (!isCancelled)
    app.log.warn({ ...what, code: error.code, reason: error.reason }, 'A language model failed');
  return { state: isCancelled ? 'cancelled' : 'failed', failureCode: error.code };
}

async function settle({ db }: App, id: number, settled: Settled): Promise<void> {
  await db
    .update(attempts)
    .set(settled)
    .where(and(eq(attempts.id, id), eq(attempts.state, 'running')));
}

async function ownedAttempt(
  { db }: App,
  { userId }: SignedIn,
  id: number,
  materialId?: number,
): Promise<Row> {
  const mine = and(eq(attempts.id, id), eq(attempts.userId, userId));
  const where = materialId === undefined ? mine : and(mine, eq(attempts.materialId, materialId));
  return oneRow(await db.select().from(attempts).where(where));
}

export async function getAttempt(app: App, user: SignedIn, id: number): Promise<Attempt> {
  return toAttempt(await ownedAttempt(app, user, id), app.now());
}

type OfAttempt = ById & { attemptId: number };

/** Only where she grades herself: what a model found she does not change into praise. */
export async function tickPoints(
  app: App,
  user: SignedIn,
  { id, attemptId, points }: OfAttempt & { points: string[] },
): Promise<Attempt> {
  const set = await findQuestionSet(app, user, id);
  const row = await ownedAttempt(app, user, attemptId, id);
  if (row.state === 'running' || (row.gradedBy !== 'self' && row.state === 'done'))
    throw new AppError('not_possible_now', { message: 'This answer has already been graded.' });
  const question = questionsIn(set).find((each) => each.id === row.itemId && each.question === row.question);
  if (!question) throw notFound();
  await app.db
    .update(attempts)
    .set({
      points: tickedPoints(pointsOf(question), points),
      state: 'done',
      gradedBy: 'self',
      engine: 'extractive',
      failureCode: null,
    })
    .where(and(eq(attempts.id, attemptId), eq(attempts.userId, user.userId)));
  return getAttempt(app, user, attemptId);
}

export async function cancelAttempt(
  app: App,
  user: SignedIn,
  { id, attemptId }: OfAttempt,
): Promise<Attempt> {
  await findQuestionSet(app, user, id);
  await ownedAttempt(app, user, attemptId, id);
  await settle(app, attemptId, { state: 'cancelled', failureCode: 'aborted' });
  await app.notices.tell(app.db, { about: 'cancel', what: 'attempt', id: attemptId });
  return getAttempt(app, user, attemptId);
}

function toAttempt(row: Row, now: Date): Attempt {
  const { id, itemId, answer, sureness, gradedBy, engine, points, followUp, createdAt } = row;
  const state = isLost(row, now) ? 'failed' : row.state;
  return {
    id,
    itemId,
    answer,
    sureness,
    state,
    gradedBy,
    engine,
    points,
    ...(followUp && state === 'done' ? { followUp } : {}),
    failure: failureIn(state, row.failureCode),
    createdAt: createdAt.toISOString(),
  };
}
