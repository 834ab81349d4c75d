import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { DashboardLink, DrillLink, SettingsLink } from './header.tsx';

type DrawerProps = { open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode };

/** The sidebar where it has no place of its own. */
export function Drawer({ open, onOpenChange, children }: DrawerProps) {
  const id = useId();
  const close = () => onOpenChange(false);
  return (
    <Modal
      open={open}
      onClose={close}
      labelledBy={id}
      className="fixed inset-y-0 left-0 flex w-[min(21rem,calc(100vw-2.5rem))] flex-col border-line border-r bg-paper shadow-raised data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer"
    >
      <h2 id={id} className="sr-only">
        Academic Year
      </h2>
      <div className="flex h-(--header-height) shrink-0 items-center justify-between border-line border-b px-2">
        <nav aria-label="Main">
          <DashboardLink className="min-h-11 px-3" />
          <DrillLink className="min-h-11 px-3" />
          <SettingsLink className="min-h-11 px-3" />
        </nav>
        <IconButton label="Close" onClick={close}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <div className="flex-1 overflow-y-auto">{children}</div>
    </Modal>
  );
}
