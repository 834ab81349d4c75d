import type { Account } from '../../../../../shared/account.ts';
import { ApiError, sentenceFor } from '../../../../client/errors.ts';
import { useSubmit } from '../../../../client/form.ts';
import { failed } from '../../../../client/notify.ts';
import { TextField } from '../../../../ui/field.tsx';
import { FormActions } from '../../../../ui/form-actions.tsx';

type PasswordStepProps = {
  /** Without one a code is asked for in its place, where there is a second factor; else nothing. */
  account: Account;
  action: string;
  isPending: boolean;
  send: (request: { password?: string; code?: string }, outcome: { onError: (error: Error) => void }) => void;
  onCancel: () => void;
};

/** Asks for the password, or a code, before something that protects the account is changed. */
export function PasswordStep({ account, action, isPending, send, onCancel }: PasswordStepProps) {
  const { hasPassword, isTwoFactorOn } = account;
  const asked = hasPassword ? 'password' : isTwoFactorOn ? 'code' : undefined;

  const read = (entries: Record<string, string>) => {
    if (!asked) return { value: {} };
    const given = entries[asked];
    return given ? { value: { [asked]: given } } : { errors: { [asked]: `Please enter your ${asked}.` } };
  };
  const { errors, setErrors, fields } = useSubmit(read, (request) => {
    send(request, {
      onError: (error) => {
        if (asked && error instanceof ApiError && /^wrong_(password|code)$/.test(error.code))
          return setErrors({ [asked]: sentenceFor(error, '') });
        failed(error, sentenceFor(error, 'That didn’t work. Please try again.'));
      },
    });
  });

  return (
    <form {...fields}>
      {asked === 'password' && (
        <TextField
          label="Your Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
          disabled={isPending}
        />
      )}
      {asked === 'code' && (
        <TextField
          label="Authentication or Recovery Code"
          name="code"
          autoComplete="one-time-code"
          error={errors.code}
          disabled={isPending}
        />
      )}
      <FormActions action={action} isPending={isPending} onCancel={onCancel} />
    </form>
  );
}
