import { forgotPassword } from '../../../shared/auth.ts';
import { sentenceFor } from '../../client/errors.ts';
import { check, useSubmit } from '../../client/form.ts';
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

  const read = ({ email = '' }: Record<string, string>) =>
    refusalOfForgotten(email) ?? check(forgotPassword.request, { email });
  const { errors, fields } = useSubmit(
    read,
    (value, form) =>
      forgot.mutate(value, {
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
      }),
    (refusal, form) => 'title' in refusal && refuse(refusal, form),
  );

  return (
    <form {...fields} className="grid gap-4 text-left">
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
        error={errors.email}
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
