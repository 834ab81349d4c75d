import { z } from 'zod';
import type { Job } from '../../outside/queue.ts';

export const tellReady = {
  name: 'tell-ready',
  payload: z.object({ userId: z.number().int() }),
  retryLimit: 5,
  retryDelaySeconds: 10,
  expireSeconds: 60,
} satisfies Job;
