import { useState } from 'react';
import { lazyPart } from '../browser/lazy-part.tsx';
import { useShortcuts } from '../browser/shortcuts.ts';
import { find, stopFinding, useFinding } from '../dialogs/search-dialog-state.ts';

const { Part: ShortcutsDialog } = lazyPart(() =>
  import('./shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog),
);

/** The keys of a screen outside the shell, where there is nothing to search and nowhere to go. */
export function ShortcutList() {
  const isOpen = useFinding()?.by === 'shortcuts';
  const [isUsed, setUsed] = useState(false);
  if (isOpen && !isUsed) setUsed(true);
  useShortcuts(
    'Everywhere',
    [
      { keys: ['?'], words: 'Show these shortcuts', act: () => find({ by: 'shortcuts' }) },
      { keys: ['Escape'], words: 'Close what is open' },
    ],
    'everywhere',
  );
  return isUsed && <ShortcutsDialog open={isOpen} onClose={stopFinding} />;
}
