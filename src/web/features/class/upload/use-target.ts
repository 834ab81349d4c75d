import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { today } from '../../../format/dates.ts';
import { missingCasesQuery } from '../queries/syllabus.ts';
import { useUploads } from './queue.ts';
import { namedFor, type TargetChoice, tonight } from './target.ts';

/** A choice, and the day on which it was made. */
type Chosen = { choice: TargetChoice; madeOn: string };

/**
 * Where files go: what was chosen for these or for others of the same day, else the class session for which the syllabus names
 * them, else tonight's.
 */
export function useTarget(classId: number, sessions: readonly ClassSessionWithCases[]) {
  const files = useUploads(classId);
  const isAdding = files.length > 0;
  const cases = sessions.flatMap((session) => session.cases).length;
  const missing = useQuery({ ...missingCasesQuery(classId, cases), enabled: sessions.length > 0 }).data ?? [];
  const [chosen, setChosen] = useState<Chosen>();
  const choose = useCallback((choice: TargetChoice) => setChosen({ choice, madeOn: today() }), []);
  useEffect(() => {
    // In a tab that stayed open overnight, yesterday's choice is not meant for what is added today.
    if (isAdding) setChosen((before) => (before?.madeOn === today() ? before : undefined));
  }, [isAdding]);
  const usual = tonight(sessions);
  const named = namedFor(
    files.filter(({ state }) => state === 'chosen').map(({ file }) => file.name),
    missing,
  );
  const proposed = { ...usual, session: named ?? usual.session };
  return { choice: stillThere(chosen?.choice, sessions) ?? proposed, choose };
}

/** The choice, unless its class session has been deleted since. */
function stillThere(choice: TargetChoice | undefined, sessions: readonly ClassSessionWithCases[]) {
  const isGone = typeof choice?.session === 'number' && !sessions.some(({ id }) => id === choice.session);
  return isGone ? undefined : choice;
}
