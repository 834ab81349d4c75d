import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Semester } from '../../../shared/semesters.ts';
import { failed, succeeded } from '../../kit/notify.ts';
import { pathTo } from '../../kit/paths.ts';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { classesQuery } from '../classes/queries.ts';
import { useDeleteSemester } from './queries.ts';

export function DeleteSemesterDialog({ semester, onClose }: { semester: Semester; onClose: () => void }) {
  const [path, navigate] = useLocation();
  const classes = useQuery(classesQuery);
  const remove = useDeleteSemester();

  const confirm = async () => {
    const isInside = classes.data?.some(
      ({ id, semesterId }) => semesterId === semester.id && path === pathTo.class(id),
    );
    try {
      await remove.mutateAsync({ id: semester.id });
      if (isInside) navigate(pathTo.home());
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
      destructive
      onConfirm={() => void confirm()}
    />
  );
}
