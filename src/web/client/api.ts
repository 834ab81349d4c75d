/** Calls an endpoint: the only place where the web client meets the network, beside upload.ts and event-stream.ts. */
import type { z } from 'zod';
import type { Endpoint } from '../../shared/endpoint.ts';
import { takesJson } from '../../shared/takes-json.ts';
import { isServerReached, noteConnection } from '../browser/connection.ts';
import { lastStudent } from '../browser/session-hint.ts';
import { ApiError, cancelled, failureOf, hasCode, hasStatus, networkFailure } from './errors.ts';
import { findKept, forgetAnswer, isKept, keepAnswer } from './offline-answers.ts';

export type CallOptions = {
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  /** Arrives also where she leaves the page at once. For small changes only: browsers allow 64 kB of these at a time. */
  keepalive?: boolean;
};
export type RequestOf<E extends Endpoint> = z.input<E['request']>;
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;

const parameter = /\{(\w+)\}/g;

/** Fills the path's parameters and answers what is left of the request. */
export function fillPath(path: string, request: Record<string, unknown>) {
  const rest = { ...request };
  const filled = path.replace(parameter, (_, name: string) => {
    const value = rest[name];
    if (value === undefined) throw new TypeError(`${path} lacks ${name}`);
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}

export function withQuery(path: string, rest: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** One key a request object: a retried mutation passes the same object and so the same key. */
const keys = new WeakMap<object, string>();

export function idempotencyKeyOf(request: object): string {
  const key = keys.get(request) ?? crypto.randomUUID();
  keys.set(request, key);
  return key;
}

/** Throws ApiError for every failure. */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { signal, idempotencyKey, keepalive = false }: CallOptions = {},
): Promise<AnswerOf<E>> {
  const { path, rest } = fillPath(endpoint.path, request);
  const inQuery = !takesJson(endpoint);
  const headers = new Headers({ accept: 'application/json' });
  if (!inQuery) headers.set('content-type', 'application/json');
  if (endpoint.method === 'POST') headers.set('idempotency-key', idempotencyKey ?? idempotencyKeyOf(request));

  const url = inQuery ? withQuery(path, rest) : path;
  const init = {
    method: endpoint.method,
    headers,
    credentials: 'same-origin',
    body: inQuery ? null : JSON.stringify(rest),
    signal: signal ?? null,
    keepalive,
  } as const;
  const reader = endpoint.method === 'GET' && isKept(url) ? lastStudent() : undefined;
  return reader === undefined
    ? readAnswer(endpoint, await send(url, init))
    : read(endpoint, url, init, reader);
}

/** Keeps the answer for the time without network, and answers what was kept where there is none. */
async function read<E extends Endpoint>(
  endpoint: E,
  url: string,
  init: RequestInit,
  reader: number,
): Promise<AnswerOf<E>> {
  try {
    const text = await send(url, init);
    const answer = readAnswer(endpoint, text);
    void keepAnswer(reader, url, text);
    return answer;
  } catch (error) {
    if (hasStatus(error, 404)) void forgetAnswer(reader, url);
    const kept = hasCode(error, 'network') ? await findKept(reader, url) : undefined;
    if (kept === undefined) throw error;
    return readAnswer(endpoint, kept);
  }
}

type Listening<Event> = { schema: z.ZodType<Event>; onEvent: (event: Event) => void; signal: AbortSignal };

/** For an endpoint that answers with events: each as it comes. Throws ApiError as `call` does, also where the stream breaks. */
export async function callEvents<E extends Endpoint, Event>(
  endpoint: E,
  request: RequestOf<E>,
  { schema, onEvent, signal }: Listening<Event>,
): Promise<void> {
  const { path, rest } = fillPath(endpoint.path, request);
  const headers = {
    accept: 'text/event-stream',
    'content-type': 'application/json',
    'idempotency-key': idempotencyKeyOf(request),
  };
  try {
    const answer = await fetch(path, {
      ...{ method: endpoint.method, headers, credentials: 'same-origin', signal },
      body: JSON.stringify(rest),
    });
    if (!answer.ok) throw failureOf(answer.status, answer.statusText, await answer.text());
    noteConnection(true);
    const isStream = answer.headers.get('content-type')?.includes('event-stream') ?? false;
    if (!isStream || !answer.body) return;
    let text = '';
    const words = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let read = await words.read(); !read.done; read = await words.read()) {
      const blocks = (text + read.value).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = schema.safeParse(JSON.parse(block.slice(block.indexOf('data: ') + 6)));
        if (event.success) onEvent(event.data);
      }
    }
  } catch (error) {
    if (signal.aborted) throw cancelled();
    if (error instanceof ApiError) throw error;
    throw networkFailure(error);
  }
}

export function readAnswer<E extends Endpoint>(endpoint: E, text: string): AnswerOf<E> {
  const parsed = endpoint.answer.safeParse(text === '' ? undefined : JSON.parse(text));
  if (parsed.success) return parsed.data as AnswerOf<E>; // the schema's own output
  throw new ApiError({
    status: 200,
    code: 'unexpected_answer',
    message: 'Invalid response from server',
    sentence: 'The server sent an unexpected answer. Reload the page and try again.',
    cause: parsed.error,
  });
}

async function send(url: string, init: RequestInit): Promise<string> {
  let answer: Response;
  let text: string;
  const wasReached = isServerReached();
  try {
    answer = await fetch(url, init);
    text = await answer.text();
  } catch (error) {
    if (init.signal?.aborted) throw cancelled();
    noteConnection(false);
    throw networkFailure(error, !wasReached);
  }
  noteConnection(true);
  if (!answer.ok) throw failureOf(answer.status, answer.statusText, text);
  return text;
}
