/** Moving by the pointer, with the browser's own drag and drop: a line shows where the case would come to stand. */
import { type DragEvent, useRef } from 'react';
import type { Slot } from './arrangement.ts';
import { caseOfHandle } from './handle.tsx';

export const caseAttribute = 'data-case';

/** Says of an element which group of cases it holds. */
export const groupAttributes = (sessionId: number, categoryId: number | null) => ({
  'data-group-session': sessionId,
  'data-group-category': categoryId ?? '',
});

type Spot = { place: Slot; box: DOMRect; y: number };

function spotAt(event: DragEvent, draggedId: number): Spot | undefined {
  const target = event.target instanceof Element ? event.target : null;
  const group =
    target?.closest<HTMLElement>('[data-group-session]') ??
    // Beside the groups, on the head of a class session: among those without a category.
    target?.closest('section')?.querySelector<HTMLElement>('[data-group-category=""]');
  if (!group) return undefined;
  const { groupSession, groupCategory } = group.dataset;
  const rows = [...group.querySelectorAll<HTMLElement>(`[${caseAttribute}]`)].filter(
    (row) => Number(row.dataset.case) !== draggedId,
  );
  const next = rows.find((row) => {
    const { top, height } = row.getBoundingClientRect();
    return event.clientY < top + height / 2;
  });
  // A class session that is folded shows its head alone.
  const isFolded = group.closest('[hidden]') !== null;
  const box = (isFolded ? group.closest('section') : group)?.getBoundingClientRect();
  if (!box) return undefined;
  const place = {
    sessionId: Number(groupSession),
    categoryId: groupCategory ? Number(groupCategory) : null,
    beforeId: next ? Number(next.dataset.case) : null,
  };
  return { place, box, y: next && !isFolded ? next.getBoundingClientRect().top : box.bottom };
}

export function usePointerMove(move: (caseId: number, place: Slot) => Promise<void>) {
  const dragged = useRef<number>(undefined);
  const line = useRef<HTMLDivElement>(null);

  // Set past React: a line that follows the pointer must not draw two hundred cases again.
  const showLine = (spot: Spot | undefined) => {
    const bar = line.current;
    if (!bar) return;
    bar.hidden = !spot;
    const frame = bar.parentElement?.getBoundingClientRect();
    if (!spot || !frame) return;
    const { left, width } = spot.box;
    bar.style.transform = `translate(${left - frame.left}px, ${spot.y - frame.top - 1}px)`;
    bar.style.width = `${width}px`;
  };
  const end = () => {
    dragged.current = undefined;
    showLine(undefined);
  };

  const listeners = {
    onDragStart: (event: DragEvent) => {
      const caseId = caseOfHandle(event.target);
      if (caseId === undefined) return;
      dragged.current = caseId;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('application/x-case', String(caseId));
      const row = event.target instanceof Element ? event.target.closest(`[${caseAttribute}]`) : null;
      if (row) event.dataTransfer.setDragImage(row, 12, 24);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged.current === undefined) return;
      const spot = spotAt(event, dragged.current);
      showLine(spot);
      if (!spot) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
    },
    onDrop: (event: DragEvent) => {
      if (dragged.current === undefined) return;
      const spot = spotAt(event, dragged.current);
      if (spot) {
        event.preventDefault();
        void move(dragged.current, spot.place);
      }
      end();
    },
    onDragEnd: end,
  };
  return { line, listeners };
}
