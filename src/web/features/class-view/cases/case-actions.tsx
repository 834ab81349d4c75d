import { Ellipsis, FolderInput, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type CourtCase, updateCase } from '../../../../shared/cases.ts';
import { limits } from '../../../../shared/prices.ts';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { sentenceFor } from '../../../kit/errors.ts';
import { check } from '../../../kit/form.ts';
import { failed } from '../../../kit/notify.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { TextDialog } from '../../../ui/text-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useDeleteCase, useRestoreCase, useUpdateCase } from '../../cases/queries.ts';
import { MoveDialog } from './move-dialog.tsx';

type CaseActionsProps = { one: CourtCase; sessions: readonly ClassSessionWithCases[] };

export function CaseActions({ one, sessions }: CaseActionsProps) {
  const [open, setOpen] = useState<'rename' | 'move'>();
  const remove = useRemoveWithUndo(one);
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More for ${one.title}`} className="-mt-2 -mr-2 sm:-mt-1 sm:-mr-4">
            <Ellipsis size={18} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil />} onSelect={() => setOpen('rename')}>
          Rename
        </MenuItem>
        <MenuItem icon={<FolderInput />} onSelect={() => setOpen('move')}>
          Move
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} destructive onSelect={remove}>
          Delete
        </MenuItem>
      </Menu>
      {open === 'rename' && <RenameDialog one={one} onClose={close} />}
      {open === 'move' && <MoveDialog one={one} sessions={sessions} onClose={close} />}
    </>
  );
}

function RenameDialog({ one, onClose }: { one: CourtCase; onClose: () => void }) {
  const update = useUpdateCase(one.classId);
  return (
    <TextDialog
      title="Rename Case"
      label="Case name"
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

/** Deletes at once; the toast offers to take it back for as long as the server can. */
function useRemoveWithUndo(one: CourtCase) {
  const remove = useDeleteCase(one.classId);
  const restore = useRestoreCase(one.classId);
  const undo = () =>
    restore
      .mutateAsync({ id: one.id })
      .then(() => toast({ title: 'Case restored' }))
      .catch((error: unknown) => failed(error, sentenceFor(error, 'The case could not be restored.')));

  return () =>
    void remove
      .mutateAsync({ id: one.id })
      .then(() =>
        toast({
          title: 'Case deleted',
          description: one.title,
          action: { label: 'Undo', onPress: () => void undo() },
          durationMs: limits.restoreWindowSeconds * 1000,
        }),
      )
      .catch((error: unknown) => failed(error, sentenceFor(error, 'Failed to delete case')));
}
