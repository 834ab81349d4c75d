import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { sentenceFor } from '../../client/errors.ts';
import { entriesOf } from '../../client/form.ts';
import { pathTo } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { configQuery } from '../product/queries.ts';
import { useResendVerification } from './queries/ways-in.ts';

/** Asks for a new verification link. The answer is the same for every address. */
export function ResendForm({ email }: { email?: string }) {
  const resend = useResendVerification();
  const config = useQuery(configQuery);
  const [error, setError] = useState<string>();
  const outcome = useRef<HTMLParagraphElement>(null);
  const { isSuccess } = resend;
  // It stands where the pressed button was.
  useEffect(() => {
    if (isSuccess) outcome.current?.focus();
  }, [isSuccess]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = entriesOf(event.currentTarget).email?.trim() ?? '';
    setError(address ? undefined : 'Please enter your email address.');
    if (!address) return;
    resend.mutate(
      { email: address },
      {
        onError: (failure) =>
          toast({
            title: 'Error',
            description: sentenceFor(failure, 'The link couldn’t be sent. Please try again.'),
            tone: 'destructive',
          }),
      },
    );
  };

  if (isSuccess) {
    return (
      <p ref={outcome} role="status" tabIndex={-1} className="text-ink-soft outline-none">
        If this address has an account waiting to be verified, we’ve sent a new link.
        {config.data?.outboxAvailable && (
          <>
            {' '}
            This server doesn’t send real emails:{' '}
            <Link href={pathTo.outbox()} className="font-medium text-accent-ink underline underline-offset-3">
              open the outbox
            </Link>
          </>
        )}
      </p>
    );
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 text-left">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        error={error}
      />
      <Button type="submit" variant="secondary" disabled={resend.isPending}>
        {resend.isPending ? 'Sending...' : 'Send a New Link'}
      </Button>
    </form>
  );
}
