/** Ollama in its own way (POST /api/chat): its compatible address takes no context size, and cuts what is longer in silence. */

import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { estimateTokens, overheadTokens } from '../../../study/model/tokens.ts';
import type { LanguageModel } from './language-model.ts';
import { send } from './patient-fetch.ts';

type Options = Parameters<LanguageModel['doStream']>[0];
type Part =
  Awaited<ReturnType<LanguageModel['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;

const lineSchema = z.object({
  error: z.string().optional(),
  message: z.object({ content: z.string().default(''), thinking: z.string().optional() }).optional(),
  done: z.boolean().default(false),
  done_reason: z.string().optional(),
  prompt_eval_count: z.number().optional(),
  eval_count: z.number().optional(),
});
type Line = z.infer<typeof lineSchema>;

type ServedModel = { url: string; model: string; contextTokens: number };

export function openOllama({ url, model, contextTokens }: ServedModel): LanguageModel {
  const room = openRoom(contextTokens);
  return {
    async doStream(options) {
      const body = bodyOf(model, options, room);
      const response = await post(`${url}/api/chat`, body, options.abortSignal);
      return { stream: ReadableStream.from(partsOf(response)) };
    },
  };
}

function bodyOf(model: string, { prompt, responseFormat, maxOutputTokens }: Options, room: Room) {
  const messages = prompt.map(({ role, content }) => ({
    role,
    content:
      typeof content === 'string'
        ? content
        : content.map((part) => (part.type === 'text' ? part.text : '')).join('\n'),
  }));
  const schema = responseFormat?.type === 'json' ? responseFormat.schema : undefined;
  const sent = messages.map(({ content }) => content).join('\n') + JSON.stringify(schema ?? '');
  const most = maxOutputTokens ?? 0;
  return {
    model,
    messages,
    stream: true,
    // It would count as answer, and take longer than the answer itself.
    think: false,
    // Where the server knows how, it refuses rather than cuts.
    truncate: false,
    ...(schema ? { format: schema } : {}),
    options: {
      num_ctx: room.take(estimateTokens(sent) + overheadTokens + most),
      ...(most > 0 ? { num_predict: most } : {}),
    },
  };
}

type Room = { take(tokens: number): number };

/** In tokens. */
const leastRoom = 8_192;

/** By powers of two and never less than before: Ollama reloads a model whenever its context changes. */
function openRoom(most: number): Room {
  let taken = 0;
  return {
    take(tokens) {
      const wanted = Math.max(leastRoom, 2 ** Math.ceil(Math.log2(Math.max(tokens, 1))));
      taken = Math.max(taken, Math.min(most, wanted));
      return taken;
    },
  };
}

const post = (address: string, body: object, signal: AbortSignal | undefined): Promise<IncomingMessage> =>
  send(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });

async function* partsOf(response: IncomingMessage): AsyncGenerator<Part> {
  if (response.statusCode !== 200) throw await failureIn(response);
  for await (const line of linesOf(response)) {
    if (line.error !== undefined) throw Object.assign(new Error(line.error), { statusCode: 500 });
    const { content = '', thinking } = line.message ?? {};
    if (thinking) yield { type: 'reasoning-delta', id: 'thinking', delta: thinking };
    if (content !== '') yield { type: 'text-delta', id: 'text', delta: content };
    if (line.done) yield finishOf(line);
  }
}

async function* linesOf(response: IncomingMessage): AsyncGenerator<Line> {
  let rest = '';
  response.setEncoding('utf8');
  for await (const piece of response) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') yield lineSchema.parse(JSON.parse(line));
  }
  if (rest.trim() !== '') yield lineSchema.parse(JSON.parse(rest));
}

/** In letters of an error’s text; the rest is read and dropped. */
const longestFailure = 10_000;

async function failureIn(response: IncomingMessage): Promise<Error> {
  let text = '';
  response.setEncoding('utf8');
  for await (const piece of response) if (text.length < longestFailure) text += piece;
  return Object.assign(new Error(text), { statusCode: response.statusCode });
}

const endings: Record<string, 'stop' | 'length'> = { stop: 'stop', length: 'length' };

function finishOf({ done_reason, prompt_eval_count, eval_count }: Line): Part {
  return {
    type: 'finish',
    finishReason: { unified: endings[done_reason ?? 'stop'] ?? 'other', raw: done_reason },
    usage: {
      inputTokens: {
        total: prompt_eval_count,
        noCache: undefined,
        cacheRead: undefined,
        cacheWrite: undefined,
      },
      outputTokens: { total: eval_count, text: undefined, reasoning: undefined },
    },
  };
}
