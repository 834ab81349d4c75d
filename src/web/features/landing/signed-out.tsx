import { useEffect } from 'react';
import { rememberWayBack } from '../../browser/way-back.ts';
import { PageLink } from '../../frame/page-link.tsx';
import { pathTo } from '../../paths.ts';

/** Where the address leads to something of a student's, and nobody is signed in. */
function Words() {
  return (
    <p
      data-signed-out=""
      className="rounded-md border border-line-strong bg-raised px-4 py-3 text-base text-ink"
    >
      You’re signed out.{' '}
      <PageLink href={pathTo.auth()} className="font-medium text-accent-ink underline underline-offset-3">
        Sign in
      </PageLink>{' '}
      to get back to what you were reading.
    </p>
  );
}

export function SignedOut() {
  useEffect(rememberWayBack, []);
  return <Words />;
}

/** The same on a page that comes as finished HTML: page.ts shows it. */
export function SignedOutTemplate() {
  return (
    <template data-signed-out-note="">
      <Words />
    </template>
  );
}
