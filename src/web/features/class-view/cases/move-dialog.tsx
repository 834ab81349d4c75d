import { type FormEvent, useState } from 'react';
import type { CourtCase } from '../../../../shared/cases.ts';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { sentenceFor } from '../../../kit/errors.ts';
import { failed } from '../../../kit/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { useUpdateCase } from '../../cases/queries.ts';

type MoveDialogProps = {
  one: CourtCase;
  sessions: readonly ClassSessionWithCases[];
  onClose: () => void;
};

export function MoveDialog({ one, sessions, onClose }: MoveDialogProps) {
  const update = useUpdateCase(one.classId);
  const [sessionId, setSessionId] = useState(one.sessionId);
  const [categoryId, setCategoryId] = useState(one.categoryId ?? 0);
  const categories = sessions.find((session) => session.id === sessionId)?.categories ?? [];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    update.mutate(
      { id: one.id, sessionId, categoryId: categoryId || null },
      {
        onSuccess: onClose,
        onError: (error) => failed(error, sentenceFor(error, 'Failed to move case')),
      },
    );
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Move Case" description={one.title}>
      <form onSubmit={submit} className="grid gap-4">
        <SelectField
          label="Class session"
          value={sessionId}
          onChange={(event) => {
            setSessionId(Number(event.target.value));
            setCategoryId(0);
          }}
        >
          {sessions.map((session) => (
            <option key={session.id} value={session.id}>
              {session.title}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Category"
          value={categoryId}
          onChange={(event) => setCategoryId(Number(event.target.value))}
        >
          <option value={0}>No category</option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.name}
            </option>
          ))}
        </SelectField>
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={update.isPending}>
            Cancel
          </Button>
          <Button type="submit" disabled={update.isPending}>
            {update.isPending ? 'Moving...' : 'Move'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
