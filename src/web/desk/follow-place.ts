/** Brings what the address names into view on both sides, and the focus to where the last press led. */
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Beside } from './beside-context.tsx';
import { passageElementId } from './opinion/passage.tsx';
import { scrollInto } from './scroll.ts';
import { statementElementId } from './statements/statement-place.tsx';

type Panes = { material: RefObject<HTMLElement | null>; opinion: RefObject<HTMLElement | null> };

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
