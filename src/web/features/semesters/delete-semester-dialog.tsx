import type { Semester } from '../../../shared/semesters.ts';
import { failed, succeeded } from '../../client/notify.ts';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { useDeleteSemester } from './queries.ts';

type DeleteSemesterDialogProps = { semester: Semester; onDeleted: () => void; onClose: () => void };

export function DeleteSemesterDialog({ semester, onDeleted, onClose }: DeleteSemesterDialogProps) {
  const remove = useDeleteSemester();

  const confirm = async () => {
    try {
      await remove.mutateAsync({ id: semester.id });
      onDeleted();
      succeeded('Semester deleted successfully');
    } catch (error) {
      failed(error, 'Failed to delete semester');
    }
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete Semester"
      description={`Delete “${semester.name}”? This also deletes its classes and all their data. It cannot be undone.`}
      action="Delete Semester"
      working="Deleting..."
      destructive
      onConfirm={confirm}
    />
  );
}
