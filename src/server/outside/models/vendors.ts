/** The vendors' packages, each opened for one model, and what is known of their models. */
import { createHash } from 'node:crypto';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type Company, isCompany } from '../../../study/words/providers.ts';
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

type Settings = { fetch: typeof fetch; apiKey: string; baseURL?: string };

/** Of each list, the first row that matches counts. */
type Sold = {
  open(settings: Settings, model: string): Vendor;
  /** What models hold: never more than a family is known to. MODEL_CONTEXTS overrides a row; without one it counts as small. */
  rooms: [model: RegExp, contextTokens: number, maxOutputTokens: number][];
  /** Of the usual price of input, what is taken for what was kept and for keeping it: as of November 2026, and rather too much. */
  keptShares: [model: RegExp, cached: number, kept: number][];
};

/** Opinions tell of crimes and insults; Google would withhold an answer that repeats them. */
const safetySettings = (['HATE_SPEECH', 'DANGEROUS_CONTENT', 'HARASSMENT', 'SEXUALLY_EXPLICIT'] as const).map(
  (harm) => ({ category: `HARM_CATEGORY_${harm}`, threshold: 'BLOCK_NONE' }),
);

export const sold: Record<Company, Sold> = {
  openai: {
    open: (settings, model) => ({
      languageModel: createOpenAI(settings)(model),
      providerOptions: { openai: { store: false } },
      takesReferences: true,
      schemaComesFirst: true,
      // Requests with the same key are sent to the machine that read the text before.
      keep: (shared) => ({ request: { openai: { store: false, promptCacheKey: digestOf(shared) } } }),
    }),
    rooms: [
      [/^gpt-5/, 400_000, 128_000],
      [/^gpt-4\.1/, 1_000_000, 32_768],
      [/^o[134]/, 200_000, 100_000],
      [/^gpt-(?:4$|4-\d|3)/, 8_192, 4_096],
      [/./, 128_000, 16_384],
    ],
    keptShares: [
      [/^gpt-5/, 0.1, 1],
      [/./, 0.5, 1],
    ],
  },
  anthropic: {
    open: (settings, model) => ({
      languageModel: createAnthropic(settings)(model),
      providerOptions: {},
      takesReferences: true,
      schemaComesFirst: true,
      keep: () => ({ part: { anthropic: { cacheControl: { type: 'ephemeral' } } } }),
    }),
    rooms: [
      [/^claude-3-(?:opus|sonnet|haiku)/, 200_000, 4_096],
      [/^claude-3-5/, 200_000, 8_192],
      [/./, 200_000, 32_000],
    ],
    keptShares: [[/./, 0.1, 1.25]],
  },
  google: {
    open: (settings, model) => ({
      languageModel: createGoogle(settings)(model),
      providerOptions: { google: { safetySettings } },
      takesReferences: false,
      schemaComesFirst: false,
    }),
    rooms: [
      [/^gemini-(?:1|2\.0)/, 1_000_000, 8_192],
      [/^gemini/, 1_000_000, 65_536],
    ],
    keptShares: [[/./, 0.25, 1]],
  },
};

export function openVendor(
  { provider, model, server }: NamedModel,
  { keys, compatibleBaseUrl, ollamaUrl }: ModelConfig,
  { baseUrls, contextTokens }: { baseUrls: BaseUrls; contextTokens: number },
): Vendor {
  const address = baseUrls[provider];
  const key = keys[provider];
  if (isCompany(provider)) {
    // A key is said even where it is missing: the packages would look for it in the environment.
    const settings = { fetch: patientFetch, apiKey: key ?? 'none', ...(address ? { baseURL: address } : {}) };
    return sold[provider].open(settings, model);
  }
  const own = { providerOptions: {}, takesReferences: true, schemaComesFirst: false };
  if (provider === 'ollama') {
    const url = server ?? address ?? ollamaUrl;
    return { languageModel: openOllama({ url, model, contextTokens }), ...own };
  }
  const compatible = createOpenAICompatible({
    name: 'compatible',
    baseURL: server ? `${server}/v1` : (address ?? compatibleBaseUrl ?? ''),
    // The key is for the configured address, and for no other server.
    ...(key && !server ? { apiKey: key } : {}),
    supportsStructuredOutputs: true,
    includeUsage: true,
    fetch: patientFetch,
  });
  return { languageModel: compatible(model), ...own };
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
