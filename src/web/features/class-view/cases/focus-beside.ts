import { fragmentOf } from '../../../kit/paths.ts';

/** A row that goes takes the focus with it: moves it to the next one's menu, the one before, or the class session. */
export function focusBeside(caseId: number): void {
  const row = document.getElementById(fragmentOf.courtCase(caseId));
  const list = row?.closest('section');
  const rows = [...(list?.querySelectorAll('[data-case]') ?? [])];
  const at = row ? rows.indexOf(row) : -1;
  const beside = rows[at + 1] ?? rows[at - 1];
  const next =
    beside?.querySelector<HTMLElement>('[aria-haspopup="menu"]') ??
    list?.querySelector<HTMLElement>('[aria-expanded]');
  next?.focus({ preventScroll: true });
}
