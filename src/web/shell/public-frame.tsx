import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { product } from '../../shared/prices.ts';
import { pathTo } from '../paths.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import { ThemeMenu } from './theme-menu.tsx';

/** Round the screens that need no account; `ways` lead on from those that are no step of signing in. */
export function PublicFrame({ children, ways }: { children: ReactNode; ways?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-(--header-height) items-center justify-between px-4 sm:px-6">
        <Link
          href={pathTo.home()}
          aria-label={`${product}, home`}
          className="flex min-h-11 items-center rounded-md"
        >
          <Wordmark name={product} />
        </Link>
        <div className="flex items-center gap-1 sm:gap-2">
          <ThemeMenu />
          {ways}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
    </div>
  );
}
