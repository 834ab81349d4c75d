import { useState } from 'react';
import type { Account } from '../../../../../shared/account.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useNewRecoveryCodes } from '../../queries.ts';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function NewCodesDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  const renew = useNewRecoveryCodes();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={codes === undefined}
      title={codes ? 'Save Your Recovery Codes' : 'New Recovery Codes'}
      description={
        codes
          ? 'Each one signs you in once if you don’t have your app. We only show them this one time.'
          : 'Your current codes will stop working.'
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={onClose} />
      ) : (
        <PasswordStep
          account={account}
          action="Create New Codes"
          isPending={renew.isPending}
          send={(request, { onError }) =>
            renew.mutate(request, { onSuccess: ({ backupCodes }) => setCodes(backupCodes), onError })
          }
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
