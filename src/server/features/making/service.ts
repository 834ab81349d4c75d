/** Makes a material by the engine it is to be made by. Nothing that does not fit its schema leaves this file. */
import type { Opinion } from '../../../opinion/opinion.ts';
import type { Encoded } from '../../../study/extractive/encoder/readings.ts';
import { extractiveVersion } from '../../../study/extractive/engine.ts';
import type { ProfessorStyle } from '../../../study/material/professor-style.ts';
import type { Replacement, Reported } from '../../../study/material/report.ts';
import {
  briefContentSchema,
  type MaterialKind,
  outlineContentSchema,
  questionSetContentSchema,
} from '../../../study/material/schema.ts';
import type { ModelLog } from '../../../study/model/model.ts';
import { rewritePart } from '../../../study/model/rewrite.ts';
import { type OpinionSources, openSources } from '../../../study/model/sources/opinion-sources.ts';
import { writeMaterial } from '../../../study/model/write.ts';
import type { App } from '../../app.ts';
import { fenceOf } from '../../base/fence.ts';
import { findAssignment, findProfessorStyle } from '../classes/service.ts';
import type { MaterialDraft, MaterialRow } from '../materials/service.ts';
import { expenseOf, meterModel, meterReader } from './metering.ts';
import type { Make, MaterialOrder } from './order.ts';

export { meterModel, meterReader, settleLostCalls } from './metering.ts';
export { isOfStandard, saysTheSame, wouldSayTheSame } from './sameness.ts';

type Task = {
  caseId: number;
  opinion: Opinion;
  signal: AbortSignal;
  /** What is told of the encoder's reading of a long opinion, in tokens. */
  onProgress?: (done: number, of: number) => void;
};

/** For the materials of one run: they share what a long opinion is condensed to. Throws ModelError where a model fails for good. */
export function openMaker(app: App, task: Task): Make {
  let sources: OpinionSources | undefined;
  const log = logOf(app, task.caseId);
  return async (order) => {
    const style = await styleOf(app, task.caseId, order.kind);
    if (order.engine === 'extractive')
      return compose(app, await app.encoder.read(task.opinion, task), {
        ...order,
        style,
        signal: task.signal,
      });
    sources ??= openSources(task.opinion, { signal: task.signal, log, fence: fenceOf(task.caseId) });
    const { kind, tier, onPart } = order;
    // Questions are on the opinion alone.
    const assigned = kind === 'questions' ? undefined : await findAssignment(app, task.caseId);
    const writer = meterModel(app, { caseId: task.caseId, kind }, order.engine);
    const reader = meterReader(app, { caseId: task.caseId, kind }, order.engine);
    const written = await writeMaterial({
      sources,
      kind,
      tier,
      style,
      assigned,
      model: writer.model,
      verifier: reader.model,
      signal: task.signal,
      onPart,
      log,
      isReadAgain: app.config.models.isReadAgain,
      isReadTwice: app.config.models.isReadTwice,
    });
    const { content, itemCount, engine, engineVersion, durationMs } = written;
    return {
      kind,
      tier,
      content,
      itemCount,
      engine,
      engineVersion,
      durationMs,
      ...expenseOf(writer, reader),
    };
  };
}

/** The style weights questions alone. */
const styleOf = async (app: App, caseId: number, kind: MaterialKind): Promise<ProfessorStyle | null> =>
  kind === 'questions' ? findProfessorStyle(app, caseId) : null;

const logOf = ({ log }: App, caseId: number): ModelLog => ({
  info: (details, message) => log.info({ caseId, ...details }, message),
  warn: (details, message) => log.warn({ caseId, ...details }, message),
});

type Composing = Pick<MaterialOrder, 'kind' | 'tier'> & {
  style: ProfessorStyle | null;
  signal?: AbortSignal;
};

/** By the embedded engine. */
export async function compose(
  { composer }: Pick<App, 'composer'>,
  opinion: Encoded,
  { kind, tier, style, signal }: Composing,
): Promise<MaterialDraft> {
  const made = { kind, tier, engine: 'extractive', engineVersion: extractiveVersion };
  if (kind === 'questions') {
    const set = await composer.compose('questions', opinion, { tier, style }, signal);
    const content = questionSetContentSchema.parse(set);
    return { ...made, content, itemCount: content.questions.length };
  }
  const content = await composer.compose(kind, opinion, { tier }, signal);
  return kind === 'brief'
    ? { ...made, content: briefContentSchema.parse(content), itemCount: 1 }
    : { ...made, content: outlineContentSchema.parse(content), itemCount: 6 };
}

type PartTask = {
  material: Pick<MaterialRow, 'caseId' | 'kind' | 'tier' | 'content'>;
  opinion: Opinion;
  reported: Reported;
  reason: string | null;
  signal: AbortSignal;
};

/** What takes the place of a part that is said to be wrong; undefined where nothing better is found. */
export async function makePartAgain(
  app: App,
  { material, opinion, reported, reason, signal }: PartTask,
): Promise<Replacement | 'unfounded' | undefined> {
  const { caseId, kind, tier, content } = material;
  const engine = app.models[tier];
  const style = await styleOf(app, caseId, kind);
  if (engine === 'extractive') {
    const encoded = await app.encoder.read(opinion, { signal });
    return app.composer.compose('again', encoded, { kind, tier, style, content, reported }, signal);
  }
  const log = logOf(app, caseId);
  const { model } = meterModel(app, { caseId, kind }, engine);
  const sources = openSources(opinion, { signal, log, fence: fenceOf(caseId) });
  return rewritePart({
    sources,
    kind,
    tier,
    style,
    content,
    reported,
    reason: reason ?? undefined,
    model,
    signal,
    log,
  });
}
