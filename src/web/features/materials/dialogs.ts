/** The dialogs of a material: nobody reads them, so that each comes when she reaches for a button. */
import { lazily } from '../../browser/lazily.tsx';

export const AskDialog = lazily(() => import('./asking/ask-dialog.tsx').then((m) => m.AskDialog));
export const RemakeDialog = lazily(() => import('./remake-dialog.tsx').then((m) => m.RemakeDialog));
export const ReportDialog = lazily(() => import('./report-dialog.tsx').then((m) => m.ReportDialog));
export const DeleteTextDialog = lazily(() =>
  import('./delete-text-dialog.tsx').then((m) => m.DeleteTextDialog),
);
export const SelectionTools = lazily(() =>
  import('./highlights/selection-tools.tsx').then((m) => m.SelectionTools),
);
export const HighlightPanel = lazily(() =>
  import('./highlights/highlight-panel.tsx').then((m) => m.HighlightPanel),
);
