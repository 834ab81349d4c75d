import type { Semester } from '../../../shared/semesters.ts';
import { failed, succeeded } from '../../kit/notify.ts';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { useDeleteSemester } from './queries.ts';

export function DeleteSemesterDialog({ semester, onClose }: { semester: Semester; onClose: () => void }) {
  const remove = useDeleteSemester();
  const confirm = () =>
    remove
      .mutateAsync({ id: semester.id })
      .then(() => succeeded('Semester deleted successfully'))
      .catch((error: unknown) => failed(error, 'Failed to delete semester'));

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete Semester"
      description={`Delete “${semester.name}”? This also deletes its classes and all their data. It cannot be undone.`}
      action="Delete Semester"
      destructive
      onConfirm={() => void confirm()}
    />
  );
}
