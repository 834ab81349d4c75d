import type { ModelConfig } from '../server/base/model-config.ts';
import { defaultOllamaUrl } from '../server/base/ollama-host.ts';
import { findServers } from '../server/outside/local-models/look.ts';
import { placesToLook } from '../server/outside/local-models/places.ts';
import { checkModel, type ModelCheck } from '../server/outside/model-check.ts';
import { costOf, type Engine } from '../server/outside/models.ts';
import type { FoundServer, LocalModel } from '../shared/local-models.ts';
import { serverNames } from '../shared/local-models.ts';
import { configuredModels } from './engine.ts';
import { readWords, writeOut } from './words.ts';

/** One small call a model: how fast it answers, and whether it keeps to a given form. With --find, what else there is. */
export async function checkModels(words: string[]): Promise<void> {
  const { values } = readWords(words, { find: { type: 'boolean', default: false } });
  const { config, models } = configuredModels();
  if (values.find) return writeOut(await describeFound(config), undefined);
  const standard = await describe(models.standard, config);
  const isSame = nameOf(models.premium) === nameOf(models.standard);
  const premium = isSame ? 'the same' : await describe(models.premium, config);
  const verifier = models.verifier ? `second reading  ${await describe(models.verifier, config)}\n` : '';
  await writeOut(`standard  ${standard}\npremium   ${premium}\n${verifier}`, undefined);
}

const nameOf = (engine: Engine) => (engine === 'extractive' ? engine : engine.name);

async function describe(engine: Engine, config: ModelConfig): Promise<string> {
  if (engine === 'extractive') return 'extractive: the embedded engine, always ready';
  const check = await checkModel(engine);
  if (check.state !== 'ready') process.exitCode = 1;
  return `${check.model}: ${inWords(check)} (${check.failure ?? costs(check, config)}; context ${engine.contextTokens})`;
}

const states: Record<ModelCheck['state'], string> = {
  ready: 'follows the format',
  loose: 'doesn’t follow the format',
  failed: 'failed',
};

const inWords = ({ state, latencyMs }: ModelCheck) =>
  state === 'failed' ? states.failed : `answered in ${latencyMs} ms, ${states[state]}`;

function costs({ model, usage }: ModelCheck, config: ModelConfig): string {
  const cents = costOf(config, model, usage);
  const cost = cents === undefined ? 'price unknown' : `${cents.toFixed(4)} cents`;
  return `${usage.inputTokens} tokens in, ${usage.outputTokens} out, ${cost}`;
}

/** Looks at this machine, the host of its container and OLLAMA_HOST, because the operator asked. */
async function describeFound(config: ModelConfig): Promise<string> {
  const places = placesToLook(config.ollamaUrl);
  const servers = await findServers(places, AbortSignal.timeout(20_000));
  if (servers.length > 0) return `${servers.flatMap(linesOf).join('\n')}\n`;
  process.exitCode = 1;
  return `No model server answers at ${places.join(', ')}.\n`;
}

function linesOf(found: FoundServer): string[] {
  const { server, kind, version, models } = found;
  const head = `${serverNames[kind]}${version ? ` ${version}` : ''} at ${server}`;
  if (models.length === 0) return [`${head}: no model yet`];
  return [head, ...models.flatMap((model) => [`  ${heldWords(model)}`, `    ${settingFor(found, model)}`])];
}

const heldWords = ({ model, contextTokens, isLoaded }: LocalModel) =>
  [
    model,
    contextTokens === null ? 'context unknown' : `context ${contextTokens}`,
    isLoaded === false ? 'not loaded' : '',
  ]
    .filter(Boolean)
    .join(', ');

/** What to set, word for word. */
function settingFor({ server, kind }: FoundServer, { model, contextTokens }: LocalModel): string {
  if (kind === 'ollama') {
    const host = server === defaultOllamaUrl ? '' : ` OLLAMA_HOST=${server}`;
    return `STANDARD_MODEL=ollama:${model}${host}`;
  }
  const named = `openai-compatible:${model}`;
  const context =
    contextTokens === null ? '' : ` MODEL_CONTEXTS='${JSON.stringify({ [named]: contextTokens })}'`;
  return `STANDARD_MODEL=${named} OPENAI_COMPATIBLE_BASE_URL=${server}/v1${context}`;
}
