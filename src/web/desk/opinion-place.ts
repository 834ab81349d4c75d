/** Where the opinion of a case was last read, on whichever screen of the case: the next one opens it there. */
import { type RefObject, useEffect } from 'react';
import { isPushed } from '../browser/history-place.ts';
import { onSignOut } from '../browser/on-sign-out.ts';
import { type Stand, standAgain, standOf, untilSettled } from '../browser/scroll-place.ts';
import type { Beside } from './beside-context.tsx';

const restMs = 120;

let last: { caseId: number; stand: Stand } | undefined;

onSignOut(() => {
  last = undefined;
});

/** The pane keeps its place under the name of its side. */
const part = 'opinion';

export function useKeptOpinionPlace(
  { material: { caseId }, place: { at }, textState, isOpinionHidden }: Beside,
  pane: RefObject<HTMLElement | null>,
) {
  const isShown = textState === 'shown' && !isOpinionHidden;
  const isNamed = at !== undefined;

  useEffect(() => {
    // What the address names is gone to, and Back leads to where that screen stood itself.
    if (!isShown || isNamed || !isPushed() || last?.caseId !== caseId) return;
    const { stand } = last;
    return untilSettled(() => standAgain(stand));
  }, [caseId, isShown, isNamed]);

  useEffect(() => {
    const element = pane.current;
    if (!element || !isShown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const stand = standOf(part);
        if (stand) last = { caseId, stand };
      }, restMs);
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', note);
    };
  }, [pane, caseId, isShown]);
}
