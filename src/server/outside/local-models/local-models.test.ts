/** Models of one's own, found and called at servers that speak as Ollama, LM Studio, llama.cpp and vLLM do. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { knownAnswers } from '../../../../test/fakes/local/known-answers.ts';
import {
  type LocalKind,
  type LocalServer,
  localModels,
  openLocalServer,
} from '../../../../test/fakes/local/local-servers.ts';
import type { FoundServer } from '../../../shared/local-models.ts';
import type { Model, ModelError } from '../../../study/model/model.ts';
import { readModelConfig } from '../../base/config.ts';
import { openModel } from '../models.ts';
import { findServer, findServers, namedModel } from './look.ts';
import { gatewayIn, placesToLook } from './places.ts';
import { tryModel } from './trial.ts';

const kinds: LocalKind[] = ['ollama', 'lm-studio', 'llama.cpp', 'vllm'];
const servers = new Map<LocalKind, LocalServer>();
const serverOf = (kind: LocalKind) => servers.get(kind)!; // All four are opened before any test.
const signal = () => AbortSignal.timeout(20_000);

beforeAll(async () => {
  for (const kind of kinds) servers.set(kind, await openLocalServer(kind, knownAnswers()));
});
afterAll(async () => {
  for (const server of servers.values()) await server.close();
});
beforeEach(() => {
  for (const server of servers.values()) {
    server.calls.length = 0;
    server.asked.length = 0;
    server.play(knownAnswers());
  }
});

const config = readModelConfig({ OPENAI_COMPATIBLE_API_KEY: 'a-secret-key' });

async function openFound(kind: LocalKind): Promise<Model> {
  const found = (await findServer(serverOf(kind).url, signal())) as FoundServer;
  const choice = namedModel(found, localModels[kind].model);
  if (!choice) throw new Error(`${kind} has lost its model`);
  serverOf(kind).asked.length = 0;
  return openModel(choice, config);
}

const schema = z.object({ isRead: z.boolean() });

const ask = (model: Model, prompt: string) =>
  model.call({
    schema,
    schemaName: 'probe',
    system: 'Answer as asked.',
    prompt,
    maxOutputTokens: 1_000,
    signal: signal(),
  });

const failure = (asking: Promise<unknown>): Promise<ModelError> =>
  asking.then(
    () => expect.unreachable('The call did not fail'),
    (error: ModelError) => error,
  );

/** About 6,000 tokens. */
const long = 'The court held that the ferry owed a duty of care to those on its landing. '.repeat(350);

describe('looking for models', () => {
  it('tells the four servers apart by what they say, whatever their port, with their models and what they hold', async () => {
    const places = kinds.map((kind) => serverOf(kind).url);
    const found = await findServers(places, signal());
    expect(found.map(({ kind }) => kind)).toEqual(kinds);
    expect(found.map(({ version }) => version)).toEqual(['0.12.6', null, 'b6700-ca71fb9b', '0.11.0']);
    for (const { kind, models } of found)
      expect(models).toContainEqual(expect.objectContaining(localModels[kind]));
    expect(found.find(({ kind }) => kind === 'lm-studio')?.models).toContainEqual({
      model: 'gemma-3-12b',
      contextTokens: null,
      isLoaded: false,
    });
    expect(
      found
        .flatMap(({ models }) => models)
        .map(({ model }) => model)
        .join(),
    ).not.toMatch(/embed/);
  });

  it('finds nothing where nothing listens, something else does, or a server sends it elsewhere', async () => {
    const other = createServer((request, response) => {
      if (request.url?.startsWith('/api'))
        response.writeHead(302, { location: serverOf('ollama').url }).end();
      else response.end('<html>It works</html>');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    try {
      expect(await findServers([`http://127.0.0.1:${port}`, 'http://127.0.0.1:9'], signal())).toEqual([]);
      expect(serverOf('ollama').asked).toEqual([]);
    } finally {
      other.close();
      other.closeAllConnections();
    }
  });

  it('looks at this machine, the host of a container and where OLLAMA_HOST says, on the four ports', () => {
    expect(placesToLook('http://127.0.0.1:11434', ['127.0.0.1'])).toEqual([
      'http://127.0.0.1:11434',
      'http://127.0.0.1:1234',
      'http://127.0.0.1:8080',
      'http://127.0.0.1:8000',
    ]);
    const elsewhere = placesToLook('http://gpu.example:11434', ['127.0.0.1', 'host.docker.internal']);
    expect(elsewhere[0]).toBe('http://gpu.example:11434');
    expect(elsewhere).toContain('http://host.docker.internal:8000');
    const routes =
      'Iface\tDestination\tGateway\tFlags\neth0\t00000000\t010011AC\t0003\neth0\t000011AC\t00000000\t0001\n';
    expect(gatewayIn(routes)).toBe('172.17.0.1');
  });

  it('reads OLLAMA_HOST as Ollama does', () => {
    const read = (given: string) => readModelConfig({ OLLAMA_HOST: given }).ollamaUrl;
    expect(
      ['gpu', 'gpu:1', ':8000', '0.0.0.0', 'http://gpu', 'https://gpu/ollama/', '[::1]:5'].map(read),
    ).toEqual([
      'http://gpu:11434',
      'http://gpu:1',
      'http://127.0.0.1:8000',
      'http://127.0.0.1:11434',
      'http://gpu:80',
      'https://gpu:443/ollama',
      'http://[::1]:5',
    ]);
    expect(readModelConfig({}).ollamaUrl).toBe('http://127.0.0.1:11434');
    expect(() => read('ftp://gpu')).toThrow('OLLAMA_HOST');
  });
});

describe.each(kinds)('a model of %s', (kind) => {
  it('answers in the form asked for, with all that it was sent read, and gets no key of another server', async () => {
    serverOf(kind).play(() => ({ text: '{"isRead":true}' }));
    const model = await openFound(kind);
    expect(model.contextTokens).toBe(Math.min(localModels[kind].contextTokens, 32_768));
    const { value, usage } = await ask(model, long);
    expect(value).toEqual({ isRead: true });
    expect(usage.inputTokens).toBeGreaterThan(5_000);
    expect(JSON.stringify(serverOf(kind).calls)).not.toContain('a-secret-key');
  });

  it('that read far fewer tokens than it was sent fails honestly, and says which setting to change', async () => {
    serverOf(kind).play(() => ({ text: '{"isRead":true}', reads: 4_096 }));
    const error = await failure(ask(await openFound(kind), long));
    expect(error).toMatchObject({ code: 'cut_prompt', isPassing: false });
    expect(error.reason).toMatch(/read 4096 tokens of a request of at least \d{4}/);
    expect(error.reason).toMatch(
      kind === 'ollama' ? /num_ctx.*MODEL_CONTEXTS/ : /--ctx-size.*--max-model-len/,
    );
    expect(error.message).toMatch(/read only part of the opinion/);
  });

  it('that does not say how much it read is believed, and a short request is never doubted', async () => {
    serverOf(kind).play(() => ({ text: '{"isRead":true}', reads: 0 }));
    const model = await openFound(kind);
    await expect(ask(model, long)).resolves.toMatchObject({ value: { isRead: true } });
    serverOf(kind).play(() => ({ text: '{"isRead":true}', reads: 3 }));
    await expect(ask(model, 'Was it read?')).resolves.toMatchObject({ value: { isRead: true } });
  });

  it('that talks at random because it lost the beginning is told apart from one that cannot keep to a form', async () => {
    serverOf(kind).play(() => ({ text: 'Which opinion?', reads: 4_096 }));
    expect(await failure(ask(await openFound(kind), long))).toMatchObject({ code: 'cut_prompt' });
    serverOf(kind).play(() => ({ text: 'Which opinion?' }));
    expect(await failure(ask(await openFound(kind), long))).toMatchObject({ code: 'wrong_shape' });
  });

  it('is tried: its speed, its form, and whether its brief of a known opinion passes the checks', async () => {
    const trial = await tryModel(await openFound(kind), signal());
    expect(trial).toMatchObject({ form: 'ready', passesGates: true, failure: null });
    expect(trial.verifiedShare).toBeGreaterThan(0.8);
    expect(trial.tokensPerSecond).toBeGreaterThan(0);
    serverOf(kind).play(
      knownAnswers((brief) => {
        brief.holding.text = 'Affirmed: the orchard owes its customers nothing.';
        brief.conclusion.disposition.text = 'The court affirmed the judgment of the Court of Appeals.';
      }),
    );
    const liar = await tryModel(await openFound(kind), signal());
    expect(liar).toMatchObject({ form: 'ready', passesGates: false });
    expect(liar.failure).toMatch(/ungrounded/);
    serverOf(kind).play(() => ({ text: 'A brief? Gladly.' }));
    expect(await tryModel(await openFound(kind), signal())).toMatchObject({
      form: 'loose',
      passesGates: null,
    });
  });
});

describe('Ollama', () => {
  it('is asked in its own way, with as much context as the request needs and no more than the model is given', async () => {
    const server = serverOf('ollama');
    server.play(() => ({ text: '{"isRead":true}' }));
    const model = await openFound('ollama');
    await ask(model, 'Was it read?');
    await ask(model, long);
    await ask(model, 'And this?');
    expect(server.asked).toEqual(Array(3).fill('POST /api/chat'));
    // It grows with what is asked and never shrinks: the model would be reloaded each time.
    expect(server.calls.map(({ body }) => body.options.num_ctx)).toEqual([8_192, 16_384, 16_384]);
    expect(server.calls[0]?.body).toMatchObject({
      model: 'qwen3:14b',
      stream: true,
      format: { required: ['isRead'] },
      options: { num_predict: 1_000 },
    });
    expect(server.calls[1]?.system).toBe('Answer as asked.');
  });

  it('shows an answer while it is written', async () => {
    const text = 'One word after another. '.repeat(60);
    serverOf('ollama').play(() => ({ text: JSON.stringify({ text }) }));
    const model = await openFound('ollama');
    const seen: unknown[] = [];
    await model.call({
      schema: z.object({ text: z.string() }),
      schemaName: 'probe',
      system: '',
      prompt: 'Write.',
      maxOutputTokens: 500,
      signal: signal(),
      onPartial: (partial) => seen.push(partial),
    });
    expect(seen.length).toBeGreaterThan(3);
  });

  it('is what a name with its provider in STANDARD_MODEL calls, with nothing else set', () => {
    const { standard } = readModelConfig({ STANDARD_MODEL: 'ollama:qwen3:14b' });
    expect(standard).toEqual({ provider: 'ollama', model: 'qwen3:14b' });
    expect(openModel({ provider: 'ollama', model: 'qwen3:14b' }, config)).toMatchObject({
      name: 'ollama:qwen3:14b',
      contextTokens: 32_768,
    });
  });

  it.each([
    [404, { error: 'model "qwen3:14b" not found, try pulling it first' }, 'misconfigured'],
    [400, { error: 'the input length exceeds the context length' }, 'too_long'],
    [500, { error: 'llama runner process has terminated' }, 'provider_down'],
  ])('that answers %i tells why', async (status, body, code) => {
    serverOf('ollama').play(() => ({ status, body }));
    const choice = { provider: 'ollama', model: 'qwen3:14b', server: serverOf('ollama').url } as const;
    const model = openModel(choice, config, { patience: { firstPauseMs: 1, retries: 0 } });
    expect(await failure(ask(model, long))).toMatchObject({ code });
  });
});

it('a server that refuses what is longer than its context is told of with the setting to change', async () => {
  serverOf('llama.cpp').play(() => ({
    status: 400,
    body: {
      error: {
        code: 400,
        message: 'the request exceeds the available context size, try increasing it',
        type: 'exceed_context_size_error',
        n_prompt_tokens: 6_100,
        n_ctx: 4_096,
      },
    },
  }));
  const error = await failure(ask(await openFound('llama.cpp'), long));
  expect(error).toMatchObject({ code: 'too_long' });
  expect(error.reason).toContain('--ctx-size');
});
