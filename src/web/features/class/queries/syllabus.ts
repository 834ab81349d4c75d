import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import {
  dropMissingCase,
  listMisplacedCases,
  listMissingCases,
  readSyllabus,
} from '../../../../shared/syllabus.ts';
import { call, type RequestOf } from '../../../client/api.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { failed } from '../../../client/notify.ts';
import { classSessionsQuery } from './sessions.ts';

const feature = 'missing-cases';

/** `cases` is what the class holds: with each case that comes, fewer may be missing. */
export const missingCasesQuery = (classId: number, cases: number) =>
  queryOptions({
    queryKey: [feature, classId, cases],
    queryFn: ({ signal }) => call(listMissingCases, { id: classId }, { signal }),
    staleTime: 0,
  });

/** Asked again whenever a case comes, moves or gets another name. */
export const misplacedCasesQuery = (classId: number, sessions: readonly ClassSessionWithCases[]) =>
  queryOptions({
    queryKey: [
      ...[feature, classId, 'misplaced'],
      sessions.flatMap(({ cases }) => cases.map(({ id, sessionId, title }) => [id, sessionId, title])),
    ],
    queryFn: ({ signal }) => call(listMisplacedCases, { id: classId }, { signal }),
    staleTime: 0,
  });

type Pasted = Omit<RequestOf<typeof readSyllabus>, 'id'>;

/** Says by itself what is wrong with the text in its field. */
export function useSyllabus(classId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (pasted: Pasted) => call(readSyllabus, { id: classId, ...pasted }),
    onSuccess: ({ isApplied }) =>
      isApplied
        ? Promise.all([
            queryClient.invalidateQueries({ queryKey: classSessionsQuery(classId).queryKey }),
            queryClient.invalidateQueries({ queryKey: [feature, classId] }),
            queryClient.invalidateQueries({ queryKey: ['drill'] }),
          ])
        : undefined,
  });
}

export function useDropMissing(classId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (assignedId: number) => call(dropMissingCase, { id: classId, assignedId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [feature, classId] }),
    onError: (error) => failed(error, sentenceFor(error, 'The case wasn’t removed.')),
  });
}
