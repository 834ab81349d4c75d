import { useCallback } from 'react';
import { z } from 'zod';
import { useKept } from '../../../browser/stored-choice.ts';

/** The class sessions that the student has folded: kept in this tab, so that a look into a brief does not open them again. */
export function useClosedSessions(classId: number) {
  const [closed, setClosed] = useKept('tab', `closed-sessions.${classId}`, z.array(z.number()), []);
  // The same function throughout: the other class sessions are not drawn again.
  const toggle = useCallback(
    (id: number) =>
      setClosed((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
    [setClosed],
  );
  const open = useCallback(
    (id: number) =>
      setClosed((before) => (before.includes(id) ? before.filter((other) => other !== id) : before)),
    [setClosed],
  );
  return {
    isClosed: (id: number) => closed.includes(id),
    toggle,
    open,
    setAll: setClosed,
  };
}
