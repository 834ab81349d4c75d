/** Questions to the text of a case: answered from its passages, or not at all. */
import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Opinion } from '../../../opinion/opinion.ts';
import type { Ask, AskEvent, askText } from '../../../shared/asking.ts';
import { passagesFor, prepareToAsk } from '../../../study/composing/passages-for.ts';
import { answerFrom } from '../../../study/model/asking/answer.ts';
import { openSources } from '../../../study/model/sources/opinion-sources.ts';
import type { App } from '../../app.ts';
import { AppError, notFound, oneRow } from '../../base/errors.ts';
import { fenceOf } from '../../base/fence.ts';
import { asks } from '../../db/tables.ts';
import type { Engine } from '../../outside/models.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { findOpinion, getCase } from '../cases/service.ts';
import { meterModel, meterReader } from '../making/service.ts';
import { storeRunning } from './ask-row.ts';
import { stateAfter } from './attempts.ts';
import { modelAsksLeft } from './daily.ts';
import { failureIn } from './failures.ts';
import { type AskRun, isLost, openRuns } from './runs.ts';

type Row = typeof asks.$inferSelect;
type AskRequest = z.infer<(typeof askText)['request']>;
type ById = { id: number };

const mostListed = 50;

export async function listAsks(app: App, user: SignedIn, { id }: ById) {
  const { tier } = await getCase(app, user, { id });
  // While she writes her question. What fails here fails again when she asks, and is told then.
  if (app.models[tier] === 'extractive') void prepare(app, id).catch(() => undefined);
  const rows = await app.db
    .select()
    .from(asks)
    .where(and(eq(asks.caseId, id), eq(asks.userId, user.userId), eq(asks.kind, 'text')))
    .orderBy(desc(asks.id))
    .limit(mostListed);
  return {
    items: rows.map((row) => toAsk(row, app.now())),
    modelAsksLeft: await modelAsksLeft(app, user.userId, app.models[tier]),
  };
}

async function prepare(app: App, id: number): Promise<void> {
  const opinion = await findOpinion(app, id);
  if (opinion) await prepareToAsk(app, opinion);
}

const noText = () =>
  new AppError('not_possible_now', {
    message: 'There’s no text to ask about: it’s still being read, or was deleted.',
  });

/** Not for another's case: who asks that learns nothing, and spends nothing. */
export async function requireText(app: App, user: SignedIn, { id }: ById): Promise<void> {
  await getCase(app, user, { id });
  if (!(await findOpinion(app, id))) throw noText();
  await app.rateLimits.spend('asksPerUser', user.userId);
}

/** Answers the id of its row; `beginAsk` begins the answer. */
export async function storeAsk(app: App, user: SignedIn, asked: AskRequest): Promise<number> {
  const { tier } = await getCase(app, user, asked);
  const engine = asked.engine ?? app.models[tier];
  return storeRunning(app, engine, {
    userId: user.userId,
    caseId: asked.id,
    kind: 'text',
    question: asked.question,
    selection: asked.selection ?? null,
  });
}

const runs = openRuns<AskEvent>('ask');

/** Begins the answer, or finds it where it runs here already; it goes on even if nobody listens. */
export async function beginAsk(app: App, user: SignedIn, id: number): Promise<AskRun<AskEvent>> {
  const mine = and(eq(asks.id, id), eq(asks.userId, user.userId));
  const row = oneRow(await app.db.select().from(asks).where(mine));
  const opinion = await findOpinion(app, row.caseId);
  const { tier } = await getCase(app, user, { id: row.caseId });
  const engine = row.engine === 'extractive' ? 'extractive' : app.models[tier];
  return runs.begin(app, id, async (tell, signal) => {
    tell({ type: 'ask', id });
    if (row.state === 'running') {
      const settled = !opinion
        ? { state: 'failed' as const }
        : engine === 'extractive'
          ? await answerEmbedded({ app, opinion, row, signal, tell })
          : await answerByModel({ app, opinion, row, engine, signal, tell });
      await settle(app, id, settled);
    }
    tell({ type: 'done', ask: await getAsk(app, user, id) });
  });
}

type Settled = Partial<Pick<Row, 'state' | 'passages' | 'statements' | 'failureCode'>>;
type Tell = (event: AskEvent) => void;

type Embedded = Omit<Answering, 'engine'>;

async function answerEmbedded({ app, opinion, row, signal, tell }: Embedded): Promise<Settled> {
  const asked = { question: row.question, selection: row.selection ?? undefined };
  const passages = await passagesFor(app, opinion, asked, signal);
  for (const pinpoints of passages) tell({ type: 'passage', pinpoints });
  if (passages.length === 0) tell({ type: 'not_in_this_excerpt' });
  return { state: 'done', passages };
}

type Answering = {
  app: App;
  opinion: Opinion;
  row: Row;
  engine: Exclude<Engine, 'extractive'>;
  signal: AbortSignal;
  tell: Tell;
};

async function answerByModel({ app, opinion, row, engine, signal, tell }: Answering): Promise<Settled> {
  const { model } = meterModel(app, { caseId: row.caseId, kind: 'answer' }, engine);
  const { model: verifier } = meterReader(app, { caseId: row.caseId, kind: 'answer' }, engine);
  try {
    const { items } = await answerFrom({
      sources: openSources(opinion, { signal, fence: fenceOf(row.caseId) }),
      asked: { question: row.question, selection: row.selection ?? undefined },
      model,
      verifier,
      isReadAgain: app.config.models.isReadAgain,
      signal,
      onText: (text) => tell({ type: 'text', text }),
      onChecking: () => tell({ type: 'checking' }),
    });
    for (const statement of items) tell({ type: 'statement', statement });
    const passages = items.map(({ pinpoints }) => pinpoints);
    for (const pinpoints of passages) tell({ type: 'passage', pinpoints });
    if (items.length === 0) tell({ type: 'not_in_this_excerpt' });
    return { state: 'done', statements: items, passages };
  } catch (error) {
    return stateAfter(app, error, { ask: row.id });
  }
}

async function settle({ db }: App, id: number, settled: Settled): Promise<void> {
  await db
    .update(asks)
    .set(settled)
    .where(and(eq(asks.id, id), eq(asks.state, 'running')));
}

async function getAsk({ db, now }: App, { userId }: SignedIn, id: number): Promise<Ask> {
  const mine = and(eq(asks.id, id), eq(asks.userId, userId));
  return toAsk(oneRow(await db.select().from(asks).where(mine)), now());
}

export async function cancelAsk(
  app: App,
  user: SignedIn,
  { id, askId }: ById & { askId: number },
): Promise<Ask> {
  await getCase(app, user, { id });
  const mine = and(eq(asks.id, askId), eq(asks.userId, user.userId), eq(asks.caseId, id));
  const [row] = await app.db.select({ id: asks.id }).from(asks).where(mine);
  if (!row) throw notFound();
  await settle(app, askId, { state: 'cancelled', failureCode: 'aborted' });
  await app.notices.tell(app.db, { about: 'cancel', what: 'ask', id: askId });
  return getAsk(app, user, askId);
}

function toAsk(row: Row, now: Date): Ask {
  const { id, question, selection, engine, passages, statements, failureCode, createdAt } = row;
  const state = isLost(row, now) ? 'failed' : row.state;
  return {
    id,
    question,
    selection,
    state,
    engine,
    passages,
    statements,
    notInThisExcerpt: state === 'done' && passages.length === 0 && statements.length === 0,
    failure: failureIn(state, failureCode),
    createdAt: createdAt.toISOString(),
  };
}
