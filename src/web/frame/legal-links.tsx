import type { ReactNode } from 'react';
import { pathTo } from '../paths.ts';
import { PageLink } from './page-link.tsx';

/** A link at the foot of a page. */
export function FootLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <PageLink
      href={href}
      className="inline-flex min-h-11 items-center text-ink-soft underline-offset-3 hover:text-ink hover:underline sm:min-h-8"
    >
      {children}
    </PageLink>
  );
}

/** The way to both legal texts, in every footer. */
export function LegalLinks() {
  return (
    <nav aria-label="Legal" className="flex flex-wrap gap-x-5">
      <FootLink href={pathTo.terms()}>Terms of Service</FootLink>
      <FootLink href={pathTo.privacy()}>Privacy Policy</FootLink>
    </nav>
  );
}
