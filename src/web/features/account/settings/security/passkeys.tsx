import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserName } from '../../../../kit/browser-name.ts';
import { sentenceFor } from '../../../../kit/errors.ts';
import { failed, succeeded } from '../../../../kit/notify.ts';
import { hasPasskeys, isPasskeyDeclined } from '../../../../kit/passkeys.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextDialog } from '../../../../ui/text-dialog.tsx';
import { passkeysQuery, useAddPasskey, useMakePasskey } from '../../queries.ts';
import { SectionFailure, SectionSkeleton } from '../with-account.tsx';
import { passkeyNameProblem } from './passkey-name.ts';
import { PasskeyRow } from './passkey-row.tsx';

export function Passkeys() {
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
        <p className="text-ink-faint text-sm">This browser cannot make passkeys.</p>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const make = useMakePasskey();
  const add = useAddPasskey();
  const onError = (error: Error) => {
    if (!isPasskeyDeclined(error)) failed(error, sentenceFor(error, 'The passkey could not be added.'));
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
      onError,
    });
  return (
    <TextDialog
      title="Add a Passkey"
      description="Give it a name that tells you where it is kept. Your browser asks for the rest."
      label="Name"
      initial={browserName(navigator.userAgent)}
      action="Continue"
      pendingAction="Waiting..."
      isPending={make.isPending || add.isPending}
      check={passkeyNameProblem}
      onSubmit={start}
      onClose={onClose}
    />
  );
}
