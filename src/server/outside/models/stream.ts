/** One streamed call through the AI SDK: text, usage and how it ended, or our failure. */
import { zodSchema } from 'ai';
import { ModelError, type ModelRequest, type Usage } from '../../../study/model/model.ts';
import { failureOf } from './failures.ts';
import { openGrowingJson } from './growing-json.ts';
import { type Patience, watchCall } from './patience.ts';
import type { openVendor } from './vendors.ts';

export type Answer = { text: string; usage: Usage };

/** Telling of a half-written answer costs time in proportion to its length: with every token only while it is short. */
const partialEveryMs = 100;
const shortLength = 400;
/** Beyond so many answers at once each is read less often: together they take no more of the process. */
const answersAtFullPace = 8;
let answersUnderway = 0;

export async function streamAnswer<T>(
  name: string,
  vendor: ReturnType<typeof openVendor>,
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
      providerOptions: vendor.providerOptions,
      prompt: [
        { role: 'system', content: request.system },
        { role: 'user', content: [{ type: 'text', text: request.prompt }] },
      ],
      responseFormat: await formOf(request, vendor.takesReferences),
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

type Ending = { finishReason: string; usage: Usage };
type Finish = {
  finishReason: { unified: string };
  usage: { inputTokens: { total: number | undefined }; outputTokens: { total: number | undefined } };
};

function endingOf({ finishReason, usage: { inputTokens, outputTokens } }: Finish): Ending {
  const usage = { inputTokens: inputTokens.total ?? 0, outputTokens: outputTokens.total ?? 0 };
  return { finishReason: finishReason.unified, usage };
}

function checkEnding(name: string, text: string, ending: Ending): Answer {
  const { finishReason, usage } = ending;
  const reason = `${name}, ended with ${finishReason}`;
  if (finishReason === 'length') throw new ModelError('cut_off', { reason, usage });
  if (finishReason === 'content-filter') throw new ModelError('refused', { reason, usage });
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

/** As the vendors want to be told what an answer is to look like; the whole answer is checked by the caller. */
async function formOf<T>({ schema, schemaName }: ModelRequest<T>, useReferences: boolean) {
  const { jsonSchema } = zodSchema(schema, { useReferences });
  return { type: 'json' as const, schema: await jsonSchema, name: schemaName };
}

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
