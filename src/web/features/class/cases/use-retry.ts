import { useQuery } from '@tanstack/react-query';
import type { CourtCase } from '../../../../shared/cases.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { failed } from '../../../client/notify.ts';
import { usePolicyQuestion } from '../../../frame/policy-question.tsx';
import { useRetryCase } from '../queries/cases.ts';
import { classQuery } from '../queries/classes.ts';
import { focusRow } from './focus-row.ts';

/** Runs a failed or cancelled analysis again, on request with the embedded engine. Asks nothing before. */
export function useRetryAtOnce(one: CourtCase) {
  const { mutateAsync, isPending } = useRetryCase(one.classId);
  // Asked for from a menu or a dialog too, which is gone by the time of the answer.
  const retry = (engine?: 'extractive') =>
    void mutateAsync({ id: one.id, ...(engine ? { engine } : {}) }).then(
      () => focusRow(one.id),
      (error: unknown) => failed(error, sentenceFor(error, 'The analysis couldn’t be restarted.')),
    );
  return { retry, isPending };
}

/** What the student noted of her school. */
export const useAiPolicy = ({ classId }: CourtCase) => useQuery(classQuery(classId)).data?.aiPolicy ?? null;

export const useClassPolicyQuestion = (one: CourtCase) => usePolicyQuestion(useAiPolicy(one));

export function useRetry(one: CourtCase) {
  const { retry, isPending } = useRetryAtOnce(one);
  const { begin, question } = useClassPolicyQuestion(one);
  return { retry: (engine?: 'extractive') => begin(() => retry(engine)), question, isPending };
}
