import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../announcer.ts';
import {
  arrange,
  findCase,
  isSameSlot,
  type Sessions,
  type Slot,
  slotOf,
  slotWords,
  stepFrom,
} from './arrangement.ts';
import { caseOfHandle, handleOf } from './handle.tsx';

/** Once it is put down it stands where it was put until the list says so too: it would go back and forth. */
type Carried = { caseId: number; place: Slot; isPutDown?: boolean };

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Moving by keyboard: space or enter on a handle takes the case up, the arrows carry it, space or enter puts it down,
 * escape leaves it where it was. While it is carried, `shown` is the list as it would be.
 */
export function useCarrying(sessions: Sessions, move: (caseId: number, place: Slot) => Promise<void>) {
  const [carried, setCarried] = useState<Carried>();
  const shown = carried ? arrange(sessions, carried.caseId, carried.place) : sessions;
  // Another window may have deleted it meanwhile, or the class session that it was carried to.
  if (carried && !findCase(shown, carried.caseId)) setCarried(undefined);
  if (carried?.isPutDown && isSameSlot(slotOf(sessions, carried.caseId), carried.place))
    setCarried(undefined);
  useFocusKept(carried);

  const takeUp = (caseId: number) => {
    const place = slotOf(sessions, caseId);
    const one = findCase(sessions, caseId);
    if (!place || !one) return;
    setCarried({ caseId, place });
    announce(
      `${one.title} picked up from ${slotWords(sessions, caseId)}. Arrow keys move it, space puts it down, escape cancels.`,
    );
  };
  const carry = (caseId: number, by: -1 | 1) => {
    const place = stepFrom(shown, caseId, by);
    if (!place) return;
    setCarried({ caseId, place });
    announce(slotWords(arrange(shown, caseId, place), caseId));
  };
  const leave = (caseId: number) => {
    setCarried(undefined);
    announce(`Not moved: ${slotWords(sessions, caseId)}.`);
  };
  const putDown = async ({ caseId, place }: Carried) => {
    const put = { caseId, place, isPutDown: true };
    setCarried(put);
    await move(caseId, place);
    setCarried((now) => (now === put ? undefined : now));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const caseId = caseOfHandle(event.target);
    if (caseId === undefined || carried?.isPutDown) return;
    const step = steps[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (!carried) return takeUp(caseId);
      void putDown(carried);
    } else if (carried && step) {
      event.preventDefault();
      carry(carried.caseId, step);
    } else if (carried && event.key === 'Escape') {
      event.preventDefault();
      leave(carried.caseId);
    }
  };
  const onBlur = (event: { target: EventTarget; relatedTarget: EventTarget | null }) => {
    // Between two groups the row is a new element and takes the focus back; if the focus goes elsewhere, she has changed her mind.
    if (carried && !carried.isPutDown && event.relatedTarget && caseOfHandle(event.target) !== undefined)
      leave(carried.caseId);
  };

  const inHand = carried?.isPutDown ? undefined : carried;
  return { shown, carriedId: inHand?.caseId, carriedTo: carried?.place.sessionId, onKeyDown, onBlur };
}

/** The handle keeps the focus wherever the case is carried, and where it is put down: between two groups its row is a new element. */
function useFocusKept(carried: Carried | undefined): void {
  const last = useRef<number>(undefined);
  useEffect(() => {
    const caseId = carried?.caseId ?? last.current;
    last.current = carried?.caseId;
    if (caseId === undefined || (!carried && document.activeElement !== document.body)) return;
    const handle = handleOf(caseId);
    handle?.focus();
    handle?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [carried]);
}
