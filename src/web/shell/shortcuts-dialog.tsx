import { isMac, useShortcutGroups } from '../browser/shortcuts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { listedInOrder } from './shortcut-order.ts';

const names: Record<string, string> = {
  ' ': 'Space',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

function nameOf(key: string, mac: boolean): string {
  if (key.startsWith('mod+')) return `${mac ? '⌘' : 'Ctrl'} ${key.slice('mod+'.length).toUpperCase()}`;
  return names[key] ?? key;
}

/** What the keys do on the screen one is on. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const groups = listedInOrder(useShortcutGroups());
  const mac = isMac();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Keyboard Shortcuts">
      <div className="grid gap-6">
        {groups.map(({ place, shortcuts }) => (
          <div key={place}>
            <h3 className="mb-1 font-medium text-ink-faint text-sm">{place}</h3>
            <dl className="divide-y divide-line">
              {shortcuts.map(({ keys, words }) => (
                <div key={words} className="flex min-h-11 items-center justify-between gap-4 py-1.5">
                  <dt className="text-ink">{words}</dt>
                  <dd className="flex shrink-0 gap-1.5">
                    {keys.map((key) => (
                      <kbd
                        key={key}
                        className="grid min-h-7 min-w-7 place-items-center rounded-sm border border-line-strong px-1.5 font-sans text-ink-soft text-sm"
                      >
                        {nameOf(key, mac)}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
