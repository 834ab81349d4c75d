import { useState } from 'react';
import type { Account } from '../../../../../shared/account.ts';
import type { enableTwoFactor } from '../../../../../shared/two-factor.ts';
import type { AnswerOf } from '../../../../client/api.ts';
import { succeeded } from '../../../../client/notify.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useEnableTwoFactor, useRefreshAccount } from '../../queries.ts';
import { AppStep } from './app-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Started = AnswerOf<typeof enableTwoFactor>;

/** Password, then the app, then the recovery codes; it is on once the app has shown a first code. */
export function TurnOnDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const [started, setStarted] = useState<Started>();
  const [isConfirmed, setConfirmed] = useState(false);
  const enable = useEnableTwoFactor();
  const refresh = useRefreshAccount();

  const finish = () => {
    succeeded('Two-factor sign-in is on');
    onClose();
    void refresh();
  };
  if (started && isConfirmed) {
    return (
      <Dialog
        open
        onOpenChange={() => {}}
        dismissible={false}
        title="Save Your Recovery Codes"
        description="Each one signs you in once if you don’t have your app. We only show them this one time."
      >
        <RecoveryCodes codes={started.backupCodes} onSaved={finish} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Turn On Two-Factor"
      description={
        started
          ? 'Scan this with your authenticator app, then enter the six-digit code it shows.'
          : 'You need an authenticator app, such as Aegis, 2FAS, 1Password or Google Authenticator.'
      }
    >
      {started ? (
        <AppStep uri={started.totpURI} onConfirmed={() => setConfirmed(true)} />
      ) : (
        <PasswordStep
          account={account}
          action="Continue"
          isPending={enable.isPending}
          send={(request, { onError }) => enable.mutate(request, { onSuccess: setStarted, onError })}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
