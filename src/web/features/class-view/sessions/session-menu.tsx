import { Ellipsis, FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type ClassSessionWithCases, createCategory } from '../../../../shared/sessions.ts';
import { count } from '../../../kit/count.ts';
import { sentenceFor } from '../../../kit/errors.ts';
import { check } from '../../../kit/form.ts';
import { failed, succeeded } from '../../../kit/notify.ts';
import { ConfirmDialog } from '../../../ui/alert-dialog.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { TextDialog } from '../../../ui/text-dialog.tsx';
import { useCreateCategory, useDeleteClassSession } from '../../sessions/queries.ts';
import { SessionDialog } from './session-dialog.tsx';

type Opened = 'edit' | 'category' | 'delete';

export function SessionMenu({ session }: { session: ClassSessionWithCases }) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More for ${session.title}`}>
            <Ellipsis size={18} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<FolderPlus />} onSelect={() => setOpened('category')}>
          Add Category
        </MenuItem>
        <MenuItem icon={<Pencil />} onSelect={() => setOpened('edit')}>
          Edit Class Session
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} destructive onSelect={() => setOpened('delete')}>
          Delete Class Session
        </MenuItem>
      </Menu>
      {opened === 'edit' && <SessionDialog classId={session.classId} session={session} onClose={close} />}
      {opened === 'category' && <CategoryDialog session={session} onClose={close} />}
      {opened === 'delete' && <DeleteSessionDialog session={session} onClose={close} />}
    </>
  );
}

type InnerDialogProps = { session: ClassSessionWithCases; onClose: () => void };

function CategoryDialog({ session, onClose }: InnerDialogProps) {
  const create = useCreateCategory(session.classId);
  return (
    <TextDialog
      title="Add Category"
      description={`A category groups the cases of “${session.title}”.`}
      label="Category name"
      placeholder="e.g., Duty"
      action="Create Category"
      pendingAction="Creating..."
      isPending={create.isPending}
      check={(name) => check(createCategory.request, { id: session.id, name }).errors?.name}
      onSubmit={(name) =>
        create.mutate(
          { id: session.id, name },
          {
            onSuccess: onClose,
            onError: (error) => failed(error, sentenceFor(error, 'Failed to create category')),
          },
        )
      }
      onClose={onClose}
    />
  );
}

function DeleteSessionDialog({ session, onClose }: InnerDialogProps) {
  const remove = useDeleteClassSession(session.classId);
  const confirm = () =>
    remove
      .mutateAsync({ id: session.id })
      .then(() => succeeded('Class session deleted successfully'))
      .catch((error: unknown) => failed(error, 'Failed to delete class session'));
  const cases = session.cases.length;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete Class Session"
      description={
        cases > 0
          ? `Delete “${session.title}”? This deletes ${cases === 1 ? 'its case' : `its ${count(cases, 'case')}`} with the text, brief, outline and questions. It cannot be undone.`
          : `Delete “${session.title}”? It holds no cases.`
      }
      action="Delete Class Session"
      destructive
      onConfirm={() => void confirm()}
    />
  );
}
