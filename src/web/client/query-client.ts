/** How reads and changes are cached, retried and given up. */
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isUnauthorized } from './errors.ts';

// By default a timer tells that a change has begun. On a slow device a second press comes before it, and was sent too.
notifyManager.setScheduler(queueMicrotask);

const retriedQueries = new Set([429, 500, 503]);
const retriedMutations = new Set([500, 503]);

const isNetworkFailure = (error: unknown) => error instanceof ApiError && error.code === 'network';

/** Another try would only keep the student waiting: the browser knows it, or the last call has found it. */
const isKnownOffline = (failures: number, error: unknown) =>
  isNetworkFailure(error) &&
  (globalThis.navigator?.onLine === false ||
    (failures === 0 && error instanceof ApiError && error.isExpected));

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

const backoff = (longestMs: number) => (attempt: number) => Math.min(1000 * 2 ** attempt, longestMs);

export const queryRetryDelay = backoff(30_000);
export const mutationRetryDelay = backoff(10_000);

export function shouldRetryQuery(failures: number, error: unknown): boolean {
  return (
    failures < 3 &&
    !isKnownOffline(failures, error) &&
    (isNetworkFailure(error) || retriedQueries.has(statusOf(error) ?? 0))
  );
}

export function shouldRetryMutation(failures: number, error: unknown): boolean {
  return (
    failures < 2 &&
    !isKnownOffline(failures, error) &&
    (isNetworkFailure(error) || retriedMutations.has(statusOf(error) ?? 0))
  );
}

/** Meta of a change that has its own words for a 401, as signing in does. */
export const answersUnauthorized = { answersUnauthorized: true };

type Unauthorized = { onRead: () => void; onChange: () => void };

/** `onTry` is told of each change that begins. */
export function createQueryClient(unauthorized: Unauthorized, onTry = () => {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isUnauthorized(error)) unauthorized.onRead();
      },
    }),
    mutationCache: new MutationCache({
      onMutate: onTry,
      onError: (error, _variables, _result, mutation) => {
        if (isUnauthorized(error) && !mutation.meta?.answersUnauthorized) unauthorized.onChange();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: shouldRetryQuery,
        retryDelay: queryRetryDelay,
        // Offline, a call fails with a sentence instead of waiting in silence.
        networkMode: 'always',
      },
      mutations: { retry: shouldRetryMutation, retryDelay: mutationRetryDelay, networkMode: 'always' },
    },
  });
}
