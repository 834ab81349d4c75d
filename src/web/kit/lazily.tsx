import type { ComponentType, ReactNode } from 'react';
import { atFirstReach } from './first-use.ts';
import { lazyPart } from './lazy-part.tsx';

/**
 * A component whose code is no part of the first screen: it comes once she reaches for a button, or with its first use.
 * From then on it is drawn at once, like any other; where it does not arrive, the screen goes on without it.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: (props: Props) => ReactNode,
): ComponentType<Props> {
  const { Part, bring } = lazyPart(load, { fallback });
  atFirstReach(() => void bring().catch(() => undefined));
  return Part;
}
