/** Moving by the menu of a case: it stays in sight with the focus, ready for the next step. */
import { createContext, useCallback, useLayoutEffect, useRef } from 'react';
import { menuButtonOf, rowOf } from '../row-parts.ts';
import { isSameSlot, type Sessions, type Slot, slotOf } from './arrangement.ts';

type Move = (caseId: number, place: Slot) => Promise<void>;

/** For the menus of the cases in the list. */
export const Stepping = createContext<Move>(() => Promise.resolve());

export function useStepping(sessions: Sessions, move: Move): Move {
  const stepped = useRef<{ caseId: number; place: Slot }>(undefined);
  // Between two groups the row is a new element, and the one that had the focus goes.
  useLayoutEffect(() => {
    const now = stepped.current;
    const place = now && slotOf(sessions, now.caseId);
    if (!place || !isSameSlot(place, now.place)) return;
    stepped.current = undefined;
    const row = rowOf(now.caseId);
    menuButtonOf(row)?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [sessions]);
  return useCallback(
    async (caseId, place) => {
      const step = { caseId, place };
      stepped.current = step;
      await move(caseId, place);
      if (stepped.current === step) stepped.current = undefined;
    },
    [move],
  );
}
