import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { adminLogin, adminLogout, getAdmin } from '../../../shared/admin.ts';
import {
  type AccountDetails,
  deleteUser,
  getUser,
  grantToUser,
  listUsers,
  resumeUser,
  signOutUser,
  suspendUser,
} from '../../../shared/admin-users.ts';
import { type AnalyticsDays, getAnalytics } from '../../../shared/analytics.ts';
import { listAuditEntries } from '../../../shared/audit.ts';
import { listFailures, retryFailures } from '../../../shared/failures.ts';
import {
  chooseModel,
  findLocalModels,
  listChosenModels,
  tryLocalModel,
} from '../../../shared/local-models.ts';
import { listReports, settleReport } from '../../../shared/reports.ts';
import { listSeats, setSeats } from '../../../shared/seats.ts';
import { call, type RequestOf } from '../../client/api.ts';
import { hasStatus } from '../../client/errors.ts';
import { answersUnauthorized } from '../../client/query-client.ts';
import { useCall } from '../../client/use-call.ts';

const feature = 'admin';

export function useAdminLogin() {
  const queryClient = useQueryClient();
  return useCall(adminLogin, {
    meta: answersUnauthorized,
    // What was read before the sign-in is another's, or that there is nothing.
    onSuccess: () => queryClient.removeQueries({ queryKey: [feature] }),
  });
}

export function useAdminLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (_: RequestOf<typeof adminLogout>) => call(adminLogout, {}),
    onSuccess: () => queryClient.removeQueries({ queryKey: [feature] }),
  });
}

/** Who is signed in here as an administrator; null for everybody else, to whom there is nothing here. */
export const adminQuery = queryOptions({
  queryKey: [feature, 'who'],
  queryFn: async ({ signal }) => {
    try {
      return await call(getAdmin, {}, { signal });
    } catch (error) {
      if (hasStatus(error, 404)) return null;
      throw error;
    }
  },
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** Figures and lists change while nobody looks: they are reread at each visit. */
const fresh = { staleTime: 0 };

export const analyticsQuery = (days: AnalyticsDays) =>
  queryOptions({
    queryKey: [feature, 'analytics', days],
    queryFn: ({ signal }) => call(getAnalytics, { days }, { signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  });

const pages = {
  // The first page has no cursor.
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: number | null }) => nextCursor ?? undefined,
  ...fresh,
};

export const usersQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [feature, 'users', q],
    queryFn: ({ signal, pageParam }) => call(listUsers, { q, cursor: pageParam }, { signal }),
    placeholderData: keepPreviousData,
    ...pages,
  });

export const failuresQuery = infiniteQueryOptions({
  queryKey: [feature, 'failures'],
  queryFn: ({ signal, pageParam }) => call(listFailures, { cursor: pageParam }, { signal }),
  ...pages,
});

export const reportsQuery = (show: 'open' | 'done') =>
  infiniteQueryOptions({
    queryKey: [feature, 'reports', show],
    queryFn: ({ signal, pageParam }) => call(listReports, { show, cursor: pageParam }, { signal }),
    ...pages,
  });

export const auditQuery = infiniteQueryOptions({
  queryKey: [feature, 'audit'],
  queryFn: ({ signal, pageParam }) => call(listAuditEntries, { cursor: pageParam }, { signal }),
  ...pages,
});

const accountKey = (id: number) => [feature, 'account', id] as const;

export const accountQuery = (id: number) =>
  queryOptions({
    queryKey: accountKey(id),
    queryFn: ({ signal }) => call(getUser, { id }, { signal }),
    ...fresh,
  });

/** Every act answers the account as it is then. */
function useAccountAct<Request>(act: (request: Request) => Promise<AccountDetails>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (account) => queryClient.setQueryData(accountKey(account.id), account),
  });
}

export const useGrant = () =>
  useAccountAct((request: RequestOf<typeof grantToUser>) => call(grantToUser, request));
export const useSuspend = () =>
  useAccountAct((request: RequestOf<typeof suspendUser>) => call(suspendUser, request));
export const useResume = () =>
  useAccountAct((request: RequestOf<typeof resumeUser>) => call(resumeUser, request));
export const useEndSignIns = () =>
  useAccountAct((request: RequestOf<typeof signOutUser>) => call(signOutUser, request));

export function useDeleteUser() {
  const queryClient = useQueryClient();
  return useCall(deleteUser, {
    onSuccess: (_, { id }) => queryClient.removeQueries({ queryKey: accountKey(id) }),
  });
}

export function useRetryFailures() {
  const queryClient = useQueryClient();
  return useCall(retryFailures, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: failuresQuery.queryKey }),
  });
}

export const seatsQuery = queryOptions({
  queryKey: [feature, 'seats'],
  queryFn: ({ signal }) => call(listSeats, {}, { signal }),
});

export function useSetSeats() {
  const queryClient = useQueryClient();
  return useCall(setSeats, { onSuccess: (seats) => queryClient.setQueryData(seatsQuery.queryKey, seats) });
}

export function useSettleReport() {
  const queryClient = useQueryClient();
  return useCall(settleReport, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [feature, 'reports'] }),
  });
}

export const chosenModelsQuery = queryOptions({
  queryKey: [feature, 'models'],
  queryFn: ({ signal }) => call(listChosenModels, {}, { signal }),
  ...fresh,
});

/** A mutation though it is a GET: it looks on the operator's machine, and that only on a press. */
export const useFindModels = () => useMutation({ mutationFn: () => call(findLocalModels, {}) });

export const useTryModel = () =>
  useMutation({
    mutationFn: ({ signal, ...request }: RequestOf<typeof tryLocalModel> & { signal: AbortSignal }) =>
      call(tryLocalModel, request, { signal }),
  });

export function useChooseModel() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ tiers, ...choice }: ModelChoice) => {
      let answer = await call(chooseModel, { tier: tiers[0], ...choice });
      for (const tier of tiers.slice(1)) answer = await call(chooseModel, { tier, ...choice });
      return answer;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: chosenModelsQuery.queryKey }),
  });
}

export type ModelRole = RequestOf<typeof chooseModel>['tier'];
type ModelChoice = Omit<RequestOf<typeof chooseModel>, 'tier'> & {
  tiers: readonly [ModelRole, ...ModelRole[]];
};
