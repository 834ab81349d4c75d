/** Which of the ways to find something is open: keys, header and palette all open the same ones. */
import { useSyncExternalStore } from 'react';

export type Finding = { by: 'palette' } | { by: 'search'; words?: string } | { by: 'shortcuts' };

let current: Finding | undefined;
const listeners = new Set<() => void>();

function set(next: Finding | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

export const find = (next: Finding) => set(next);
export const stopFinding = () => set(undefined);

export function useFinding(): Finding | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
