/** Whether the server can be reached, as the last call found it. */
import { useSyncExternalStore } from 'react';

let isReached = true;
const listeners = new Set<() => void>();

export function noteConnection(reached: boolean) {
  if (isReached === reached) return;
  isReached = reached;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const isServerReached = () => isReached;

export const useIsOffline = () => useSyncExternalStore(subscribe, () => !isReached);

/** Called once at start. `tryAgain` asks the server something; `onReached` reads anew what may have changed meanwhile. */
export function followConnection(tryAgain: () => void, onReached: () => void) {
  addEventListener('offline', () => noteConnection(false));
  addEventListener('online', tryAgain);
  addEventListener('visibilitychange', () => {
    if (!isReached && document.visibilityState === 'visible') tryAgain();
  });
  subscribe(() => {
    if (isReached) onReached();
  });
}
