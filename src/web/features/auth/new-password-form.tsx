import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, sentenceFor } from '../../client/errors.ts';
import { useSubmit } from '../../client/form.ts';
import { dateText } from '../../format/dates.ts';
import { NewPasswordField } from '../../frame/new-password-field.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { refusalOfEmpty, refusalOfNewPassword } from './entry-rules.ts';
import { wordsForLink } from './link-words.ts';
import { resetQuery, useResetPassword } from './queries/ways-in.ts';
import { refuse } from './refuse.ts';

type NewPasswordFormProps = { token: string; onDone: () => void; onError: (error: Error) => void };

export function NewPasswordForm({ token, onDone, onError }: NewPasswordFormProps) {
  const reset = useResetPassword();
  const account = useQuery(resetQuery(token));
  const passkeys = account.data?.passkeys ?? [];
  const [removed, setRemoved] = useState<number[]>([]);

  const read = ({ password = '', confirmation = '' }: Record<string, string>) => {
    const entries = { password, confirmation };
    return refusalOfEmpty(entries) ?? refusalOfNewPassword(entries) ?? { value: password };
  };
  const send = (password: string) =>
    reset.mutate(
      { token, password, removedPasskeys: removed },
      {
        onSuccess: onDone,
        onError: (error) => {
          // A password that the server refuses is no fault of the link.
          if (error instanceof ApiError && error.fields.password) return setErrors(error.fields);
          if (!wordsForLink(error))
            toast({
              title: 'Error',
              description: sentenceFor(error, 'Failed to change the password. Please try again.'),
              tone: 'destructive',
            });
          onError(error);
        },
      },
    );
  const { errors, setErrors, fields } = useSubmit(read, send, refuse);

  return (
    <form {...fields} className="grid gap-4">
      <NewPasswordField label="New Password" name="password" error={errors.password} />
      <TextField
        label="Confirm Password"
        name="confirmation"
        type="password"
        autoComplete="new-password"
        error={errors.confirmation}
      />
      {passkeys.length > 0 && (
        <fieldset>
          <legend className="mb-1 font-medium text-base text-ink">
            Remove any passkeys you don’t recognize. Changing your password won’t stop them.
          </legend>
          {passkeys.map(({ id, name, createdAt }) => (
            <CheckField
              key={id}
              label={<span className="[overflow-wrap:anywhere]">Remove “{name ?? 'Passkey'}”</span>}
              hint={`Added ${dateText(createdAt)}`}
              checked={removed.includes(id)}
              onChange={(isRemoved) =>
                setRemoved(isRemoved ? [...removed, id] : removed.filter((each) => each !== id))
              }
            />
          ))}
        </fieldset>
      )}
      <Button type="submit" size="large" className="mt-2" disabled={reset.isPending}>
        {reset.isPending ? 'Saving...' : 'Change Password'}
      </Button>
    </form>
  );
}
