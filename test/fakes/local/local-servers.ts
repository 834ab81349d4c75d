/**
 * Small servers on the loopback that speak as Ollama, LM Studio, llama.cpp and vLLM do, in the replies that their
 * documentation shows: which paths each has, what it says of its models, and how its answers are put on the wire.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JsonSchema } from '../provider/protocol.ts';
import { openaiCompatible } from '../provider/protocols/openai-compatible.ts';

export type LocalKind = 'ollama' | 'lm-studio' | 'llama.cpp' | 'vllm';

export type LocalCall = {
  path: string;
  /** The request's parsed JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape it looks at
  body: any;
  system: string;
  prompt: string;
  schema: JsonSchema | undefined;
};

/** The answer to a chat; with `reads` the server counts no more than so many tokens of what it was sent. */
export type LocalScript = (
  call: LocalCall,
) => { text: string; reads?: number } | { status: number; body: unknown };

export type LocalServer = {
  url: string;
  calls: LocalCall[];
  /** Every path that was asked for, the chat's too. */
  asked: string[];
  play(script: LocalScript): void;
  close(): Promise<void>;
};

/** What each of them holds; the models of a real machine have such names. */
export const localModels: Record<LocalKind, { model: string; contextTokens: number }> = {
  ollama: { model: 'qwen3:14b', contextTokens: 40_960 },
  'lm-studio': { model: 'qwen/qwen3-14b', contextTokens: 16_384 },
  'llama.cpp': { model: 'Qwen3-14B-Q4_K_M.gguf', contextTokens: 24_576 },
  vllm: { model: 'Qwen/Qwen3-14B', contextTokens: 32_768 },
};

type Reply = { status?: number; body: unknown };
type Paths = Record<string, (body: { model?: string }) => Reply>;

const created = 1_700_000_000;

const paths: Record<LocalKind, Paths> = {
  ollama: {
    'GET /': () => ({ body: 'Ollama is running' }),
    'GET /api/version': () => ({ body: { version: '0.12.6' } }),
    'GET /api/tags': () => ({
      body: {
        models: [
          { name: 'qwen3:14b', model: 'qwen3:14b', size: 9_276_198_565, details: { family: 'qwen3' } },
          { name: 'nomic-embed-text:latest', model: 'nomic-embed-text:latest', size: 274_302_450 },
        ],
      },
    }),
    'POST /api/show': ({ model }) =>
      model === 'qwen3:14b'
        ? {
            body: {
              details: { family: 'qwen3', parameter_size: '14.8B', quantization_level: 'Q4_K_M' },
              model_info: { 'general.architecture': 'qwen3', 'qwen3.context_length': 40_960 },
              capabilities: ['completion', 'tools', 'thinking'],
            },
          }
        : {
            body: {
              model_info: { 'general.architecture': 'nomic-bert', 'nomic-bert.context_length': 2_048 },
              capabilities: ['embedding'],
            },
          },
    'GET /v1/models': () => ({
      body: { object: 'list', data: [{ id: 'qwen3:14b', object: 'model', created, owned_by: 'library' }] },
    }),
  },
  'lm-studio': {
    'GET /api/v0/models': () => ({
      body: {
        object: 'list',
        data: [
          {
            id: 'qwen/qwen3-14b',
            object: 'model',
            type: 'llm',
            publisher: 'lmstudio-community',
            arch: 'qwen3',
            compatibility_type: 'gguf',
            quantization: 'Q4_K_M',
            state: 'loaded',
            max_context_length: 40_960,
            loaded_context_length: 16_384,
          },
          {
            id: 'gemma-3-12b',
            object: 'model',
            type: 'vlm',
            publisher: 'google',
            arch: 'gemma3',
            compatibility_type: 'gguf',
            quantization: 'Q4_0',
            state: 'not-loaded',
            max_context_length: 131_072,
          },
          {
            id: 'text-embedding-nomic-embed-text-v1.5',
            object: 'model',
            type: 'embeddings',
            publisher: 'nomic-ai',
            arch: 'nomic-bert',
            compatibility_type: 'gguf',
            quantization: 'Q4_0',
            state: 'not-loaded',
            max_context_length: 2_048,
          },
        ],
      },
    }),
    'GET /v1/models': () => ({
      body: {
        object: 'list',
        data: [{ id: 'qwen/qwen3-14b', object: 'model', owned_by: 'organization_owner' }],
      },
    }),
  },
  'llama.cpp': {
    'GET /health': () => ({ body: { status: 'ok' } }),
    'GET /props': () => ({
      body: {
        default_generation_settings: { id: 0, n_ctx: 24_576, speculative: false, is_processing: false },
        total_slots: 1,
        model_path: '/models/Qwen3-14B-Q4_K_M.gguf',
        chat_template: '{{ messages }}',
        build_info: 'b6700-ca71fb9b',
      },
    }),
    'GET /v1/models': llamaModels,
    // It answers where Ollama's clients ask for models, in its own form.
    'GET /api/tags': llamaModels,
  },
  vllm: {
    'GET /health': () => ({ body: '' }),
    'GET /version': () => ({ body: { version: '0.11.0' } }),
    'GET /v1/models': () => ({
      body: {
        object: 'list',
        data: [
          {
            id: 'Qwen/Qwen3-14B',
            object: 'model',
            created,
            owned_by: 'vllm',
            root: 'Qwen/Qwen3-14B',
            parent: null,
            max_model_len: 32_768,
            permission: [],
          },
        ],
      },
    }),
  },
};

function llamaModels(): Reply {
  return {
    body: {
      models: [
        { name: 'Qwen3-14B-Q4_K_M.gguf', model: 'Qwen3-14B-Q4_K_M.gguf', capabilities: ['completion'] },
      ],
      object: 'list',
      data: [
        {
          id: 'Qwen3-14B-Q4_K_M.gguf',
          object: 'model',
          created,
          owned_by: 'llamacpp',
          meta: {
            vocab_type: 2,
            n_vocab: 151_936,
            n_ctx_train: 40_960,
            n_embd: 5_120,
            n_params: 14_768_307_200,
          },
        },
      ],
    },
  };
}

/** What each says to a path that it does not have. LM Studio says it with a status of success. */
const unknownPath: Record<LocalKind, Reply> = {
  ollama: { status: 404, body: '404 page not found' },
  'lm-studio': {
    status: 200,
    body: { error: 'Unexpected endpoint or method. (GET /path). Returning 200 anyway' },
  },
  'llama.cpp': {
    status: 404,
    body: { error: { code: 404, message: 'File Not Found', type: 'not_found_error' } },
  },
  vllm: { status: 404, body: { detail: 'Not Found' } },
};

export async function openLocalServer(kind: LocalKind, script: LocalScript, port = 0): Promise<LocalServer> {
  const state = { playing: script, calls: [] as LocalCall[], asked: [] as string[] };
  const server = createServer((request, response) => {
    void serve(kind, state, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: state.calls,
    asked: state.asked,
    play: (next) => {
      state.playing = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type State = { playing: LocalScript; calls: LocalCall[]; asked: string[] };

async function serve(kind: LocalKind, state: State, request: IncomingMessage, response: ServerResponse) {
  let text = '';
  for await (const piece of request) text += piece;
  const body = text === '' ? {} : JSON.parse(text);
  const path = `${request.method} ${request.url}`;
  state.asked.push(path);
  if (path === 'POST /api/chat' && kind === 'ollama') return chatAsOllama(state, body, response);
  if (path === 'POST /v1/chat/completions') return chatAsOpenAi(state, body, response);
  const reply = paths[kind][path]?.(body) ?? unknownPath[kind];
  const isText = typeof reply.body === 'string';
  response.writeHead(reply.status ?? 200, { 'content-type': isText ? 'text/plain' : 'application/json' });
  response.end(isText ? reply.body : JSON.stringify(reply.body));
}

/** As a real tokenizer counts English, near enough. */
const tokensOf = (text: string) => Math.ceil(text.length / 4.4);

/** Lines of JSON, the last one with the counts; a context that is too small takes the beginning away in silence. */
function chatAsOllama(state: State, body: LocalCall['body'], response: ServerResponse): void {
  const contents = (role: string) =>
    body.messages
      .filter((message: { role: string }) => message.role === role)
      .map(({ content }: { content: string }) => content)
      .join('\n');
  const call: LocalCall = {
    path: '/api/chat',
    body,
    system: contents('system'),
    prompt: contents('user'),
    schema: body.format,
  };
  state.calls.push(call);
  const played = state.playing(call);
  if ('status' in played) {
    fail(response, played);
    return;
  }
  const sent = tokensOf(call.system + call.prompt);
  const held = Math.min(body.options?.num_ctx ?? 4_096, localModels.ollama.contextTokens);
  const line = (more: object) =>
    `${JSON.stringify({ model: body.model, created_at: '2026-11-23T12:00:00.000000Z', ...more })}\n`;
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  const pieces = played.text.match(/[\s\S]{1,40}/g) ?? [];
  for (const content of pieces)
    response.write(line({ message: { role: 'assistant', content }, done: false }));
  response.end(
    line({
      message: { role: 'assistant', content: '' },
      done_reason: 'stop',
      done: true,
      total_duration: 4_883_583_458,
      load_duration: 1_334_875,
      prompt_eval_count: played.reads ?? Math.min(sent, held),
      prompt_eval_duration: 342_546_000,
      eval_count: tokensOf(played.text),
      eval_duration: 4_535_599_000,
    }),
  );
}

function chatAsOpenAi(state: State, body: LocalCall['body'], response: ServerResponse): void {
  const asked = openaiCompatible.read('/v1/chat/completions', body)!; // The path is the protocol's own.
  const call: LocalCall = { path: '/v1/chat/completions', body, ...asked };
  state.calls.push(call);
  const played = state.playing(call);
  if ('status' in played) {
    fail(response, played);
    return;
  }
  const usage = {
    inputTokens: played.reads ?? tokensOf(asked.system + asked.prompt),
    outputTokens: tokensOf(played.text),
    cachedTokens: 0,
  };
  const stream = openaiCompatible.stream(asked, usage);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end([...stream.begin, stream.piece(played.text), ...stream.end('stop')].join(''));
}

function fail(response: ServerResponse, { status, body }: { status: number; body: unknown }): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
