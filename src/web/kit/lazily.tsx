import type { ComponentType } from 'react';
import { atFirstReach } from './first-use.ts';
import { lazyPart } from './lazy-part.tsx';

/**
 * A component whose code is no part of the first screen: it comes once she reaches for a button, or with its first use.
 * From then on it is drawn at once, like any other; where it does not arrive, the screen goes on without it.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { Part, bring } = lazyPart(load);
  atFirstReach(() => void bring().catch(() => undefined));
  return Part;
}
