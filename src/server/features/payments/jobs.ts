import { z } from 'zod';
import type { Job } from '../../outside/queue.ts';

/** Tried for about two days: the provider may be down, and nothing else would bring the event again. */
export const processProviderEvent = {
  name: 'process-provider-event',
  payload: z.object({ eventId: z.string() }),
  retryLimit: 14,
  retryDelaySeconds: 2,
  expireSeconds: 120,
} satisfies Job;

export const tellProviderAddress = {
  name: 'tell-provider-address',
  payload: z.object({ userId: z.number().int() }),
  retryLimit: 14,
  retryDelaySeconds: 2,
  expireSeconds: 60,
} satisfies Job;

export const reconcilePayments = {
  name: 'reconcile-payments',
  payload: z.object({}),
  retryLimit: 3,
  retryDelaySeconds: 300,
  expireSeconds: 60 * 60,
} satisfies Job;
