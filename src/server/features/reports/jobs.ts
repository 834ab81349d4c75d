import { z } from 'zod';
import type { Job } from '../../outside/queue.ts';

const reported = z.object({ reportId: z.number().int(), waits: z.number().int().optional() });
export type Reporting = z.infer<typeof reported>;

export const abandonReport = {
  name: 'abandon-report',
  payload: reported,
  retryLimit: 5,
  retryDelaySeconds: 2,
  expireSeconds: 60,
} satisfies Job;

export const remakeReported = {
  name: 'remake-reported',
  payload: reported,
  retryLimit: 3,
  retryDelaySeconds: 1,
  expireSeconds: 10 * 60,
  whenGivenUp: abandonReport,
} satisfies Job;
