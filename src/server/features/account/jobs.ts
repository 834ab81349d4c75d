import { z } from 'zod';
import type { Job } from '../../outside/queue.ts';

export const sweepAccountsJob = {
  name: 'sweep-accounts',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireSeconds: 300,
} satisfies Job;
