import { z } from 'zod';
import type { ModelConfig } from '../server/base/model-config.ts';
import { costOf } from '../server/outside/models.ts';
import { type Model, ModelError } from '../study/model/model.ts';
import { configuredModels } from './engine.ts';
import { readWords, writeOut } from './words.ts';

const probe = z.object({ court: z.string(), isAffirmed: z.boolean() });

/** One small call a model: how fast it answers, and whether it keeps to a given form. */
export async function checkModels(words: string[]): Promise<void> {
  readWords(words, {});
  const { config, models } = configuredModels();
  for (const [tier, engine] of [
    ['standard', models.standard],
    ['premium', models.premium],
  ] as const) {
    const outcome =
      engine === 'extractive' ? 'extractive: the embedded engine, always ready' : await check(engine, config);
    await writeOut(`${tier.padEnd(8)}  ${outcome}\n`, undefined);
  }
}

async function check(model: Model, config: ModelConfig): Promise<string> {
  const startedAt = performance.now();
  try {
    const { usage } = await model.call({
      schema: probe,
      schemaName: 'probe',
      system: 'Answer in the form asked for.',
      prompt: 'The Supreme Court of Jefferson affirmed. Which court is it, and did it affirm?',
      maxOutputTokens: Math.min(2_000, model.maxOutputTokens),
      signal: AbortSignal.timeout(60_000),
    });
    const ms = Math.round(performance.now() - startedAt);
    const cents = costOf(config, model.name, usage);
    const cost = cents === undefined ? 'price unknown' : `${cents.toFixed(4)} cents`;
    const tokens = `${usage.inputTokens} tokens in, ${usage.outputTokens} out, ${cost}`;
    return `${model.name}: answered in ${ms} ms, keeps to the form (${tokens}; context ${model.contextTokens})`;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    process.exitCode = 1;
    return `${model.name}: ${error.code} (${error.reason})`;
  }
}
