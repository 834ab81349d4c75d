import { lazily } from '../../../browser/lazily.tsx';

/** Comes when she reaches for it. */
export const SyllabusDialog = lazily(() => import('./syllabus-dialog.tsx').then((m) => m.SyllabusDialog));
