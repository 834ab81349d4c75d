import { useState } from 'react';
import type { Account } from '../../../../../shared/account.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import { TurnOnDialog } from './turn-on-dialog.tsx';

type OpenDialog = 'on' | 'off' | 'codes';

export function TwoFactor({ account }: { account: Account }) {
  const [opened, setOpened] = useState<OpenDialog>();
  const dialog = { account, onClose: () => setOpened(undefined) };
  return (
    <>
      {account.isTwoFactorOn ? (
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone="good">On</Badge>
          <Button variant="secondary" onClick={() => setOpened('codes')}>
            New Recovery Codes
          </Button>
          <Button variant="secondary" onClick={() => setOpened('off')}>
            Turn Off
          </Button>
        </div>
      ) : (
        <Button variant="secondary" onClick={() => setOpened('on')}>
          Turn On Two-Factor
        </Button>
      )}
      {opened === 'on' && <TurnOnDialog {...dialog} />}
      {opened === 'off' && <TurnOffDialog {...dialog} />}
      {opened === 'codes' && <NewCodesDialog {...dialog} />}
    </>
  );
}
