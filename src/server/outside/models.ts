/** The language models that the configuration names, in the words of the study wing. Vendors stay behind it. */

import { type Model, ModelError, type ModelRequest, type Usage } from '../../study/model/model.ts';
import { type ModelChoice, type ModelConfig, modelName } from '../base/model-config.ts';
import { roomOf } from './models/context.ts';
import { type Patience, usualPatience, withRetries } from './models/patience.ts';
import { streamAnswer } from './models/stream.ts';
import { type BaseUrls, openVendor } from './models/vendors.ts';

export type Engine = 'extractive' | Model;

export type Models = { standard: Engine; premium: Engine };

type Options = { baseUrls?: BaseUrls; patience?: Partial<Patience> };

export function openModels(config: ModelConfig, { baseUrls = {}, patience = {} }: Options = {}): Models {
  const open = (choice: ModelChoice) =>
    openEngine(choice, config, baseUrls, { ...usualPatience, ...patience });
  return { standard: open(config.standard), premium: open(config.premium) };
}

function openEngine(
  choice: ModelChoice,
  config: ModelConfig,
  baseUrls: BaseUrls,
  patience: Patience,
): Engine {
  if (choice === 'extractive') return choice;
  const name = modelName(choice);
  const vendor = openVendor(choice, config, baseUrls);
  return {
    name,
    ...roomOf(choice, config),
    async call<T>(request: ModelRequest<T>): Promise<{ value: T; usage: Usage }> {
      const { text, usage } = await withRetries(
        () => streamAnswer(name, vendor, request, patience),
        patience,
        request.signal,
      );
      return { value: readAnswer(name, text, usage, request), usage };
    },
  };
}

/** Small models like to put their JSON into a code block. */
const codeBlock = /^\s*```(?:json)?\s*\n([\s\S]*?)\n\s*```\s*$/;

function readAnswer<T>(name: string, text: string, usage: Usage, { schema }: ModelRequest<T>): T {
  const wrong = (what: string) => new ModelError('wrong_shape', { reason: `${name}, ${what}`, usage });
  let json: unknown;
  try {
    json = JSON.parse(codeBlock.exec(text)?.[1] ?? text);
  } catch {
    throw wrong('the answer is not JSON');
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw wrong(`${issue?.path.join('.') ?? ''}: ${issue?.code ?? 'wrong'}`);
}

/** In US cents, with fractions; undefined where the model has no price in the configuration. */
export function costOf({ prices }: ModelConfig, model: string, usage: Usage): number | undefined {
  const price = prices[model];
  if (!price) return undefined;
  const dollars = (usage.inputTokens * price.input + usage.outputTokens * price.output) / 1_000_000;
  return dollars * 100;
}
