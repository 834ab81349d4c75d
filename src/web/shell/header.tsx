import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { User } from '../../shared/auth.ts';
import { product } from '../../shared/prices.ts';
import { openSearchDialog } from '../dialogs/search-dialog-state.ts';
import { pathTo } from '../paths.ts';
import { IconButton } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { OfflineMark } from './offline-mark.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { UserMenu } from './user-menu.tsx';

export function Header({ user, menu }: { user: User; menu: ReactNode }) {
  return (
    // Its line is a part of its height: what fills the rest of the window must not be a pixel too tall.
    <header className="sticky top-0 z-30 h-(--header-height) border-line border-b bg-paper print:hidden">
      <div className="flex h-full items-center px-2 sm:gap-2 sm:px-4">
        {menu}
        <Link
          href={pathTo.home()}
          aria-label={`${product}, home`}
          className="flex min-h-11 items-center rounded-md px-1.5"
        >
          <Wordmark name={product} />
        </Link>
        <nav aria-label="Main" className="ml-3 hidden sm:block">
          <DashboardLink />
          <DrillLink />
          <SettingsLink />
        </nav>
        <div className="flex-1" />
        <OfflineMark />
        <SearchButton />
        <ThemeMenu />
        <UserMenu user={user} />
      </div>
    </header>
  );
}

function SearchButton() {
  return (
    <Tooltip text="Search">
      <IconButton label="Search" onClick={() => openSearchDialog({ by: 'search' })}>
        <Search size={18} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}

type PlaceProps = { className?: string };

export function DashboardLink({ className }: PlaceProps) {
  const [path] = useLocation();
  const isHere = path === pathTo.home() || path === pathTo.dashboard();
  return (
    <PlaceLink href={pathTo.home()} isHere={isHere} className={className}>
      Dashboard
    </PlaceLink>
  );
}

export function DrillLink({ className }: PlaceProps) {
  const [path] = useLocation();
  return (
    <PlaceLink href={pathTo.drill()} isHere={path === pathTo.drill()} className={className}>
      Drill
    </PlaceLink>
  );
}

export function SettingsLink({ className }: PlaceProps) {
  const [path] = useLocation();
  return (
    <PlaceLink href={pathTo.settings()} isHere={path.startsWith(pathTo.settings())} className={className}>
      Settings
    </PlaceLink>
  );
}

type PlaceLinkProps = { href: string; isHere: boolean; className?: string | undefined; children: ReactNode };

function PlaceLink({ href, isHere, className, children }: PlaceLinkProps) {
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className={cx(
        'inline-flex min-h-9 items-center rounded-md px-2.5 font-medium text-sm hover:bg-hover hover:text-ink',
        isHere ? 'text-ink' : 'text-ink-soft',
        className,
      )}
    >
      {children}
    </Link>
  );
}
