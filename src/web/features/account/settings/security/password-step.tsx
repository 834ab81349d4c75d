import { type FormEvent, useState } from 'react';
import type { Account } from '../../../../../shared/account.ts';
import { ApiError, sentenceFor } from '../../../../client/errors.ts';
import { entriesOf } from '../../../../client/form.ts';
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
  const [problem, setProblem] = useState<string>();
  const { hasPassword, isTwoFactorOn } = account;
  const asked = hasPassword ? 'password' : isTwoFactorOn ? 'code' : undefined;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = (asked && entriesOf(event.currentTarget)[asked]) ?? '';
    const isMissing = asked !== undefined && !given;
    setProblem(isMissing ? `Please enter your ${asked}.` : undefined);
    if (isMissing) return;
    send(asked ? { [asked]: given } : {}, {
      onError: (error) => {
        if (error instanceof ApiError && /^wrong_(password|code)$/.test(error.code))
          return setProblem(sentenceFor(error, ''));
        failed(error, sentenceFor(error, 'That didn’t work. Please try again.'));
      },
    });
  };

  return (
    <form onSubmit={submit} noValidate>
      {asked === 'password' && (
        <TextField
          label="Your Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={problem}
          disabled={isPending}
        />
      )}
      {asked === 'code' && (
        <TextField
          label="Authentication or Recovery Code"
          name="code"
          autoComplete="one-time-code"
          error={problem}
          disabled={isPending}
        />
      )}
      <FormActions action={action} isPending={isPending} onCancel={onCancel} />
    </form>
  );
}
