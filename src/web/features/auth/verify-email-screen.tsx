import { CircleCheck, MailQuestion, MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { hasStatus, sentenceFor } from '../../kit/errors.ts';
import { pathTo } from '../../kit/paths.ts';
import { useTitle } from '../../kit/title.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useVerifyEmail } from './queries.ts';
import { ResendForm } from './resend-form.tsx';

/** The mailed link leads here. It asks for a press: mail scanners open links too, and the token works once. */
export function VerifyEmailScreen() {
  useTitle('Verify Your Email');
  const [search] = useSearchParams();
  const token = search.get('token');
  const verify = useVerifyEmail();

  if (verify.isSuccess) {
    return (
      <Notice icon={<CircleCheck />} title="Your email address is verified" text="You can sign in now.">
        <Link href={pathTo.auth()} className={buttonClass('primary', 'large', 'w-full')}>
          Sign In
        </Link>
      </Notice>
    );
  }
  if (!token || hasStatus(verify.error, 410) || hasStatus(verify.error, 400)) {
    return (
      <Notice
        icon={<MailX />}
        title={token ? 'This link has expired or was used already' : 'This link is not complete'}
        text={
          token
            ? 'If you verified your address before, just sign in. Otherwise ask for a new link.'
            : 'Open the link in the mail once more, or ask for a new one.'
        }
      >
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
      text="One press, and your account is ready."
    >
      {verify.isError && (
        <p role="alert" className="mb-4 text-danger-ink">
          {sentenceFor(verify.error, 'This did not work. Please try again.')}
        </p>
      )}
      <Button
        size="large"
        className="w-full"
        disabled={verify.isPending}
        onClick={() => verify.mutate({ token })}
      >
        {verify.isPending ? 'Verifying...' : 'Verify My Email Address'}
      </Button>
    </Notice>
  );
}

type NoticeProps = { icon: ReactNode; title: string; text: string; children: ReactNode };

function Notice({ icon, title, text, children }: NoticeProps) {
  return (
    <div className="m-auto w-full max-w-100 px-5 py-16 text-center">
      <span aria-hidden className="inline-block text-accent-ink [&>svg]:size-9 [&>svg]:stroke-[1.4]">
        {icon}
      </span>
      <h1 className="mt-4 font-semibold font-serif text-2xl text-ink">{title}</h1>
      <p role="status" className="mt-2 mb-8 text-ink-soft">
        {text}
      </p>
      {children}
    </div>
  );
}
