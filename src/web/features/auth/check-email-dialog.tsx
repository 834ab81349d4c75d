import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { pathTo } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { configQuery } from '../product/queries.ts';

const closesAfterMs = 1500;

/** Cannot be dismissed but by its button. */
export function CheckEmailDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const config = useQuery(configQuery);
  const [isUnderstood, setUnderstood] = useState(false);

  const understand = () => {
    if (isUnderstood) return;
    setUnderstood(true);
    setTimeout(onClose, closesAfterMs);
  };

  return (
    <Dialog
      open
      onOpenChange={() => {}}
      dismissible={false}
      title="Check Your Email"
      description={
        <p>
          We sent a verification link to <strong className="font-semibold text-ink">{email}</strong>.
        </p>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-soft marker:text-ink-faint">
        <li>If you don’t see it, check your spam folder.</li>
        <li>The email comes from a no-reply sender.</li>
        <li>It can take a few minutes to arrive.</li>
      </ul>
      <p className="mt-5 font-medium text-ink">
        You won't be able to sign in until you verify your email address.
      </p>
      {config.data?.outboxAvailable && (
        <p className="mt-5 rounded-md bg-sunken px-4 py-3 text-ink-soft text-sm">
          This server doesn’t send real emails:{' '}
          <Link
            href={pathTo.outbox()}
            className="font-medium text-accent-ink underline decoration-1 underline-offset-3"
          >
            open the outbox
          </Link>
        </p>
      )}
      <Button size="large" className="mt-6 w-full" onClick={understand}>
        {isUnderstood ? 'Got it!' : "I Understand - I'll Check My Email"}
      </Button>
    </Dialog>
  );
}
