import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '../../../../../shared/account.ts';
import { browserName } from '../../../../browser/browser-name.ts';
import { hasPasskeys, isPasskeyDeclined } from '../../../../browser/passkeys.ts';
import { hasCode, sentenceFor } from '../../../../client/errors.ts';
import { failed, succeeded } from '../../../../client/notify.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextDialog } from '../../../../ui/text-dialog.tsx';
import { passkeysQuery, useAddPasskey, useConfirmOwner, useMakePasskey } from '../../queries.ts';
import { SectionFailure, SectionSkeleton } from '../with-account.tsx';
import { passkeyNameProblem } from './passkey-name.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { PasswordStep } from './password-step.tsx';

export function Passkeys({ account }: { account: Account }) {
  const passkeys = useQuery(passkeysQuery);
  const [isAdding, setAdding] = useState(false);
  if (passkeys.isError && !passkeys.data)
    return <SectionFailure error={passkeys.error} onRetry={() => void passkeys.refetch()} />;
  if (!passkeys.data) return <SectionSkeleton />;
  return (
    <div className="grid justify-items-start gap-4">
      {passkeys.data.length > 0 && (
        <ul className="w-full border-line border-t">
          {passkeys.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Button variant="secondary" onClick={() => setAdding(true)}>
          Add a Passkey
        </Button>
      ) : (
        <p className="text-ink-faint text-sm">This browser doesn’t support passkeys.</p>
      )}
      {isAdding && <AddPasskeyDialog account={account} onClose={() => setAdding(false)} />}
    </div>
  );
}

function AddPasskeyDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  /** What it is to be called, while the password is asked for first. */
  const [waiting, setWaiting] = useState<string>();
  const confirm = useConfirmOwner();
  const make = useMakePasskey();
  const add = useAddPasskey();
  const onError = (error: Error) => {
    setWaiting(undefined);
    if (!isPasskeyDeclined(error)) failed(error, sentenceFor(error, 'The passkey couldn’t be added.'));
  };
  const start = (name: string) =>
    make.mutate(undefined, {
      onSuccess: (response) =>
        add.mutate(
          { response, name },
          {
            onSuccess: () => {
              succeeded('Passkey added');
              onClose();
            },
            onError,
          },
        ),
      onError: (error) => (hasCode(error, 'confirm_first') ? setWaiting(name) : onError(error)),
    });
  const isPending = make.isPending || add.isPending;
  if (waiting !== undefined) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="Add a Passkey"
        description="Anyone with this passkey can sign in, so confirm it’s you first."
        dismissible={!confirm.isPending && !isPending}
      >
        <PasswordStep
          account={account}
          action="Continue"
          isPending={confirm.isPending || isPending}
          send={(request, { onError: onWrong }) =>
            confirm.mutate(request, { onSuccess: () => start(waiting), onError: onWrong })
          }
          onCancel={onClose}
        />
      </Dialog>
    );
  }
  return (
    <TextDialog
      title="Add a Passkey"
      description="Give it a name that says where it’s stored. Your browser handles the rest."
      label="Name"
      initial={browserName(navigator.userAgent)}
      action="Continue"
      pendingAction="Waiting..."
      isPending={isPending}
      check={passkeyNameProblem}
      onSubmit={start}
      onClose={onClose}
    />
  );
}
