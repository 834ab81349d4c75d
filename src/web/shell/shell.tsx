import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '../../shared/auth.ts';
import { lazily } from '../browser/lazily.tsx';
import { keepAppForOffline } from '../browser/offline-app.ts';
import { closeSearchDialog } from '../dialogs/search-dialog-state.ts';
import { closeUpgradeDialog, useIsUpgradeDialogOpen } from '../dialogs/upgrade-dialog-state.ts';
import { closeYearDialog, useYearDialog } from '../dialogs/year-dialog-state.ts';
import { IconButton } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Finders } from './finders.tsx';
import { Gates } from './gates.tsx';
import { Header } from './header.tsx';
import { type Branches, Sidebar } from './sidebar.tsx';

const Drawer = lazily(() => import('./drawer.tsx').then((m) => m.Drawer));
const YearDialogs = lazily(() => import('./year-dialogs.tsx').then((m) => m.YearDialogs));
const UpgradeDialog = lazily(() =>
  import('../features/subscription/upgrade-dialog.tsx').then((m) => m.UpgradeDialog),
);

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
  const [path] = useLocation();
  // What is open over a screen goes with it: it would lie over the next one, or come up before whoever signs in next.
  useEffect(() => (path ? closeAll : undefined), [path]);
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
      <Header user={user} menu={<DrawerButton always={reading}>{sidebar}</DrawerButton>} />
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
      <Dialogs />
      <Finders />
      {gated && <Gates user={user} />}
    </>
  );
}

function closeAll() {
  closeYearDialog();
  closeSearchDialog();
  closeUpgradeDialog();
}

function DrawerButton({ always, children }: { always: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const [path] = useLocation();
  useEffect(() => {
    if (path) setIsOpen(false);
  }, [path]);
  const open = () => {
    setIsUsed(true);
    setIsOpen(true);
  };
  return (
    <>
      <IconButton
        label="Open the academic year"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={cx(!always && 'lg:hidden')}
        onClick={open}
      >
        <MenuIcon size={20} aria-hidden />
      </IconButton>
      {isUsed && (
        <Suspense>
          <Drawer open={isOpen} onOpenChange={setIsOpen}>
            {children}
          </Drawer>
        </Suspense>
      )}
    </>
  );
}

/** Those of the academic year and that of the plans, each with its first use. */
function Dialogs() {
  const isYearDialogOpen = useYearDialog() !== undefined;
  const isUpgradeDialogOpen = useIsUpgradeDialogOpen();
  const [isUpgradeUsed, setIsUpgradeUsed] = useState(false);
  if (isUpgradeDialogOpen && !isUpgradeUsed) setIsUpgradeUsed(true);
  return (
    <Suspense>
      {isYearDialogOpen && <YearDialogs />}
      {isUpgradeUsed && <UpgradeDialog />}
    </Suspense>
  );
}
