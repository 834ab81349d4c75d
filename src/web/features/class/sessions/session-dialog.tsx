import { type ClassSession, createClassSession } from '../../../../shared/sessions.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { check, useSubmit } from '../../../client/form.ts';
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
  const isPending = create.isPending || update.isPending;

  const read = ({ title = '', heldOn = '' }: Record<string, string>) =>
    check(createClassSession.request, { id: classId, title, heldOn: heldOn || null });
  const { errors, fields } = useSubmit(read, (draft) => {
    const word = session ? 'update' : 'create';
    const outcome = {
      onSuccess: onClose,
      onError: (error: Error) => failed(error, sentenceFor(error, `Failed to ${word} class session`)),
    };
    if (session) update.mutate({ ...draft, id: session.id }, outcome);
    else create.mutate(draft, outcome);
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={session ? 'Edit Class Session' : 'Add Class Session'}
      description="One meeting of your class. Its cases go here."
      dismissible={!isPending}
    >
      <form {...fields} className="grid gap-4">
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
