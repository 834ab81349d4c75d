import { useEffect } from 'react';
import { product } from '../../shared/prices.ts';
import { createStore } from '../store.ts';
import { useStore } from '../use-store.ts';

export const titleOf = (title: string) => (title === product ? product : `${title} · ${product}`);

type NamedScreen = { path: string; title: string };

const named = createStore<NamedScreen | undefined>(undefined);

/** Names the browser's tab after the screen. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = titleOf(title);
    named.set({ path: location.pathname, title });
  }, [title]);
}

/** The screen that was named last, and its path: a screen that is still to come has no name yet. */
export const useNamedScreen = () => useStore(named);
