import { useEffect, useSyncExternalStore } from 'react';
import { product } from '../../shared/prices.ts';

export const titleOf = (title: string) => (title === product ? product : `${title} · ${product}`);

type Named = { path: string; title: string };

let named: Named | undefined;
const listeners = new Set<() => void>();

/** Names the browser's tab after the screen. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = titleOf(title);
    named = { path: location.pathname, title };
    for (const listener of listeners) listener();
  }, [title]);
}

/** The screen that was named last, and its path: a screen that is still to come has no name yet. */
export const useNamedScreen = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => named,
    () => undefined,
  );
