import type { z } from 'zod';
import type { CheckedEngine, checkEngines } from '../../../shared/admin.ts';
import type { App } from '../../app.ts';
import { checkModel } from '../../outside/model-check.ts';
import type { Engine } from '../../outside/models.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { recordAct } from './audit.ts';

/** A model that serves both tiers is asked once. */
export async function checkConfigured(
  app: App,
  { userId: adminId }: SignedIn,
): Promise<z.infer<(typeof checkEngines)['answer']>> {
  const { standard, premium } = app.models;
  await recordAct(app, { adminId, act: 'checked_engines' });
  const checking = check(standard);
  const isSame = nameOf(standard) === nameOf(premium);
  const [first, second] = await Promise.all([checking, isSame ? checking : check(premium)]);
  return { standard: first, premium: second };
}

const nameOf = (engine: Engine) => (engine === 'extractive' ? engine : engine.name);

async function check(engine: Engine): Promise<CheckedEngine> {
  if (engine === 'extractive') return { engine, state: 'ready', latencyMs: null, failure: null };
  const { model, state, latencyMs, failure = null } = await checkModel(engine);
  return { engine: model, state, latencyMs, failure };
}
