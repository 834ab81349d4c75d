import { Download, Ellipsis, FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { limits } from '../../../../shared/prices.ts';
import { type ClassSessionWithCases, createCategory } from '../../../../shared/sessions.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { check } from '../../../client/form.ts';
import { failed } from '../../../client/notify.ts';
import { count } from '../../../format/count.ts';
import { IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog, TextDialog } from '../../../ui/late-dialogs.ts';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { DownloadDialog } from '../downloads/late-download-dialog.ts';
import { useCreateCategory, useDeleteClassSession, useRestoreClassSession } from '../queries/sessions.ts';
import { offerUndo } from '../undo.ts';
import { SessionDialog } from './late-session-dialog.ts';

type OpenDialog = 'edit' | 'category' | 'download' | 'delete';

export function SessionMenu({ session }: { session: ClassSessionWithCases }) {
  const [opened, setOpened] = useState<OpenDialog>();
  const remove = useRemoveSession(session);
  const close = () => setOpened(undefined);
  // What holds nothing needs no question: the toast brings it back.
  const askOrRemove = () => (session.cases.length > 0 ? setOpened('delete') : remove());
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
        <MenuItem icon={<Download />} onSelect={() => setOpened('download')}>
          Download
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} destructive onSelect={askOrRemove}>
          Delete Class Session
        </MenuItem>
      </Menu>
      {opened === 'edit' && <SessionDialog classId={session.classId} session={session} onClose={close} />}
      {opened === 'category' && <CategoryDialog session={session} onClose={close} />}
      {opened === 'download' && (
        <DownloadDialog what="session" id={session.id} name={session.title} onClose={close} />
      )}
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
      label="Category Name"
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
  const remove = useRemoveSession(session);
  const cases = session.cases.length;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete Class Session"
      description={`Delete “${session.title}”? This deletes ${cases === 1 ? 'its case' : `its ${count(cases, 'case')}`} with the text, brief, outline, and questions. You can undo this for ${limits.restoreWindowSeconds} seconds.`}
      action="Delete Class Session"
      destructive
      onConfirm={remove}
    />
  );
}

/** Deletes at once, with the cases; the toast offers to take it back for as long as the server can. */
function useRemoveSession({ id, classId, title }: ClassSessionWithCases): () => void {
  const remove = useDeleteClassSession(classId);
  const restore = useRestoreClassSession(classId);
  return () =>
    void remove
      .mutateAsync({ id })
      .then(() => offerUndo({ what: 'Class session', name: title, undo: () => restore.mutateAsync({ id }) }))
      .catch((error: unknown) => failed(error, sentenceFor(error, 'Failed to delete class session')));
}
