import { z } from 'zod';
import type { Job } from '../../outside/queue.ts';

/** A link that somebody asked for: looked up here, so that the request takes the same time for every address. */
export const mailLink = {
  name: 'mail-link',
  payload: z.object({ requestId: z.number().int() }),
  retryLimit: 5,
  retryDelaySeconds: 2,
  expireSeconds: 60,
} satisfies Job;
