/** What a screen reader is told of the class on the screen: events of its cases, and moves. */
import { useSyncExternalStore } from 'react';
import { atParting } from '../../browser/on-sign-out.ts';

let current = '';
const listeners = new Set<() => void>();

export function announce(words: string): void {
  current = words;
  for (const listener of listeners) listener();
}

atParting(() => announce(''));

export function useAnnouncement(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
