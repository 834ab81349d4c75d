import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CourtCase, isRunning } from '../../../../shared/cases.ts';
import {
  type Category,
  type ClassSessionWithCases,
  createCategory,
  createClassSession,
  deleteCategory,
  deleteClassSession,
  listClassSessions,
  listNextSessions,
  restoreClassSession,
  updateCategory,
  updateClassSession,
} from '../../../../shared/sessions.ts';
import { call } from '../../../client/api.ts';
import { thenRefetch } from '../../../client/refetch.ts';
import { useCall } from '../../../client/use-call.ts';

const feature = 'sessions';
const listKey = (classId: number) => [feature, classId] as const;

/** The class sessions of a class with their categories and cases: all that the class screen shows. */
export const classSessionsQuery = (classId: number) =>
  queryOptions({
    queryKey: listKey(classId),
    queryFn: async ({ signal }) =>
      withPending(classId, await call(listClassSessions, { id: classId }, { signal })),
  });

const keptFreshMs = 3000;

/** What the dashboard leads with. */
export const nextSessionsQuery = queryOptions({
  queryKey: [feature, 'next'],
  queryFn: ({ signal }) => call(listNextSessions, {}, { signal }),
  // Much may have happened on other screens, and none of them tells this list.
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some(({ cases }) => cases.some(isRunning)) ? keptFreshMs : false,
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

type Sessions = ClassSessionWithCases[];
type Change = (sessions: Sessions) => Sessions;

/** Shows the class sessions changed, ahead of the server's next answer; answers how to take that back. */
function changeListed(queryClient: QueryClient, classId: number, change: Change): () => void {
  const key = listKey(classId);
  const before = queryClient.getQueryData<Sessions>(key);
  const changed = before && change(before);
  if (!before || changed === before) return () => {};
  // An answer that is on its way tells of the time before the change.
  void queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData(key, changed);
  return () => queryClient.setQueryData(key, withPending(classId, before));
}

type Pending = { classId: number; change: Change };

/** The changes that the server has not answered yet. */
const pending = new Set<Pending>();

/** An answer that tells of the time before them does not hide them. */
const withPending = (classId: number, sessions: Sessions): Sessions =>
  [...pending]
    .filter((each) => each.classId === classId)
    .reduce((changed, { change }) => change(changed), sessions);

type OfOne = { id: number };

type OptimisticChange = { settle: () => void; takeBack: () => void };

/**
 * For a mutation: what it changes shows at once and until it is answered, whatever is read meanwhile. `change` is made
 * anew on each list that is read, also on one that tells of it already.
 */
export function shownAtOnce<Request>(
  queryClient: QueryClient,
  classId: number,
  change: (sessions: Sessions, request: Request) => Sessions,
) {
  return {
    onMutate: (request: Request): OptimisticChange => {
      const own: Pending = { classId, change: (sessions) => change(sessions, request) };
      const takeBack = changeListed(queryClient, classId, own.change);
      pending.add(own);
      return { settle: () => pending.delete(own), takeBack };
    },
    onSuccess: (_answer: unknown, _request: Request, { settle }: OptimisticChange) => settle(),
    onError: (_error: unknown, _request: Request, shown: OptimisticChange | undefined) => {
      shown?.settle();
      shown?.takeBack();
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
const useRefreshAfter = (classId: number) => thenRefetch(useRefresh(classId));

export const useCreateClassSession = (classId: number) =>
  useCall(createClassSession, useRefreshAfter(classId));

export const useUpdateClassSession = (classId: number) =>
  useCall(updateClassSession, useRefreshAfter(classId));

export function useDeleteClassSession(classId: number) {
  const queryClient = useQueryClient();
  return useCall(deleteClassSession, {
    ...shownAtOnce(queryClient, classId, (sessions, { id }: OfOne) =>
      sessions.filter((session) => session.id !== id),
    ),
    onSettled: useRefresh(classId),
  });
}

export const useRestoreClassSession = (classId: number) =>
  useCall(restoreClassSession, useRefreshAfter(classId));

export const useCreateCategory = (classId: number) => useCall(createCategory, useRefreshAfter(classId));

export const useUpdateCategory = (classId: number) => useCall(updateCategory, useRefreshAfter(classId));

export function useDeleteCategory(classId: number) {
  const queryClient = useQueryClient();
  return useCall(deleteCategory, {
    ...shownAtOnce(queryClient, classId, (sessions, { id }: OfOne) =>
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
    ...shownAtOnce(queryClient, classId, (sessions, [one, other]: [Category, Category]) =>
      sessions.map((session) =>
        session.id === one.sessionId
          ? { ...session, categories: swapped(session.categories, one, other) }
          : session,
      ),
    ),
    onSettled: useRefresh(classId),
  });
}

/** The same on a list that has them swapped already. */
const swapped = (categories: Category[], one: Category, other: Category): Category[] =>
  categories
    .map((each) => {
      if (each.id === one.id) return { ...each, position: other.position };
      return each.id === other.id ? { ...each, position: one.position } : each;
    })
    .toSorted((a, b) => a.position - b.position);
