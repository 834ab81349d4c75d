import { type FormEvent, useState } from 'react';
import { ApiError, sentenceFor } from '../../../../kit/errors.ts';
import { entriesOf } from '../../../../kit/form.ts';
import { failed } from '../../../../kit/notify.ts';
import { TextField } from '../../../../ui/field.tsx';
import { FormActions } from '../../../../ui/form-actions.tsx';

type PasswordStepProps = {
  /** Without one there is nothing to ask for. */
  hasPassword: boolean;
  action: string;
  isPending: boolean;
  send: (request: { password?: string }, outcome: { onError: (error: Error) => void }) => void;
  onCancel: () => void;
};

/** Asks for the password before something that protects the account is changed. */
export function PasswordStep({ hasPassword, action, isPending, send, onCancel }: PasswordStepProps) {
  const [problem, setProblem] = useState<string>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password = '' } = entriesOf(event.currentTarget);
    const isMissing = hasPassword && !password;
    setProblem(isMissing ? 'Please enter your password.' : undefined);
    if (isMissing) return;
    send(hasPassword ? { password } : {}, {
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'wrong_password')
          return setProblem(sentenceFor(error, ''));
        failed(error, sentenceFor(error, 'This did not work. Please try again.'));
      },
    });
  };

  return (
    <form onSubmit={submit} noValidate>
      {hasPassword && (
        <TextField
          label="Your Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={problem}
          disabled={isPending}
        />
      )}
      <FormActions action={action} isPending={isPending} onCancel={onCancel} />
    </form>
  );
}
