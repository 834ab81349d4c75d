import { useState } from 'react';
import { lazyPart } from '../browser/lazy-part.tsx';
import { useShortcuts } from '../browser/shortcuts.ts';
import { closeSearchDialog, openSearchDialog, useSearchDialog } from '../dialogs/search-dialog-state.ts';

const { Part: ShortcutsDialog } = lazyPart(() =>
  import('./shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog),
);

/** The keys of a screen outside the shell, where there is nothing to search and nowhere to go. */
export function ShortcutList() {
  const isOpen = useSearchDialog()?.by === 'shortcuts';
  const [isUsed, setUsed] = useState(false);
  if (isOpen && !isUsed) setUsed(true);
  useShortcuts(
    'Everywhere',
    [
      { keys: ['?'], words: 'Show these shortcuts', act: () => openSearchDialog({ by: 'shortcuts' }) },
      { keys: ['Escape'], words: 'Close what is open' },
    ],
    'everywhere',
  );
  return isUsed && <ShortcutsDialog open={isOpen} onClose={closeSearchDialog} />;
}
