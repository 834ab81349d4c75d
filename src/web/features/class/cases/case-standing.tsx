import { type CourtCase, isModelFailure, isRunning } from '../../../../shared/cases.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { failed } from '../../../client/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useCancelCase, useGrowingParts } from '../queries/cases.ts';
import { CaseQuestionPanel } from './case-question.tsx';
import { focusRow } from './focus-row.ts';
import { progressShare, progressWords } from './progress-words.ts';
import { useRetry } from './use-retry.ts';

/** How a case stands while it is worked on, or why it stopped. A finished one needs no words. */
export function CaseStanding({ one }: { one: CourtCase }) {
  if (isRunning(one)) return <Running one={one} />;
  if (one.question) return <CaseQuestionPanel one={one} question={one.question} />;
  if (one.status === 'failed' || one.status === 'cancelled') return <Stopped one={one} />;
  return null;
}

function Running({ one }: { one: CourtCase }) {
  const cancel = useCancelCase(one.classId);
  const stop = async () => {
    try {
      await cancel.mutateAsync({ id: one.id });
      focusRow(one.id);
    } catch (error) {
      failed(error, sentenceFor(error, 'The analysis couldn’t be canceled. Please try again.'));
    }
  };
  const words = progressWords(one, useGrowingParts(one.id));
  return (
    <div className="mt-2.5 max-w-xl">
      <div className="flex items-center justify-between gap-3">
        <p className="text-ink-soft text-sm tabular-nums">{words}</p>
        <Button
          variant="quiet"
          size="small"
          className="-my-1"
          disabled={cancel.isPending}
          onClick={() => void stop()}
        >
          Cancel
        </Button>
      </div>
      <Progress label={`Progress of ${one.title}`} share={progressShare(one)} className="mt-1.5" />
    </div>
  );
}

function Stopped({ one }: { one: CourtCase }) {
  const { retry, question, isPending } = useRetry(one);
  const wasCancelled = one.status === 'cancelled';
  const canRetry = one.failure?.retryable === true;
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className={wasCancelled ? 'text-ink-soft' : 'max-w-2xl text-danger-ink'}>
        {one.failure?.message ?? 'The analysis failed.'}
      </p>
      {canRetry && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" disabled={isPending} onClick={() => retry()}>
            Retry
          </Button>
          {isModelFailure(one.failure) && (
            <Button variant="secondary" size="small" disabled={isPending} onClick={() => retry('extractive')}>
              Use the Embedded Engine
            </Button>
          )}
        </div>
      )}
      {question}
    </div>
  );
}
