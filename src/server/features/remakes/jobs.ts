import { z } from 'zod';
import type { Job } from '../../outside/queue.ts';

const remake = z.object({
  materialId: z.number().int(),
  /** The token that pays for it; null where it is free. */
  chargeId: z.number().int().nullable(),
  tier: z.enum(['standard', 'premium']),
  waits: z.number().int().optional(),
});
export type Remake = z.infer<typeof remake>;

export const abandonRemake = {
  name: 'abandon-remake',
  payload: remake,
  retryLimit: 5,
  retryDelaySeconds: 2,
  expireSeconds: 60,
} satisfies Job;

export const remakeMaterial = {
  name: 'remake-material',
  payload: remake,
  retryLimit: 3,
  retryDelaySeconds: 1,
  expireSeconds: 30 * 60,
  whenGivenUp: abandonRemake,
} satisfies Job;
