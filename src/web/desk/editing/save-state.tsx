import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import type { SaveStatus } from './desk-state.ts';
import { useDesk } from './editing-context.tsx';

const quiet: SaveStatus = { name: 'quiet' };
const noDesk = () => () => undefined;

function useStanding(): SaveStatus {
  const desk = useDesk();
  return useSyncExternalStore(desk?.subscribe ?? noDesk, () => desk?.standing() ?? quiet);
}

const words: Record<SaveStatus['name'], string> = {
  quiet: '',
  unsent: 'Saving...',
  saving: 'Saving...',
  saved: 'Saved',
  held: 'Not saved yet',
  asking: 'Not saved yet',
  offline: 'Not saved yet',
  refused: 'Not saved',
};

/** In a word, whether what she wrote is on the server. */
export function SaveState({ className }: { className?: string }) {
  const { name } = useStanding();
  return <span className={cx('text-ink-faint text-sm', className)}>{words[name]}</span>;
}

/** Where it is not: why, and that nothing is lost. Stays in sight until it is. */
export function SaveNotice() {
  const desk = useDesk();
  const standing = useStanding();
  const said =
    standing.name === 'offline'
      ? 'Not saved yet: you’re offline. Your words are kept on this device and saved when you’re back online.'
      : standing.name === 'refused'
        ? `Not saved: ${standing.sentence} Your words are kept on this device.`
        : undefined;
  return (
    <div role="status" className="sticky top-0 z-20 print:hidden">
      <span className="sr-only">{standing.name === 'saved' && words.saved}</span>
      {said && (
        <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-caution-ink bg-paper px-3 py-1.5 font-sans text-caution-ink text-sm">
          <p className="min-w-0 flex-1 basis-60">{said}</p>
          <Button variant="quiet" size="small" onClick={() => desk?.flush()}>
            Try Again
          </Button>
        </div>
      )}
    </div>
  );
}
