import type { FormEvent } from 'react';
import { type ClassSession, createClassSession } from '../../../../shared/sessions.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { check, entriesOf, useFieldErrors } from '../../../client/form.ts';
import { failed } from '../../../client/notify.ts';
import { today } from '../../../format/dates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { useCreateClassSession, useUpdateClassSession } from '../queries/sessions.ts';

type SessionDialogProps = {
  classId: number;
  /** The one to change; none creates one. */
  session?: ClassSession;
  onClose: () => void;
};

export function SessionDialog({ classId, session, onClose }: SessionDialogProps) {
  const create = useCreateClassSession(classId);
  const update = useUpdateClassSession(classId);
  const { errors, setErrors, onInput } = useFieldErrors();
  const isPending = create.isPending || update.isPending;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { title = '', heldOn = '' } = entriesOf(event.currentTarget);
    const checked = check(createClassSession.request, { id: classId, title, heldOn: heldOn || null });
    setErrors(checked.errors ?? {});
    if (!checked.value) return;
    const word = session ? 'update' : 'create';
    const outcome = {
      onSuccess: onClose,
      onError: (error: Error) => failed(error, sentenceFor(error, `Failed to ${word} class session`)),
    };
    if (session) update.mutate({ ...checked.value, id: session.id }, outcome);
    else create.mutate(checked.value, outcome);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={session ? 'Edit Class Session' : 'Add Class Session'}
      description="One meeting of the class. Its cases go in here."
      dismissible={!isPending}
    >
      <form onSubmit={submit} onInput={onInput} noValidate className="grid gap-4">
        <TextField
          label="Title"
          name="title"
          placeholder="e.g., Class 6: Duty"
          defaultValue={session?.title}
          error={errors.title}
          disabled={isPending}
          autoComplete="off"
        />
        <TextField
          label="Date (optional)"
          name="heldOn"
          type="date"
          defaultValue={session ? (session.heldOn ?? '') : today()}
          error={errors.heldOn}
          disabled={isPending}
        />
        <FormActions
          action={session ? 'Update Class Session' : 'Create Class Session'}
          pendingAction={session ? 'Updating...' : 'Creating...'}
          isPending={isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
