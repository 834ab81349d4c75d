/** The next class session's material is kept in this browser before she opens it: on the train there may be no network. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { NextSession } from '../../../../shared/sessions.ts';
import { caseQuery } from '../../class/queries/cases.ts';
import { classQuery } from '../../class/queries/classes.ts';
import { classSessionsQuery } from '../../class/queries/sessions.ts';
import { briefQuery, caseTextQuery, outlineQuery, questionSetQuery } from '../../materials/queries.ts';
import { comingOf } from './next-session.ts';

/** An evening's reading. */
const mostCases = 8;
/** What is on the screen comes first. */
const pauseMs = 1500;

/** A reader who asks her browser to save data is asked before each page by herself. */
const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

export function useKeptAhead(sessions: readonly NextSession[] | undefined) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const next = sessions && comingOf(sessions)?.next;
    if (!next || savesData()) return;
    const stopping = new AbortController();
    const timer = setTimeout(() => void keep(queryClient, next, stopping.signal), pauseMs);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [queryClient, sessions]);
}

/** One after another; what was read in this tab is not read again. */
async function keep(queryClient: QueryClient, next: NextSession, signal: AbortSignal): Promise<void> {
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
