import { useQuery } from '@tanstack/react-query';
import { CircleCheck, MailQuestion, MailX } from 'lucide-react';
import { useState } from 'react';
import { Link, Redirect } from 'wouter';
import { stateWithEmail } from '../../browser/handed-state.ts';
import { forgetLinkToken, takeLinkToken } from '../../browser/link-token.ts';
import { useTitle } from '../../browser/title.ts';
import { tellVerified } from '../../browser/verified-elsewhere.ts';
import { sentenceFor } from '../../client/errors.ts';
import { pathTo } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { incompleteLink, wordsForLink } from './link-words.ts';
import { Notice } from './notice.tsx';
import { currentUserQuery } from './queries/session.ts';
import { useVerifyEmail } from './queries/ways-in.ts';
import { ResendForm } from './resend-form.tsx';

const done = {
  verified: { title: 'Your email address is verified', text: 'You can sign in now.' },
  half_confirmed: {
    title: 'Confirmed',
    text: 'One more link to open: we emailed one to your old address and one to the new.',
  },
  changed: {
    title: 'Your email address is changed',
    text: 'You’ve been signed out everywhere. Sign in with your new address.',
  },
};

/** The mailed link leads here. It asks for a press: mail scanners open links too, and the token works once. */
export function VerifyEmailScreen() {
  useTitle('Verify Your Email');
  const [token] = useState(takeLinkToken);
  const verify = useVerifyEmail();
  const isSignedIn = Boolean(useQuery(currentUserQuery).data);
  const onSuccess = ({ outcome, email }: { outcome: string; email: string | null }) => {
    forgetLinkToken();
    if (outcome === 'verified' && email !== null) tellVerified(email);
  };
  const onError = (error: Error) => {
    if (wordsForLink(error)) forgetLinkToken();
  };

  // Once another tab has signed her in, this screen is drawn anew, without the link.
  const isDone = verify.isSuccess ? verify.data.outcome === 'verified' : !token;
  if (isSignedIn && isDone) return <Redirect to={pathTo.dashboard()} replace />;
  if (verify.isSuccess) {
    return (
      <Notice icon={<CircleCheck />} {...done[verify.data.outcome]}>
        <Link
          href={pathTo.auth()}
          state={stateWithEmail(verify.data.email)}
          className={buttonClass('primary', 'large', 'w-full')}
        >
          Sign In
        </Link>
      </Notice>
    );
  }
  const problem = token ? wordsForLink(verify.error) : incompleteLink;
  if (problem) {
    return (
      <Notice icon={<MailX />} {...problem}>
        <ResendForm />
        <Link href={pathTo.auth()} className={buttonClass('quiet', 'medium', 'mt-3 w-full')}>
          Go to Sign In
        </Link>
      </Notice>
    );
  }
  return (
    <Notice
      icon={<MailQuestion />}
      title="Verify your email address"
      text="Confirm your address to start using your account."
    >
      {verify.isError && (
        <p role="alert" className="mb-4 text-danger-ink">
          {sentenceFor(verify.error, 'That didn’t work. Please try again.')}
        </p>
      )}
      <Button
        size="large"
        className="w-full"
        disabled={verify.isPending}
        onClick={() => token && verify.mutate({ token }, { onSuccess, onError })}
      >
        {verify.isPending ? 'Verifying...' : 'Verify My Email Address'}
      </Button>
    </Notice>
  );
}
