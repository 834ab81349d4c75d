import { GripVertical } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';

export const moveInstructionsId = 'how-to-move-a-case';

const handleSelector = '[data-move-handle]';

/** The case whose handle this is, or is in. */
export function caseOfHandle(target: EventTarget): number | undefined {
  const handle = target instanceof Element ? target.closest<HTMLElement>(handleSelector) : null;
  return handle ? Number(handle.dataset.moveHandle) : undefined;
}

export const handleOf = (caseId: number) =>
  document.querySelector<HTMLElement>(`[data-move-handle="${caseId}"]`);

type MoveHandleProps = { caseId: number; title: string; isCarried: boolean };

/** Taken by the pointer or by the keyboard; on a touch screen the menu of the case moves it. */
export function MoveHandle({ caseId, title, isCarried }: MoveHandleProps) {
  return (
    <button
      type="button"
      draggable
      data-move-handle={caseId}
      aria-label={`Move ${title}`}
      aria-describedby={moveInstructionsId}
      aria-pressed={isCarried}
      className="group/handle absolute top-3.5 left-0 flex h-7 w-4 cursor-grab items-center justify-center rounded-sm text-ink-faint focus-visible:-outline-offset-2 sm:w-6 pointer-coarse:hidden"
    >
      {/* Hidden rather than transparent: each of hundreds of rows would be a layer of its own. */}
      <GripVertical
        size={16}
        aria-hidden
        className={cx(!isCarried && 'invisible group-hover/case:visible group-focus-visible/handle:visible')}
      />
    </button>
  );
}

export function MoveInstructions() {
  return (
    <p id={moveInstructionsId} hidden>
      Press space to pick up the case, then use the arrow keys to move it.
    </p>
  );
}
