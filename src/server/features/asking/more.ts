/** One more question in a set: the next of the embedded engine, or one that a language model writes. */
import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Opinion } from '../../../opinion/opinion.ts';
import type { askForMore, More, MoreEvent } from '../../../shared/asking.ts';
import { renamed, withQuestion } from '../../../study/asking/more.ts';
import {
  type Question,
  type QuestionSetContent,
  questionSetContentSchema,
} from '../../../study/material/schema.ts';
import { writeQuestion } from '../../../study/model/asking/more.ts';
import { openSources } from '../../../study/model/sources/opinion-sources.ts';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../base/errors.ts';
import { fenceOf } from '../../base/fence.ts';
import { asks } from '../../db/tables.ts';
import type { Engine } from '../../outside/models.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { findOpinion, placeOfCase } from '../cases/service.ts';
import { meterModel, meterReader } from '../making/service.ts';
import {
  findQuestionSet,
  keepVersion,
  lockMaterial,
  type MaterialRow,
  replaceContent,
} from '../materials/service.ts';
import { recordEvent } from '../news/service.ts';
import { storeRunning } from './ask-row.ts';
import { stateAfter } from './attempts.ts';
import { failureIn, noFurther } from './failures.ts';
import { type AskRun, isLost, openRuns } from './runs.ts';

type Row = typeof asks.$inferSelect;
type MoreRequest = z.infer<(typeof askForMore)['request']>;
type ById = { id: number };
type OfMore = ById & { moreId: number };

const mostQuestions = 60;
const mostListed = 10;

const refuse = (message: string) => new AppError('not_possible_now', { message });

// Stored as the schema of question sets has it.
const questionsIn = ({ content }: Pick<MaterialRow, 'content'>) => (content as QuestionSetContent).questions;

/** Not for another's set: who asks for that learns nothing, and spends nothing. */
export async function requireMore(app: App, user: SignedIn, { id }: ById): Promise<void> {
  const set = await findQuestionSet(app, user, id);
  if (!(await findOpinion(app, set.caseId)))
    throw refuse('The text was deleted, so there’s nothing to ask about.');
  if (set.remake === 'running')
    throw refuse('These questions are being regenerated. Wait until they’re done.');
  if (questionsIn(set).length >= mostQuestions)
    throw refuse(`A set holds ${mostQuestions} questions at most.`);
  await app.rateLimits.spend('asksPerUser', user.userId);
}

/** Answers the id of its row; `beginMore` begins the question. */
export async function storeMore(app: App, user: SignedIn, asked: MoreRequest): Promise<number> {
  const { caseId, tier } = await findQuestionSet(app, user, asked.id);
  const engine = asked.engine ?? app.models[tier];
  const { kind, difficulty } = asked;
  return storeRunning(app, engine, {
    userId: user.userId,
    caseId,
    kind: 'more',
    question: [kind, difficulty].filter(Boolean).join(', '),
    wanted: { ...(kind ? { kind } : {}), ...(difficulty ? { difficulty } : {}) },
  });
}

const runs = openRuns<MoreEvent>('ask');

/** Begins the question, or finds it where it runs here already; it goes on even if nobody listens. */
export async function beginMore(app: App, user: SignedIn, asked: OfMore): Promise<AskRun<MoreEvent>> {
  const id = asked.moreId;
  const set = await findQuestionSet(app, user, asked.id);
  const row = await ownedRow(app, user, id, set.caseId);
  return runs.begin(app, id, async (tell, signal) => {
    tell({ type: 'more', id });
    if (row.state === 'running') await make({ app, user, row, set, signal, tell });
    tell({ type: 'done', more: await getMore(app, user, asked) });
  });
}

type Making = {
  app: App;
  user: SignedIn;
  row: Row;
  set: MaterialRow;
  signal: AbortSignal;
  tell: (event: MoreEvent) => void;
};

/** Leaves the row done with a question in the set, or ended without one. */
async function make({ app, user, row, set, signal, tell }: Making): Promise<void> {
  const opinion = await findOpinion(app, row.caseId);
  // The text was deleted since.
  if (!opinion) return settle(app, row.id, { state: 'failed', failureCode: noFurther });
  const engine = row.engine === 'extractive' ? 'extractive' : app.models[set.tier];
  try {
    const made =
      engine === 'extractive'
        ? await app.composer.compose(
            'question',
            await app.encoder.read(opinion, { signal }),
            { present: questionsIn(set), wanted: row.wanted ?? {} },
            signal,
          )
        : await writeByModel({ app, row, set, opinion, engine, signal, tell });
    if (made) await addToSet(app, user, { row, set, made });
    else await settle(app, row.id, { state: 'failed', failureCode: noFurther });
  } catch (error) {
    await settle(app, row.id, stateAfter(app, error, { more: row.id }));
  }
}

type Writing = Omit<Making, 'user'> & {
  opinion: Opinion;
  engine: Exclude<Engine, 'extractive'>;
};

function writeByModel({ app, row, set, opinion, engine, signal, tell }: Writing): Promise<Question> {
  const { model } = meterModel(app, { caseId: row.caseId, kind: 'more' }, engine);
  const { model: verifier } = meterReader(app, { caseId: row.caseId, kind: 'more' }, engine);
  return writeQuestion({
    sources: openSources(opinion, { signal, fence: fenceOf(row.caseId) }),
    present: questionsIn(set),
    wanted: row.wanted ?? {},
    id: 'more-0',
    model,
    verifier,
    isReadAgain: app.config.models.isReadAgain,
    signal,
    onText: (text) => tell({ type: 'text', text }),
  });
}

/** The present set stays as a version; what was changed in it meanwhile stays too. What she cancelled is not added. */
async function addToSet(
  app: App,
  user: SignedIn,
  { row, set, made }: { row: Row; set: MaterialRow; made: Question },
): Promise<void> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const present = await lockMaterial(within, user, set.id, 'questions');
    const question = renamed(made, questionsIn(present));
    const settled = await db
      .update(asks)
      .set({ state: 'done', itemId: question.id })
      .where(running(row.id))
      .returning({ id: asks.id });
    if (settled.length === 0) return;
    const content = questionSetContentSchema.parse({
      questions: withQuestion(questionsIn(present), question),
    });
    await keepVersion(within, present);
    await replaceContent(within, present, {
      content,
      edited: present.edited,
      itemCount: content.questions.length,
    });
    const { caseId } = present;
    const place = await placeOfCase(within, caseId);
    if (place) await recordEvent(within, place, { type: 'changed', caseId, kind: 'questions' });
  });
}

const running = (id: number) => and(eq(asks.id, id), eq(asks.state, 'running'));

async function settle(
  { db }: App,
  id: number,
  settled: Partial<Pick<Row, 'state' | 'failureCode'>>,
): Promise<void> {
  await db.update(asks).set(settled).where(running(id));
}

async function ownedRow({ db }: App, { userId }: SignedIn, id: number, caseId: number): Promise<Row> {
  const mine = and(eq(asks.id, id), eq(asks.userId, userId));
  const [row] = await db
    .select()
    .from(asks)
    .where(and(mine, eq(asks.caseId, caseId), eq(asks.kind, 'more')));
  if (!row) throw notFound();
  return row;
}

/** For who waits for the question alone. Throws where none came, with the reason. */
export async function whatCameOf(app: App, user: SignedIn, asked: OfMore): Promise<Question> {
  const { question, failure } = await getMore(app, user, asked);
  if (question) return question;
  throw refuse(failure?.message ?? 'You stopped this question, so none was added.');
}

export async function listMore(app: App, user: SignedIn, { id }: ById): Promise<{ items: More[] }> {
  const set = await findQuestionSet(app, user, id);
  const rows = await app.db
    .select()
    .from(asks)
    .where(and(eq(asks.caseId, set.caseId), eq(asks.userId, user.userId), eq(asks.kind, 'more')))
    .orderBy(desc(asks.id))
    .limit(mostListed);
  return { items: rows.map((row) => moreOf(row, set, app.now())) };
}

export async function cancelMore(app: App, user: SignedIn, asked: OfMore): Promise<More> {
  const { id: moreId } = await getMore(app, user, asked);
  await settle(app, moreId, { state: 'cancelled', failureCode: 'aborted' });
  await app.notices.tell(app.db, { about: 'cancel', what: 'ask', id: moreId });
  return getMore(app, user, asked);
}

async function getMore(app: App, user: SignedIn, { id, moreId }: OfMore): Promise<More> {
  const set = await findQuestionSet(app, user, id);
  return moreOf(await ownedRow(app, user, moreId, set.caseId), set, app.now());
}

function moreOf(row: Row, set: MaterialRow, now: Date): More {
  const { id, wanted, itemId, failureCode, createdAt } = row;
  const state = isLost(row, now) ? 'failed' : row.state;
  return {
    id,
    kind: wanted?.kind ?? null,
    difficulty: wanted?.difficulty ?? null,
    state,
    question: questionsIn(set).find((each) => each.id === itemId) ?? null,
    failure: failureIn(state, failureCode),
    createdAt: createdAt.toISOString(),
  };
}
