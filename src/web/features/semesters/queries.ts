import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { createSemester, deleteSemester, listSemesters, updateSemester } from '../../../shared/semesters.ts';
import { call } from '../../client/api.ts';
import { thenRefetch } from '../../client/refetch.ts';
import { useCall } from '../../client/use-call.ts';

const feature = 'semesters';

export const semestersQuery = queryOptions({
  queryKey: [feature],
  queryFn: ({ signal }) => call(listSemesters, {}, { signal }),
});

function useRefreshAfter() {
  const queryClient = useQueryClient();
  return thenRefetch(() =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: [feature] }),
      // A semester takes its classes with it and gives its name to the favourites.
      queryClient.invalidateQueries({ queryKey: ['classes'] }),
    ]),
  );
}

export const useCreateSemester = () => useCall(createSemester, useRefreshAfter());

export const useUpdateSemester = () => useCall(updateSemester, useRefreshAfter());

/** Leaves the class on the screen alone: it went along, and who looks at it is led away. */
export function useDeleteSemester() {
  const queryClient = useQueryClient();
  const lists = [[feature], ['classes', 'list'], ['classes', 'favorites']];
  return useCall(deleteSemester, {
    ...thenRefetch(() => Promise.all(lists.map((queryKey) => queryClient.invalidateQueries({ queryKey })))),
  });
}
