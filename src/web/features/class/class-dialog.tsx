import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { type Class, classDraftSchema } from '../../../shared/classes.ts';
import { check, useSubmit } from '../../client/form.ts';
import { failed, succeeded } from '../../client/notify.ts';
import { pathTo } from '../../paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { semestersQuery } from '../semesters/queries.ts';
import { BringIn } from './downloads/bring-in.tsx';
import { useCreateClass, useUpdateClass } from './queries/classes.ts';

type ClassDialogProps = {
  saved?: Class | undefined;
  /** The semester from which the dialog was opened; its field is locked then. */
  semesterId?: number | undefined;
  onClose: () => void;
};

/** Creates a class and opens it, or changes the one given. */
export function ClassDialog({ saved, semesterId, onClose }: ClassDialogProps) {
  const semesters = useQuery(semestersQuery);
  const create = useCreateClass();
  const update = useUpdateClass();
  const [, navigate] = useLocation();
  const isPending = create.isPending || update.isPending;
  const form = useRef<HTMLFormElement>(null);
  const semesterOf = () =>
    semesterId ?? (form.current ? Number(new FormData(form.current).get('semesterId')) : 0);

  // A locked field is not among the form's entries.
  const read = (entries: object) => check(classDraftSchema, { semesterId, ...entries });
  const { errors, fields } = useSubmit(read, (draft) => {
    const word = saved ? 'update' : 'create';
    const outcome = {
      onSuccess: ({ id }: Class) => {
        succeeded(`Class ${word}d successfully`);
        onClose();
        if (!saved) navigate(pathTo.class(id));
      },
      onError: (error: Error) => failed(error, `Failed to ${word} class`),
    };
    if (saved) update.mutate({ id: saved.id, ...draft }, outcome);
    else create.mutate(draft, outcome);
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={saved ? 'Edit Class' : 'Add New Class'}
      description={saved ? 'Update the class information below.' : 'Add a new class to your semester.'}
      dismissible={!isPending}
    >
      <form {...fields} ref={form} className="grid gap-4">
        <TextField
          label="Class Name"
          name="name"
          placeholder="e.g., Torts"
          defaultValue={saved?.name}
          error={errors.name}
          disabled={isPending}
          autoComplete="off"
        />
        <SelectField
          // The list may arrive after the dialog; only then can the choice be preset.
          key={semesters.data ? 'ready' : 'waiting'}
          label="Semester"
          name="semesterId"
          defaultValue={semesterId ?? saved?.semesterId ?? 0}
          error={errors.semesterId}
          disabled={isPending || semesterId !== undefined}
        >
          <option value={0} disabled>
            Select a semester
          </option>
          {semesters.data?.map((semester) => (
            <option key={semester.id} value={semester.id}>
              {semester.name}
            </option>
          ))}
        </SelectField>
        <FormActions
          action={saved ? 'Update Class' : 'Create Class'}
          pendingAction={saved ? 'Updating...' : 'Creating...'}
          isPending={isPending}
          onCancel={onClose}
        />
      </form>
      {!saved && <BringIn semesterOf={semesterOf} onDone={onClose} />}
    </Dialog>
  );
}
