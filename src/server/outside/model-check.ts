/** Whether a configured model answers, how fast, and whether it keeps to a form. */
import { z } from 'zod';
import { type Model, ModelError, type Usage } from '../../study/model/model.ts';

export type ModelCheck = {
  model: string;
  /** `loose`: it answers, but not in the form asked for, so that it cannot write material. */
  state: 'ready' | 'loose' | 'failed';
  latencyMs: number;
  usage: Usage;
  /** For the operator, where it is not ready: code and reason, never a key. */
  failure?: string;
};

const probe = z.object({ court: z.string(), isAffirmed: z.boolean(), judges: z.array(z.string()) });

const mostTokens = 2_000;
const timeoutMs = 60_000;

/** One small call; throws nothing that a model's provider can cause. */
export async function checkModel(model: Model): Promise<ModelCheck> {
  const startedAt = performance.now();
  const outcome = (state: ModelCheck['state'], usage: Usage, failure?: string): ModelCheck => ({
    model: model.name,
    state,
    latencyMs: Math.round(performance.now() - startedAt),
    usage,
    ...(failure ? { failure } : {}),
  });
  try {
    const { usage } = await model.call({
      schema: probe,
      schemaName: 'probe',
      system: 'Answer in the form asked for: JSON with "court", "isAffirmed" and "judges".',
      prompt: 'The Supreme Court of Jefferson, Okafor and Tran, JJ., affirmed.',
      maxOutputTokens: Math.min(mostTokens, model.maxOutputTokens),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return outcome('ready', usage);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const state = error.code === 'wrong_shape' ? 'loose' : 'failed';
    return outcome(state, error.usage, `${error.code}: ${error.reason}`);
  }
}
