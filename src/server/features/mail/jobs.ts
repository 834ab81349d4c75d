import { z } from 'zod';
import type { Job } from '../../outside/queue.ts';

const payload = z.object({ mailId: z.number().int() });

export const abandonMail = {
  name: 'abandon-mail',
  payload,
  retryLimit: 3,
  retryDelaySeconds: 5,
  expireSeconds: 60,
} satisfies Job;

/** Tried for about a day and a half: a mail server may be down that long. */
export const sendMail = {
  name: 'send-mail',
  payload,
  retryLimit: 13,
  retryDelaySeconds: 15,
  expireSeconds: 120,
  whenGivenUp: abandonMail,
} satisfies Job;
