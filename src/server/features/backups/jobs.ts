import { z } from 'zod';
import type { Job } from '../../outside/queue.ts';

export const writeNightlyBackup = {
  name: 'write-nightly-backup',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 600,
  expireSeconds: 3 * 60 * 60,
} satisfies Job;
