import type { z } from 'zod';
import type { CheckedEngine, checkEngines } from '../../../shared/admin.ts';
import type { App } from '../../app.ts';
import { checkModel } from '../../outside/model-check.ts';
import type { Engine } from '../../outside/models.ts';

/** A model that serves both tiers is asked once. */
export async function checkConfigured({
  models: { standard, premium },
}: App): Promise<z.infer<(typeof checkEngines)['answer']>> {
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
