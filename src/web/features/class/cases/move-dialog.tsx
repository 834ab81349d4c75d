import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { CourtCase } from '../../../../shared/cases.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { failed, succeeded } from '../../../client/notify.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { useMove } from '../moving/use-move.ts';
import { useMoveToClass } from '../queries/cases.ts';
import { classesQuery } from '../queries/classes.ts';
import { classSessionsQuery } from '../queries/sessions.ts';
import { datedTitle } from '../session-order.ts';

type MoveDialogProps = { one: CourtCase; onClose: () => void };

export function MoveDialog({ one, onClose }: MoveDialogProps) {
  const classes = useQuery(classesQuery).data ?? [];
  const [classId, setClassId] = useState(one.classId);
  const sessions = useQuery(classSessionsQuery(classId)).data ?? [];
  const move = useMove(one.classId);
  const moveToClass = useMoveToClass(one.classId, classId);
  const [chosenId, setSessionId] = useState(one.sessionId);
  const [categoryId, setCategoryId] = useState(one.categoryId ?? 0);
  // Of another class the first, until she chooses.
  const session = sessions.find(({ id }) => id === chosenId) ?? sessions[0];
  const sessionId = session?.id ?? 0;
  const categories = session?.categories ?? [];
  const isElsewhere = sessionId !== one.sessionId || (categoryId || null) !== one.categoryId;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!session) return;
    const place = { sessionId, categoryId: categoryId || null, beforeId: null };
    if (classId !== one.classId)
      // The dialog is gone by then.
      moveToClass
        .mutateAsync({ id: one.id, ...place })
        .then(() =>
          succeeded(`Moved to ${classes.find(({ id }) => id === classId)?.name}, ${session.title}.`),
        )
        .catch((error: unknown) => failed(error, sentenceFor(error, 'Failed to move case')));
    else if (isElsewhere) void move(one.id, place);
    onClose();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Move Case" description={one.title}>
      <form onSubmit={submit} className="grid gap-4">
        {classes.length > 1 && (
          <SelectField
            label="Class"
            value={classId}
            onChange={(event) => {
              setClassId(Number(event.target.value));
              setCategoryId(0);
            }}
          >
            {classes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label="Class Session"
          value={sessionId}
          onChange={(event) => {
            setSessionId(Number(event.target.value));
            setCategoryId(0);
          }}
        >
          {sessions.length === 0 && <option value={0}>No class sessions yet</option>}
          {sessions.map((session) => (
            <option key={session.id} value={session.id}>
              {datedTitle(session)}
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
        <FormActions action="Move" onCancel={onClose} />
      </form>
    </Dialog>
  );
}
