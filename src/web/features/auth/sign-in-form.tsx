import { useEffect, useRef, useState } from 'react';
import { hasCode, hasStatus, sentenceFor } from '../../client/errors.ts';
import { useSubmit } from '../../client/form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { refusalOfEmpty } from './entry-rules.ts';
import { OtherWays } from './other-ways.tsx';
import { useLogin } from './queries/ways-in.ts';
import { refuse } from './refuse.ts';
import { ResendForm } from './resend-form.tsx';

type SignInFormProps = {
  email: string;
  onEmail: (email: string) => void;
  /** True where she was led here by what she pressed. */
  takesFocus: boolean;
  onForgotten: () => void;
  onCodeNeeded: () => void;
};

export function SignInForm(props: SignInFormProps) {
  const { email: known, onEmail, takesFocus, onForgotten, onCodeNeeded } = props;
  const [unverified, setUnverified] = useState<string>();
  const login = useLogin();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) focusFirstEmpty(form.current);
  }, [takesFocus]);

  const read = ({ email = '', password = '' }: Record<string, string>) => {
    setUnverified(undefined);
    return refusalOfEmpty({ email, password }) ?? { value: { email, password } };
  };
  const { errors, setErrors, fields } = useSubmit(
    read,
    (value) =>
      login.mutate(value, {
        onSuccess: (answer) => {
          if ('twoFactorRequired' in answer) onCodeNeeded();
        },
        onError: (error) => {
          const description = sentenceFor(error, 'Please check your credentials and try again.');
          toast({ title: 'Login failed', description, tone: 'destructive' });
          if (hasCode(error, 'email_not_verified')) setUnverified(value.email);
          else setErrors(hasStatus(error, 401) ? { password: description } : { form: description });
        },
      }),
    refuse,
  );

  return (
    <>
      <form {...fields} ref={form} className="grid gap-4">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={known}
          onChange={(event) => onEmail(event.target.value)}
          error={errors.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
        />
        {errors.form && <Alert>{errors.form}</Alert>}
        <Button type="submit" size="large" className="mt-2" disabled={login.isPending}>
          {login.isPending ? 'Signing In...' : 'Sign In'}
        </Button>
      </form>
      <Button variant="quiet" className="mt-2 w-full" onClick={onForgotten}>
        Forgot your password?
      </Button>
      <OtherWays withPasskey />
      {unverified !== undefined && (
        <section aria-label="Verification" className="mt-8 border-line border-t pt-6">
          <p className="mb-4 text-ink-soft">
            Your email address isn’t verified yet. Open the link we emailed you, or request a new one.
          </p>
          <ResendForm email={unverified} />
        </section>
      )}
    </>
  );
}

function focusFirstEmpty(form: HTMLFormElement | null) {
  const inputs = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);
  inputs.find(({ value }) => value === '')?.focus();
}
