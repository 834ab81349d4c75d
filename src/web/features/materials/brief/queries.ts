import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { updateCase } from '../../../../shared/cases.ts';
import { type Brief, getBrief } from '../../../../shared/materials.ts';
import { call, type RequestOf } from '../../../kit/api.ts';
import { refreshCase } from '../../cases/queries.ts';
import { materialKey } from '../queries.ts';

export const briefQuery = (id: number) =>
  queryOptions({
    queryKey: materialKey('Brief', id),
    queryFn: ({ signal }) => call(getBrief, { id }, { signal }),
  });

/** The caption is the case's: every material that shows it is read again. */
export function useEditCaption({ id, classId, caseId }: Brief) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof updateCase>) => call(updateCase, request),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: materialKey('Brief', id) }),
        refreshCase(queryClient, classId, caseId),
      ]),
  });
}
