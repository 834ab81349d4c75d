import { type Account, changeEmail } from '../../../../../shared/account.ts';
import { ApiError, sentenceFor } from '../../../../client/errors.ts';
import { check, useSubmit } from '../../../../client/form.ts';
import { failed } from '../../../../client/notify.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { useChangeEmail } from '../../queries.ts';

/** Both addresses have to confirm a change, so nothing changes at once. */
export function EmailForm({ account }: { account: Account }) {
  const change = useChangeEmail();

  const read = ({ newEmail, password }: Record<string, string>) =>
    check(changeEmail.request, account.hasPassword ? { newEmail, password } : { newEmail });
  const { errors, setErrors, fields } = useSubmit(read, (request, form) =>
    change.mutate(request, {
      onSuccess: () => {
        form.reset();
        toast({
          title: 'Confirm the change',
          description: 'We emailed a link to your old address and one to your new one. Open both.',
        });
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'wrong_password')
          return setErrors({ password: sentenceFor(error, '') });
        if (error instanceof ApiError) setErrors(error.fields);
        failed(error, sentenceFor(error, 'Failed to change the email address. Please try again.'));
      },
    }),
  );

  return (
    <form {...fields} className="grid gap-4">
      {account.pendingEmail && (
        <p className="rounded-md bg-sunken px-4 py-3 text-ink-soft text-sm">
          A change to <strong className="font-medium text-ink">{account.pendingEmail}</strong> is waiting for
          you to open the links in both emails. You’ll then be signed out everywhere.
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="New Email"
          name="newEmail"
          type="email"
          autoComplete="email"
          error={errors.newEmail}
          disabled={change.isPending}
        />
        {account.hasPassword && (
          <TextField
            label="Your Password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={errors.password}
            disabled={change.isPending}
          />
        )}
      </div>
      <Button type="submit" variant="secondary" className="justify-self-start" disabled={change.isPending}>
        {change.isPending ? 'Sending...' : 'Change Email'}
      </Button>
    </form>
  );
}
