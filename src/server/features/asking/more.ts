/** One more question in a set: the next of the embedded engine, or one that a language model writes. */
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Opinion } from '../../../opinion/opinion.ts';
import type { askForMore as endpoint } from '../../../shared/asking.ts';
import { nextQuestion, renamed, withQuestion } from '../../../study/asking/more.ts';
import {
  type Question,
  type QuestionSetContent,
  questionSetContentSchema,
} from '../../../study/material/schema.ts';
import { writeQuestion } from '../../../study/model/asking/more.ts';
import type { ModelError } from '../../../study/model/model.ts';
import { prepareReading } from '../../../study/model/reading/opinion-reading.ts';
import type { App } from '../../app.ts';
import { AppError, oneRow } from '../../base/errors.ts';
import { asks } from '../../db/tables.ts';
import type { Engine } from '../../outside/models.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { findOpinion, placeOfCase, recordEvent } from '../cases/service.ts';
import {
  findQuestionSet,
  keepVersion,
  lockMaterial,
  type MaterialRow,
  meterModel,
  replaceContent,
} from '../materials/service.ts';
import { engineName } from '../subscription/service.ts';
import { stateAfter } from './attempts.ts';
import { requireAskLeft } from './daily.ts';
import { failureIn } from './failures.ts';

type Asked = z.infer<(typeof endpoint)['request']>;

const mostQuestions = 60;

/** Finds or writes it, while nothing is held. Who leaves before it is written gets none: `signal` aborts then. */
export async function prepareMore(
  app: App,
  user: SignedIn,
  asked: Asked,
  signal: AbortSignal,
): Promise<Question> {
  const set = await findQuestionSet(app, user, asked.id);
  const opinion = await findOpinion(app, set.caseId);
  if (!opinion) throw refuse('There is no text to ask from: it was deleted.');
  if (set.remake === 'running')
    throw refuse('These questions are being made again. Wait until they are done.');
  if (questionsIn(set).length >= mostQuestions)
    throw refuse(`A set holds ${mostQuestions} questions at most.`);
  await app.rateLimits.spend('asksPerUser', user.userId);
  const engine = asked.engine ?? app.models[set.tier];
  const made =
    engine === 'extractive'
      ? nextQuestion(opinion, questionsIn(set), asked)
      : await writeByModel({ app, user, set, opinion, engine, asked, signal });
  if (!made) throw refuse('This opinion gives rise to no further question of that sort.');
  return made;
}

const refuse = (message: string) => new AppError('not_possible_now', { message });

// Stored as the schema of question sets has it.
const questionsIn = ({ content }: MaterialRow) => (content as QuestionSetContent).questions;

type Writing = {
  app: App;
  user: SignedIn;
  set: MaterialRow;
  opinion: Opinion;
  engine: Exclude<Engine, 'extractive'>;
  asked: Asked;
  signal: AbortSignal;
};

async function writeByModel({ app, user, set, opinion, engine, asked, signal }: Writing): Promise<Question> {
  const askId = await countAsk(app, user, set, engine, asked);
  const { model } = meterModel(app, { caseId: set.caseId, kind: 'more' }, engine);
  const both = AbortSignal.any([signal, app.closing]);
  try {
    const question = await writeQuestion({
      reading: prepareReading(opinion, { signal: both }),
      present: questionsIn(set),
      wanted: asked,
      id: 'more-0',
      model,
      signal: both,
    });
    await app.db.update(asks).set({ state: 'done' }).where(eq(asks.id, askId));
    return question;
  } catch (error) {
    const settled = stateAfter(app, error, { more: set.id });
    await app.db.update(asks).set(settled).where(eq(asks.id, askId));
    const message = failureIn('failed', settled.failureCode)?.message;
    throw new AppError('not_possible_now', { ...(message ? { message } : {}), cause: error as ModelError });
  }
}

async function countAsk(
  app: App,
  { userId }: SignedIn,
  { caseId }: MaterialRow,
  engine: Engine,
  { kind, difficulty }: Asked,
) {
  return app.db.transaction(async (db) => {
    await requireAskLeft({ ...app, db }, userId, engine);
    const row = oneRow(
      await db
        .insert(asks)
        .values({
          userId,
          caseId,
          kind: 'more',
          question: [kind, difficulty].filter(Boolean).join(', '),
          state: 'running',
          engine: engineName(engine),
          passages: [],
          statements: [],
          createdAt: app.now(),
        })
        .returning({ id: asks.id }),
    );
    return row.id;
  });
}

/** The present set stays as a version; what was changed in it meanwhile stays too. */
export async function addMore(
  app: App,
  user: SignedIn,
  { id }: Pick<Asked, 'id'>,
  made: Question,
): Promise<Question> {
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    const present = await lockMaterial(within, user, id, 'questions');
    const question = renamed(made, questionsIn(present));
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
    return question;
  });
}
