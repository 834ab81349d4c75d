import { z } from 'zod';
import { useKept } from '../../../kit/kept.ts';

/** The class sessions that the student has folded: kept in this tab, so that a look into a brief does not open them again. */
export function useClosedSessions(classId: number) {
  const [closed, setClosed] = useKept('tab', `closed-sessions.${classId}`, z.array(z.number()), []);
  return {
    isClosed: (id: number) => closed.includes(id),
    toggle: (id: number) =>
      setClosed(closed.includes(id) ? closed.filter((other) => other !== id) : [...closed, id]),
    setAll: setClosed,
  };
}
