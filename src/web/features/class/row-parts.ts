import { fragmentOf } from '../../paths.ts';

export const rowOf = (caseId: number) => document.getElementById(fragmentOf.courtCase(caseId));

export const menuButtonOf = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
