/** Brings what the address names into view on both sides, and the focus to where the last press led. */
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Beside } from './beside-context.tsx';
import { passageElementId } from './opinion/passage.tsx';
import { statementElementId } from './statements/statement-place.tsx';

type Panes = { material: RefObject<HTMLElement | null>; opinion: RefObject<HTMLElement | null> };

/** Of the pane's height, at its top and its bottom: what stands between is read where it is. */
const margin = 0.12;
/**
 * Pages that were never on the screen have an estimated height, so the target moves while they are drawn. Not for longer:
 * where one comes back by Back or a reload, the place in which one stood is sought after this and has the last word.
 */
const settlingFrames = 6;

function distanceTo(target: Element, pane: HTMLElement): number {
  const frame = pane.getBoundingClientRect();
  const box = target.getBoundingClientRect();
  const edge = frame.height * margin;
  if (box.top >= frame.top + edge && box.bottom <= frame.bottom - edge) return 0;
  return box.top - frame.top - Math.max((frame.height - box.height) / 2.6, edge);
}

/** Inside its own pane; the other one and the page stay as they are. Answers the function that stops it. */
function scrollInto(pane: HTMLElement, target: Element): () => void {
  let frame = 0;
  let next = 0;
  const step = () => {
    const distance = distanceTo(target, pane);
    if (Math.abs(distance) > 1) pane.scrollTop += distance;
    frame += 1;
    if (frame < settlingFrames) next = requestAnimationFrame(step);
  };
  step();
  return () => cancelAnimationFrame(next);
}

export function useFollowedPlace({ place, step, textState }: Beside, { material, opinion }: Panes) {
  const { at, from } = place;
  const isShown = textState === 'shown';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press of the same way is followed again
  useLayoutEffect(() => {
    const passage = at && document.getElementById(passageElementId(at));
    if (!passage || !opinion.current || !isShown) return;
    return scrollInto(opinion.current, passage.querySelector('mark') ?? passage);
  }, [at, from, step, isShown, opinion]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useLayoutEffect(() => {
    const statement = from && document.getElementById(statementElementId(from));
    if (!statement || !material.current) return;
    return scrollInto(material.current, statement);
  }, [from, step, material]);

  useEffect(() => {
    if (!step) return;
    const id = step.to === 'passage' ? at && passageElementId(at) : from && statementElementId(from);
    if (id) document.getElementById(id)?.focus({ preventScroll: true });
  }, [step, at, from]);
}
