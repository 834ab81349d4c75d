import { z } from 'zod';
import type { Job } from '../../outside/queue.ts';

const payload = z.object({ tryoutId: z.number().int() });

export const failTryout = {
  name: 'fail-tryout',
  payload,
  retryLimit: 5,
  retryDelaySeconds: 2,
  expireSeconds: 60,
} satisfies Job;

export const workTryout = {
  name: 'work-tryout',
  payload,
  retryLimit: 2,
  retryDelaySeconds: 2,
  expireSeconds: 10 * 60,
  whenGivenUp: failTryout,
} satisfies Job;

export const sweepTryouts = {
  name: 'sweep-tryouts',
  payload: z.object({}),
  retryLimit: 1,
  retryDelaySeconds: 60,
  expireSeconds: 300,
} satisfies Job;
