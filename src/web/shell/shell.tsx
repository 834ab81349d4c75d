import { Menu as MenuIcon, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '../../shared/auth.ts';
import { UpgradeDialog } from '../features/subscription/upgrade-dialog.tsx';
import { keepAppForOffline } from '../kit/offline-app.ts';
import { IconButton } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { overlayClass } from '../ui/dialog.tsx';
import { Finders } from './finders.tsx';
import { Gates } from './gates.tsx';
import { DashboardLink, Header, SettingsLink } from './header.tsx';
import { OrganisingDialogs } from './organising-dialogs.tsx';
import { type Branches, Sidebar } from './sidebar.tsx';

type ShellProps = {
  user: User;
  /** A reading screen takes the whole width; the sidebar is then a drawer on every screen size. */
  reading: boolean;
  /** False where a student may be before she has accepted the terms: to take her things along or delete them. */
  gated: boolean;
  children: ReactNode;
};

export function Shell({ user, reading, gated, children }: ShellProps) {
  useEffect(keepAppForOffline, []);
  const [branches, setBranches] = useState<Branches>({});
  const sidebar = <Sidebar branches={branches} onBranches={setBranches} />;
  return (
    <>
      <a
        href="#main"
        className="print:hidden fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-accent px-4 py-2 font-medium text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header user={user} menu={<Drawer always={reading}>{sidebar}</Drawer>} />
      <div className="flex">
        {!reading && (
          <aside className="sticky top-(--header-height) hidden h-[calc(100dvh-var(--header-height))] w-(--sidebar-width) shrink-0 overflow-y-auto border-line border-r lg:block">
            {sidebar}
          </aside>
        )}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1">
          {children}
        </main>
      </div>
      <OrganisingDialogs />
      <UpgradeDialog />
      <Finders />
      {gated && <Gates user={user} />}
    </>
  );
}

function Drawer({ always, children }: { always: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [path] = useLocation();
  useEffect(() => {
    if (path) setOpen(false);
  }, [path]);

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton label="Open the academic year" className={cx(!always && 'lg:hidden')}>
          <MenuIcon size={20} aria-hidden />
        </IconButton>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClass} />
        <Dialog.Content
          aria-describedby={undefined}
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
