/** One streamed call through the AI SDK: text, usage and how it ended, or our failure. */
import { Output, parsePartialJson, streamText, zodSchema } from 'ai';
import { ModelError, type ModelRequest, type Usage } from '../../../study/model/model.ts';
import { failureOf } from './failures.ts';
import { type Patience, watchCall } from './patience.ts';
import type { openVendor } from './vendors.ts';

export type Answer = { text: string; usage: Usage };

/** Reading a half-written answer costs time in proportion to its length: with every token only while it is short. */
const partialEveryMs = 60;
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
  let ending: { finishReason: string; usage: Usage } | undefined;
  try {
    const { stream } = streamText({
      model: vendor.languageModel,
      providerOptions: vendor.providerOptions,
      system: request.system,
      prompt: request.prompt,
      maxOutputTokens: request.maxOutputTokens,
      maxRetries: 0,
      abortSignal: watch.signal,
      output: outputOf(request, vendor.takesReferences, watch.heard),
      // Failures come as parts of the stream; without this they would be printed as well.
      onError: () => {},
    });
    for await (const part of stream) {
      watch.heard();
      if (part.type === 'text-delta') text += part.text;
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') break;
      if (part.type === 'finish') {
        const { inputTokens = 0, outputTokens = 0 } = part.totalUsage;
        ending = { finishReason: part.finishReason, usage: { inputTokens, outputTokens } };
      }
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

function checkEnding(name: string, text: string, ending: { finishReason: string; usage: Usage }): Answer {
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

/** Sends the schema along and reads half-written answers now and then; the whole answer is checked by the caller. */
function outputOf<T>(
  { schema, schemaName, onPartial }: ModelRequest<T>,
  useReferences: boolean,
  heard: () => void,
) {
  const form = zodSchema(schema, { useReferences });
  const { responseFormat } = Output.object({ schema: form, name: schemaName });
  let readAt = 0;
  return {
    ...Output.json(),
    responseFormat,
    async parsePartialOutput({ text }: { text: string }) {
      // The stream holds words back until there is something to show; they are a sign of life all the same.
      heard();
      const now = performance.now();
      const pauseMs = partialEveryMs * Math.max(1, answersUnderway / answersAtFullPace);
      if (!onPartial || (text.length > shortLength && now - readAt < pauseMs)) return undefined;
      readAt = now;
      const { value } = await parsePartialJson(text);
      if (value !== undefined) onPartial(value);
      return undefined;
    },
  };
}
