import { menuButtonOf, rowOf } from '../row-parts.ts';

/** A row that goes takes the focus with it: moves it to the next one's menu, the one before, or the class session. */
export function focusBeside(caseId: number): void {
  const row = rowOf(caseId);
  const list = row?.closest('section');
  const rows = [...(list?.querySelectorAll('[data-case]') ?? [])];
  const at = row ? rows.indexOf(row) : -1;
  const beside = rows[at + 1] ?? rows[at - 1];
  const next = menuButtonOf(beside) ?? list?.querySelector<HTMLElement>('[aria-expanded]');
  next?.focus({ preventScroll: true });
}
