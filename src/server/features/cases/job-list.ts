/** The background jobs on cases: their names and payloads, for those who send them. */
import { z } from 'zod';
import type { Job } from '../../outside/queue.ts';

const run = z.object({ caseId: z.number().int(), run: z.number().int() });

/** `waits` counts how often the run has waited for a language model. */
const runThatWaits = run.extend({ waits: z.number().int().optional() });

export const failCase = {
  name: 'fail-case',
  payload: run,
  retryLimit: 5,
  retryDelaySeconds: 2,
  expireSeconds: 60,
} satisfies Job;

export const processCase = {
  name: 'process-case',
  payload: runThatWaits,
  retryLimit: 3,
  retryDelaySeconds: 1,
  expireSeconds: 30 * 60,
  whenGivenUp: failCase,
} satisfies Job;

export const purgeCase = {
  name: 'purge-case',
  payload: z.object({ caseId: z.number().int() }),
  retryLimit: 5,
  retryDelaySeconds: 5,
  expireSeconds: 60,
} satisfies Job;

export const purgeClassSession = {
  name: 'purge-class-session',
  payload: z.object({ sessionId: z.number().int() }),
  retryLimit: 5,
  retryDelaySeconds: 5,
  expireSeconds: 60,
} satisfies Job;

export const sweepCases = {
  name: 'sweep-cases',
  payload: z.object({}),
  retryLimit: 1,
  retryDelaySeconds: 60,
  expireSeconds: 300,
} satisfies Job;
