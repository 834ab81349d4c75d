/** Reads the next class session's material, so that it is kept in this browser. */
import type { QueryClient } from '@tanstack/react-query';
import type { NextSession } from '../../../../shared/sessions.ts';
import { caseQuery } from '../../class/queries/cases.ts';
import { classQuery } from '../../class/queries/classes.ts';
import { classSessionsQuery } from '../../class/queries/sessions.ts';
import { briefQuery, caseTextQuery, outlineQuery, questionSetQuery } from '../../materials/queries.ts';

/** An evening's reading. */
const mostCases = 8;
/** One after another; what was read in this tab is not read again. */
export async function keep(queryClient: QueryClient, next: NextSession, signal: AbortSignal): Promise<void> {
  const { classId } = next;
  const reads = [
    () => queryClient.prefetchQuery(classQuery(classId)),
    () => queryClient.prefetchQuery(classSessionsQuery(classId)),
    ...next.cases
      .slice(0, mostCases)
      .flatMap(({ id, briefId, outlineId, questionSetId, textDeletedAt }) => [
        ...(briefId === null ? [] : [() => queryClient.prefetchQuery(briefQuery(briefId))]),
        ...(briefId === null || textDeletedAt ? [] : [() => queryClient.prefetchQuery(caseTextQuery(id))]),
        () => queryClient.prefetchQuery(caseQuery(id)),
        ...(outlineId === null ? [] : [() => queryClient.prefetchQuery(outlineQuery(outlineId))]),
        ...(questionSetId === null ? [] : [() => queryClient.prefetchQuery(questionSetQuery(questionSetId))]),
      ]),
  ];
  for (const read of reads) {
    if (signal.aborted) return;
    await read();
  }
}
