/** Whether the upgrade dialog is open: dashboard, upload panel, settings and downloads all open the same one. */
import { useSyncExternalStore } from 'react';

let isOffered = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  isOffered = next;
  for (const listener of listeners) listener();
}

export const offerUpgrade = () => set(true);
export const endUpgradeOffer = () => set(false);

export function useIsUpgradeOffered(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOffered,
  );
}
