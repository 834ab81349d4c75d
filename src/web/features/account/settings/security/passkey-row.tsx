import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Passkey } from '../../../../../shared/auth.ts';
import { sentenceFor } from '../../../../client/errors.ts';
import { failed, succeeded } from '../../../../client/notify.ts';
import { dateText } from '../../../../format/dates.ts';
import { dot } from '../../../../format/dot.ts';
import { ConfirmDialog } from '../../../../ui/alert-dialog.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { TextDialog } from '../../../../ui/text-dialog.tsx';
import { useDeletePasskey, useRenamePasskey } from '../../queries.ts';
import { passkeyNameProblem } from './passkey-name.ts';

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [opened, setOpened] = useState<'rename' | 'delete'>();
  const close = () => setOpened(undefined);
  const remove = useDeletePasskey();
  const name = passkey.name ?? 'Passkey';
  const confirm = async () => {
    try {
      await remove.mutateAsync({ id: passkey.id });
      succeeded('Passkey deleted');
    } catch (error) {
      failed(error, sentenceFor(error, 'The passkey couldn’t be deleted.'));
    }
  };
  return (
    <li className="flex items-center gap-4 border-line border-b py-2">
      <KeyRound size={18} strokeWidth={1.6} aria-hidden className="shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-base text-ink [overflow-wrap:anywhere]">{name}</p>
        <p className="text-ink-faint text-sm">
          Added {dateText(passkey.createdAt)}
          {passkey.backedUp && `${dot}synced across your devices`}
        </p>
      </div>
      <div className="flex">
        <IconButton label={`Rename ${name}`} onClick={() => setOpened('rename')}>
          <Pencil size={16} aria-hidden />
        </IconButton>
        <IconButton label={`Delete ${name}`} onClick={() => setOpened('delete')}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </div>
      {opened === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      <ConfirmDialog
        open={opened === 'delete'}
        onOpenChange={(open) => !open && close()}
        title="Delete Passkey"
        description={`“${name}” will no longer sign you in here. Your device may still show it until you delete it there too.`}
        action="Delete"
        working="Deleting..."
        onConfirm={confirm}
        destructive
      />
    </li>
  );
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const rename = useRenamePasskey();
  return (
    <TextDialog
      title="Rename Passkey"
      label="Name"
      initial={passkey.name ?? ''}
      action="Save"
      pendingAction="Saving..."
      isPending={rename.isPending}
      check={passkeyNameProblem}
      onSubmit={(name) =>
        rename.mutate(
          { id: passkey.id, name },
          {
            onSuccess: onClose,
            onError: (error) => failed(error, sentenceFor(error, 'The passkey couldn’t be renamed.')),
          },
        )
      }
      onClose={onClose}
    />
  );
}
