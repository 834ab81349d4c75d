import { useCallback, useDeferredValue, useMemo } from 'react';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { useShortcuts } from '../../../browser/shortcuts.ts';
import type { Slot } from '../moving/arrangement.ts';
import { MoveInstructions } from '../moving/handle.tsx';
import { useCarrying } from '../moving/use-carrying.ts';
import { useMove } from '../moving/use-move.ts';
import { usePointerMove } from '../moving/use-pointer-move.ts';
import { Stepping, useStepping } from '../moving/use-stepping.ts';
import { inOrder, useSessionOrder } from '../session-order.ts';
import { useClosedSessions } from './closed-sessions.ts';
import { SessionListHead } from './session-list-head.tsx';
import { SessionSection } from './session-section.tsx';

const drawnAtOnce = 5;

const movingKeys = [
  { keys: [' '], words: 'On a case’s handle: pick it up or put it down' },
  { keys: ['ArrowUp', 'ArrowDown'], words: 'Move it up or down' },
  { keys: ['Escape'], words: 'Put it back' },
];

type SessionListProps = {
  classId: number;
  sessions: readonly ClassSessionWithCases[];
  /** Called with no files where the student asks to browse for some. */
  onAddFiles: (sessionId: number, files: File[]) => void;
};

/** The meetings of a class, and the moving of cases within and between them. */
export function SessionList({ classId, sessions, onAddFiles }: SessionListProps) {
  const [order, setOrder] = useSessionOrder();
  const { isClosed, toggle, open, setAll } = useClosedSessions(classId);
  const ordered = useMemo(() => inOrder(sessions, order), [sessions, order]);
  const move = useMove(classId);
  // A case that goes step by step into a folded class session would vanish there.
  const moveInSight = useCallback(
    (caseId: number, place: Slot) => {
      open(place.sessionId);
      return move(caseId, place);
    },
    [open, move],
  );
  const { shown, carriedId, carriedTo, onKeyDown, onBlur } = useCarrying(ordered, moveInSight);
  const step = useStepping(shown, moveInSight);
  // The rest of a long list is drawn when there is time, a little at once.
  const drawn = useDeferredValue(shown.length, drawnAtOnce);
  const { line, listeners } = usePointerMove(move);
  useShortcuts('Moving a case', movingKeys);

  return (
    <Stepping value={step}>
      <SessionListHead
        classId={classId}
        order={order}
        onOrder={setOrder}
        onFoldAll={() => setAll(sessions.map(({ id }) => id))}
        onOpenAll={() => setAll([])}
      />
      <MoveInstructions />
      {/* The handles in it take the keys; the list itself is no control. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div className="relative grid grid-cols-1 gap-4" onKeyDown={onKeyDown} onBlur={onBlur} {...listeners}>
        {shown.slice(0, drawn).map((session) => (
          <SessionSection
            key={session.id}
            session={session}
            isOpen={!isClosed(session.id) || session.id === carriedTo}
            carriedId={session.id === carriedTo ? carriedId : undefined}
            onToggle={toggle}
            onAddFiles={onAddFiles}
          />
        ))}
        <div
          ref={line}
          hidden
          aria-hidden
          className="pointer-events-none absolute top-0 left-0 h-0.5 rounded-full bg-accent-ink"
        />
      </div>
    </Stepping>
  );
}
