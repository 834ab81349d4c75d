import { ApiError, sentenceFor } from '../../client/errors.ts';
import { useSubmit } from '../../client/form.ts';
import { NewPasswordField } from '../../frame/new-password-field.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { dismissToast, toast } from '../../ui/toast.tsx';
import { refusalOfSignUp } from './entry-rules.ts';
import { OtherWays } from './other-ways.tsx';
import { useRegister } from './queries/ways-in.ts';
import { refuse } from './refuse.ts';

export function SignUpForm({
  onRegistered,
}: {
  onRegistered: (typed: { email: string; password: string }) => void;
}) {
  const register = useRegister();

  const read = (typed: Record<string, string>) => {
    const { firstName = '', lastName = '', email = '', password = '', confirmation = '' } = typed;
    const value = { firstName, lastName, email, password };
    return refusalOfSignUp({ ...value, confirmation }) ?? { value };
  };
  const send = (value: Parameters<typeof register.mutate>[0], form: HTMLFormElement) =>
    register.mutate(value, {
      onSuccess: () => {
        dismissToast();
        form.reset();
        onRegistered({ email: value.email, password: value.password });
      },
      onError: (error) => {
        const description = sentenceFor(error, 'Please try again.');
        toast({ title: 'Registration failed', description, tone: 'destructive' });
        const own = error instanceof ApiError ? error.fields : {};
        setErrors(Object.keys(own).length > 0 ? own : { form: description });
      },
    });
  const { errors, setErrors, fields } = useSubmit(read, send, refuse);

  return (
    <>
      <form {...fields} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="First Name" name="firstName" autoComplete="given-name" error={errors.firstName} />
          <TextField label="Last Name" name="lastName" autoComplete="family-name" error={errors.lastName} />
        </div>
        <TextField label="Email" name="email" type="email" autoComplete="email" error={errors.email} />
        <NewPasswordField label="Password" name="password" error={errors.password} />
        <TextField
          label="Confirm Password"
          name="confirmation"
          type="password"
          autoComplete="new-password"
          error={errors.confirmation}
        />
        {errors.form && <Alert>{errors.form}</Alert>}
        <Button type="submit" size="large" className="mt-2" disabled={register.isPending}>
          {register.isPending ? 'Creating Account...' : 'Create Account'}
        </Button>
      </form>
      <OtherWays withPasskey={false} />
    </>
  );
}
