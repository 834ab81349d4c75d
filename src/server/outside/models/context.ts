/** How much a model holds, in tokens. What is not known counts as small, so that nothing is cut off unseen. */

import { isCompany } from '../../../study/words/providers.ts';
import { type ModelConfig, modelName, type NamedModel } from '../../base/model-config.ts';
import { sold } from './vendors.ts';

type Room = { contextTokens: number; maxOutputTokens: number };

/** Ollama is told with each call how much to hold; more than this a machine of one's own rarely has the memory for. */
const mostForOllama = 32_768;

/** Servers of one's own say what they hold; one that is told to hold more than the model does would cut without a word. */
function heldByOwn({ provider, contextTokens }: NamedModel): number | undefined {
  if (provider === 'ollama') return Math.min(contextTokens ?? mostForOllama, mostForOllama);
  return contextTokens;
}

export function roomOf(choice: NamedModel, config: ModelConfig): Room {
  const { provider, model } = choice;
  const rooms = isCompany(provider) ? sold[provider].rooms : [];
  const [, knownTokens, knownOutput] = rooms.find(([pattern]) => pattern.test(model)) ?? [/./, 8_192, 4_096];
  const contextTokens = config.contexts[modelName(choice)] ?? heldByOwn(choice);
  if (contextTokens === undefined) return { contextTokens: knownTokens, maxOutputTokens: knownOutput };
  const mostOutput = isCompany(provider) ? knownOutput : contextTokens;
  return { contextTokens, maxOutputTokens: Math.min(mostOutput, Math.floor(contextTokens / 2)) };
}
