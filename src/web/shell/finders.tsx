import { useLayoutEffect, useState } from 'react';
import { lazyPart } from '../browser/lazy-part.tsx';
import { useShortcuts } from '../browser/shortcuts.ts';
import { keepTyped } from '../browser/type-ahead.ts';
import { closeSearchDialog, openSearchDialog, useSearchDialog } from '../dialogs/search-dialog-state.ts';

const { Part: Palette } = lazyPart(() => import('./palette/palette.tsx').then((m) => m.Palette));
const { Part: SearchDialog } = lazyPart(() => import('./search-dialog.tsx').then((m) => m.SearchDialog));
const { Part: ShortcutsDialog } = lazyPart(() =>
  import('./shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog),
);

/** Palette, search and list of shortcuts: each comes with its first use, and stays for its leaving to be seen. */
export function Finders() {
  const finding = useSearchDialog();
  const [used, setUsed] = useState<readonly string[]>([]);
  if (finding && !used.includes(finding.by)) setUsed([...used, finding.by]);
  useShortcuts(
    'Everywhere',
    [
      { keys: ['mod+k'], words: 'Command palette', act: () => openSearchDialog({ by: 'palette' }) },
      { keys: ['/'], words: 'Search', act: () => openSearchDialog({ by: 'search' }) },
      { keys: ['?'], words: 'Show these shortcuts', act: () => openSearchDialog({ by: 'shortcuts' }) },
      { keys: ['F8'], words: 'Go to the latest notification' },
      { keys: ['Escape'], words: 'Close what is open' },
    ],
    'everywhere',
  );
  const isOpen = (by: string) => finding?.by === by;
  const hasField = isOpen('palette') || isOpen('search');
  useLayoutEffect(() => (hasField ? keepTyped(closeSearchDialog) : undefined), [hasField]);
  return (
    <>
      {used.includes('palette') && <Palette open={isOpen('palette')} onClose={closeSearchDialog} />}
      {used.includes('search') && (
        <SearchDialog
          open={isOpen('search')}
          words={finding?.by === 'search' ? finding.words : undefined}
          onClose={closeSearchDialog}
        />
      )}
      {used.includes('shortcuts') && (
        <ShortcutsDialog open={isOpen('shortcuts')} onClose={closeSearchDialog} />
      )}
    </>
  );
}
