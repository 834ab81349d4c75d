import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { deleteBook, listShelf, pickFromShelf } from '../../../../shared/shelf.ts';
import { call } from '../../../client/api.ts';
import { thenRefetch } from '../../../client/refetch.ts';
import { useCall } from '../../../client/use-call.ts';
import { subscriptionKey } from '../../subscription/queries.ts';
import { classSessionsQuery, refreshSessions } from './sessions.ts';

/** Below the key of the class sessions: what changes the cases of a class changes what is left on its shelf. */
export const shelfQuery = (classId: number) =>
  queryOptions({
    queryKey: [...classSessionsQuery(classId).queryKey, 'shelf'],
    queryFn: ({ signal }) => call(listShelf, { id: classId }, { signal }),
  });

function useReread(classId: number) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      refreshSessions(queryClient, classId),
      queryClient.invalidateQueries({ queryKey: subscriptionKey }),
    ]);
}

export const usePickFromShelf = (classId: number) =>
  useCall(pickFromShelf, { ...thenRefetch(useReread(classId)) });

export const useDeleteBook = (classId: number) => useCall(deleteBook, { ...thenRefetch(useReread(classId)) });
