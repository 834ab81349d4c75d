import { useCallback, useEffect, useState } from 'react';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { today } from '../../../format/dates.ts';
import { type TargetChoice, tonight } from './target.ts';

/** A choice, and the day on which it was made. */
type Chosen = { choice: TargetChoice; madeOn: string };

/** Where files go: tonight's class session, or what was chosen for these files or for others of the same day. */
export function useTarget(sessions: readonly ClassSessionWithCases[], isAdding: boolean) {
  const [chosen, setChosen] = useState<Chosen>();
  const choose = useCallback((choice: TargetChoice) => setChosen({ choice, madeOn: today() }), []);
  useEffect(() => {
    // In a tab that stayed open overnight, yesterday's choice is not meant for what is added today.
    if (isAdding) setChosen((before) => (before?.madeOn === today() ? before : undefined));
  }, [isAdding]);
  return { choice: stillThere(chosen?.choice, sessions) ?? tonight(sessions), choose };
}

/** The choice, unless its class session has been deleted since. */
function stillThere(choice: TargetChoice | undefined, sessions: readonly ClassSessionWithCases[]) {
  const isGone = typeof choice?.session === 'number' && !sessions.some(({ id }) => id === choice.session);
  return isGone ? undefined : choice;
}
