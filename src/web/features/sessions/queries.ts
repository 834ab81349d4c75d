import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CourtCase } from '../../../shared/cases.ts';
import {
  type Category,
  type ClassSessionWithCases,
  createCategory,
  createClassSession,
  deleteCategory,
  deleteClassSession,
  listClassSessions,
  restoreClassSession,
  updateCategory,
  updateClassSession,
} from '../../../shared/sessions.ts';
import { call, type RequestOf } from '../../kit/api.ts';
import { thenReread } from '../../kit/rereading.ts';

const feature = 'sessions';
const listKey = (classId: number) => [feature, classId] as const;

/** The class sessions of a class with their categories and cases: all that the class screen shows. */
export const classSessionsQuery = (classId: number) =>
  queryOptions({
    queryKey: listKey(classId),
    queryFn: async ({ signal }) =>
      withoutRemoved(classId, await call(listClassSessions, { id: classId }, { signal })),
  });

export const refreshSessions = (queryClient: QueryClient, classId: number) =>
  queryClient.invalidateQueries({ queryKey: listKey(classId) });

/** What does not change stays the same object, and is not drawn again. */
export const withCase = (
  sessions: ClassSessionWithCases[],
  caseId: number,
  change: (one: CourtCase) => CourtCase,
): ClassSessionWithCases[] =>
  sessions.map((session) =>
    session.cases.some(({ id }) => id === caseId)
      ? { ...session, cases: session.cases.map((one) => (one.id === caseId ? change(one) : one)) }
      : session,
  );

export const withoutCase = (sessions: ClassSessionWithCases[], caseId: number): ClassSessionWithCases[] =>
  sessions.map((session) =>
    session.cases.some(({ id }) => id === caseId)
      ? { ...session, cases: session.cases.filter(({ id }) => id !== caseId) }
      : session,
  );

type Change = (sessions: ClassSessionWithCases[]) => ClassSessionWithCases[];

/** Shows the class sessions changed, ahead of the server's next answer; answers how to take that back. */
export function changeListed(queryClient: QueryClient, classId: number, change: Change): () => void {
  const key = listKey(classId);
  // An answer that is on its way tells of the time before the change.
  void queryClient.cancelQueries({ queryKey: key });
  const before = queryClient.getQueryData<ClassSessionWithCases[]>(key);
  if (before) queryClient.setQueryData(key, change(before));
  return () => queryClient.setQueryData(key, before && withoutRemoved(classId, before));
}

type Removal = { classId: number; remove: Change };

/** The deletions that are on their way. */
const removals = new Set<Removal>();

/** What is being deleted is not shown again by an answer that tells of the time before. */
const withoutRemoved = (classId: number, sessions: ClassSessionWithCases[]) =>
  [...removals]
    .filter((removal) => removal.classId === classId)
    .reduce((left, { remove }) => remove(left), sessions);

type Shown = { removal: Removal; takeBack: () => void };

type OfOne = { id: number };
type Without = (sessions: ClassSessionWithCases[], id: number) => ClassSessionWithCases[];

/** For a mutation that deletes: it shows at once and until it is answered, whatever is read meanwhile. */
export function removing(queryClient: QueryClient, classId: number, without: Without) {
  return {
    onMutate: ({ id }: OfOne): Shown => {
      const removal: Removal = { classId, remove: (sessions) => without(sessions, id) };
      const takeBack = changeListed(queryClient, classId, removal.remove);
      removals.add(removal);
      return { removal, takeBack };
    },
    onSuccess: (_answer: unknown, _request: OfOne, { removal }: Shown) => {
      removals.delete(removal);
    },
    onError: (_error: unknown, _request: OfOne, shown: Shown | undefined) => {
      if (!shown) return;
      removals.delete(shown.removal);
      shown.takeBack();
    },
  };
}

/** Changes one case in the list that is on the screen, ahead of the server's next answer; false where it is not listed. */
export function patchListedCase(
  queryClient: QueryClient,
  classId: number,
  caseId: number,
  change: (one: CourtCase) => CourtCase,
): boolean {
  const sessions = queryClient.getQueryData<ClassSessionWithCases[]>(listKey(classId));
  if (!sessions?.some(({ cases }) => cases.some(({ id }) => id === caseId))) return false;
  queryClient.setQueryData(listKey(classId), withCase(sessions, caseId, change));
  return true;
}

function useRefresh(classId: number) {
  const queryClient = useQueryClient();
  return () => refreshSessions(queryClient, classId);
}

/** For what is not shown changed ahead. */
const useRefreshAfter = (classId: number) => thenReread(useRefresh(classId));

export function useCreateClassSession(classId: number) {
  return useMutation({
    mutationFn: (request: RequestOf<typeof createClassSession>) => call(createClassSession, request),
    ...useRefreshAfter(classId),
  });
}

export function useUpdateClassSession(classId: number) {
  return useMutation({
    mutationFn: (request: RequestOf<typeof updateClassSession>) => call(updateClassSession, request),
    ...useRefreshAfter(classId),
  });
}

export function useDeleteClassSession(classId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof deleteClassSession>) => call(deleteClassSession, request),
    ...removing(queryClient, classId, (sessions, removed) => sessions.filter(({ id }) => id !== removed)),
    onSettled: useRefresh(classId),
  });
}

export function useRestoreClassSession(classId: number) {
  return useMutation({
    mutationFn: (request: RequestOf<typeof restoreClassSession>) => call(restoreClassSession, request),
    ...useRefreshAfter(classId),
  });
}

export function useCreateCategory(classId: number) {
  return useMutation({
    mutationFn: (request: RequestOf<typeof createCategory>) => call(createCategory, request),
    ...useRefreshAfter(classId),
  });
}

export function useUpdateCategory(classId: number) {
  return useMutation({
    mutationFn: (request: RequestOf<typeof updateCategory>) => call(updateCategory, request),
    ...useRefreshAfter(classId),
  });
}

export function useDeleteCategory(classId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof deleteCategory>) => call(deleteCategory, request),
    ...removing(queryClient, classId, (sessions, id) =>
      sessions.map((session) => withoutCategory(session, id)),
    ),
    onSettled: useRefresh(classId),
  });
}

function withoutCategory(session: ClassSessionWithCases, id: number): ClassSessionWithCases {
  if (!session.categories.some((category) => category.id === id)) return session;
  return {
    ...session,
    categories: session.categories.filter((category) => category.id !== id),
    cases: session.cases.map((one) => (one.categoryId === id ? { ...one, categoryId: null } : one)),
  };
}

/** Two categories that stand side by side change places. */
export function useSwapCategories(classId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ([one, other]: [Category, Category]) =>
      Promise.all([
        call(updateCategory, { id: one.id, name: one.name, position: other.position }),
        call(updateCategory, { id: other.id, name: other.name, position: one.position }),
      ]),
    onMutate: ([one, other]) =>
      changeListed(queryClient, classId, (sessions) =>
        sessions.map((session) =>
          session.id === one.sessionId
            ? { ...session, categories: swapped(session.categories, one, other) }
            : session,
        ),
      ),
    onError: (_error, _request, takeBack) => takeBack?.(),
    onSettled: useRefresh(classId),
  });
}

const swapped = (categories: Category[], one: Category, other: Category): Category[] =>
  categories.map((each) => {
    if (each.id === one.id) return { ...other, position: one.position };
    return each.id === other.id ? { ...one, position: other.position } : each;
  });
