import { pathTo } from '../kit/paths.ts';
import { PageLink } from './page-link.tsx';

const linkClass =
  'inline-flex min-h-11 items-center text-ink-soft underline-offset-3 hover:text-ink hover:underline sm:min-h-8';

/** The way to both legal texts, in every footer. */
export function LegalLinks() {
  return (
    <nav aria-label="Legal" className="flex flex-wrap gap-x-5">
      <PageLink href={pathTo.terms()} className={linkClass}>
        Terms of Service
      </PageLink>
      <PageLink href={pathTo.privacy()} className={linkClass}>
        Privacy Policy
      </PageLink>
    </nav>
  );
}
