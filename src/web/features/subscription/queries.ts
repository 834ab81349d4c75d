import { queryOptions } from '@tanstack/react-query';
import { getSubscriptionStatus } from '../../../shared/subscription.ts';
import { call } from '../../kit/api.ts';

export const subscriptionKey = ['subscription', 'status'] as const;

const status = (staleMs: number) =>
  queryOptions({
    queryKey: subscriptionKey,
    queryFn: ({ signal }) => call(getSubscriptionStatus, {}, { signal }),
    staleTime: staleMs,
  });

/** For cards and panels. */
export const subscriptionStatusQuery = status(30_000);

/** For the dashboard, which keeps watching: a payment may come in from another tab. */
export const watchedSubscriptionStatusQuery = { ...status(10_000), refetchInterval: 15_000 };
