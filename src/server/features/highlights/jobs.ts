import { z } from 'zod';
import type { Job } from '../../outside/queue.ts';

export const purgeHighlight = {
  name: 'purge-highlight',
  payload: z.object({ highlightId: z.number().int() }),
  retryLimit: 5,
  retryDelaySeconds: 5,
  expireSeconds: 60,
} satisfies Job;
