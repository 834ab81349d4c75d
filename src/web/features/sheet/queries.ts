import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getNotes, putNotes } from '../../../shared/notes.ts';
import type { ClassSession } from '../../../shared/sessions.ts';
import { getSheet, getSynthesis } from '../../../shared/sheets.ts';
import { call } from '../../client/api.ts';
import { sentenceFor } from '../../client/errors.ts';
import { failed } from '../../client/notify.ts';

const feature = 'sheet';

/** Her words may have changed since. */
export const sheetQuery = (id: number) =>
  queryOptions({
    queryKey: [feature, id],
    queryFn: ({ signal }) => call(getSheet, { id }, { signal }),
    staleTime: 0,
  });

export const synthesisQuery = (id: number) =>
  queryOptions({
    queryKey: [feature, id, 'synthesis'],
    queryFn: ({ signal }) => call(getSynthesis, { id }, { signal }),
    staleTime: 0,
  });

export const notesQuery = (id: number) =>
  queryOptions({
    queryKey: [feature, id, 'notes'],
    queryFn: ({ signal }) => call(getNotes, { id }, { signal }),
    staleTime: 0,
  });

/** Letters of three bytes each stay within what a browser sends for a page that is gone. */
const keptAlive = 20_000;

export function useSaveNotes(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (written: { text: string; version: number }) =>
      call(putNotes, { id, ...written }, { keepalive: written.text.length < keptAlive }),
    onSuccess: (notes) => queryClient.setQueryData(notesQuery(id).queryKey, notes),
    onError: (error) => failed(error, sentenceFor(error, 'Your notes weren’t saved.')),
  });
}

const soonDays = 2;
const dayMs = 24 * 60 * 60 * 1000;

/** Is it held today, tomorrow or the day after? By the days of this device. */
function isSoon(heldOn: string | null, now: Date): boolean {
  if (!heldOn) return false;
  const [year = 0, month = 1, day = 1] = heldOn.split('-').map(Number);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const days = Math.round((new Date(year, month - 1, day).getTime() - midnight.getTime()) / dayMs);
  return days >= 0 && days <= soonDays;
}

/** Reads the sheets of the class sessions that are held soon, so that they are there in class without network. */
export function useSheetsKept(sessions: readonly Pick<ClassSession, 'id' | 'heldOn'>[]): void {
  const queryClient = useQueryClient();
  const soon = sessions
    .filter(({ heldOn }) => isSoon(heldOn, new Date()))
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    for (const id of soon.split(' ').filter(Boolean).map(Number)) {
      void queryClient.prefetchQuery(sheetQuery(id));
      void queryClient.prefetchQuery(synthesisQuery(id));
      void queryClient.prefetchQuery(notesQuery(id));
    }
  }, [queryClient, soon]);
}
