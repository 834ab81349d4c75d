/** Tries a model before it writes for students: speed, form, and whether a brief of a known opinion passes the checks. */
import type { ModelTrial } from '../../../shared/local-models.ts';
import { itemsBelow } from '../../../study/material/lists.ts';
import { type Model, ModelError } from '../../../study/model/model.ts';
import { openSources } from '../../../study/model/sources/opinion-sources.ts';
import { knownOpinion } from '../../../study/model/trial/known-opinion.ts';
import { writeMaterial } from '../../../study/model/write.ts';
import { checkModel } from '../model-check.ts';

/** Throws nothing that a model can cause. */
export async function tryModel(model: Model, signal: AbortSignal): Promise<ModelTrial> {
  const { state, latencyMs, failure = null } = await checkModel(model);
  const trial: ModelTrial = {
    model: model.name,
    form: state,
    latencyMs,
    tokensPerSecond: null,
    passesGates: null,
    verifiedShare: null,
    contextTokens: model.contextTokens,
    failure,
  };
  return state === 'ready' ? { ...trial, ...(await writeKnown(model, signal)) } : trial;
}

async function writeKnown(model: Model, signal: AbortSignal): Promise<Partial<ModelTrial>> {
  try {
    const { content, usage, durationMs } = await writeMaterial({
      sources: openSources(knownOpinion(), { signal }),
      kind: 'brief',
      tier: 'standard',
      model,
      signal,
      isReadAgain: false,
    });
    const { holding, facts, issue, rule, analysis, conclusion } = content;
    const statements = itemsBelow([holding, ...facts, ...issue, ...rule, ...analysis, ...conclusion]);
    const verified = statements.filter((each) => each.verified).length;
    return {
      passesGates: true,
      verifiedShare: verified / Math.max(1, statements.length),
      tokensPerSecond: Math.round((usage.outputTokens / Math.max(1, durationMs)) * 10_000) / 10,
    };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const failure = `${error.code}: ${error.reason}`;
    return error.code === 'ungrounded' ? { passesGates: false, failure } : { failure };
  }
}
