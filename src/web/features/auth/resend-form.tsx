import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { sentenceFor } from '../../client/errors.ts';
import { useSubmit } from '../../client/form.ts';
import { pathTo } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { configQuery } from '../product/queries.ts';
import { useResendVerification } from './queries/ways-in.ts';

/** Asks for a new verification link, and for the address where it is not known. The answer is the same for every address. */
export function ResendForm({ email }: { email?: string }) {
  const resend = useResendVerification();
  const config = useQuery(configQuery);
  const outcome = useRef<HTMLParagraphElement>(null);
  const { isSuccess } = resend;
  // It stands where the pressed button was.
  useEffect(() => {
    if (isSuccess) outcome.current?.focus();
  }, [isSuccess]);

  const read = ({ email: typed = '' }: Record<string, string>) =>
    typed.trim()
      ? { value: { email: typed.trim() } }
      : { errors: { email: 'Please enter your email address.' } };
  const { errors, fields } = useSubmit(read, (address) => {
    resend.mutate(address, {
      onError: (failure) =>
        toast({
          title: 'Error',
          description: sentenceFor(failure, 'The link couldn’t be sent. Please try again.'),
          tone: 'destructive',
        }),
    });
  });

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
    <form {...fields} className="grid gap-4 text-left">
      {email === undefined ? (
        <TextField label="Email" name="email" type="email" autoComplete="email" error={errors.email} />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      <Button type="submit" variant="secondary" disabled={resend.isPending}>
        {resend.isPending ? 'Sending...' : 'Send a New Link'}
      </Button>
    </form>
  );
}
