/** The three materials of one opinion, from whichever engine a tier is configured to use. */
import type { Opinion } from '../opinion/opinion.ts';
import { loadEnvironmentFile, readModelConfig } from '../server/base/config.ts';
import type { ModelConfig } from '../server/base/model-config.ts';
import { modelFolder } from '../server/base/root.ts';
import { type Engine, type Models, openModels } from '../server/outside/models.ts';
import { openEncoder } from '../study/extractive/encoder/encoder.ts';
import { composeBrief, composeOutline, composeQuestions } from '../study/extractive/engine.ts';
import type { BriefContent, OutlineContent, QuestionSetContent, Tier } from '../study/material/schema.ts';
import { addUsage, type ModelLog, noUsage, type Usage } from '../study/model/model.ts';
import { openSources } from '../study/model/sources/opinion-sources.ts';
import { writeMaterial } from '../study/model/write.ts';
import { UsageError } from './usage-error.ts';

/** Throws UsageError where the configuration is wrong. */
export function configuredModels(): { models: Models; config: ModelConfig } {
  loadEnvironmentFile();
  try {
    const config = readModelConfig();
    return { config, models: openModels(config) };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export type Materials = { brief: BriefContent; outline: OutlineContent; questions: QuestionSetContent };

type MeteredMaterials = Materials & { usage: Usage };

/** Throws ModelError where a language model fails. */
export async function makeMaterials(
  opinion: Opinion,
  tier: Tier,
  engine: Engine,
  log?: ModelLog,
): Promise<MeteredMaterials> {
  if (engine === 'extractive') {
    const encoded = await encodedOf(opinion);
    return {
      brief: composeBrief(encoded, tier),
      outline: composeOutline(encoded, tier),
      questions: composeQuestions(encoded, tier),
      usage: noUsage,
    };
  }
  const stop = new AbortController();
  const { signal } = stop;
  const asked = { sources: openSources(opinion, { signal, log }), tier, model: engine, signal, log };
  try {
    const [brief, outline, questions] = await Promise.all([
      writeMaterial({ ...asked, kind: 'brief' }),
      writeMaterial({ ...asked, kind: 'outline' }),
      writeMaterial({ ...asked, kind: 'questions' }),
    ]);
    const usage = [brief, outline, questions].map((written) => written.usage).reduce(addUsage);
    return { brief: brief.content, outline: outline.content, questions: questions.content, usage };
  } finally {
    // Where one fails, the others are of no use.
    stop.abort();
  }
}

/** As the server has it read, in a process that ends with this command. */
async function encodedOf(opinion: Opinion): Promise<Opinion> {
  const onTrouble = (reason: string) =>
    process.stderr.write(`The encoder can’t be used here (${reason}); the brief is made without it.\n`);
  const encoder = openEncoder({ folder: modelFolder, onTrouble, idleMs: 1 });
  try {
    return await encoder.read(opinion);
  } finally {
    await encoder.close();
  }
}
