import { afterPaint } from '../../browser/after-paint.ts';
import { fragmentOf } from '../../paths.ts';

export const rowOf = (caseId: number) => document.getElementById(fragmentOf.courtCase(caseId));

export const sessionsHeadingId = 'class-sessions';

/** Once a dialog has closed whose opener may have gone with the empty list. */
export const focusSessions = () => afterPaint(() => document.getElementById(sessionsHeadingId)?.focus());

export const menuButtonOf = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
