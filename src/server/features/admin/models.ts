/** Language models on the operator's own machine: looked for, tried and taken by an administrator, who is the only one to ask. */
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  ChosenModel,
  chooseModel as choose,
  FoundServer,
  findLocalModels as find,
  ModelTrial,
  tryLocalModel as test,
} from '../../../shared/local-models.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { modelName, type NamedModel } from '../../base/model-config.ts';
import { chosenModels } from '../../db/tables.ts';
import { readChosen } from '../../outside/chosen-models.ts';
import { findServer, findServers, namedModel } from '../../outside/local-models/look.ts';
import { tryModel } from '../../outside/local-models/trial.ts';
import { openModel } from '../../outside/models.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { engineName } from '../subscription/service.ts';
import { recordAct } from './audit.ts';

export async function findLocalModels(
  app: App,
  { userId: adminId }: SignedIn,
): Promise<z.infer<(typeof find)['answer']>> {
  await recordAct(app, { adminId, act: 'looked_for_models' });
  const servers = await findServers(app.modelPlaces, app.closing);
  return { servers, lookedAt: [...app.modelPlaces] };
}

type ModelTrialRequest = z.infer<(typeof test)['request']>;

export async function tryLocalModel(
  app: App,
  { userId: adminId }: SignedIn,
  asked: ModelTrialRequest,
  signal: AbortSignal,
): Promise<ModelTrial> {
  const choice = await findModel(app, asked);
  await recordAct(app, { adminId, act: 'tested_model', reason: `${modelName(choice)} at ${asked.server}` });
  return tryModel(openModel(choice, app.config.models), AbortSignal.any([signal, app.closing]));
}

/** No other server than one of the places is asked: who may choose a model may not make this machine call anywhere. */
async function findModel(
  { modelPlaces, closing }: App,
  { server, model }: ModelTrialRequest,
): Promise<NamedModel> {
  if (!modelPlaces.includes(server)) {
    throw new AppError('invalid_request', {
      message: 'We don’t look for models at that address.',
    });
  }
  const found: FoundServer | undefined = await findServer(server, closing);
  if (!found) {
    throw new AppError('not_possible_now', { message: `No model server answers at ${server}.` });
  }
  const choice = namedModel(found, model);
  if (choice) return choice;
  throw new AppError('not_possible_now', {
    message: `The server at ${server} has no model called ${model}.`,
  });
}

type Chosen = z.infer<(typeof choose)['answer']>;

export async function listChosenModels(app: App): Promise<Chosen> {
  const rows = await readChosen(app.db);
  const tiers = (['standard', 'premium'] as const).map((tier): ChosenModel => {
    const engine = app.models[tier];
    const row = rows.find((each) => each.tier === tier);
    return {
      tier,
      engine: engineName(engine),
      contextTokens: engine === 'extractive' ? null : engine.contextTokens,
      server: row?.server ?? null,
      chosenAt: row?.chosenAt.toISOString() ?? null,
    };
  });
  const { verifier } = app.models;
  const row = rows.find((each) => each.tier === 'verifier');
  return {
    tiers,
    verifier: verifier
      ? {
          engine: verifier.name,
          contextTokens: verifier.contextTokens,
          server: row?.server ?? null,
          chosenAt: row?.chosenAt.toISOString() ?? null,
        }
      : null,
  };
}

type Choice = z.infer<(typeof choose)['request']>;

export async function chooseModel(app: App, { userId: adminId }: SignedIn, { tier, server, model }: Choice) {
  if (!server !== !model)
    throw new AppError('invalid_request', { message: 'Name a server and its model, or neither.' });
  const choice = server && model ? await findModel(app, { server, model }) : undefined;
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    if (choice) {
      await keepChoice(within, tier, choice);
      await recordAct(within, {
        adminId,
        act: 'chose_model',
        reason: `${modelName(choice)} at ${choice.server} for ${tier}`,
      });
    } else {
      await db.delete(chosenModels).where(eq(chosenModels.tier, tier));
      await recordAct(within, { adminId, act: 'gave_back_models', reason: tier });
    }
    await app.notices.tell(db, { about: 'models' });
  });
  await app.rereadModels();
  return listChosenModels(app);
}

async function keepChoice({ db, now }: App, tier: Choice['tier'], choice: NamedModel): Promise<void> {
  const { provider, model, server = '', contextTokens = null } = choice;
  // Only these two are ever found on a machine of one's own.
  const kind: 'ollama' | 'openai-compatible' = provider === 'ollama' ? 'ollama' : 'openai-compatible';
  const row = { provider: kind, model, server, contextTokens, chosenAt: now() };
  await db
    .insert(chosenModels)
    .values({ tier, ...row })
    .onConflictDoUpdate({ target: chosenModels.tier, set: row });
}
