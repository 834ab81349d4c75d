import type { ComponentType, ReactNode } from 'react';
import { whenCalm } from './calm.ts';
import { lazyPart } from './lazy-part.tsx';

/**
 * A component whose code is no part of the first screen: it comes once the page is calm, or with its first use. From
 * then on it is drawn at once, like any other; where it does not arrive, the screen goes on without it.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: (props: Props) => ReactNode,
): ComponentType<Props> {
  const { Part, bring } = lazyPart(load, { fallback });
  whenCalm(() => void bring().catch(() => undefined));
  return Part;
}
