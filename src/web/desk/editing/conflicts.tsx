import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { useBeside } from '../beside-context.tsx';
import { focusWords } from './beside.ts';
import { placeOf } from './changes.ts';
import type { Conflict } from './desk-state.ts';
import { useDesk } from './editing-context.tsx';

/** Words that were changed in another window too: both are shown, and she says which stay. */
export function Conflicts() {
  const desk = useDesk();
  const told = useSyncExternalStore(desk?.subscribe ?? (() => () => undefined), () =>
    JSON.stringify(desk?.conflicts() ?? []),
  );
  const conflicts = told === '[]' ? [] : (desk?.conflicts() ?? []);
  if (!desk || conflicts.length === 0) return null;
  return (
    <section
      ref={showAtOnce}
      aria-label="Changed in another window"
      role="alert"
      className="mb-8 grid scroll-mt-4 gap-5 print:hidden"
    >
      {conflicts.map((conflict) => (
        <OneConflict
          key={placeOf(conflict.change)}
          conflict={conflict}
          onSettle={(choice) => {
            desk.handle({ type: 'settle', at: placeOf(conflict.change), choice });
            focusWords(placeOf(conflict.change));
          }}
        />
      ))}
    </section>
  );
}

/** She may be reading far below. */
const showAtOnce = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'nearest' });

type OneConflictProps = { conflict: Conflict; onSettle: (choice: 'mine' | 'theirs') => void };

function OneConflict({ conflict: { change, mine, theirs }, onSettle }: OneConflictProps) {
  const at = placeOf(change);
  const place = useBeside().statements.find(({ id }) => id === at)?.place;
  return (
    <div className="rounded-md border border-caution-ink p-4">
      <p className="font-medium font-sans text-caution-ink text-sm">
        {place ? `${place}: this` : 'This'} was changed in another window too. Choose which version to keep.
      </p>
      <dl className="mt-3 grid gap-4 sm:grid-cols-2">
        <Side name="Yours, not saved yet" words={mine} onKeep={() => onSettle('mine')} action="Keep Mine" />
        <Side
          name="From the other window"
          words={theirs}
          onKeep={() => onSettle('theirs')}
          action="Take Theirs"
        />
      </dl>
    </div>
  );
}

type SideProps = { name: string; words: string | undefined; action: string; onKeep: () => void };

function Side({ name, words, action, onKeep }: SideProps) {
  return (
    <div className="flex flex-col items-start gap-2">
      <dt className="font-sans text-ink-faint text-sm">{name}</dt>
      <dd className="flex-1">{words ?? <em className="text-ink-soft">Deleted</em>}</dd>
      <dd className="font-sans">
        <Button variant="secondary" size="small" onClick={onKeep}>
          {action}
        </Button>
      </dd>
    </div>
  );
}
