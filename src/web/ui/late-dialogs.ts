/** The commonest dialogs, for screens that are read before anything is asked: they come when she reaches for a button. */
import { lazily } from '../browser/lazily.tsx';

export const ConfirmDialog = lazily(() => import('./alert-dialog.tsx').then((m) => m.ConfirmDialog));
export const TextDialog = lazily(() => import('./text-dialog.tsx').then((m) => m.TextDialog));
