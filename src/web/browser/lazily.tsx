import type { ComponentType } from 'react';
import { atFirstReach } from './first-use.ts';
import { lazyPart } from './lazy-part.tsx';

/** One after the other, when there is nothing else to do: what she presses in the meantime comes first. */
let brought: Promise<unknown> = Promise.resolve();
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve);
  });

function bringInTurn(bring: () => Promise<unknown>) {
  brought = brought
    .then(idle)
    .then(bring)
    .catch(() => undefined);
}

/**
 * A component whose code is no part of the first screen: it comes once she reaches for a button, or with its first use.
 * From then on it is drawn at once, like any other; where it does not arrive, the screen goes on without it.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { Part, bring } = lazyPart(load);
  atFirstReach(() => bringInTurn(bring));
  return Part;
}
