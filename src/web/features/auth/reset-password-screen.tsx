import { useQuery } from '@tanstack/react-query';
import { CircleCheck, MailX } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { forgetLinkToken, takeLinkToken } from '../../browser/link-token.ts';
import { useTitle } from '../../browser/title.ts';
import { pathTo } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LoadingGate } from '../../ui/loading-gate.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { incompleteLink, wordsForLink } from './link-words.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { Notice } from './notice.tsx';
import { resetQuery } from './queries/ways-in.ts';

type Outcome = { done: true } | { error: unknown };

/** The link of a reset mail leads here. Nothing is spent before a new password is sent. */
export function ResetPasswordScreen() {
  useTitle('Reset Your Password');
  const [token] = useState(takeLinkToken);
  const [outcome, setOutcome] = useState<Outcome>();
  // Checked before a password is asked for: an expired link says so first. The check uses nothing up.
  const [isAsked, setAsked] = useState(false);
  const look = useQuery({ ...resetQuery(token ?? ''), enabled: token !== undefined && !isAsked });
  const lookedWrong = isAsked ? undefined : wordsForLink(look.error);
  // From then on the form stays: once it has done its work the link is used, and all that was read is forgotten.
  if (!isAsked && !look.isPending && !lookedWrong) setAsked(true);

  if (outcome && 'done' in outcome) {
    return (
      <Notice
        icon={<CircleCheck />}
        title="Your password is changed"
        text="You’ve been signed out everywhere. Sign in with your new password."
      >
        <Link href={pathTo.auth()} className={buttonClass('primary', 'large', 'w-full')}>
          Sign In
        </Link>
      </Notice>
    );
  }
  const problem = token ? (wordsForLink(outcome?.error) ?? lookedWrong) : incompleteLink;
  if (problem) return <NewLink {...problem} />;
  if (!isAsked) return <LoadingGate />;
  return (
    <div className="m-auto w-full max-w-100 px-5 py-16">
      <h1 className="font-semibold font-serif text-2xl text-ink">Choose a new password</h1>
      <p className="mt-2 mb-8 text-ink-soft">Changing it signs you out on all your devices.</p>
      <NewPasswordForm
        token={token ?? ''}
        onDone={() => {
          forgetLinkToken();
          setOutcome({ done: true });
        }}
        onError={(error) => {
          if (wordsForLink(error)) forgetLinkToken();
          setOutcome({ error });
        }}
      />
    </div>
  );
}

function NewLink({ title, text }: { title: string; text: string }) {
  const [, navigate] = useLocation();
  const [isSent, setSent] = useState(false);
  return (
    <Notice
      icon={<MailX />}
      title={title}
      text={isSent ? 'If an account with this email exists, a password reset link has been sent.' : text}
    >
      <ForgotForm onSent={() => setSent(true)} onBack={() => navigate(pathTo.auth())} />
    </Notice>
  );
}
