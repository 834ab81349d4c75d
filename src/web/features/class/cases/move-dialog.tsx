import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { CourtCase } from '../../../../shared/cases.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { useMove } from '../moving/use-move.ts';
import { classSessionsQuery } from '../queries/sessions.ts';

type MoveDialogProps = { one: CourtCase; onClose: () => void };

export function MoveDialog({ one, onClose }: MoveDialogProps) {
  const sessions = useQuery(classSessionsQuery(one.classId)).data ?? [];
  const move = useMove(one.classId);
  const [sessionId, setSessionId] = useState(one.sessionId);
  const [categoryId, setCategoryId] = useState(one.categoryId ?? 0);
  const categories = sessions.find((session) => session.id === sessionId)?.categories ?? [];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isElsewhere = sessionId !== one.sessionId || (categoryId || null) !== one.categoryId;
    if (isElsewhere) void move(one.id, { sessionId, categoryId: categoryId || null, beforeId: null });
    onClose();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Move Case" description={one.title}>
      <form onSubmit={submit} className="grid gap-4">
        <SelectField
          label="Class Session"
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
        <FormActions action="Move" onCancel={onClose} />
      </form>
    </Dialog>
  );
}
