import { lazily } from '../../../browser/lazily.tsx';

/** Comes when she reaches for it. */
export const DownloadDialog = lazily(() => import('./download-dialog.tsx').then((m) => m.DownloadDialog));
