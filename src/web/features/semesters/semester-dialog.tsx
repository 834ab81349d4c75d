import { type Semester, semesterDraftSchema } from '../../../shared/semesters.ts';
import { check } from '../../client/form.ts';
import { failed } from '../../client/notify.ts';
import { TextDialog } from '../../ui/text-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCreateSemester, useUpdateSemester } from './queries.ts';

/** Creates a semester, or renames the one given. */
export function SemesterDialog({
  semester,
  onClose,
}: {
  semester?: Semester | undefined;
  onClose: () => void;
}) {
  const create = useCreateSemester();
  const update = useUpdateSemester();

  const submit = (name: string) => {
    const word = semester ? 'update' : 'create';
    const outcome = {
      onSuccess: () => {
        toast({ title: 'Success', description: `Semester ${word}d successfully` });
        onClose();
      },
      onError: (error: Error) => failed(error, `Failed to ${word} semester`),
    };
    if (semester) update.mutate({ id: semester.id, name }, outcome);
    else create.mutate({ name }, outcome);
  };

  return (
    <TextDialog
      title={semester ? 'Edit Semester' : 'Add New Semester'}
      description={
        semester
          ? 'Update the semester information below.'
          : 'Create a new semester to organize your law school classes.'
      }
      label="Semester Name"
      placeholder="e.g., Fall 2024"
      initial={semester?.name}
      action={semester ? 'Update Semester' : 'Create Semester'}
      pendingAction={semester ? 'Updating...' : 'Creating...'}
      isPending={create.isPending || update.isPending}
      check={(name) => check(semesterDraftSchema, { name }).errors?.name}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
