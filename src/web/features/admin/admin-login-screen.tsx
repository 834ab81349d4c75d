import { useLocation } from 'wouter';
import { product } from '../../../shared/prices.ts';
import { useTitle } from '../../browser/title.ts';
import { sentenceFor } from '../../client/errors.ts';
import { useSubmit } from '../../client/form.ts';
import { pathTo } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAdminLogin } from './queries.ts';

/** Apart from the sign-in of students: another cookie, a shorter stay. */
export function AdminLoginScreen() {
  useTitle('Admin Login');
  const [, navigate] = useLocation();
  const login = useAdminLogin();
  const needsCode = login.data !== undefined && 'twoFactorRequired' in login.data;

  const read = ({ email = '', password = '', code = '' }: Record<string, string>) => {
    const entries = needsCode ? { email, password, code } : { email, password };
    const empty = Object.entries(entries).filter(([, value]) => value.trim() === '');
    if (empty.length === 0) return { value: entries };
    return { errors: Object.fromEntries(empty.map(([name]) => [name, 'This field is required.'])) };
  };
  const { errors, fields } = useSubmit(read, (entries) =>
    login.mutate(entries, {
      onSuccess: (answer) => {
        if (!('twoFactorRequired' in answer)) navigate(pathTo.adminAnalytics());
      },
      onError: (error) =>
        toast({
          title: 'Login failed',
          description: sentenceFor(error, 'Please check your credentials and try again.'),
          tone: 'destructive',
        }),
    }),
  );

  return (
    <div className="m-auto w-full max-w-100 px-5 py-16">
      <h1 className="font-semibold font-serif text-2xl text-ink">Admin Login</h1>
      <p className="mt-2 mb-8 text-ink-soft">For the people who run this {product} server.</p>
      <form {...fields} className="grid gap-4">
        <TextField label="Email" name="email" type="email" autoComplete="username" error={errors.email} />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
        />
        {needsCode && (
          <TextField
            label="Authentication or Recovery Code"
            name="code"
            autoComplete="one-time-code"
            // It has just been asked for.
            autoFocus
            error={errors.code}
          />
        )}
        <Button type="submit" size="large" className="mt-2" disabled={login.isPending}>
          {login.isPending ? 'Signing In...' : 'Sign In'}
        </Button>
      </form>
    </div>
  );
}
