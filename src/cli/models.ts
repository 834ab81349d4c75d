import type { ModelConfig } from '../server/base/model-config.ts';
import { checkModel, type ModelCheck } from '../server/outside/model-check.ts';
import { costOf, type Engine } from '../server/outside/models.ts';
import { configuredModels } from './engine.ts';
import { readWords, writeOut } from './words.ts';

/** One small call a model: how fast it answers, and whether it keeps to a given form. */
export async function checkModels(words: string[]): Promise<void> {
  readWords(words, {});
  const { config, models } = configuredModels();
  const standard = await describe(models.standard, config);
  const isSame = nameOf(models.premium) === nameOf(models.standard);
  const premium = isSame ? 'the same' : await describe(models.premium, config);
  await writeOut(`standard  ${standard}\npremium   ${premium}\n`, undefined);
}

const nameOf = (engine: Engine) => (engine === 'extractive' ? engine : engine.name);

async function describe(engine: Engine, config: ModelConfig): Promise<string> {
  if (engine === 'extractive') return 'extractive: the embedded engine, always ready';
  const check = await checkModel(engine);
  if (check.state !== 'ready') process.exitCode = 1;
  return `${check.model}: ${inWords(check)} (${check.failure ?? costs(check, config)}; context ${engine.contextTokens})`;
}

const states: Record<ModelCheck['state'], string> = {
  ready: 'keeps to the form',
  loose: 'does not keep to the form',
  failed: 'failed',
};

const inWords = ({ state, latencyMs }: ModelCheck) =>
  state === 'failed' ? states.failed : `answered in ${latencyMs} ms, ${states[state]}`;

function costs({ model, usage }: ModelCheck, config: ModelConfig): string {
  const cents = costOf(config, model, usage);
  const cost = cents === undefined ? 'price unknown' : `${cents.toFixed(4)} cents`;
  return `${usage.inputTokens} tokens in, ${usage.outputTokens} out, ${cost}`;
}
