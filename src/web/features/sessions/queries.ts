import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CourtCase } from '../../../shared/cases.ts';
import {
  type ClassSessionWithCases,
  createCategory,
  createClassSession,
  deleteCategory,
  deleteClassSession,
  listClassSessions,
  updateCategory,
  updateClassSession,
} from '../../../shared/sessions.ts';
import { call, type RequestOf } from '../../kit/api.ts';

const feature = 'sessions';
const listKey = (classId: number) => [feature, classId] as const;

/** The class sessions of a class with their categories and cases: all that the class screen shows. */
export const classSessionsQuery = (classId: number) =>
  queryOptions({
    queryKey: listKey(classId),
    queryFn: ({ signal }) => call(listClassSessions, { id: classId }, { signal }),
  });

export const refreshSessions = (queryClient: QueryClient, classId: number) =>
  queryClient.invalidateQueries({ queryKey: listKey(classId) });

/** Changes one case in the list that is on the screen, ahead of the server's next answer; false where it is not listed. */
export function patchListedCase(
  queryClient: QueryClient,
  classId: number,
  caseId: number,
  change: (one: CourtCase) => CourtCase,
): boolean {
  const sessions = queryClient.getQueryData<ClassSessionWithCases[]>(listKey(classId));
  if (!sessions?.some(({ cases }) => cases.some(({ id }) => id === caseId))) return false;
  queryClient.setQueryData(
    listKey(classId),
    sessions.map((session) => ({
      ...session,
      cases: session.cases.map((one) => (one.id === caseId ? change(one) : one)),
    })),
  );
  return true;
}

function useRefresh(classId: number) {
  const queryClient = useQueryClient();
  return () => refreshSessions(queryClient, classId);
}

export function useCreateClassSession(classId: number) {
  return useMutation({
    mutationFn: (request: RequestOf<typeof createClassSession>) => call(createClassSession, request),
    onSuccess: useRefresh(classId),
  });
}

export function useUpdateClassSession(classId: number) {
  return useMutation({
    mutationFn: (request: RequestOf<typeof updateClassSession>) => call(updateClassSession, request),
    onSuccess: useRefresh(classId),
  });
}

export function useDeleteClassSession(classId: number) {
  return useMutation({
    mutationFn: (request: RequestOf<typeof deleteClassSession>) => call(deleteClassSession, request),
    onSuccess: useRefresh(classId),
  });
}

export function useCreateCategory(classId: number) {
  return useMutation({
    mutationFn: (request: RequestOf<typeof createCategory>) => call(createCategory, request),
    onSuccess: useRefresh(classId),
  });
}

export function useUpdateCategory(classId: number) {
  return useMutation({
    mutationFn: (request: RequestOf<typeof updateCategory>) => call(updateCategory, request),
    onSuccess: useRefresh(classId),
  });
}

export function useDeleteCategory(classId: number) {
  return useMutation({
    mutationFn: (request: RequestOf<typeof deleteCategory>) => call(deleteCategory, request),
    onSuccess: useRefresh(classId),
  });
}
