import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/button.tsx';
import { overlayClass } from '../ui/dialog.tsx';
import { useReturnFocus } from '../ui/return-focus.ts';
import { DashboardLink, SettingsLink } from './header.tsx';

type DrawerProps = { open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode };

/** The sidebar where it has no place of its own. */
export function Drawer({ open, onOpenChange, children }: DrawerProps) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClass} />
        <Dialog.Content
          aria-describedby={undefined}
          {...returnFocus}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(21rem,calc(100vw-2.5rem))] flex-col border-line border-r bg-paper shadow-raised data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer"
        >
          <Dialog.Title className="sr-only">Academic Year</Dialog.Title>
          <div className="flex h-(--header-height) shrink-0 items-center justify-between border-line border-b px-2">
            <nav aria-label="Main">
              <DashboardLink className="min-h-11 px-3" />
              <SettingsLink className="min-h-11 px-3" />
            </nav>
            <Dialog.Close asChild>
              <IconButton label="Close">
                <X size={20} aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className="flex-1 overflow-y-auto">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
