/** Whether a server read all that it was sent. One whose context is too small cuts the beginning off, and says nothing. */

import { ModelError, type ModelRequest, type Usage } from '../../../study/model/model.ts';
import { isCompany } from '../../../study/words/providers.ts';
import type { NamedModel } from '../../base/model-config.ts';

/**
 * No tokenizer in use takes more characters of English a token: legal prose takes four to five. Fewer tokens than this
 * makes of what was sent were never read.
 */
const mostCharactersPerToken = 5.5;

/** Short requests are mostly frame and form, and fit everywhere. */
const leastCharacters = 4_000;

type Sent = Pick<ModelRequest<unknown>, 'system' | 'prompt'>;

/** Undefined where all was read, or where the server does not say how much. */
export function cutIn(choice: NamedModel, { system, prompt }: Sent, usage: Usage): ModelError | undefined {
  const characters = system.length + prompt.length;
  const least = Math.floor(characters / mostCharactersPerToken);
  if (!isOwn(choice) || usage.inputTokens === 0 || characters < leastCharacters) return undefined;
  if (usage.inputTokens >= least) return undefined;
  const reason =
    `${choice.provider}:${choice.model} read ${usage.inputTokens} tokens of a request of at least ${least}: ` +
    `its context is too small. ${settingOf(choice)}`;
  return new ModelError('cut_prompt', { reason, usage });
}

/** A server of one's own; the providers refuse what is too long. */
export const isOwn = ({ provider }: NamedModel): boolean => !isCompany(provider);

/** What the operator changes, in one sentence. */
export function settingOf({ provider, model }: NamedModel): string {
  if (provider === 'ollama') {
    return `The model itself holds less than num_ctx asks for: say so with MODEL_CONTEXTS={"ollama:${model}":N}, or choose a model that holds more.`;
  }
  return (
    'Start the server with a longer context (OLLAMA_CONTEXT_LENGTH of Ollama, Context Length in LM Studio, ' +
    `--ctx-size of llama.cpp, --max-model-len of vLLM), or say what it holds with MODEL_CONTEXTS={"${provider}:${model}":N}.`
  );
}
