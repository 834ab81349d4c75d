/** The real SDK against a provider that speaks the vendors' protocols on the loopback. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inTurn, type Play } from '../../../test/fakes/provider/play.ts';
import { type ProtocolName, protocols } from '../../../test/fakes/provider/protocol.ts';
import { openProvider, type Provider } from '../../../test/fakes/provider/provider.ts';
import type { Model, ModelError } from '../../study/model/model.ts';
import { readModelConfig } from '../base/config.ts';
import { costOf, openModels } from './models.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await openProvider(inTurn({ does: 'say nothing' }));
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.calls.length = 0;
});

const keys = {
  OPENAI_API_KEY: 'sk-openai-secret',
  ANTHROPIC_API_KEY: 'sk-ant-secret',
  GOOGLE_GENERATIVE_AI_API_KEY: 'AIza-secret',
};

function open(protocol: ProtocolName, name = 'some-model'): Model {
  const config = readModelConfig({
    ...keys,
    STANDARD_MODEL: `${protocol}:${name}`,
    OPENAI_COMPATIBLE_BASE_URL: provider.baseUrls['openai-compatible'],
  });
  const { 'openai-compatible': _, ...baseUrls } = provider.baseUrls;
  const patience = { firstWordMs: 400, silenceMs: 400, firstPauseMs: 1, rateLimitMs: 1_500 };
  const { standard } = openModels(config, { baseUrls, patience });
  if (standard === 'extractive') throw new Error('A model was configured');
  return standard;
}

const schema = z.object({
  text: z.string(),
  marks: z.array(z.enum(['none', 'own'])),
  page: z.number().nullable(),
});
const answer = {
  text: 'He said “no” to § 12 of the \\ “Act”\n— and ¶ 𝔸',
  marks: ['none' as const],
  page: null,
};
const good: Play = { does: 'answer', text: JSON.stringify(answer) };

type CallInput = { onPartial?: (partial: unknown) => void; signal?: AbortSignal };

const ask = (model: Model, { onPartial, signal }: CallInput = {}) =>
  model.call({
    schema,
    schemaName: 'probe',
    system: 'Answer as asked.',
    prompt: 'Why?',
    maxOutputTokens: 500,
    signal: signal ?? new AbortController().signal,
    onPartial,
  });

const failure = (model: Model, asked?: CallInput): Promise<ModelError> =>
  ask(model, asked).then(
    () => expect.unreachable('The call did not fail'),
    (error: ModelError) => error,
  );

describe.each(protocols)('a model of %s', (protocol) => {
  it('answers in the form asked for, however its words are cut on their way, and tells its usage', async () => {
    provider.play(inTurn(good));
    const { value, usage } = await ask(open(protocol));
    expect(value).toEqual(answer);
    expect(usage.inputTokens).toBeGreaterThan(0);
    expect(usage.outputTokens).toBeGreaterThan(5);
    expect(provider.calls).toMatchObject([
      {
        model: 'some-model',
        isStreamed: true,
        maxOutputTokens: 500,
        schema: { required: ['text', 'marks', 'page'] },
      },
    ]);
    expect(provider.calls[0]?.system).toContain('Answer as asked.');
    expect(provider.calls[0]?.prompt).toContain('Why?');
  });

  it('shows an answer while it is written', async () => {
    const long = { ...answer, text: 'One word after another. '.repeat(30) };
    const speed = { firstTokenMs: 20, tokensPerSecond: 400 };
    provider.play(inTurn({ does: 'answer', text: JSON.stringify(long), speed }));
    const seen: string[] = [];
    const startedAt = performance.now();
    let firstAt = 0;
    await ask(open(protocol), {
      onPartial: (partial) => {
        firstAt ||= performance.now();
        seen.push((partial as Partial<typeof answer>).text ?? '');
      },
    });
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.every((text) => long.text.startsWith(text))).toBe(true);
    expect(firstAt - startedAt).toBeLessThan(300);
  });

  it('waits for a rate limit as long as it is told, and does not count it as an attempt', async () => {
    const limited: Play = { does: 'fail', status: 429, retryAfterSeconds: 0.1 };
    provider.play(inTurn(limited, limited, limited, limited, good));
    const startedAt = performance.now();
    await expect(ask(open(protocol))).resolves.toMatchObject({ value: answer });
    expect(performance.now() - startedAt).toBeGreaterThan(400);
  });

  it('hands a rate limit on that lasts too long, with the time to wait', async () => {
    provider.play(inTurn({ does: 'fail', status: 429, retryAfterSeconds: 60 }));
    expect(await failure(open(protocol))).toMatchObject({ code: 'rate_limited', retryAfterMs: 60_000 });
    expect(provider.calls).toHaveLength(1);
  });

  it.each<[string, Play]>([
    ['answers 503', { does: 'fail', status: 503 }],
    ['hangs up', { does: 'hang up' }],
    ['breaks the connection', { does: 'break off', text: '{"text":"He', by: 'reset' }],
    ['reports a failure in mid-answer', { does: 'break off', text: '{"text":"He', by: 'failure' }],
    ['ends without an end', { does: 'break off', text: '{"text":"He', by: 'end' }],
  ])('is asked again when its provider %s, and given up after three times', async (_, play) => {
    provider.play(inTurn(play, good));
    await expect(ask(open(protocol))).resolves.toMatchObject({ value: answer });
    provider.calls.length = 0;
    provider.play(inTurn(play));
    expect(await failure(open(protocol))).toMatchObject({ code: 'provider_down' });
    expect(provider.calls).toHaveLength(3);
  });

  it.each<[string, Play]>([
    ['says nothing', { does: 'say nothing' }],
    ['falls silent', { does: 'break off', text: '{"text":"He', by: 'silence' }],
  ])('that %s is given up in time', async (_, play) => {
    provider.play(inTurn(play, good));
    await expect(ask(open(protocol))).resolves.toMatchObject({ value: answer });
    provider.play(inTurn(play));
    expect(await failure(open(protocol))).toMatchObject({ code: 'timeout' });
  });

  it.each<[string, Play, string]>([
    [
      'a revoked key',
      { does: 'fail', status: 401, message: `Incorrect API key: ${Object.values(keys)}` },
      'key_rejected',
    ],
    ['an unknown model', { does: 'fail', status: 404 }, 'misconfigured'],
    [
      'a request that is too long',
      { does: 'fail', status: 400, message: 'prompt is too long: 9 > 8' },
      'too_long',
    ],
    ['a refusal', { does: 'refuse' }, 'refused'],
    ['an answer that is cut off', { does: 'cut off', text: '{"text":"He' }, 'cut_off'],
    ['an empty answer', { does: 'answer', text: ' ' }, 'empty_answer'],
    ['broken JSON', { does: 'answer', text: '{"text": "He", marks}' }, 'wrong_shape'],
    ['the wrong form', { does: 'answer', text: '{"text":"He","marks":["some"],"page":null}' }, 'wrong_shape'],
  ])('tells %s apart, asks once and keeps keys to itself', async (_, play, code) => {
    provider.play(inTurn(play));
    const error = await failure(open(protocol));
    expect(error).toMatchObject({ code });
    expect(provider.calls).toHaveLength(1);
    for (const key of Object.values(keys))
      expect(`${error.message} ${error.reason} ${error.stack}`).not.toContain(key);
    expect(error.reason).toContain(`${protocol}:some-model`);
  });

  it('stops the call itself when the asker goes', async () => {
    provider.play(inTurn({ does: 'break off', text: '{"text":"He', by: 'silence' }));
    const asker = new AbortController();
    const error = failure(open(protocol), { signal: asker.signal });
    await expect.poll(() => provider.calls[0]?.firstTokenAt).toBeDefined();
    asker.abort();
    expect(await error).toMatchObject({ code: 'aborted' });
    await expect.poll(() => provider.calls[0]?.outcome).toBe('left');
    expect(provider.calls).toHaveLength(1);
  });
});

it('reads an answer that a small model put into a code block', async () => {
  provider.play(inTurn({ does: 'answer', text: `\`\`\`json\n${JSON.stringify(answer)}\n\`\`\`` }));
  await expect(ask(open('openai-compatible'))).resolves.toMatchObject({ value: answer });
});

it('tells OpenAI not to store the text, and sends each provider its own key alone', async () => {
  provider.play(inTurn(good));
  for (const protocol of protocols) await ask(open(protocol));
  expect(JSON.parse(provider.calls[0]?.body ?? '')).toMatchObject({ store: false });
  const sent = provider.calls.map(({ key }) => key.replace(/^Bearer /, ''));
  expect(sent).toEqual([keys.OPENAI_API_KEY, '', keys.ANTHROPIC_API_KEY, keys.GOOGLE_GENERATIVE_AI_API_KEY]);
});

it('knows how much a model holds, and counts one that it does not know as small', () => {
  expect(open('openai', 'gpt-5-mini')).toMatchObject({ contextTokens: 400_000 });
  expect(open('anthropic', 'claude-3-5-haiku-latest')).toMatchObject({ maxOutputTokens: 8_192 });
  expect(open('google', 'gemini-2.5-flash')).toMatchObject({ contextTokens: 1_000_000 });
  expect(open('openai-compatible', 'llama')).toMatchObject({ contextTokens: 8_192 });
  const config = readModelConfig({
    STANDARD_MODEL: 'openai-compatible:qwen3:8b',
    OPENAI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1',
    MODEL_CONTEXTS: '{"openai-compatible:qwen3:8b":32768}',
  });
  expect(openModels(config).standard).toMatchObject({
    name: 'openai-compatible:qwen3:8b',
    contextTokens: 32_768,
    maxOutputTokens: 16_384,
  });
});

it('prices what has a price, in cents', () => {
  const config = readModelConfig({ MODEL_PRICES: '{"openai:gpt-5-mini":{"input":0.25,"output":2}}' });
  const usage = { inputTokens: 1_000_000, outputTokens: 500_000 };
  expect(costOf(config, 'openai:gpt-5-mini', usage)).toBe(125);
  expect(costOf(config, 'openai:gpt-5', usage)).toBeUndefined();
});
