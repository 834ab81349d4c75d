import { ReadingError } from '../../../opinion/reading-error.ts';
import { modelFailureCodes } from '../../../shared/cases.ts';
import { ModelError } from '../../../study/model/model.ts';
import type { App } from '../../app.ts';
import { describeError } from '../../base/log.ts';
import { inSpan } from '../../base/spans.ts';
import type { Attempt } from '../../outside/queue.ts';
import { dropBytes, findOpinion, isWorthIt, settleStopped } from '../cases/service.ts';
import { listMadeKinds } from '../materials/service.ts';
import { type Run, recordEvent } from '../news/service.ts';
import { announceReady } from '../ready-mail/service.ts';
import { type AnalysisEnd, startWatch, tellEnd, type Watch } from './ending.ts';
import { askAboutLittle } from './little-found.ts';
import { askQuestion } from './question.ts';
import { readCase } from './reading.ts';
import { isOver, RunEnded, updateRun, watchRun } from './run-state.ts';
import { giveBackUselessToken } from './token-back.ts';
import { isWaiting, waitForModel } from './waiting.ts';
import { writeMaterials } from './writing.ts';

/** From the uploaded bytes to three materials. Throws on a passing fault, to be tried again. */
export async function runAnalysis(
  app: App,
  { waits = 0, ...run }: Run & { waits?: number | undefined },
  { signal: outer }: Attempt,
): Promise<void> {
  const { signal, dispose } = watchRun(app, run, outer);
  const watch = startWatch();
  try {
    await tellEnd(app, run, watch, await work(app, run, signal, watch));
  } catch (error) {
    if (error instanceof RunEnded || signal.reason instanceof RunEnded) return;
    // Handed back, not failed: another worker goes on with it.
    if (outer.aborted) throw error;
    if (error instanceof ReadingError) {
      const { code, message, isRetryable: retryable } = error;
      await failRun(app, run, { code, message, retryable });
      await tellEnd(app, run, watch, 'failed', { code, reason: describeError(error.cause ?? error).message });
    } else if (!(error instanceof ModelError)) throw error;
    else if (!(await waitForModel(app, run, error, waits))) {
      await failByModel(app, run, error);
      await tellEnd(app, run, watch, 'failed', { code: error.code, reason: error.reason });
    }
  } finally {
    dispose();
  }
}

async function work(app: App, run: Run, signal: AbortSignal, watch: Watch): Promise<AnalysisEnd> {
  if ((await isOver(app, run)) || (await isWaiting(app, run))) return 'nothing_to_do';
  const opinion =
    (await findOpinion(app, run.caseId)) ??
    (await inSpan({ name: 'read', attributes: run }, () => readCase(app, run, signal)));
  watch.lap('readingMs');
  if (await askQuestion(app, run)) return 'asked';
  await inSpan({ name: 'write', attributes: run }, () => writeMaterials(app, run, opinion, signal));
  await giveBackUselessToken(app, run, opinion, signal);
  watch.lap('writingMs');
  if (await askAboutLittle(app, run)) return 'asked';
  await finish(app, run);
  return 'ready';
}

async function finish(app: App, run: Run): Promise<void> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const { classId, id: caseId, userId } = await updateRun(within, run, { status: 'ready', step: null });
    await recordEvent(within, { classId, caseId }, { type: 'done', caseId, status: 'ready' });
    await announceReady(within, userId);
  });
}

/** The reason is the operator's, and never a word of the opinion or a key. */
async function failByModel(app: App, run: Run, error: ModelError): Promise<void> {
  const { message, reason } = error;
  // Only a run that was not cancelled comes here.
  const code = modelFailureCodes.find((each) => each === error.code) ?? 'provider_down';
  app.log.warn({ ...run, code, reason }, 'A language model failed');
  const made = await listMadeKinds(app, run.caseId);
  const stays = (await isWorthIt(app, run.caseId, needsBrief(code)))
    ? 'You keep what’s ready. This counts as one analysis, and trying again for the rest is free.'
    : 'You keep what’s ready. This analysis doesn’t count.';
  const comfort = made.length > 0 ? stays : 'Nothing was charged.';
  await failRun(app, run, { code, message: `${message} ${comfort}`, reason, retryable: true });
}

/** Nobody can wait this one out: without the brief nothing of it is an analysis. */
const needsBrief = (code: string) => code === 'budget_exceeded';

type Failure = { code: string; message: string; reason?: string | null; retryable: boolean };

/** Ends the run for good: the charge is given back unless a material is ready, and an unusable file's bytes go. */
async function failRun(
  app: App,
  run: Run,
  { code, message, reason = null, retryable }: Failure,
): Promise<void> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const { classId, id: caseId } = await updateRun(within, run, {
      status: 'failed',
      step: null,
      failureCode: code,
      failureMessage: message,
      failureReason: reason,
      isRetryable: retryable,
      ...(retryable ? {} : { pdfDeletedAt: app.now() }),
    });
    if (!retryable) await dropBytes(within, caseId);
    await settleStopped(within, caseId, needsBrief(code));
    const event = { type: 'failed', caseId, failure: { code, message, retryable } } as const;
    await recordEvent(within, { classId, caseId }, event);
  });
}

/** The job of a run whose attempts are used up, also where every worker was killed. */
export async function giveUpRun(app: App, run: Run): Promise<void> {
  const message = 'The analysis stopped unexpectedly. You weren’t charged, and you can try again.';
  try {
    await failRun(app, run, { code: 'analysis_failed', message, retryable: true });
    app.log.error({ ...run, reason: 'its attempts are used up' }, 'An analysis was given up');
    app.metrics.countFailure('analysis_failed');
  } catch (error) {
    if (!(error instanceof RunEnded)) throw error;
  }
}
