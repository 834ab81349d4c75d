import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('uses the embedded engine where nothing is set', () => {
  expect(readConfig({}).models).toMatchObject({ standard: 'extractive', premium: 'extractive' });
});

it.each([
  [{ STANDARD_MODEL: 'gpt-5' }, /STANDARD_MODEL: “gpt-5” names no known provider/],
  [{ PREMIUM_MODEL: 'mistral:large' }, /PREMIUM_MODEL: “mistral:large” names no known provider/],
  [{ STANDARD_MODEL: 'openai:' }, /STANDARD_MODEL: “openai:” names no model/],
  [{ STANDARD_MODEL: 'openai:gpt-5' }, /^STANDARD_MODEL: openai:gpt-5 needs OPENAI_API_KEY\.$/],
  [{ PREMIUM_MODEL: 'anthropic:claude' }, /^PREMIUM_MODEL: anthropic:claude needs ANTHROPIC_API_KEY\.$/],
  [{ STANDARD_MODEL: 'google:gemini' }, /needs GOOGLE_GENERATIVE_AI_API_KEY/],
  [{ STANDARD_MODEL: 'openai-compatible:qwen3:8b' }, /qwen3:8b needs OPENAI_COMPATIBLE_BASE_URL/],
  [{ MODEL_PRICES: '{"openai:gpt-5":5}' }, /MODEL_PRICES: is not JSON of the form/],
  [{ MODEL_CONTEXTS: '{"openai:gpt-5":5}' }, /MODEL_CONTEXTS: is not JSON of the form/],
  [{ MAX_COST_PER_DAY: 'much' }, /MAX_COST_PER_DAY/],
])('says in one sentence what is wrong with %o', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});

it('writes premium material with the standard model where no other is named', () => {
  const environment = { STANDARD_MODEL: 'openai:gpt-5', OPENAI_API_KEY: 'sk-x' };
  expect(readConfig(environment).models.premium).toEqual({ provider: 'openai', model: 'gpt-5' });
  expect(readConfig({ ...environment, PREMIUM_MODEL: 'extractive' }).models.premium).toBe('extractive');
});

it('needs no key for a server of one’s own', () => {
  const { models } = readConfig({
    STANDARD_MODEL: 'openai-compatible:qwen3:8b',
    OPENAI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1',
    MAX_COST_PER_ANALYSIS: '0.5',
  });
  expect(models).toMatchObject({
    standard: { provider: 'openai-compatible', model: 'qwen3:8b' },
    maxCostPerAnalysisCents: 50,
  });
});
