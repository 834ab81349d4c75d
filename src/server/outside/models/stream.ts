/** One streamed call through the AI SDK: text, usage and how it ended, or our failure. */
import { zodSchema } from 'ai';
import { ModelError, type ModelRequest, type Usage } from '../../../study/model/model.ts';
import { failureOf } from './failures.ts';
import { openGrowingJson } from './growing-json.ts';
import type { LanguageModel } from './language-model.ts';
import { type Patience, watchCall } from './patience.ts';
import type { ProviderOptions, Vendor } from './vendors.ts';

export type Answer = { text: string; usage: Usage };

/** Telling of a half-written answer costs time in proportion to its length: with every token only while it is short. */
const partialEveryMs = 100;
const shortLength = 400;
/** Beyond so many answers at once each is read less often: together they take no more of the process. */
const answersAtFullPace = 8;
let answersUnderway = 0;

export async function streamAnswer<T>(
  name: string,
  vendor: Vendor,
  request: ModelRequest<T>,
  patience: Patience,
): Promise<Answer> {
  if (request.signal.aborted) throw aborted(name);
  const watch = watchCall(request.signal, patience);
  answersUnderway += 1;
  let text = '';
  let ending: Ending | undefined;
  try {
    const tell = openTelling(request);
    // The vendor's own stream: the library's sends every token through half a dozen more, which twenty answers at once feel.
    const { stream } = await vendor.languageModel.doStream({
      ...(await messagesFor(request, vendor)),
      maxOutputTokens: request.maxOutputTokens,
      abortSignal: watch.signal,
    });
    for await (const part of stream) {
      watch.heard();
      if (part.type === 'error') throw part.error;
      if (part.type === 'text-delta') {
        text += part.delta;
        tell?.(part.delta);
      }
      if (part.type === 'finish') ending = endingOf(part);
    }
  } catch (error) {
    if (!watch.signal.aborted) throw failureOf(error, name);
  } finally {
    answersUnderway -= 1;
    watch.stop();
  }
  if (request.signal.aborted) throw aborted(name);
  if (watch.isLate()) throw new ModelError('timeout', { reason: `${name}, no answer in time` });
  if (!ending) throw new ModelError('provider_down', { reason: `${name}, the answer ended without its end` });
  return checkEnding(name, text, ending);
}

type Ending = { finishReason: string; raw: string; usage: Usage };
type Tokens = number | undefined;
type Finish = {
  finishReason: { unified: string; raw?: string | undefined };
  usage: {
    inputTokens: { total: Tokens; cacheRead?: Tokens; cacheWrite?: Tokens };
    outputTokens: { total: Tokens };
  };
};

function endingOf({ finishReason, usage: { inputTokens, outputTokens } }: Finish): Ending {
  const { total = 0, cacheRead = 0, cacheWrite = 0 } = inputTokens;
  const usage: Usage = {
    inputTokens: total,
    outputTokens: outputTokens.total ?? 0,
    ...(cacheRead > 0 ? { cachedTokens: cacheRead } : {}),
    ...(cacheWrite > 0 ? { keptTokens: cacheWrite } : {}),
  };
  return { finishReason: finishReason.unified, raw: finishReason.raw ?? '', usage };
}

/** As providers name an answer that a filter of theirs ended, and no word of the model's. */
const ofFilter = /filter|safety|prohibited|blocklist|spii|recitation/i;

function checkEnding(name: string, text: string, ending: Ending): Answer {
  const { finishReason, raw, usage } = ending;
  const reason = `${name}, ended with ${finishReason}`;
  if (finishReason === 'length') throw new ModelError('cut_off', { reason, usage });
  if (finishReason === 'content-filter')
    throw new ModelError('refused', { reason, usage, isFiltered: ofFilter.test(raw) });
  if (finishReason === 'error') throw new ModelError('provider_down', { reason, usage });
  // A line that breaks can look like an end for which there is no name.
  if (finishReason !== 'stop' && !isJson(text)) throw new ModelError('provider_down', { reason, usage });
  if (text.trim() === '') throw new ModelError('empty_answer', { reason, usage });
  return { text, usage };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const aborted = (name: string) => new ModelError('aborted', { reason: `${name}, aborted` });

type Call = Parameters<LanguageModel['doStream']>[0];

/** Fewer letters no provider keeps: about a thousand tokens. */
const leastKept = 4_000;

/** As the vendors want to be told what an answer is to look like; the whole answer is checked by the caller. */
async function messagesFor<T>(
  { system, prompt, sharedLetters = 0, schema, schemaName }: ModelRequest<T>,
  { providerOptions, takesReferences, schemaComesFirst, keep }: Vendor,
): Promise<Pick<Call, 'prompt' | 'responseFormat' | 'providerOptions'>> {
  const jsonSchema = await zodSchema(schema, { useReferences: takesReferences }).jsonSchema;
  const shared = sharedLetters >= leastKept ? prompt.slice(0, sharedLetters) : '';
  const kept = shared === '' ? undefined : keep?.(shared);
  const isBehind = shared !== '' && schemaComesFirst;
  const rest = isBehind
    ? `${prompt.slice(shared.length)}\n\n${formInWords(jsonSchema)}`
    : prompt.slice(shared.length);
  const textOf = (text: string, options?: ProviderOptions) => ({
    type: 'text' as const,
    text,
    ...(options ? { providerOptions: options } : {}),
  });
  return {
    prompt: [
      { role: 'system', content: system },
      // In two pieces only where the provider wants to be shown where the first one ends.
      {
        role: 'user',
        content: kept?.part ? [textOf(shared, kept.part), textOf(rest)] : [textOf(shared + rest)],
      },
    ],
    responseFormat: isBehind ? { type: 'json' } : { type: 'json', schema: jsonSchema, name: schemaName },
    providerOptions: { ...providerOptions, ...kept?.request },
  };
}

const formInWords = (schema: object) =>
  `Answer with one JSON object that fits this JSON Schema, and with nothing else:\n${JSON.stringify(schema)}`;

/** Takes each piece of the answer, and tells of it now and then; undefined where nobody listens. */
function openTelling<T>({ onPartial }: ModelRequest<T>): ((piece: string) => void) | undefined {
  if (!onPartial) return undefined;
  const growing = openGrowingJson();
  let length = 0;
  let toldAt = 0;
  return (piece) => {
    growing.add(piece);
    length += piece.length;
    const now = performance.now();
    const pauseMs = partialEveryMs * Math.max(1, answersUnderway / answersAtFullPace);
    if (length > shortLength && now - toldAt < pauseMs) return;
    toldAt = now;
    const value = growing.read();
    if (value !== undefined) onPartial(value);
  };
}
