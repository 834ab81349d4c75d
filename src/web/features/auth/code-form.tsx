import { useState } from 'react';
import { ApiError, sentenceFor } from '../../client/errors.ts';
import { useSubmit } from '../../client/form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { useBackupCodeSignIn, useTotpSignIn } from './queries/ways-in.ts';

/** The second step of a sign-in: a code of the authenticator app, or a recovery code in its place. */
export function CodeForm({ onBack }: { onBack: () => void }) {
  const [isRecovery, setRecovery] = useState(false);
  const totp = useTotpSignIn();
  const backup = useBackupCodeSignIn();
  const isPending = totp.isPending || backup.isPending;

  const fail = (failure: Error) => {
    const sentence = sentenceFor(failure, 'Please try again.');
    toast({ title: 'Login failed', description: sentence, tone: 'destructive' });
    if (failure instanceof ApiError && failure.code === 'sign_in_expired') return onBack();
    setErrors({ code: sentence });
  };

  const read = ({ code = '' }: Record<string, string>) =>
    code.trim() ? { value: code.trim() } : { errors: { code: 'Please enter a code.' } };
  const { errors, setErrors, fields } = useSubmit(read, (code) => {
    if (isRecovery) backup.mutate({ code }, { onError: fail });
    else totp.mutate({ code: code.replaceAll(/\s/g, '') }, { onError: fail });
  });

  return (
    <form {...fields} className="grid gap-4">
      <p className="text-ink-soft">
        {isRecovery
          ? 'Enter one of your saved recovery codes. Each works once.'
          : 'Enter the six-digit code from your authenticator app.'}
      </p>
      <TextField
        key={String(isRecovery)}
        label={isRecovery ? 'Recovery Code' : 'Authentication Code'}
        name="code"
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        // The student has just asked to go on, and this field is all there is here.
        autoFocus
        error={errors.code}
      />
      <Button type="submit" size="large" className="mt-2" disabled={isPending}>
        {isPending ? 'Verifying...' : 'Verify'}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          setErrors({});
          setRecovery(!isRecovery);
        }}
      >
        {isRecovery ? 'Use the Authenticator App' : 'Use a Recovery Code'}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Back to Login
      </Button>
    </form>
  );
}
