import { type ReactNode, useState } from 'react';
import type { AiPolicy } from '../../shared/classes.ts';
import { confirmationFor } from '../format/ai-policy.ts';
import { ConfirmDialog } from '../ui/late-dialogs.ts';

type PolicyQuestion = {
  /** Begins at once, or once the student has confirmed what her school's policy asks of her. */
  begin: (work: () => void) => void;
  /** To be drawn where it outlives what was pressed. */
  question: ReactNode;
};

/** Stands before every step that has an engine work for a class. */
export function usePolicyQuestion(policy: AiPolicy | null): PolicyQuestion {
  const [waiting, setWaiting] = useState<() => void>();
  const confirmation = confirmationFor(policy);
  return {
    begin: (work) => {
      if (confirmation) setWaiting(() => work);
      else work();
    },
    question: confirmation && (
      <ConfirmDialog
        {...confirmation}
        open={waiting !== undefined}
        onOpenChange={(open) => !open && setWaiting(undefined)}
        cancel="Go Back"
        onConfirm={() => waiting?.()}
      />
    ),
  };
}
