import { useState } from 'react';
import { updateCase } from '../../../../shared/cases.ts';
import type { Brief } from '../../../../shared/materials.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { check, useSubmit } from '../../../client/form.ts';
import { failed } from '../../../client/notify.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { useEditCaption } from '../queries.ts';
import {
  type CaptionKey,
  captionKeys,
  captionLabels,
  changesOfCaption,
  doubtOf,
  entriesOfCaption,
} from './caption-fields.ts';

/** What the student writes here stands, whatever is found in the text later. */
export function CaptionDialog({ brief, onClose }: { brief: Brief; onClose: () => void }) {
  const edit = useEditCaption(brief);
  const [entries, setEntries] = useState(() => entriesOfCaption(brief));

  const { errors, fields } = useSubmit(
    () => check(updateCase.request, changesOfCaption(brief, entries)),
    (changes) =>
      edit.mutate(changes, {
        onSuccess: onClose,
        onError: (error) => failed(error, sentenceFor(error, 'The caption couldn’t be saved.')),
      }),
  );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Edit Caption"
      dismissible={!edit.isPending}
      description="Your words stay, even if the case is analyzed again. Leave a field empty if the opinion doesn’t say."
    >
      <form {...fields} className="grid gap-4">
        {captionKeys.map((key) => (
          <TextField
            key={key}
            label={captionLabels[key]}
            name={key}
            type={key === 'decidedOn' ? 'date' : 'text'}
            value={entries[key]}
            onChange={(event) => setEntries({ ...entries, [key]: event.target.value })}
            error={errors[key]}
            hint={hintFor(brief, key)}
            autoComplete="off"
            disabled={edit.isPending}
          />
        ))}
        <FormActions
          action="Save Caption"
          pendingAction="Saving..."
          isPending={edit.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

const hintFor = (brief: Brief, key: CaptionKey) =>
  doubtOf(brief, key)?.replace(' and edit the caption.', '.');
