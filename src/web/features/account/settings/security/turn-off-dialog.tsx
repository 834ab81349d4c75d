import type { Account } from '../../../../../shared/account.ts';
import { succeeded } from '../../../../client/notify.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useDisableTwoFactor } from '../../queries.ts';
import { PasswordStep } from './password-step.tsx';

export function TurnOffDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const disable = useDisableTwoFactor();
  const onSuccess = () => {
    succeeded('Two-factor sign-in is off');
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Turn Off Two-Factor"
      dismissible={!disable.isPending}
      description={`Your ${account.hasPassword ? 'password' : 'linked account'} alone will sign you in. Your recovery codes will stop working.`}
    >
      <PasswordStep
        account={account}
        action="Turn Off"
        isPending={disable.isPending}
        send={(request, { onError }) => disable.mutate(request, { onSuccess, onError })}
        onCancel={onClose}
      />
    </Dialog>
  );
}
