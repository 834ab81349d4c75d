/** Whether the upgrade dialog is open: dashboard, upload panel, settings and downloads all open the same one. */
import { createStore } from '../store.ts';
import { useStore } from '../use-store.ts';

const isOpen = createStore(false);

export const openUpgradeDialog = () => isOpen.set(true);
export const closeUpgradeDialog = () => isOpen.set(false);
export const useIsUpgradeDialogOpen = () => useStore(isOpen);
