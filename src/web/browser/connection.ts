/** Whether the server can be reached, as the last call found it. */
import { createStore } from '../store.ts';
import { useStore } from '../use-store.ts';

const reached = createStore(true);

export function noteConnection(isReached: boolean) {
  if (reached.get() !== isReached) reached.set(isReached);
}

export const isServerReached = reached.get;

export const useIsOffline = () => !useStore(reached);

/** Called once at start. `tryAgain` asks the server something; `onReached` rereads what may have changed in the meantime. */
export function followConnection(tryAgain: () => void, onReached: () => void) {
  addEventListener('offline', () => noteConnection(false));
  addEventListener('online', tryAgain);
  addEventListener('visibilitychange', () => {
    if (!reached.get() && document.visibilityState === 'visible') tryAgain();
  });
  reached.subscribe(() => {
    if (reached.get()) onReached();
  });
}
