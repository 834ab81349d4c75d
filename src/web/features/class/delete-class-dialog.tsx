import { useLocation } from 'wouter';
import type { Class } from '../../../shared/classes.ts';
import { failed, succeeded } from '../../client/notify.ts';
import { pathTo } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { useDeleteClass } from './queries/classes.ts';

export function DeleteClassDialog({ doomed, onClose }: { doomed: Class; onClose: () => void }) {
  const [path, navigate] = useLocation();
  const remove = useDeleteClass();

  const confirm = async () => {
    try {
      await remove.mutateAsync({ id: doomed.id });
      if (path === pathTo.class(doomed.id)) navigate(pathTo.home());
      succeeded('Class deleted successfully');
    } catch (error) {
      failed(error, 'Failed to delete class');
    }
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete Class"
      description={`Delete “${doomed.name}”? This deletes all its documents, case briefs, outlines and questions. It cannot be undone.`}
      action="Delete Class"
      working="Deleting..."
      destructive
      onConfirm={confirm}
    />
  );
}
