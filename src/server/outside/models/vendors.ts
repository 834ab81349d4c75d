/** The vendors' packages, each opened for one model. */
import { createHash } from 'node:crypto';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelConfig, NamedModel, Provider } from '../../base/model-config.ts';
import type { LanguageModel } from './language-model.ts';
import { openOllama } from './ollama.ts';
import { patientFetch } from './patient-fetch.ts';

export type ProviderOptions = NonNullable<Parameters<LanguageModel['doStream']>[0]['providerOptions']>;

export type Vendor = {
  languageModel: LanguageModel;
  /** What keeps the vendor from storing the text, where it can be told. */
  providerOptions: ProviderOptions;
  /** Takes a schema that names its repeated pieces once: a third of the tokens. */
  takesReferences: boolean;
  /**
   * Puts the schema before all else that it reads, so that two requests of other forms have no beginning in common:
   * behind a text that several requests share, the form is told in words instead.
   */
  schemaComesFirst: boolean;
  /** What has the beginning of a request kept for others, where that must be asked for: on the text's end, or on the request. */
  keep?: (shared: string) => { part?: ProviderOptions; request?: ProviderOptions };
};

/** Addresses other than the vendors' own, by provider: for tests. */
export type BaseUrls = Partial<Record<Provider, string>>;

/** Opinions tell of crimes and insults; Google would withhold an answer that repeats them. */
const safetySettings = (['HATE_SPEECH', 'DANGEROUS_CONTENT', 'HARASSMENT', 'SEXUALLY_EXPLICIT'] as const).map(
  (harm) => ({ category: `HARM_CATEGORY_${harm}`, threshold: 'BLOCK_NONE' }),
);

export function openVendor(
  { provider, model, server }: NamedModel,
  { keys, compatibleBaseUrl, ollamaUrl }: ModelConfig,
  { baseUrls, contextTokens }: { baseUrls: BaseUrls; contextTokens: number },
): Vendor {
  const address = baseUrls[provider];
  if (provider === 'ollama') {
    const url = server ?? address ?? ollamaUrl;
    return {
      languageModel: openOllama({ url, model, contextTokens }),
      providerOptions: {},
      takesReferences: true,
      schemaComesFirst: false,
    };
  }
  const settings = {
    fetch: patientFetch,
    // Said even where it is missing: the packages would look for it in the environment.
    apiKey: keys[provider] ?? 'none',
    ...(address ? { baseURL: address } : {}),
  };
  switch (provider) {
    case 'openai':
      return {
        languageModel: createOpenAI(settings)(model),
        providerOptions: { openai: { store: false } },
        takesReferences: true,
        schemaComesFirst: true,
        // Requests with the same key are sent to the machine that read the text before.
        keep: (shared) => ({ request: { openai: { store: false, promptCacheKey: digestOf(shared) } } }),
      };
    case 'anthropic':
      return {
        languageModel: createAnthropic(settings)(model),
        providerOptions: {},
        takesReferences: true,
        schemaComesFirst: true,
        keep: () => ({ part: { anthropic: { cacheControl: { type: 'ephemeral' } } } }),
      };
    case 'google':
      return {
        languageModel: createGoogle(settings)(model),
        providerOptions: { google: { safetySettings } },
        takesReferences: false,
        schemaComesFirst: false,
      };
    case 'openai-compatible':
      return {
        languageModel: createOpenAICompatible({
          name: 'compatible',
          baseURL: server ? `${server}/v1` : (address ?? compatibleBaseUrl ?? ''),
          // The key is for the configured address, and for no other server.
          ...(keys[provider] && !server ? { apiKey: keys[provider] } : {}),
          supportsStructuredOutputs: true,
          includeUsage: true,
          fetch: patientFetch,
        })(model),
        providerOptions: {},
        takesReferences: true,
        schemaComesFirst: false,
      };
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
