/** Which language models the configuration names, with what keys, prices and limits. */
import { z } from 'zod';
import { type Company, companies } from '../../study/words/providers.ts';

const ownServers = ['openai-compatible', 'ollama'] as const;
export type Provider = Company | (typeof ownServers)[number];
export const providers: readonly Provider[] = [...(Object.keys(companies) as Company[]), ...ownServers];

export type NamedModel = {
  provider: Provider;
  model: string;
  /** The root of its server, where an administrator took the model there; otherwise the configuration names it. */
  server?: string;
  /** What that server said that it holds, in tokens. */
  contextTokens?: number;
};

export type ModelChoice = 'extractive' | NamedModel;

/** In US dollars a million tokens. */
const priceSchema = z.object({
  input: z.number().min(0),
  output: z.number().min(0),
  /** Of input that the provider had kept from an earlier request, and of input that it kept for later ones. */
  cached: z.number().min(0).optional(),
  kept: z.number().min(0).optional(),
});
export type PriceTable = Record<string, z.infer<typeof priceSchema>>;

export type ModelConfig = {
  standard: ModelChoice;
  premium: ModelChoice;
  /** Who reads again what a model wrote; absent where the writer does. */
  verifier?: NamedModel | undefined;
  keys: Partial<Record<Provider, string | undefined>>;
  compatibleBaseUrl: string | undefined;
  /** Where Ollama answers. */
  ollamaUrl: string;
  /** By "provider:model"; a model without a row has no known price. */
  prices: PriceTable;
  /** Context in tokens by "provider:model", where the built-in table does not know it. */
  contexts: Record<string, number>;
  /** Whether every line is read a second time, in a further call a material. */
  isReadAgain: boolean;
  /** Whether what decides is read a third time, and counts only where both readings agree. */
  isReadTwice?: boolean | undefined;
  maxCostPerAnalysisCents: number | undefined;
  maxCostPerDayCents: number | undefined;
};

export const modelName = (choice: ModelChoice): string =>
  choice === 'extractive' ? choice : `${choice.provider}:${choice.model}`;

export const modelChoiceSchema = z.string().transform((given, context): ModelChoice => {
  if (given === 'extractive') return given;
  const [, name = '', model = ''] = /^([^:]*):(.*)$/.exec(given) ?? [];
  const provider = providers.find((known) => known === name);
  if (provider && model.trim() === model && model !== '') return { provider, model };
  const problem = provider
    ? `“${given}” names no model after the colon.`
    : `“${given}” names no known provider: write extractive, or provider:model with one of ${providers.join(', ')}.`;
  context.addIssue({ code: 'custom', message: problem });
  return z.NEVER;
});

const jsonTable = <Row extends z.ZodType>(row: Row, shape: string) =>
  z.string().transform((given, context): Record<string, z.infer<Row>> => {
    const parsed = z.record(z.string(), row).safeParse(readJson(given));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: `is not JSON of the form ${shape}.` });
    return z.NEVER;
  });

export const priceTableSchema = jsonTable(
  priceSchema.strict(),
  '{"provider:model":{"input":1.25,"output":10}}',
);
export const contextTableSchema = jsonTable(z.number().int().min(4096), '{"provider:model":32768}');

/** Undefined where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const centsOf = (dollars: number | undefined) => (dollars === undefined ? undefined : dollars * 100);

/** One sentence on the first thing that keeps a configured model from being called. */
export function findModelProblem(config: ModelConfig): string | undefined {
  const chosen = [
    ['STANDARD_MODEL', config.standard],
    ['PREMIUM_MODEL', config.premium],
    ['VERIFIER_MODEL', config.verifier ?? 'extractive'],
  ] as const;
  for (const [variable, choice] of chosen) {
    if (choice === 'extractive' || choice.provider === 'ollama') continue;
    if (choice.provider === 'openai-compatible') {
      if (!config.compatibleBaseUrl) {
        return `${variable}: ${modelName(choice)} needs OPENAI_COMPATIBLE_BASE_URL, the address of its server.`;
      }
    } else if (!config.keys[choice.provider]) {
      return `${variable}: ${modelName(choice)} needs ${companies[choice.provider].key}.`;
    }
  }
  return undefined;
}
