import { type ComponentType, lazy } from 'react';
import { whenCalm } from './calm.ts';

/** A component whose code is no part of the first screen: it comes once the page is calm, or with its first use. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // Without network it may fail; its use asks again.
  whenCalm(() => void load().catch(() => undefined));
  return lazy(async () => ({ default: await load() }));
}
