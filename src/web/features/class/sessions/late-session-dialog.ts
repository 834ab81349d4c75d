import { lazily } from '../../../browser/lazily.tsx';

/** Comes when she reaches for a button. */
export const SessionDialog = lazily(() => import('./session-dialog.tsx').then((m) => m.SessionDialog));
