import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';

const least = 0.34;
const most = 0.66;
const step = 0.02;
const storageKey = 'reading.share';

const bound = (share: number) => Math.min(Math.max(share, least), most);

function readShare(): number {
  try {
    const stored = Number(localStorage.getItem(storageKey));
    return stored > 0 ? bound(stored) : 0.5;
  } catch {
    return 0.5;
  }
}

/** The material's share of the width, as the student left it. */
export function useShare(): [number, (share: number) => void] {
  const [share, setShare] = useState(readShare);
  const keep = (next: number) => {
    setShare(bound(next));
    try {
      localStorage.setItem(storageKey, bound(next).toFixed(3));
    } catch {
      // Storage can be switched off; the share then lasts as long as the screen.
    }
  };
  return [share, keep];
}

type DividerProps = {
  frame: RefObject<HTMLElement | null>;
  share: number;
  onMove: (share: number) => void;
  /** Id of the pane whose width it sets. */
  controls: string;
};

/** Moves by drag, by the arrow keys, and back to the middle by a double press. */
export function Divider({ frame, share, onMove, controls }: DividerProps) {
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !frame.current) return;
    const box = frame.current.getBoundingClientRect();
    onMove((event.clientX - box.left) / box.width);
  };
  const press = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowLeft: share - step,
      ArrowRight: share + step,
      Home: least,
      End: most,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: hr takes neither focus nor drag
    <div
      role="separator"
      tabIndex={0}
      aria-label="Width of the two panes"
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={least * 100}
      aria-valuemax={most * 100}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => onMove(0.5)}
      className="group relative w-px shrink-0 cursor-col-resize touch-none bg-line after:absolute after:inset-y-0 after:-left-2 after:w-4 print:hidden"
    >
      <span className="absolute inset-y-0 -left-px w-0.75 bg-transparent group-hover:bg-line-strong group-active:bg-accent-ink" />
    </div>
  );
}
