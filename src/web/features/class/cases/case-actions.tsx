import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { type CourtCase, updateCase } from '../../../../shared/cases.ts';
import { lazily } from '../../../browser/lazily.tsx';
import { sentenceFor } from '../../../client/errors.ts';
import { check } from '../../../client/form.ts';
import { failed } from '../../../client/notify.ts';
import { confirmationFor } from '../../../format/ai-policy.ts';
import { IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog, TextDialog } from '../../../ui/late-dialogs.ts';
import { Menu } from '../../../ui/menu.tsx';
import { useUpdateCase } from '../queries/cases.ts';
import { CaseMenu } from './case-menu.tsx';
import { useAiPolicy, useRetryAtOnce } from './use-retry.ts';

const MoveDialog = lazily(() => import('./move-dialog.tsx').then((m) => m.MoveDialog));

export function CaseActions({ one }: { one: CourtCase }) {
  const [open, setOpen] = useState<'rename' | 'move' | 'retry'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More for ${one.title}`} className="absolute top-2 right-2 sm:top-3">
            <Ellipsis size={18} aria-hidden />
          </IconButton>
        }
      >
        <CaseMenu
          one={one}
          onRename={() => setOpen('rename')}
          onMove={() => setOpen('move')}
          onAskToRetry={() => setOpen('retry')}
        />
      </Menu>
      {open === 'rename' && <RenameDialog one={one} onClose={close} />}
      {open === 'move' && <MoveDialog one={one} onClose={close} />}
      {open === 'retry' && <RetryDialog one={one} onClose={close} />}
    </>
  );
}

function RetryDialog({ one, onClose }: { one: CourtCase; onClose: () => void }) {
  const { retry } = useRetryAtOnce(one);
  const confirmation = confirmationFor(useAiPolicy(one));
  if (!confirmation) return null;
  return (
    <ConfirmDialog
      {...confirmation}
      open
      onOpenChange={(open) => !open && onClose()}
      cancel="Go Back"
      onConfirm={() => retry()}
    />
  );
}

function RenameDialog({ one, onClose }: { one: CourtCase; onClose: () => void }) {
  const update = useUpdateCase(one.classId);
  return (
    <TextDialog
      title="Rename Case"
      label="Case Name"
      initial={one.title}
      action="Rename"
      pendingAction="Renaming..."
      isPending={update.isPending}
      check={(title) => check(updateCase.request, { id: one.id, title }).errors?.title}
      onSubmit={(title) =>
        update.mutate(
          { id: one.id, title },
          {
            onSuccess: onClose,
            onError: (error) => failed(error, sentenceFor(error, 'Failed to rename case')),
          },
        )
      }
      onClose={onClose}
    />
  );
}
