import type { CourtCase } from '../../../../shared/cases.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { failed } from '../../../client/notify.ts';
import { useDeleteCase, useRestoreCase } from '../queries/cases.ts';
import { offerUndo } from '../undo.ts';
import { focusBeside } from './focus-beside.ts';

/** Deletes at once; the toast offers to take it back for as long as the server can. */
export function useRemoveWithUndo(one: CourtCase): () => void {
  const remove = useDeleteCase(one.classId);
  const restore = useRestoreCase(one.classId);
  return () => {
    focusBeside(one.id);
    void remove
      .mutateAsync({ id: one.id })
      .then(() =>
        offerUndo({ what: 'Case', name: one.title, undo: () => restore.mutateAsync({ id: one.id }) }),
      )
      .catch((error: unknown) => failed(error, sentenceFor(error, 'Failed to delete case')));
  };
}
