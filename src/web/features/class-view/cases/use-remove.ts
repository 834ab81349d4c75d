import type { CourtCase } from '../../../../shared/cases.ts';
import { sentenceFor } from '../../../kit/errors.ts';
import { failed } from '../../../kit/notify.ts';
import { useDeleteCase, useRestoreCase } from '../../cases/queries.ts';
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
        offerUndo('Case deleted', one.title, {
          undo: () => restore.mutateAsync({ id: one.id }),
          done: 'Case restored',
          failed: 'The case could not be restored.',
        }),
      )
      .catch((error: unknown) => failed(error, sentenceFor(error, 'Failed to delete case')));
  };
}
