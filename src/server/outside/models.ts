/** The language models that the configuration names, in the words of the study wing. Vendors stay behind it. */

import { type Model, ModelError, type ModelRequest, type Usage } from '../../study/model/model.ts';
import { readAnswer } from '../../study/model/wire/read-answer.ts';
import { isCompany } from '../../study/words/providers.ts';
import { type ModelChoice, type ModelConfig, modelName, type NamedModel } from '../base/model-config.ts';
import { roomOf } from './models/context.ts';
import { ownPatience, type Patience, usualPatience, withRetries } from './models/patience.ts';
import { streamAnswer } from './models/stream.ts';
import { type BaseUrls, openVendor, sold } from './models/vendors.ts';
import { cutIn, isOwn, settingOf } from './models/whole-prompt.ts';

export type Engine = 'extractive' | Model;

/** Without a verifier a model's material is read again by its writer. */
export type Models = { standard: Engine; premium: Engine; verifier?: Model | undefined };

type Options = { baseUrls?: BaseUrls; patience?: Partial<Patience> };

export function openModels(config: ModelConfig, options: Options = {}): Models {
  const open = (choice: ModelChoice) =>
    choice === 'extractive' ? choice : openModel(choice, config, options);
  return {
    standard: open(config.standard),
    premium: open(config.premium),
    ...(config.verifier ? { verifier: openModel(config.verifier, config, options) } : {}),
  };
}

export function openModel(
  choice: NamedModel,
  config: ModelConfig,
  { baseUrls = {}, patience: given = {} }: Options = {},
): Model {
  const name = modelName(choice);
  const room = roomOf(choice, config);
  const vendor = openVendor(choice, config, { baseUrls, contextTokens: room.contextTokens });
  const patience = { ...(isOwn(choice) ? ownPatience : usualPatience), ...given };
  return {
    name,
    ...room,
    keepsBeginnings: true,
    async call<T>(request: ModelRequest<T>): Promise<{ value: T; usage: Usage }> {
      const { text, usage } = await withRetries(
        () => streamAnswer(name, vendor, request, patience),
        patience,
        request.signal,
      ).catch((error: unknown) => {
        throw inFull(choice, request, error);
      });
      const cut = cutIn(choice, request, usage);
      if (cut) throw cut;
      return { value: checkAnswer(name, text, usage, request), usage };
    },
  };
}

/** An answer that broke off, or is no answer, may come of a request that was cut; one that was refused, of a setting. */
function inFull<T>(choice: NamedModel, request: ModelRequest<T>, error: unknown): unknown {
  if (!(error instanceof ModelError)) return error;
  const { code, reason, usage } = error;
  if (code === 'too_long' && isOwn(choice))
    return new ModelError(code, { reason: `${reason}. ${settingOf(choice)}`, usage });
  return cutIn(choice, request, usage) ?? error;
}

function checkAnswer<T>(name: string, text: string, usage: Usage, { schema }: ModelRequest<T>): T {
  const wrong = (what: string) => new ModelError('wrong_shape', { reason: `${name}, ${what}`, usage });
  const json = readAnswer(text);
  if (json === undefined && refuses(text))
    throw new ModelError('refused', { reason: `${name}, declined in words`, usage });
  if (json === undefined) throw wrong('the answer is not JSON');
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw wrong(`${issue?.path.join('.') ?? ''}: ${issue?.code ?? 'wrong'}`);
}

/** A refusal that comes as prose where JSON was asked for: a few sentences without any beginning of an answer. */
const longestRefusal = 600;
const declines =
  /\b(?:I(?:['’]m| am) (?:sorry|unable|not able)|I (?:can(?:no|['’])t|won['’]t|will not|must decline)|(?:cannot|can['’]t|unable to) (?:help|assist|comply))\b/i;

const refuses = (text: string): boolean =>
  text.length <= longestRefusal && !/[{[]/.test(text) && declines.test(text);

/** In US cents, with fractions; undefined where the model has no price in the configuration. */
export function costOf({ prices }: ModelConfig, model: string, usage: Usage): number | undefined {
  const price = prices[model];
  if (!price) return undefined;
  const { inputTokens, outputTokens, cachedTokens = 0, keptTokens = 0 } = usage;
  const [, provider = '', name = ''] = /^([^:]*):(.*)$/.exec(model) ?? [];
  const shares = isCompany(provider) ? sold[provider].keptShares : [];
  const [, cachedShare, keptShare] = shares.find(([of]) => of.test(name)) ?? [/./, 1, 1];
  const dollars =
    ((inputTokens - cachedTokens - keptTokens) * price.input +
      cachedTokens * (price.cached ?? cachedShare * price.input) +
      keptTokens * (price.kept ?? keptShare * price.input) +
      outputTokens * price.output) /
    1_000_000;
  return dollars * 100;
}
