/** How much the vendors' models hold, in tokens. What is not known here counts as small, so that nothing is cut off unseen. */
import { type ModelConfig, modelName, type NamedModel, type Provider } from '../../base/model-config.ts';

type Room = { contextTokens: number; maxOutputTokens: number };

/** Never more than a family is known to hold; MODEL_CONTEXTS overrides a row. The first one that matches counts. */
const rooms: [provider: Provider, model: RegExp, room: Room][] = [
  ['openai', /^gpt-5/, { contextTokens: 400_000, maxOutputTokens: 128_000 }],
  ['openai', /^gpt-4\.1/, { contextTokens: 1_000_000, maxOutputTokens: 32_768 }],
  ['openai', /^o[134]/, { contextTokens: 200_000, maxOutputTokens: 100_000 }],
  ['openai', /^gpt-(?:4$|4-\d|3)/, { contextTokens: 8_192, maxOutputTokens: 4_096 }],
  ['openai', /./, { contextTokens: 128_000, maxOutputTokens: 16_384 }],
  ['anthropic', /^claude-3-(?:opus|sonnet|haiku)/, { contextTokens: 200_000, maxOutputTokens: 4_096 }],
  ['anthropic', /^claude-3-5/, { contextTokens: 200_000, maxOutputTokens: 8_192 }],
  ['anthropic', /./, { contextTokens: 200_000, maxOutputTokens: 32_000 }],
  ['google', /^gemini-(?:1|2\.0)/, { contextTokens: 1_000_000, maxOutputTokens: 8_192 }],
  ['google', /^gemini/, { contextTokens: 1_000_000, maxOutputTokens: 65_536 }],
];

/** Ollama is told with each call how much to hold; more than this a machine of one's own rarely has the memory for. */
export const mostForOllama = 32_768;

const smallest: Room = { contextTokens: 8_192, maxOutputTokens: 4_096 };

/** Servers of one's own say what they hold; one that is told to hold more than the model does would cut without a word. */
function heldByOwn({ provider, contextTokens }: NamedModel): number | undefined {
  if (provider === 'ollama') return Math.min(contextTokens ?? mostForOllama, mostForOllama);
  return contextTokens;
}

export function roomOf(choice: NamedModel, config: ModelConfig): Room {
  const { provider, model } = choice;
  const known = rooms.find(([of, pattern]) => of === provider && pattern.test(model))?.[2] ?? smallest;
  const contextTokens = config.contexts[modelName(choice)] ?? heldByOwn(choice);
  if (contextTokens === undefined) return known;
  const isOwn = provider === 'openai-compatible' || provider === 'ollama';
  const mostOutput = isOwn ? contextTokens : known.maxOutputTokens;
  return { contextTokens, maxOutputTokens: Math.min(mostOutput, Math.floor(contextTokens / 2)) };
}
