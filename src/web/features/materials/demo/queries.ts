/** What the reading screens ask of a case, answered from the build: the demo asks no server. */

import { teachingCase } from 'virtual:teaching-case';
import { QueryClient } from '@tanstack/react-query';
import { caseQuery } from '../../class/queries/cases.ts';
import { caseTextQuery } from '../queries.ts';

export function openTeachingCase() {
  const { courtCase, text, ...materials } = teachingCase;
  const forGood = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, retry: false };
  const queryClient = new QueryClient({ defaultOptions: { queries: forGood } });
  queryClient.setQueryData(caseQuery(courtCase.id).queryKey, courtCase);
  queryClient.setQueryData(caseTextQuery(courtCase.id).queryKey, text);
  return { ...materials, queryClient };
}
