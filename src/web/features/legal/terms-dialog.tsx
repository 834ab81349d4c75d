import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { legalVersions } from '../../../shared/legal/versions.ts';
import { sentenceFor } from '../../client/errors.ts';
import { failed } from '../../client/notify.ts';
import { pathTo } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { LegalContent } from './legal-content.tsx';
import { privacyQuery, termsQuery, useAcceptTerms } from './queries.ts';
import { ScrollPanel } from './scroll-panel.tsx';

/** Stands before the app until the texts in force are accepted. Accepting or logging out are the only ways on. */
export function TermsDialog() {
  const terms = useQuery(termsQuery);
  const privacy = useQuery(privacyQuery);
  const [isTermsRead, setTermsRead] = useState(false);
  const [isPrivacyRead, setPrivacyRead] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const accept = useAcceptTerms();

  // The first text has the focus: "End" leads through it.
  useEffect(() => document.querySelector<HTMLElement>('[data-unread="true"]')?.focus(), []);
  const isRead = terms.isSuccess && privacy.isSuccess && isTermsRead && isPrivacyRead;
  const submit = () =>
    accept.mutate(
      { termsVersion: legalVersions.terms, privacyVersion: legalVersions.privacy },
      {
        onError: (error) => failed(error, sentenceFor(error, 'Failed to accept terms. Please try again.')),
      },
    );

  return (
    <Dialog
      open
      onOpenChange={() => {}}
      dismissible={false}
      size="page"
      title="Legal Agreement Required"
      description="Please scroll to the bottom of both documents to continue"
    >
      <div className="grid gap-3 md:grid-cols-2">
        <ScrollPanel
          title="Terms of Service"
          version={legalVersions.terms}
          href={pathTo.terms()}
          isLoaded={terms.isSuccess}
          isRead={isTermsRead}
          onScrolledThrough={useCallback(() => setTermsRead(true), [])}
        >
          <LegalContent query={terms} failure="Failed to load Terms of Service" />
        </ScrollPanel>
        <ScrollPanel
          title="Privacy Policy"
          version={legalVersions.privacy}
          href={pathTo.privacy()}
          isLoaded={privacy.isSuccess}
          isRead={isPrivacyRead}
          onScrolledThrough={useCallback(() => setPrivacyRead(true), [])}
        >
          <LegalContent query={privacy} failure="Failed to load Privacy Policy" />
        </ScrollPanel>
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={() => setDeclining(true)} disabled={accept.isPending}>
          Decline & Logout
        </Button>
        <Button onClick={submit} disabled={!isRead || accept.isPending}>
          {accept.isPending ? 'Accepting...' : 'Accept Terms & Privacy Policy'}
        </Button>
      </DialogActions>
      <DeclineDialog open={isDeclining} onOpenChange={setDeclining} />
    </Dialog>
  );
}
