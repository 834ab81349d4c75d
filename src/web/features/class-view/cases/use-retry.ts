import type { CourtCase } from '../../../../shared/cases.ts';
import { sentenceFor } from '../../../kit/errors.ts';
import { failed } from '../../../kit/notify.ts';
import { useRetryCase } from '../../cases/queries.ts';
import { focusRow } from './focus-row.ts';

/** Runs a failed or cancelled analysis again, on request with the embedded engine. */
export function useRetry(one: CourtCase) {
  const { mutateAsync, isPending } = useRetryCase(one.classId);
  // Asked for from a menu too, which is gone by the time of the answer.
  const retry = (engine?: 'extractive') =>
    void mutateAsync({ id: one.id, ...(engine ? { engine } : {}) }).then(
      () => focusRow(one.id),
      (error: unknown) => failed(error, sentenceFor(error, 'The analysis could not be started again.')),
    );
  return { retry, isPending };
}
