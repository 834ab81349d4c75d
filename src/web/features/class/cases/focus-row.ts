import { menuButtonOf, rowOf } from '../row-parts.ts';

/** A button that goes with its answer takes the focus with it: moves it to the row's menu, unless it is elsewhere already. */
export function focusRow(caseId: number): void {
  const { activeElement, body } = document;
  const row = rowOf(caseId);
  if (activeElement !== null && activeElement !== body && !row?.contains(activeElement)) return;
  menuButtonOf(row)?.focus({ preventScroll: true });
}
