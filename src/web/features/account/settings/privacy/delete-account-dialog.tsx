import { useLocation } from 'wouter';
import type { Account } from '../../../../../shared/account.ts';
import { ApiError, sentenceFor } from '../../../../client/errors.ts';
import { type FieldErrors, useSubmit } from '../../../../client/form.ts';
import { failed } from '../../../../client/notify.ts';
import { pathTo } from '../../../../paths.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { FormActions } from '../../../../ui/form-actions.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { useDeleteAccount } from '../../queries.ts';

const isSame = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase();

export function DeleteAccountDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { email, hasPassword } = account;
  const [, navigate] = useLocation();
  const remove = useDeleteAccount(() => {
    navigate(pathTo.home());
    toast({ title: 'Your account is deleted', description: 'Everything in it has been deleted.' });
  });

  const read = ({ typed = '', password = '' }: Record<string, string>) => {
    const problems: FieldErrors = {};
    if (!isSame(typed, email)) problems.typed = `Type ${email} to confirm.`;
    if (hasPassword && !password) problems.password = 'Please enter your password.';
    if (Object.keys(problems).length > 0) return { errors: problems };
    return { value: hasPassword ? { password } : { email: typed } };
  };
  const { errors, setErrors, fields } = useSubmit(read, (proof) =>
    remove.mutate(proof, {
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'wrong_password')
          return setErrors({ password: sentenceFor(error, '') });
        failed(error, sentenceFor(error, 'Your account couldn’t be deleted. Please try again.'));
      },
    }),
  );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete Your Account"
      dismissible={!remove.isPending}
      description="This can’t be undone. Your subscription is canceled and unused tokens are lost. Export your data first if you want to keep it."
    >
      <form {...fields} className="grid gap-4">
        <TextField
          label={`Type ${email} to confirm`}
          name="typed"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.typed}
          disabled={remove.isPending}
        />
        {hasPassword && (
          <TextField
            label="Your Password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={errors.password}
            disabled={remove.isPending}
          />
        )}
        <FormActions
          action="Delete Everything"
          pendingAction="Deleting..."
          isPending={remove.isPending}
          destructive
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
