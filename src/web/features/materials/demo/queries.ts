/** What the reading screens ask of a case, answered from what is there already: an exhibit asks no server. */
import { QueryClient } from '@tanstack/react-query';
import type { CaseText, CourtCase } from '../../../../shared/cases.ts';
import { caseQuery } from '../../class/queries/cases.ts';
import { caseTextQuery } from '../queries.ts';

export function answerFrom(courtCase: CourtCase, text: CaseText): QueryClient {
  const forGood = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, retry: false };
  const queryClient = new QueryClient({ defaultOptions: { queries: forGood } });
  queryClient.setQueryData(caseQuery(courtCase.id).queryKey, courtCase);
  queryClient.setQueryData(caseTextQuery(courtCase.id).queryKey, text);
  return queryClient;
}
