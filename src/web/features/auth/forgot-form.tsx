import { type FormEvent, useState } from 'react';
import { forgotPassword } from '../../../shared/auth.ts';
import { sentenceFor } from '../../client/errors.ts';
import { check, entriesOf } from '../../client/form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { refusalOfForgotten } from './entry-rules.ts';
import { useForgotPassword } from './queries/ways-in.ts';
import { refuse } from './refuse.ts';

type ForgotFormProps = { email?: string; autoFocus?: boolean; onSent: () => void; onBack: () => void };

/** Asks for a link that sets a new password. The answer is the same for every address. */
export function ForgotForm({ email: known, autoFocus, onSent, onBack }: ForgotFormProps) {
  const forgot = useForgotPassword();
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { email = '' } = entriesOf(form);
    const refusal = refusalOfForgotten(email);
    const problem = refusal?.errors.email ?? check(forgotPassword.request, { email }).errors?.email;
    setError(problem);
    if (refusal) return refuse(form, refusal);
    if (problem) return;
    forgot.mutate(
      { email },
      {
        onSuccess: () => {
          toast({
            title: 'Reset link sent',
            description: 'If an account with this email exists, a password reset link has been sent.',
          });
          form.reset();
          onSent();
        },
        onError: (failure) =>
          toast({
            title: 'Error',
            description: sentenceFor(failure, 'Failed to send reset link. Please try again.'),
            tone: 'destructive',
          }),
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-4 text-left">
      <p className="text-ink-soft">
        Enter your account’s email address and we’ll send you a link to reset your password.
      </p>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={known}
        autoFocus={autoFocus}
        error={error}
      />
      <Button type="submit" size="large" className="mt-2" disabled={forgot.isPending}>
        {forgot.isPending ? 'Sending...' : 'Send Reset Link'}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Back to Login
      </Button>
    </form>
  );
}
