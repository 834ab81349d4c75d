import type { ReactNode } from 'react';
import { product } from '../../shared/prices.ts';
import { wasSignedIn } from '../browser/session-hint.ts';
import { pathTo } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageLink } from './page-link.tsx';

/** Round the pages that are the same for everybody; they load nothing of the app. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-6xl flex-col px-5 sm:px-8">
      <header className="flex min-h-18 shrink-0 flex-wrap items-center justify-between gap-x-3 print:hidden">
        <PageLink
          href={pathTo.home()}
          aria-label={`${product}, home`}
          className="flex min-h-11 items-center rounded-md"
        >
          <Wordmark name={product} />
        </PageLink>
        <WaysIn />
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <PageFooter />
    </div>
  );
}

export function WaysIn() {
  return (
    <nav aria-label="Main" className="flex items-center gap-1 sm:gap-2">
      <PageLink href={pathTo.demo()} className={buttonClass('quiet')}>
        Demo
      </PageLink>
      <SignInLink />
    </nav>
  );
}

/** Who has signed in here is led back to her work; in finished HTML page.ts puts it right. */
function SignInLink() {
  const isKnown = wasSignedIn();
  return (
    <PageLink
      href={isKnown ? pathTo.dashboard() : pathTo.auth()}
      data-sign-in=""
      className={buttonClass('secondary')}
    >
      {isKnown ? 'Dashboard' : 'Sign In'}
    </PageLink>
  );
}
