import { ApiError, sentenceFor } from '../../../../client/errors.ts';
import { useSubmit } from '../../../../client/form.ts';
import { failed, succeeded } from '../../../../client/notify.ts';
import { NewPasswordField } from '../../../../frame/new-password-field.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { useForgotPassword } from '../../../auth/queries/ways-in.ts';
import { errorsOfPasswordChange } from '../../password-rules.ts';
import { useChangePassword } from '../../queries.ts';

export function PasswordForm() {
  const change = useChangePassword();

  const read = ({ currentPassword = '', newPassword = '', confirmation = '' }: Record<string, string>) => {
    const problems = errorsOfPasswordChange({ currentPassword, newPassword, confirmation });
    if (Object.keys(problems).length > 0) return { errors: problems };
    return { value: { currentPassword, newPassword } };
  };
  const { errors, setErrors, fields } = useSubmit(read, (passwords, form) =>
    change.mutate(passwords, {
      onSuccess: () => {
        form.reset();
        succeeded('Password changed. You’ve been signed out everywhere else.');
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'wrong_password')
          return setErrors({ currentPassword: sentenceFor(error, '') });
        if (error instanceof ApiError) setErrors(error.fields);
        failed(error, sentenceFor(error, 'Failed to change the password. Please try again.'));
      },
    }),
  );

  return (
    <form {...fields} className="grid gap-4">
      <TextField
        label="Current Password"
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        error={errors.currentPassword}
        disabled={change.isPending}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NewPasswordField
          label="New Password"
          name="newPassword"
          error={errors.newPassword}
          disabled={change.isPending}
        />
        <TextField
          label="Confirm New Password"
          name="confirmation"
          type="password"
          autoComplete="new-password"
          error={errors.confirmation}
          disabled={change.isPending}
        />
      </div>
      <Button type="submit" variant="secondary" className="justify-self-start" disabled={change.isPending}>
        {change.isPending ? 'Saving...' : 'Change Password'}
      </Button>
    </form>
  );
}

/** For those who have no password yet: the link of the forgotten one sets the first. */
export function PasswordLink({ email }: { email: string }) {
  const forgot = useForgotPassword();
  const send = () =>
    forgot.mutate(
      { email },
      {
        onSuccess: () => toast({ title: 'Reset link sent', description: `Open the email at ${email}.` }),
        onError: (error) => failed(error, sentenceFor(error, 'Failed to send reset link. Please try again.')),
      },
    );
  return (
    <Button variant="secondary" onClick={send} disabled={forgot.isPending}>
      {forgot.isPending ? 'Sending...' : 'Send Reset Link'}
    </Button>
  );
}
