import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodAnswers } from '../../../../test/fakes/provider/answers.ts';
import { protocols } from '../../../../test/fakes/provider/protocol.ts';
import { openProvider, type Provider } from '../../../../test/fakes/provider/provider.ts';
import { modelConfigFor, modelNames } from '../../../../test/model-app.ts';
import type { Opinion } from '../../../opinion/opinion.ts';
import { marlow } from '../../../study/model/fixtures/opinions.ts';
import { readPairs } from '../../../study/model/fixtures/played-model.ts';
import { addUsage, noUsage } from '../../../study/model/model.ts';
import { openSources } from '../../../study/model/sources/opinion-sources.ts';
import { writeMaterial } from '../../../study/model/write.ts';
import { costOf, openModel } from '../models.ts';

let opinion: Opinion;
let provider: Provider;
beforeAll(async () => {
  opinion = await marlow();
  provider = await openProvider(goodAnswers(opinion));
});
afterAll(() => provider.close());

const { signal } = new AbortController();

describe.each(protocols)('an analysis by a model of %s', (protocol) => {
  it('pays for the opinion once: with what was kept at a tenth, half of what it reads', async () => {
    const choice = { provider: protocol, model: modelNames[protocol] };
    const model = openModel(choice, modelConfigFor(protocol), { baseUrls: provider.baseUrls });
    const sources = openSources(opinion, { signal });
    let usage = noUsage;
    for (const kind of ['brief', 'outline', 'questions'] as const) {
      const made = await writeMaterial({ kind, tier: 'standard', model, signal, sources });
      usage = addUsage(usage, made.usage);
    }
    const { inputTokens, cachedTokens = 0 } = usage;
    const billed = inputTokens - 0.9 * cachedTokens;
    console.info(`${protocol}: ${inputTokens} tokens in, billed as ${Math.round(billed)}`);
    expect(billed).toBeLessThan(0.5 * inputTokens);
  });
});

it('shows Anthropic where the opinion ends, and tells the form behind it', () => {
  const calls = provider.calls.filter((call) => call.protocol === 'anthropic');
  const [first] = calls.map(({ body }) => JSON.parse(body));
  expect(first.messages[0].content[0]).toMatchObject({ type: 'text', cache_control: { type: 'ephemeral' } });
  expect(first.messages[0].content[1].text).toContain('fits this JSON Schema');
  expect(first.output_config?.format).toBeUndefined();
  const [key] = provider.calls
    .filter((call) => call.protocol === 'openai')
    .map(({ body }) => JSON.parse(body));
  expect(key).toMatchObject({
    prompt_cache_key: expect.any(String),
    text: { format: { type: 'json_object' } },
  });
});

it('quotes to a reader once what several lines rest on', () => {
  const read = provider.calls.map(({ prompt }) => readPairs(prompt)).filter((pairs) => pairs.length > 0);
  expect(read).not.toEqual([]);
  for (const pairs of read) {
    const [, number] = /"\(as in (\d+)\)"/.exec(JSON.stringify(pairs)) ?? [];
    expect(pairs[Number(number) - 1]?.passage).toMatch(/^[^(]/);
  }
});

it('prices what was kept by the table, else at the provider’s usual share', () => {
  const usage = { inputTokens: 1_000_000, outputTokens: 0, cachedTokens: 900_000 };
  const cents = (model: string, price: object) =>
    costOf(
      { ...modelConfigFor('openai'), prices: { [model]: { input: 1, output: 1, ...price } } },
      model,
      usage,
    );
  expect(cents('anthropic:claude-sonnet-4-5', {})).toBeCloseTo(19);
  expect(cents('openai-compatible:m', {})).toBeCloseTo(100);
  expect(cents('openai-compatible:m', { cached: 0.5 })).toBeCloseTo(55);
});
